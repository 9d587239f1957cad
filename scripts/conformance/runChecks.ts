import type { Check, CheckResult } from "./Check.ts";
import { NotTried } from "./demand.ts";
import type { Visitor } from "./createVisitor.ts";

/** Runs checks one after the other; `onResult` hears of each. A check that throws has failed, whatever it throws. */
export async function runChecks(
  checks: readonly Check[],
  visitor: Visitor,
  onResult: (result: CheckResult) => void = () => undefined,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const result = await runOne(check, visitor);
    results.push(result);
    onResult(result);
  }
  return results;
}

async function runOne(check: Check, visitor: Visitor): Promise<CheckResult> {
  try {
    await check.run(visitor);
    return { check, outcome: "passed" };
  } catch (error) {
    return { check, outcome: error instanceof NotTried ? "not tried" : "failed", reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "No answer within ten seconds.";
  // What fetch throws says only that it failed; its cause says why.
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}
