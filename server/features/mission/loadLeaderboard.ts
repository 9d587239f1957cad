import type { Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { periodBefore, periodOf, type Days, type MissionPeriod } from "./periodOf.ts";

/** Which days are ranked. */
export type BoardPeriod = NonNullable<Operations["getMissionLeaderboard"]["query"]["period"]>;

/** Who looks, and at what. */
export interface BoardOf {
  memberId: string;
  account: string;
  currency: string;
  /** A time zone that is known. */
  zone: string;
  now: Date;
  period: BoardPeriod;
}

const places = 50;
/** Free play is nobody's bet. */
const trialType = 4;

const kinds: Readonly<Record<BoardPeriod, { period: MissionPeriod; isLast: boolean }>> = {
  today: { period: "daily", isLast: false },
  week: { period: "weekly", isLast: false },
  month: { period: "monthly", isLast: false },
  lastWeek: { period: "weekly", isLast: true },
  lastMonth: { period: "monthly", isLast: true },
};

/** Who staked most in some days, and where the member stands, also far below. Equal sums share a place. */
export async function loadLeaderboard(
  db: Queryable,
  { memberId, currency, zone, now, period }: BoardOf,
): Promise<Operations["getMissionLeaderboard"]["value"]> {
  const days = daysOf(period, now, zone);
  const ranked = `WITH sums AS (
      SELECT b.member_id, sum(b.valid)::bigint AS amount FROM bet_day b
      WHERE b.day BETWEEN $1::date AND $2::date AND b.currency = $3 GROUP BY b.member_id HAVING sum(b.valid) > 0
    ), ranked AS (
      SELECT m.id, m.account, s.amount, rank() OVER (ORDER BY s.amount DESC)::integer AS place,
        lag(s.amount) OVER (ORDER BY s.amount DESC, m.account) AS above
      FROM sums s JOIN member m ON m.id = s.member_id AND m.type <> $4 AND m.disabled_at IS NULL
    )`;
  const values = [days.from, days.to, currency, trialType];
  const [rows, own] = await Promise.all([
    db.query<{ id: string; account: string; amount: number; place: number }>(
      `${ranked} SELECT id, account, amount, place FROM ranked ORDER BY place, account LIMIT $5`,
      [...values, places],
    ),
    db.query<{ amount: number; place: number; above: number | null }>(
      `${ranked} SELECT amount, place, above FROM ranked WHERE id = $5`,
      [...values, memberId],
    ),
  ]);
  const mine = own[0];
  return {
    rows: rows.map(({ id, account, amount, place }) => ({
      place,
      customer: id === memberId ? account : hideMiddle(account),
      amount,
      currency,
      mine: id === memberId,
    })),
    mine: {
      place: mine?.place ?? null,
      amount: mine?.amount ?? 0,
      behind: mine?.above === undefined || mine.above === null ? 0 : mine.above - mine.amount,
      currency,
    },
    ...days,
    currency,
  };
}

function daysOf(board: BoardPeriod, now: Date, zone: string): Days {
  const { period, isLast } = kinds[board];
  const days = periodOf(period, now, zone);
  return isLast ? periodBefore(period, days) : days;
}
