import type { TestRecord } from "../testing/TestRecord.ts";
import type { Trace } from "./traceRequirements.ts";

/**
 * The trace in words; the short form names only counts and faults. The long form puts the titles of its tests below the sentence
 * of each requirement, so that one can be read against the other.
 */
export function writeTrace(trace: Trace, form: "short" | "long"): string[] {
  const total = trace.proven.length + trace.broken.length + trace.unproven.length;
  const faults = [
    ...trace.broken.map(
      ({ requirement, tests }) =>
        `  broken    ${requirement.id}  ${tests.find(({ outcome }) => outcome !== "passed")?.titles.join(" › ")}`,
    ),
    ...trace.unknown.map(({ id, file }) => `  unknown   ${id}  named in ${file}, is no requirement`),
  ];
  const sum = `${trace.proven.length} of ${total} requirements proven, ${trace.broken.length} broken, ${trace.unproven.length} not proven yet`;
  if (form === "short") return [...faults, sum];
  return [
    ...trace.proven.flatMap(({ requirement, tests }) => [
      `  proven    ${requirement.id}  ${requirement.text}`,
      ...titlesOf(tests).map((title) => `              · ${title}`),
    ]),
    ...trace.unproven.map((requirement) => `  not yet   ${requirement.id}  ${requirement.text}`),
    ...faults,
    sum,
  ];
}

/** What the tests say they show, each once: one that runs on several screens, or for each line of a table, is one claim. */
function titlesOf(tests: readonly TestRecord[]): string[] {
  const times = new Map<string, number>();
  for (const { titles, file } of tests) {
    const title = `${titles.join(" › ")} (${file})`;
    times.set(title, (times.get(title) ?? 0) + 1);
  }
  return [...times].map(([title, count]) => (count > 1 ? `${title} ×${count}` : title));
}
