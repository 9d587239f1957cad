import { stripVTControlCharacters } from "node:util";
import type { TestRecord } from "./TestRecord.ts";

/** Lines of a reason that are told; the whole of it is where the test ran. */
const lines = 12;

/** The tests that failed, were skipped or passed only at the second try: where, which, and the beginning of why. */
export function describeFaults(records: TestRecord[]): string[] {
  return records
    .filter(({ outcome, isFlaky }) => outcome !== "passed" || isFlaky)
    .map(({ outcome, isFlaky, file, titles, fault }) => {
      const how = isFlaky ? "Passed only at the second try" : outcome === "skipped" ? "Skipped" : "Failed";
      const why = stripVTControlCharacters(fault ?? "")
        .split("\n")
        .slice(0, lines)
        .map((line) => `\n    ${line}`);
      return `${how}: ${[file, ...titles].join(" › ")}${fault ? why.join("") : ""}`;
    });
}
