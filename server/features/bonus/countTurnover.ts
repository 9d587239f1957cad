import type { Queryable } from "#server/db/Database.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { weightOf } from "./BonusTerms.ts";
import { bonusMoney, endBonus } from "./endBonus.ts";
import { lockActive, lockMember, type StoredBonus } from "./StoredBonus.ts";

/** A settled bet, as far as bonuses care. */
export interface CountedBet {
  id: string;
  memberId: string;
  currency: string;
  /** Category of the game, such as RNG. */
  category: string;
  /** Code of the vendor. */
  vendor: string;
  /** What of the stake counts, in minor units. */
  validStake: number;
  placedAt: Date;
  settledAt: Date;
}

const whole = 100;
const cause = { type: "system", ref: "bonus" } as const;

/**
 * Counts a settled bet for the bonuses of its member, the oldest first, in the settlement's own transaction: a bet counts once, for
 * what was running when it was placed, and what one bonus does not need goes to the next. A bonus whose turnover is done is
 * converted here and now; one that has run out ends as such, whether the sweep came by or not.
 */
export async function countTurnover(tx: Queryable, ledger: Ledger, bet: CountedBet): Promise<void> {
  await lockMember(tx, bet.memberId);
  const { settledAt: at } = bet;
  let rest = bet.validStake;
  for (const bonus of await lockActive(tx, bet.memberId)) {
    if (bonus.endsAt <= at) {
      await endBonus(tx, ledger, bonus, { reason: "expired", at, cause });
      continue;
    }
    if (bonus.currency !== bet.currency || bonus.startedAt > bet.placedAt) continue;
    const taken = await count(tx, bonus, bet, rest);
    rest -= taken.stake;
    if (bonus.done + taken.amount >= bonus.required)
      await endBonus(tx, ledger, bonus, { reason: "turnover", at, cause });
    else await endSpent(tx, ledger, bonus, at);
  }
}

/** Adds what counts of a stake; answers that, and the stake that it took. */
async function count(tx: Queryable, { id, terms, done, required }: StoredBonus, bet: CountedBet, rest: number) {
  const nothing = { amount: 0, stake: 0 };
  const percent = weightOf(terms.weights, bet);
  // Whole numbers of any size: a stake times a hundred may be more than a double holds.
  const worth = Number((BigInt(rest) * BigInt(percent)) / BigInt(whole));
  const amount = Math.min(worth, required - done);
  if (amount <= 0) return nothing;
  const added = await tx.query(
    "INSERT INTO bonus_turnover (bonus_id, bet_id, amount, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING bet_id",
    [id, bet.id, amount, bet.settledAt],
  );
  if (added.length === 0) return nothing;
  await tx.query("UPDATE bonus SET done = done + $2 WHERE id = $1", [id, amount]);
  const stake =
    amount === worth ? rest : Number((BigInt(amount) * BigInt(whole) + BigInt(percent - 1)) / BigInt(percent));
  return { amount, stake };
}

/** A bonus of which nothing is left, in its account or in a bet that is not settled, asks for nothing any more. */
async function endSpent(tx: Queryable, ledger: Ledger, bonus: StoredBonus, at: Date): Promise<void> {
  if ((await bonusMoney(tx, bonus)) > 0) return;
  const open = await tx.query("SELECT FROM bonus_stake WHERE bonus_id = $1 AND NOT is_over LIMIT 1", [bonus.id]);
  if (open.length === 0) await endBonus(tx, ledger, bonus, { reason: "spent", at, cause });
}

/**
 * Takes back what a bet counted that is void: the turnover of bonuses that still run. One that was converted by it stays so, and an
 * operator may end what is wrong.
 */
export async function takeTurnoverBack(tx: Queryable, bet: Pick<CountedBet, "id" | "memberId">): Promise<void> {
  await lockMember(tx, bet.memberId);
  await tx.query(
    `WITH back AS (
       DELETE FROM bonus_turnover t USING bonus b WHERE t.bet_id = $1 AND b.id = t.bonus_id AND b.state = 'active' RETURNING t.bonus_id, t.amount
     )
     UPDATE bonus SET done = done - back.amount FROM back WHERE bonus.id = back.bonus_id`,
    [bet.id],
  );
}
