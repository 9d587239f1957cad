import type { BodyOf } from "#contracts/api.ts";
import type { Client } from "../createClient.ts";

/** A problem as the platform takes it. */
export type ProblemReport = BodyOf<"reportProblem">;

/** How many reports one page may send, and how many in a minute: a page that fails everywhere must not flood. */
const limits = { aPage: 50, aMinute: 10 };
const minuteMs = 60_000;

/** What the port needs of a clock. */
interface Clock {
  /** Milliseconds that only grow. */
  now(): number;
  /** Does it once after so many milliseconds. */
  after(ms: number, run: () => void): void;
}

/**
 * Tells the operator of problems: each one once a page, and not too many at once; those that are too many wait for the next
 * minute. Of a page that has more than it may tell, that is told. Failures are not told of.
 */
export function createProblemPort(client: Client, { now, after }: Clock): (report: ProblemReport) => void {
  const known = new Set<string>();
  const waiting: ProblemReport[] = [];
  let recent: number[] = [];
  let isScheduled = false;
  const flush = () => {
    recent = recent.filter((at) => now() - at < minuteMs);
    while (recent.length < limits.aMinute) {
      const next = waiting.shift();
      if (!next) return;
      recent.push(now());
      void client.call("reportProblem", shortened(next));
    }
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    after(Math.max(0, minuteMs - (now() - (recent[0] ?? now()))), () => {
      isScheduled = false;
      flush();
    });
  };
  return (report) => {
    const name = JSON.stringify([report.kind, report.document, report.pointer, report.reason]);
    if (known.has(name) || known.size > limits.aPage) return;
    known.add(name);
    const isTooMany = known.size > limits.aPage;
    const more = `More than ${limits.aPage} problems here: the others are not told`;
    waiting.push(isTooMany ? { ...report, reason: more } : report);
    flush();
  };
}

function shortened(report: ProblemReport): ProblemReport {
  return {
    ...report,
    reason: report.reason.slice(0, 1000),
    ...(report.document === undefined ? {} : { document: report.document.slice(0, 200) }),
    ...(report.pointer === undefined ? {} : { pointer: report.pointer.slice(0, 500) }),
    ...(report.nearest === undefined ? {} : { nearest: report.nearest.slice(0, 200) }),
    ...(report.page === undefined ? {} : { page: report.page.slice(0, 200) }),
  };
}
