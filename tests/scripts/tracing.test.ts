import { describe, expect, it } from "vitest";
import type { TestRecord } from "../../scripts/testing/TestRecord.ts";
import { readRequirements } from "../../scripts/tracing/readRequirements.ts";
import { traceRequirements } from "../../scripts/tracing/traceRequirements.ts";
import { writeTrace } from "../../scripts/tracing/writeTrace.ts";

const requirements = ["LOGIN-01", "LOGIN-02", "REG-01"].map((id) => ({ id, group: "g", text: `text of ${id}` }));

function aTest(titles: string[], outcome: TestRecord["outcome"] = "passed"): TestRecord {
  return { titles, file: "tests/a.test.ts", outcome };
}

describe("the trace of requirements", () => {
  it("finds ids at the start of a title or of a group's, several too", () => {
    const trace = traceRequirements(requirements, [
      aTest(["login", "[LOGIN-01] [LOGIN-02] logs in"]),
      aTest(["[REG-01] registration", "asks for a name"]),
    ]);
    expect(trace.proven.map(({ requirement }) => requirement.id)).toEqual(["LOGIN-01", "LOGIN-02", "REG-01"]);
    expect(trace.unproven).toEqual([]);
  });

  it("does not count ids inside a title", () => {
    const trace = traceRequirements(requirements, [aTest(["fixes [LOGIN-01]"])]);
    expect(trace.proven).toEqual([]);
  });

  it("calls a requirement broken when one of its tests failed or did not run", () => {
    const trace = traceRequirements(requirements, [
      aTest(["[LOGIN-01] a"]),
      aTest(["[LOGIN-01] b"], "failed"),
      aTest(["[REG-01] c"], "skipped"),
    ]);
    expect(trace.broken.map(({ requirement }) => requirement.id)).toEqual(["LOGIN-01", "REG-01"]);
    expect(trace.unproven.map(({ id }) => id)).toEqual(["LOGIN-02"]);
    expect(writeTrace(trace, "short").at(-1)).toBe("0 of 3 requirements proven, 2 broken, 1 not proven yet");
  });

  it("prints below a sentence what its tests say they show, each once", () => {
    const trace = traceRequirements(requirements, [
      aTest(["login", "[LOGIN-01] on a phone"]),
      aTest(["[LOGIN-01] on two screens"]),
      aTest(["[LOGIN-01] on two screens"]),
    ]);
    expect(writeTrace(trace, "long").slice(0, 4)).toEqual([
      "  proven    LOGIN-01  text of LOGIN-01",
      "              · login › [LOGIN-01] on a phone (tests/a.test.ts)",
      "              · [LOGIN-01] on two screens (tests/a.test.ts) ×2",
      "  not yet   LOGIN-02  text of LOGIN-02",
    ]);
  });

  it("reports an id that is no requirement", () => {
    const trace = traceRequirements(requirements, [aTest(["[LOGIN-99] x"])]);
    expect(trace.unknown).toEqual([{ id: "LOGIN-99", file: "tests/a.test.ts" }]);
  });

  it("reads the list that is kept in the repository", async () => {
    const list = await readRequirements("docs/requirements.tsv");
    expect(list.length).toBeGreaterThan(100);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });
});
