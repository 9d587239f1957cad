import type { Trace } from "./traceRequirements.ts";

/** The trace in words; the short form names only counts and faults. */
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
    ...trace.proven.map(({ requirement, tests }) => `  proven    ${requirement.id}  (${tests}) ${requirement.text}`),
    ...trace.unproven.map((requirement) => `  not yet   ${requirement.id}  ${requirement.text}`),
    ...faults,
    sum,
  ];
}
