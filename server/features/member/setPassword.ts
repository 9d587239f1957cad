import type { Queryable } from "#server/db/Database.ts";

/** A password that a member chose, as it is kept. */
interface ChosenPassword {
  memberId: string;
  hash: string;
  now: Date;
}

/** Makes it the member's password. Runs in a transaction that holds the member (MemberWork), which ends its sessions. */
export async function setPassword(tx: Queryable, { memberId, hash, now }: ChosenPassword): Promise<void> {
  await tx.query(
    "UPDATE member SET password_hash = $2, password_changed_at = $3, must_change_password = false WHERE id = $1",
    [memberId, hash, now],
  );
}
