import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { askRuleChange, type RuleKind } from "#server/features/money/RuleChange.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toCorrectionRef } from "./createCorrectionKind.ts";

/**
 * Serves customer service, which asks to take away what a member cannot change: it is filled in or proved anew. All of it leads to
 * money (to whom it is paid, where codes go, what a withdrawal wants), so a second operator agrees.
 */
export function registerCorrections(
  app: FastifyInstance,
  { clock, db }: Pick<Deps, "clock" | "db">,
  kind: RuleKind,
): void {
  operation(app, "correctMember", async ({ body: { account, what, reason }, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const found = await findMember(db, { account: account.trim() });
    if (!found) throw notFound();
    await withTransaction(db, (tx) =>
      askRuleChange(tx, clock, kind, {
        ref: toCorrectionRef(found.account, what),
        operator: call.operator.account,
        change(before) {
          if (!before) throw notFound();
          return { ...before, [what]: false, reason };
        },
      }),
    );
    return {};
  });
}
