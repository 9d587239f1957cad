import type { Queryable } from "#server/db/Database.ts";
import type { Member } from "#server/features/member/Member.ts";
import { Failure, refusal } from "#server/http/Failure.ts";

/** What is about to be paid in. */
export interface AskedDeposit {
  /** In minor units. */
  amount: number;
  currency: string;
}

/** The trial account of free play. */
const trialType = 4;

/**
 * The one place that says whether a member may pay in now, asked in the transaction that makes the order, with the member's row
 * locked: limits that a player has set, and an exclusion, belong here.
 */
export async function demandDepositAllowed(
  _tx: Queryable,
  member: Member | undefined,
  _asked: AskedDeposit,
): Promise<void> {
  if (!member || member.isDisabled) throw new Failure(401, "not_logged_in", "Please log in.");
  if (member.type === trialType) throw refusal("deposit_not_allowed", "A trial account holds play money alone.");
}
