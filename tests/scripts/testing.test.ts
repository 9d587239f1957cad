import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { closingLine } from "../../scripts/testing/closingLine.ts";
import { countTests } from "../../scripts/testing/countTests.ts";
import { readPlaywright } from "../../scripts/testing/readPlaywright.ts";
import { readVitest } from "../../scripts/testing/readVitest.ts";
import { runTests } from "../../scripts/testing/runTests.ts";

async function aReport(content: unknown): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "croupier-")), "report.json");
  await writeFile(path, JSON.stringify(content));
  return path;
}

describe("the closing line", () => {
  it("sums what passed and failed, and counts a skipped test as failed", () => {
    const counts = [
      { passed: 3, failed: 0, skipped: 0, faults: [] },
      { passed: 4, failed: 1, skipped: 2, faults: [] },
    ];
    expect(closingLine(counts)).toEqual({ line: "7 passed, 3 failed", ok: false });
  });

  it("is no success when nothing ran", () => {
    expect(closingLine([]).ok).toBe(false);
    expect(closingLine([{ passed: 1, failed: 0, skipped: 0, faults: [] }])).toEqual({
      line: "1 passed, 0 failed",
      ok: true,
    });
  });
});

describe("reading reports", () => {
  it("takes Vitest's tests, and a file that did not load as a failure", async () => {
    const test = (status: string) => ({ ancestorTitles: ["group"], title: "t", status, failureMessages: [] });
    const path = await aReport({
      testResults: [
        {
          name: join(process.cwd(), "tests/a.test.ts"),
          status: "passed",
          message: "",
          assertionResults: [test("passed"), test("todo")],
        },
        {
          name: join(process.cwd(), "tests/b.test.ts"),
          status: "failed",
          message: "no such module",
          assertionResults: [],
        },
      ],
    });
    const records = await readVitest(path);
    expect(countTests(records)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      faults: ["Skipped: tests/a.test.ts › group › t", "Failed: tests/b.test.ts › did not load\n    no such module"],
    });
    expect(records[0]).toEqual({ titles: ["group", "t"], file: "tests/a.test.ts", outcome: "passed" });
  });

  it("takes Playwright's tests once a project, names the flaky ones, and counts faults of the set-up", async () => {
    const tests = ["expected", "flaky", "skipped", "unexpected"].map((status) => ({
      projectName: "phone",
      status,
      results: status === "flaky" ? [{ error: { message: "\u001B[31mtoo late\u001B[39m" } }, {}] : [{}],
    }));
    const path = await aReport({
      suites: [
        {
          title: "a.spec.ts",
          file: "a.spec.ts",
          specs: [],
          suites: [{ title: "login", file: "a.spec.ts", specs: [{ title: "t", tests }] }],
        },
      ],
      errors: [{ message: "no platform" }],
    });
    const records = await readPlaywright(path);
    expect(countTests(records)).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
    expect(countTests(records).faults[0]).toBe(
      "Passed only at the second try: tests/browser/a.spec.ts › login › t › phone\n    too late",
    );
    expect(records.map(({ isFlaky }) => isFlaky)).toEqual([undefined, true, undefined, undefined, undefined]);
    expect(records[0]?.titles).toEqual(["login", "t", "phone"]);
  });
});

describe("running a runner", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

  const read = () => Promise.resolve([{ titles: ["t"], file: "f", outcome: "passed" as const }]);

  it("counts by the report", async () => {
    expect(await runTests({ args: ["-e", ""], report: "none", read })).toMatchObject({
      passed: 1,
      failed: 0,
      faults: [],
    });
  });

  it("names what passed only at the second try", async () => {
    const flaky = () =>
      Promise.resolve([{ titles: ["group", "t"], file: "f", outcome: "passed" as const, isFlaky: true as const }]);
    const { faults } = await runTests({ args: ["-e", ""], report: "none", read: flaky });
    expect(faults).toEqual(["Passed only at the second try: f › group › t"]);
  });

  it("counts a failure without a failed test", async () => {
    const count = await runTests({ args: ["-e", "process.exit(3)"], report: "none", read });
    expect(count).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
    expect(count.faults).toHaveLength(1);
  });

  it("counts an empty report, and a missing one, as a failure", async () => {
    const empty = { args: ["-e", ""], report: "none", read: () => Promise.resolve([]) };
    expect(await runTests(empty)).toEqual({ passed: 0, failed: 1, skipped: 0, faults: ["No test ran."] });
    expect(await runTests({ ...empty, read: readVitest })).toMatchObject({ passed: 0, failed: 1 });
  });
});
