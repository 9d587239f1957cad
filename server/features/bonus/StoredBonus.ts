import type { Queryable } from "#server/db/Database.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";
import type { BonusTerms } from "./BonusTerms.ts";

/** How a bonus stands. */
export type BonusState = "active" | "converted" | "forfeited" | "spent";
/** Why a bonus ended. */
export type BonusReason = "turnover" | "expired" | "player" | "withdrawal" | "operator" | "spent";

/** A bonus as it is kept. Money is in minor units. */
export interface StoredBonus {
  id: string;
  memberId: string;
  offerId: string | null;
  title: TextsByLanguage;
  currency: string;
  amount: number;
  required: number;
  done: number;
  terms: BonusTerms;
  state: BonusState;
  reason: BonusReason | null;
  startedAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  paid: number | null;
}

const columns = `b.id, b.member_id AS "memberId", b.offer_id AS "offerId", b.title, b.currency, b.amount, b.required, b.done, b.terms,
  b.state, b.reason, b.started_at AS "startedAt", b.ends_at AS "endsAt", b.ended_at AS "endedAt", b.paid`;

/** The bonuses of a member that run, in the order that they began; each locked. The member's row is locked before. */
export function lockActive(tx: Queryable, memberId: string): Promise<StoredBonus[]> {
  return tx.query<StoredBonus>(
    `SELECT ${columns} FROM bonus b WHERE b.member_id = $1 AND b.state = 'active' ORDER BY b.number FOR UPDATE`,
    [memberId],
  );
}

/** Bonuses by a condition on `b`. */
export function loadBonuses(db: Queryable, where: string, values: readonly unknown[]): Promise<StoredBonus[]> {
  return db.query<StoredBonus>(`SELECT ${columns} FROM bonus b ${where}`, [...values]);
}

/** Locks the member first: whoever changes bonuses, rewards and money of one member does it one after the other. */
export async function lockMember(tx: Queryable, memberId: string): Promise<void> {
  await tx.query("SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE", [memberId]);
}
