import { rm } from "node:fs/promises";
import { runCommand, type CommandOptions } from "../steps/runCommand.ts";
import { countTests, type TestCount } from "./countTests.ts";
import type { TestRecord } from "./TestRecord.ts";

/** A runner of tests: how it is called, and how its report is read. */
export interface TestRunner {
  args: string[];
  report: string;
  read: (path: string) => Promise<TestRecord[]>;
  options?: CommandOptions;
}

/**
 * Runs a runner and counts by its report, never by its words. A runner that fails without a failed test, or that ran
 * no test at all, or leaves no report, counts as one failure: silence is no proof. A test that passed only when it was
 * run once more is among the faults: each of them is a failure that nobody has understood yet.
 */
export async function runTests({ args, report, read, options }: TestRunner): Promise<TestCount> {
  await rm(report, { force: true });
  const fault = await runCommand(process.execPath, args, options).then(
    () => undefined,
    (error: Error) => error,
  );
  const records = await read(report).catch((error: Error) => {
    console.error(`No report at ${report}: ${error.message}`);
    return [];
  });
  const count = countTests(records);
  const isSilent = count.failed === 0 && (fault !== undefined || records.length === 0);
  return isSilent ? { ...count, failed: 1, faults: [...count.faults, fault?.message ?? "No test ran."] } : count;
}
