import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { noteEvent } from "./noteEvent.ts";
import type { SecurityParts } from "./SecurityParts.ts";
import { tellChanged } from "./tellChanged.ts";

/** What takes each away, and whether it was there. `$2` is until when withdrawals rest. */
const changes = {
  realName: ["profile = profile - 'payeeName'", "profile ? 'payeeName'"],
  birthday: ["birthday = NULL", "birthday IS NOT NULL"],
  email: ["email = '', email_verified_at = NULL", "email <> ''"],
  mobileNum: ["dialing_code = '', mobile_num = '', mobile_verified_at = NULL", "mobile_num <> ''"],
  paymentPassword: [
    "payment_password_hash = NULL, payment_password_at = NULL, rest_until = greatest(rest_until, $2)",
    "payment_password_hash IS NOT NULL",
  ],
} as const;

/** Serves customer service, which takes away what a member cannot change: it is filled in or proved anew. */
export function registerCorrections(
  app: FastifyInstance,
  { clock, config, db }: Deps,
  parts: Pick<SecurityParts, "letters" | "memberWork" | "outbox" | "resets">,
): void {
  operation(app, "correctMember", async ({ body: { account, what, reason }, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const found = await findMember(db, { account: account.trim() });
    if (!found) throw notFound();
    const [change, wasThere] = changes[what];
    await parts.memberWork(found.id, async (tx, member) => {
      const now = clock.now();
      const restUntil = new Date(now.getTime() + config.limits.withdrawalRestHours * 3_600_000);
      const changed = await tx.query(
        `UPDATE member SET ${change} WHERE id = $1 AND ${wasThere} AND $2::timestamptz IS NOT NULL RETURNING id`,
        [found.id, restUntil],
      );
      if (!member || changed.length === 0) throw notFound();
      // A link that was mailed to a contact that is gone opens nothing any more.
      await parts.resets.endAll(tx, member.id);
      await noteEvent(tx, { memberId: member.id, kind: "corrected", now });
      await tellChanged(tx, member, parts);
      await recordAct(tx, clock, call.operator.account, "memberCorrected", {
        member: member.account,
        switched: what,
        reason,
      });
    });
    return {};
  });
}
