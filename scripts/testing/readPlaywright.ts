import { readJson } from "../types/readJson.ts";
import type { TestRecord } from "./TestRecord.ts";

/** The part of Playwright's JSON report that we read. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** Faults outside of tests, for example in the global set-up. */
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  /** One for each try. */
  results: { error?: { message?: string } }[];
}

/** The tests in a JSON report of Playwright, once for each project. A fault outside of tests counts as a failed one. */
export async function readPlaywright(path: string): Promise<TestRecord[]> {
  const report = await readJson<PlaywrightReport>(path);
  const faults = report.errors.map(({ message }): TestRecord => ({
    titles: ["outside of tests"],
    file: "tests/browser",
    outcome: "failed",
    fault: message ?? "unknown fault",
  }));
  // The outermost suite is the file; its title is the file's name.
  return [...report.suites.flatMap((suite) => recordsOf(suite, [])), ...faults];
}

function recordsOf(suite: PlaywrightSuite, titles: string[]): TestRecord[] {
  const file = `tests/browser/${suite.file}`;
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }): TestRecord => {
      const fault = results.find(({ error }) => error !== undefined)?.error?.message;
      return {
        titles: [...titles, title, projectName],
        file,
        outcome: outcomeOf(status),
        ...(status === "flaky" && { isFlaky: true }),
        ...(fault !== undefined && { fault }),
      };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => recordsOf(inner, [...titles, inner.title]))];
}

function outcomeOf(status: string): TestRecord["outcome"] {
  if (status === "expected" || status === "flaky") return "passed";
  return status === "skipped" ? "skipped" : "failed";
}
