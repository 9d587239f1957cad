import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { bonusMoney } from "./endBonus.ts";
import { lockActive, type StoredBonus } from "./StoredBonus.ts";

/** A bet that takes money or gives it back. */
export interface FundedBet {
  id: string;
  memberId: string;
  currency: string;
}

/** An amount in minor units, of the sign of the movement, and whose account it is on. */
export interface FundsPart {
  account: string;
  amount: number;
}

/**
 * How much of a stake is bonus money, decided with the member's row locked: real money goes first, or bonus money where a bonus says so,
 * the oldest bonus before the next. What each of them pays is kept beside the bet, since wins return in proportion. Where all
 * together is too little the wallet is asked for the rest, and refuses. `real` reads what the wallet that pays holds, where it matters.
 */
export async function fundStake(
  tx: Queryable,
  { id, memberId, currency }: FundedBet,
  { stake, real, now }: { stake: number; real: () => Promise<number>; now: Date },
): Promise<number> {
  const running = (await lockActive(tx, memberId)).filter((bonus) => bonus.currency === currency && bonus.endsAt > now);
  if (running.length === 0) return 0;
  let rest = stake;
  let taken = 0;
  const take = async (bonus: StoredBonus) => {
    const amount = Math.min(rest, await bonusMoney(tx, bonus));
    if (amount <= 0) return;
    await tx.query("INSERT INTO bonus_stake (bet_id, bonus_id, amount) VALUES ($1, $2, $3)", [id, bonus.id, amount]);
    rest -= amount;
    taken += amount;
  };
  for (const bonus of running) if (bonus.terms.stakes === "bonusFirst") await take(bonus);
  rest -= Math.min(rest, await real());
  for (const bonus of running) if (bonus.terms.stakes === "realFirst") await take(bonus);
  return taken;
}

/** How much of a payout is bonus money: in the proportion of the stake, fractions of a minor unit to real money. */
export function shareOfPayout({ stake, bonusStake }: { stake: number; bonusStake: number }, payout: number): number {
  return stake === 0 ? 0 : Number((BigInt(payout) * BigInt(bonusStake)) / BigInt(stake));
}

/**
 * Whose accounts the bonus part of a bet's movement is on, in the proportion of what each bonus paid. A bonus that runs has its own
 * account. One that was converted is in the `wallet`, and one that was lost belongs to the house: what returns of it goes there,
 * and what is taken back comes from there. A bonus of which nothing was left runs again when something returns in its time.
 */
export async function bonusParts(
  tx: Queryable,
  ledger: Ledger,
  bet: FundedBet,
  { amount, wallet, now }: { amount: number; wallet: string; now: Date },
): Promise<FundsPart[]> {
  const paid = await tx.query<Paid>(
    `SELECT s.bonus_id AS id, s.amount, b.state, b.ends_at AS "endsAt" FROM bonus_stake s JOIN bonus b ON b.id = s.bonus_id
     WHERE s.bet_id = $1 ORDER BY b.number`,
    [bet.id],
  );
  const total = onlyRow(
    await tx.query<{ total: number }>(
      "SELECT coalesce(sum(amount), 0)::bigint AS total FROM bonus_stake WHERE bet_id = $1",
      [bet.id],
    ),
  ).total;
  if (total === 0) throw new Error(`No bonus paid for the bet ${bet.id}`);
  const sums = new Map<string, number>();
  let rest = amount;
  for (const [place, one] of paid.entries()) {
    const isLast = place === paid.length - 1;
    const part = isLast ? rest : Number((BigInt(amount) * BigInt(one.amount)) / BigInt(total));
    rest -= part;
    if (part === 0) continue;
    const account = await accountOf(tx, ledger, bet, one, { wallet, returns: part > 0, now });
    sums.set(account, (sums.get(account) ?? 0) + part);
  }
  return [...sums].map(([account, sum]) => ({ account, amount: sum }));
}

interface Paid extends Pick<StoredBonus, "id" | "state" | "endsAt"> {
  amount: number;
}

async function accountOf(
  tx: Queryable,
  ledger: Ledger,
  { memberId, currency }: FundedBet,
  { id: place, state, endsAt }: Paid,
  { wallet, returns, now }: { wallet: string; returns: boolean; now: Date },
): Promise<string> {
  if (state === "converted") return wallet;
  const isBack = state === "spent" && returns && endsAt > now;
  if (isBack)
    await tx.query(
      "UPDATE bonus SET state = 'active', reason = NULL, ended_at = NULL, paid = NULL WHERE id = $1 AND state = 'spent'",
      [place],
    );
  if (state === "active" || isBack) return ledger.memberAccount(tx, { memberId, kind: "playerBonus", currency, place });
  return ledger.ownAccount(tx, "bonus", currency);
}

/** A bet is settled or void: it has no bonus money out any more. */
export async function closeStake(tx: Queryable, { id }: Pick<FundedBet, "id">): Promise<void> {
  await tx.query("UPDATE bonus_stake SET is_over = true WHERE bet_id = $1", [id]);
}
