import type { Queryable } from "#server/db/Database.ts";

/** What can be limited: what is paid in, what is lost, and minutes of playing. */
export const limitKinds = ["deposit", "loss", "time"] as const;
/** Spans that end now: 24 hours, 7 days, 30 days. */
export const limitPeriods = ["day", "week", "month"] as const;

export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];
/** Who set it: the member, an operator, or the rules of the place. */
export type LimitSource = "player" | "operator" | "rules";

/** Names one limit. */
export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

/** A limit as it stands at a moment: what has waited long enough holds. */
export interface StoredLimit extends LimitName {
  source: LimitSource;
  /** Minor units, or minutes; null where there is none. */
  amount: number | null;
  /** What it becomes, and when; null where nothing waits. */
  pending: { amount: number | null; at: Date } | null;
}

const hourMs = 3_600_000;
const hoursOf: Record<LimitPeriod, number> = { day: 24, week: 7 * 24, month: 30 * 24 };

/** When the span that ends now began. */
export const sinceOf = (period: LimitPeriod, now: Date): Date => new Date(now.getTime() - hoursOf[period] * hourMs);

/** All limits of a member, as they hold at this moment. */
export async function loadLimits(db: Queryable, memberId: string, now: Date): Promise<StoredLimit[]> {
  const rows = await db.query<Row>(
    `SELECT kind, period, source, amount, pending_amount, pending_at FROM play_limit WHERE member_id = $1
     ORDER BY kind, period, source`,
    [memberId],
  );
  return rows.map(({ kind, period, source, amount, pending_amount: later, pending_at: at }) => {
    const isDue = at !== null && at <= now;
    return {
      kind,
      period,
      source,
      amount: isDue ? later : amount,
      pending: at === null || isDue ? null : { amount: later, at },
    };
  });
}

/** The strictest of the limits of one name; undefined where nothing limits. */
export function strictest(limits: readonly StoredLimit[], { kind, period }: LimitName): StoredLimit | undefined {
  return limits
    .filter((limit) => limit.kind === kind && limit.period === period && limit.amount !== null)
    .toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0))[0];
}

interface Row extends LimitName {
  source: LimitSource;
  amount: number | null;
  pending_amount: number | null;
  pending_at: Date | null;
}
