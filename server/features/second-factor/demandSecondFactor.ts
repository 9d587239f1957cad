import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Member } from "#server/features/member/Member.ts";
import { refusal } from "#server/http/Failure.ts";
import { createTickets } from "#server/security/createTickets.ts";
import { hashToken } from "#server/security/tokens.ts";
import { createSecondFactors } from "./createSecondFactors.ts";

/** Who has passed the first step. */
export interface FirstStep {
  memberId: string;
  /** What was typed to log in. */
  username: string;
  /** Of the password that there was: with another one the ticket is worth nothing. */
  password: string;
}

/** What a ticket remembers of the password. */
export function passwordMark({ passwordHash }: Member): string {
  return hashToken(passwordHash ?? "").toString("base64url");
}

/**
 * Throws `second_factor_required` with a ticket for the second step where the member's logins ask for a code. The ticket is no row
 * of the database, so it outlives the transaction that this refusal ends.
 */
export async function demandSecondFactor(
  tx: Queryable,
  { member, username }: { member: Member; username: string },
  deps: Pick<Deps, "db" | "clock" | "keys">,
): Promise<void> {
  if (!(await createSecondFactors(deps).isOn(tx, { kind: "member", id: member.id }))) return;
  const step: FirstStep = { memberId: member.id, username, password: passwordMark(member) };
  const ticket = await createTickets(deps).make("second factor", step);
  throw refusal("second_factor_required", "Please type the code of your app.", { ticket });
}
