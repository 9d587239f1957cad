import type { ValueOf } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import type { PlayerSession } from "#server/features/session/PlayerSession.ts";

/** What a player is told of the session. */
type PlaySession = ValueOf<"getPlaySession">;

const minuteMs = 60_000;
/** Amounts are asked for anew this often. */
const amountsMs = minuteMs;
/** While a check is open: how soon another tab sees that it was answered. */
const openMs = 5_000;

/** When it is, and how long there is from one check to the next. */
interface PlayTimes {
  now: Date;
  everyMs: number;
}

/**
 * Reads how a session has gone: from the login, and from the last check that was answered. The amounts are the member's in the
 * ledger, whichever session they were staked in. When a check is due follows from what was answered and from the settings of now.
 */
export async function loadPlaySession(
  db: Queryable,
  { id, memberId, currency }: PlayerSession,
  { now, everyMs }: PlayTimes,
): Promise<PlaySession> {
  const {
    created_at: startedAt,
    answered,
    answered_at: answeredAt,
  } = onlyRow(
    await db.query<SessionRow>(
      `SELECT s.created_at, coalesce(max(c.number), 0)::integer AS answered, max(c.answered_at) AS answered_at
       FROM session s LEFT JOIN reality_check c ON c.session_id = s.id WHERE s.id = $1 GROUP BY s.id`,
      [id],
    ),
  );
  const since = answeredAt ?? startedAt;
  const amounts = onlyRow(
    await db.query<AmountsRow>(
      `SELECT ${sums("")}, ${sums("_since", "AND e.created_at >= $4")}
       FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id JOIN ledger_transfer t ON t.id = e.transfer_id
       WHERE a.member_id = $1 AND a.currency = $2 AND e.created_at >= $3 AND t.kind IN ('bet', 'win')`,
      [memberId, currency, startedAt, since],
    ),
  );
  const dueAt = new Date(since.getTime() + everyMs);
  const isOpen = dueAt <= now;
  const againMs = isOpen ? openMs : Math.min(amountsMs, dueAt.getTime() - now.getTime());
  return {
    startedAt: startedAt.toISOString(),
    playedMinutes: minutesOf(startedAt, now),
    ...told(amounts.staked, amounts.won),
    currency,
    askAgainAt: new Date(now.getTime() + againMs).toISOString(),
    check: {
      number: answered + 1,
      isOpen,
      dueAt: dueAt.toISOString(),
      playedMinutes: minutesOf(since, now),
      ...told(amounts.staked_since, amounts.won_since),
      currency,
    },
  };
}

const sums = (suffix: string, condition = ""): string =>
  `coalesce(-sum(e.amount) FILTER (WHERE t.kind = 'bet' ${condition}), 0)::bigint AS staked${suffix},
   coalesce(sum(e.amount) FILTER (WHERE t.kind = 'win' ${condition}), 0)::bigint AS won${suffix}`;

const told = (staked: number, won: number) => ({ staked, won, net: won - staked });

/** Minutes that have begun; a clock that is behind has begun one. */
const minutesOf = (from: Date, now: Date): number =>
  Math.max(1, Math.ceil((now.getTime() - from.getTime()) / minuteMs));

interface SessionRow {
  created_at: Date;
  answered: number;
  answered_at: Date | null;
}

interface AmountsRow {
  staked: number;
  won: number;
  staked_since: number;
  won_since: number;
}
