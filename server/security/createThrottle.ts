import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import type { KeyRing } from "./createKeyRing.ts";
import { keyedHash } from "./keyedHash.ts";

/** At most so many in so long. */
export interface Limit {
  most: number;
  seconds: number;
  /** Seconds to wait after the first, the second … one; the last holds for all that follow. None where it is missing. */
  waits?: readonly number[];
}

/** A place under a limit: taken, or refused. */
export interface Attempt {
  /** False where there was no place: nothing was counted then. */
  isAllowed: boolean;
  /** How many places are taken in the running window, this one among them. */
  hits: number;
  /** Seconds until the next one is allowed; 0 is at once. */
  waitSeconds: number;
  /** Gives the place back, where what it was taken for does not count: a right password, for example. */
  giveBack(): Promise<void>;
}

/**
 * Limits that all nodes share. `subject` (an account name, a visitor, a number) is kept only as a keyed hash.
 */
export interface Throttle {
  /**
   * Takes a place before the work it is for, in one statement: of any number of callers at the same moment, on any node, no
   * more are allowed than the limit says.
   */
  take(kind: string, subject: string, limit: Limit): Promise<Attempt>;
  /** Forgets the subject's places. */
  clear(kind: string, subject: string): Promise<void>;
}

interface Row {
  hits: number;
  window_start: Date;
  blocked_until: Date | null;
}

/** Kinds of limits that count addresses or networks, which many people may share. */
const ofAddresses = /(Address|Network)$/;
const largestInteger = 2_147_483_647;

/** `$6` holds the waits; what follows from place number `n`. */
const blockAfter = (n: string) =>
  `$2::timestamptz + nullif(coalesce(($6::integer[])[least(${n}, cardinality($6::integer[]))], 0), 0) * interval '1 second'`;

// The row's lock decides who comes first. A window that is over counts as an empty one.
const takeOne = `
  INSERT INTO throttle AS t (bucket, hits, window_start, blocked_until, expires_at)
  SELECT $1, 1, $2::timestamptz, ${blockAfter("1")}, $3::timestamptz WHERE $5::integer > 0
  ON CONFLICT (bucket) DO UPDATE SET
    hits = CASE WHEN t.window_start <= $4 THEN 1 ELSE t.hits + 1 END,
    window_start = CASE WHEN t.window_start <= $4 THEN $2 ELSE t.window_start END,
    blocked_until = CASE WHEN t.window_start <= $4 THEN ${blockAfter("1")} ELSE ${blockAfter("t.hits + 1")} END,
    expires_at = greatest(t.expires_at, $3, ${blockAfter("t.hits + 1")})
  WHERE t.window_start <= $4 OR (t.hits < $5 AND (t.blocked_until IS NULL OR t.blocked_until <= $2))
  RETURNING hits, window_start, blocked_until`;

/**
 * Limits whose counters are rows of the database. Those of kinds that end in `Address` or `Network` are multiplied by
 * `addressFactor`.
 */
export function createThrottle(db: Database, clock: Clock, keys: KeyRing, addressFactor = 1): Throttle {
  const bucketOf = async (kind: string, subject: string) => {
    // The oldest live key, so that counters outlive one change of keys.
    const key = (await keys.live("throttle")).at(-1) ?? (await keys.newest("throttle"));
    return `${kind}:${keyedHash(key.secret, kind, subject).toString("base64url").slice(0, 32)}`;
  };
  const secondsTo = (until: Date | null | undefined) =>
    Math.max(0, ((until?.getTime() ?? 0) - clock.now().getTime()) / 1000);
  const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

  return {
    take: async (kind, subject, { most, seconds, waits = [] }) => {
      const bucket = await bucketOf(kind, subject);
      const now = clock.now();
      const places = Math.min(largestInteger, ofAddresses.test(kind) ? most * addressFactor : most);
      const values = [bucket, now, later(now, seconds), later(now, -seconds), places, waits];
      const [taken] = await db.query<Row>(takeOne, values);
      if (taken) {
        const { hits, window_start: start, blocked_until: until } = taken;
        const isBlocking = until !== null;
        return {
          isAllowed: true,
          hits,
          waitSeconds: hits >= places ? secondsTo(later(start, seconds)) : secondsTo(until),
          giveBack: async () => {
            // While our own wait lasts nobody else gets a place, so the wait that ends here is ours.
            await db.query(
              `UPDATE throttle SET hits = greatest(hits - 1, 0), blocked_until = CASE WHEN $3 THEN NULL ELSE blocked_until END
               WHERE bucket = $1 AND window_start = $2`,
              [bucket, start, isBlocking],
            );
          },
        };
      }
      const [found] = await db.query<Row>(
        "SELECT hits, window_start, blocked_until FROM throttle WHERE bucket = $1 AND window_start > $2",
        [bucket, later(now, -seconds)],
      );
      const isFull = found === undefined || found.hits >= places;
      const until = isFull ? later(found?.window_start ?? now, seconds) : found.blocked_until;
      return {
        isAllowed: false,
        hits: found?.hits ?? 0,
        // A place may have come free since: then it is worth asking again soon.
        waitSeconds: Math.max(1, secondsTo(until)),
        giveBack: async () => undefined,
      };
    },
    clear: async (kind, subject) => {
      await db.query("DELETE FROM throttle WHERE bucket = $1", [await bucketOf(kind, subject)]);
    },
  };
}
