import { relative } from "node:path";
import { readJson } from "../types/readJson.ts";
import type { TestRecord } from "./TestRecord.ts";

/** The part of Vitest's JSON report that we read. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The tests in a JSON report of Vitest. A file that could not even be loaded counts as one failed test. */
export async function readVitest(path: string): Promise<TestRecord[]> {
  const report = await readJson<VitestReport>(path);
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const records = assertionResults.map((test): TestRecord => ({
      titles: [...test.ancestorTitles, test.title],
      file,
      outcome: outcomeOf(test.status),
      ...(test.failureMessages[0] !== undefined && { fault: test.failureMessages[0] }),
    }));
    const isBroken = status === "failed" && !records.some(({ outcome }) => outcome === "failed");
    return isBroken ? [...records, { titles: ["did not load"], file, outcome: "failed", fault: message }] : records;
  });
}

function outcomeOf(status: string): TestRecord["outcome"] {
  return status === "passed" || status === "failed" ? status : "skipped";
}
