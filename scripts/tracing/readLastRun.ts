import { existsSync } from "node:fs";
import { readPlaywright } from "../testing/readPlaywright.ts";
import { readVitest } from "../testing/readVitest.ts";
import { reportPaths } from "../testing/reportPaths.ts";
import type { TestRecord } from "../testing/TestRecord.ts";

/** The tests of the last run, of both runners; of a runner that left no report, none. */
export async function readLastRun(): Promise<TestRecord[]> {
  const { vitest, playwright } = reportPaths;
  return [
    ...(existsSync(vitest) ? await readVitest(vitest) : []),
    ...(existsSync(playwright) ? await readPlaywright(playwright) : []),
  ];
}
