import type { BodyOf } from "#contracts/api.ts";
import type { Client } from "../createClient.ts";

/** A problem as the platform takes it. */
export type ProblemReport = BodyOf<"reportProblem">;

/** How many reports one page may send, and how many in a minute: a page that fails everywhere must not flood. */
const limits = { aPage: 50, aMinute: 10 };

/** Tells the operator of problems: each one once a page, and not too many at once. Failures are not told of. */
export function createProblemPort(client: Client, now: () => number): (report: ProblemReport) => void {
  const sent = new Set<string>();
  let recent: number[] = [];
  return (report) => {
    const name = JSON.stringify([report.kind, report.document, report.pointer, report.reason]);
    recent = recent.filter((at) => now() - at < 60_000);
    if (sent.has(name) || sent.size >= limits.aPage || recent.length >= limits.aMinute) return;
    sent.add(name);
    recent.push(now());
    void client.call("reportProblem", {
      ...report,
      reason: report.reason.slice(0, 1000),
      ...(report.document === undefined ? {} : { document: report.document.slice(0, 200) }),
      ...(report.pointer === undefined ? {} : { pointer: report.pointer.slice(0, 500) }),
      ...(report.nearest === undefined ? {} : { nearest: report.nearest.slice(0, 200) }),
      ...(report.page === undefined ? {} : { page: report.page.slice(0, 200) }),
    });
  };
}
