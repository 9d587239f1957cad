import type { TestCount } from "./countTests.ts";

/** The last line of a test run. A skipped test counts as failed, because it proved nothing. */
export function closingLine(counts: TestCount[]): { line: string; ok: boolean } {
  const sum = (pick: (count: TestCount) => number) => counts.reduce((total, count) => total + pick(count), 0);
  const passed = sum((count) => count.passed);
  const failed = sum((count) => count.failed + count.skipped);
  return { line: `${passed} passed, ${failed} failed`, ok: failed === 0 && passed > 0 };
}
