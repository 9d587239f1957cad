/** What a member did on some days, in minor units. */
export interface Figures {
  deposit: number;
  withdrawal: number;
  bet: number;
  win: number;
  bonus: number;
}

/** The sums of `daysOf`, or of `teamDays`. */
export const figureSums = ["deposit", "withdrawal", "bet", "win", "bonus"]
  .map((name) => `coalesce(sum(${name}), 0)::bigint AS ${name}`)
  .join(", ");

/**
 * What the members of a list did from `$2` to `$3` in the currency `$4`, folded and waiting, for a FROM: several rows of one member.
 * `members` is a FROM of its own with their `id`.
 */
export const daysOf = (members: string): string =>
  `(${["member_day", "team_change"]
    .map(
      (
        table,
      ) => `SELECT d.member_id, d.deposit, d.withdrawal, d.bet, d.win, d.bonus FROM ${members} AS who JOIN ${table} d ON d.member_id = who.id
      WHERE d.currency = $4 AND d.day BETWEEN $2::date AND $3::date`,
    )
    .join(" UNION ALL ")}) AS days`;

/** What the wallets of a member hold, of a row `c` with its `id`. */
export const balanceOf = `(SELECT coalesce(sum(a.balance), 0)::bigint FROM ledger_account a
  WHERE a.member_id = c.id AND a.kind IN ('player', 'playerVendor') AND a.currency = $4)`;

/** With what the house won of it. */
export function withProfit({ deposit, withdrawal, bet, win, bonus }: Figures) {
  return { deposit, withdrawal, bet, win, bonus, profit: bet - win - bonus };
}
