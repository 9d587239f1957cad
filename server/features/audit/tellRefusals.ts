import type { Diagnostic, KeptFinding } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import { recordAct, type OperatorAct } from "#server/features/console/recordAct.ts";
import { Failure } from "#server/http/Failure.ts";

/** Refusals that say something of what was to go live; all others say something of the call. */
const told: ReadonlySet<string> = new Set([
  "refused",
  "conflict",
  "moved",
  "unknown_base",
  "review_needed",
  "too_heavy",
]);

/** Does what goes live; where that is refused the audit says who tried, why not, and the first of the problems. */
export async function tellRefusals<Answer>(
  { db, clock }: { db: Queryable; clock: Clock },
  { account, act }: { account: string; act: OperatorAct },
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure && told.has(error.code)) {
      const found = (error.value?.["problems"] ?? []) as Diagnostic[];
      const problems = found.filter(({ severity }) => severity !== "warning");
      const [first] = problems;
      await recordAct(db, clock, account, act, {
        reason: error.code,
        ...(first && {
          problems: problems.length,
          // One is searched for, the other is told in the language of whoever reads it (record 183).
          problem: `${first.document} ${first.pointer}: ${first.reason}`,
          found: keptOf(first),
        }),
      });
    }
    throw error;
  }
}

/** What a finding says, without what it proposes. */
function keptOf({ document, pointer, reason, code, params }: Diagnostic): KeptFinding {
  return { document, pointer, reason, ...(code !== undefined && { code }), ...(params !== undefined && { params }) };
}
