import type { Queryable } from "#server/db/Database.ts";
import type { Member } from "#server/features/member/Member.ts";
import { demandWithinLimits } from "#server/features/play/demandWithinLimits.ts";
import { Failure, refusal } from "#server/http/Failure.ts";

/** What is about to be paid in. */
export interface AskedDeposit {
  /** In minor units. */
  amount: number;
  currency: string;
  now: Date;
}

/** The trial account of free play. */
const trialType = 4;

/**
 * The one place that says whether a member may pay in now, asked in the transaction that makes the order, with the member's row
 * locked: limits that a player has set, and an exclusion, belong here.
 */
export async function demandDepositAllowed(
  tx: Queryable,
  member: Member | undefined,
  { amount, currency, now }: AskedDeposit,
): Promise<void> {
  if (!member || member.isDisabled) throw new Failure(401, "not_logged_in", "Please log in.");
  if (member.type === trialType) throw refusal("deposit_not_allowed", "A trial account holds play money alone.");
  await demandWithinLimits(tx, { memberId: member.id, currency }, { act: "deposit", amount, now });
}
