import type { BodyOf } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { findMember } from "#server/features/member/findMember.ts";
import type { RuleKind } from "#server/features/money/RuleChange.ts";
import { noteEvent } from "./noteEvent.ts";
import type { SecurityParts } from "./SecurityParts.ts";
import { tellChanged } from "./tellChanged.ts";

/** What customer service can take away of a member. */
export type Correction = BodyOf<"correctMember">["what"];

/** What takes each away, whether it is there, and since when where that is known. `$2` is until when withdrawals rest. */
const corrections: Readonly<Record<Correction, { clear: string; has: string; since: string }>> = {
  realName: { clear: "profile = profile - 'payeeName'", has: "profile ? 'payeeName'", since: "NULL::timestamptz" },
  birthday: { clear: "birthday = NULL", has: "birthday IS NOT NULL", since: "NULL::timestamptz" },
  email: { clear: "email = '', email_verified_at = NULL", has: "email <> ''", since: "email_verified_at" },
  mobileNum: {
    clear: "dialing_code = '', mobile_num = '', mobile_verified_at = NULL",
    has: "mobile_num <> ''",
    since: "mobile_verified_at",
  },
  paymentPassword: {
    clear: "payment_password_hash = NULL, payment_password_at = NULL, rest_until = greatest(rest_until, $2)",
    has: "payment_password_hash IS NOT NULL",
    since: "payment_password_at",
  },
};

/** How a correction is named among the changes that two agree to. */
export const toCorrectionRef = (account: string, what: Correction): string => `${account}/${what}`;

function fromCorrectionRef(ref: string): [account: string, what: Correction] {
  const at = ref.lastIndexOf("/");
  return [ref.slice(0, at), ref.slice(at + 1) as Correction];
}

/**
 * What a member has filled in or proved, as a change of two operators: read as whether it is there (never the data itself), and taken
 * away when it is written. What was proved anew meanwhile is something else.
 */
export function createCorrectionKind(
  { config }: Pick<Deps, "config">,
  parts: Pick<SecurityParts, "letters" | "outbox" | "resets">,
): RuleKind {
  return {
    kind: "memberCorrection",
    async read(tx, ref) {
      const [account, what] = fromCorrectionRef(ref);
      const { has, since } = corrections[what];
      const rows = await tx.query<{ has: boolean; since: Date | null }>(
        `SELECT ${has} AS has, ${since} AS since FROM member WHERE account_key = lower($1) FOR NO KEY UPDATE`,
        [account],
      );
      const [found] = rows;
      return found?.has === true ? { [what]: true, since: found.since?.toISOString() ?? null } : undefined;
    },
    async write(tx: Queryable, ref, _parts, { at }) {
      const [account, what] = fromCorrectionRef(ref);
      // As the member could be reached before.
      const member = await findMember(tx, { account }, { lock: true });
      if (!member) throw new Error(`The member ${account} is not there`);
      const restUntil = new Date(at.getTime() + config.limits.withdrawalRestHours * 3_600_000);
      await tx.query(`UPDATE member SET ${corrections[what].clear} WHERE id = $1 AND $2::timestamptz IS NOT NULL`, [
        member.id,
        restUntil,
      ]);
      // A link that was mailed to a contact that is gone opens nothing any more.
      await parts.resets.endAll(tx, member.id);
      await noteEvent(tx, { memberId: member.id, kind: "corrected", now: at });
      await tellChanged(tx, member, parts);
    },
    say: (_name, value) => (typeof value === "boolean" ? (value ? "•••" : "–") : undefined),
  };
}
