import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import type { KeyRing } from "./KeyRing.ts";
import { keyedHash } from "./keyedHash.ts";

/** At most so many in so long. */
export interface Limit {
  most: number;
  seconds: number;
}

/** What a counter says. */
export interface Count {
  /** Hits in the running window. */
  hits: number;
  /** Seconds until the next one is allowed; 0 is at once. */
  waitSeconds: number;
}

/**
 * Counters that all nodes share. `subject` (an account name, an address, a number) is kept only as a keyed hash.
 */
export interface Throttle {
  /** Counts one, and says how long the subject has to wait if that was one too many. */
  hit(kind: string, subject: string, limit: Limit): Promise<Count>;
  /** Looks at a counter of `hit` without counting. */
  look(kind: string, subject: string, limit: Limit): Promise<Count>;
  /** Looks at a counter of `punish` without counting. */
  peek(kind: string, subject: string): Promise<Count>;
  /** Counts one and blocks the subject for `blockSeconds(hits)` seconds. The window lasts `seconds`. */
  punish(kind: string, subject: string, seconds: number, blockSeconds: (hits: number) => number): Promise<Count>;
  /** Forgets the counter. */
  clear(kind: string, subject: string): Promise<void>;
}

interface Row {
  hits: number;
  window_start: Date;
  blocked_until: Date | null;
}

/** Kinds of counters that count addresses or networks, which many people may share. */
const ofAddresses = /(Address|Network)$/;

/**
 * Throttles whose counters are rows of the database. Limits of kinds that end in `Address` or `Network` are multiplied by
 * `addressFactor`.
 */
export function createThrottle(db: Database, clock: Clock, keys: KeyRing, addressFactor = 1): Throttle {
  const mostOf = (kind: string, most: number) => (ofAddresses.test(kind) ? most * addressFactor : most);
  const bucketOf = async (kind: string, subject: string) => {
    // The oldest live key, so that counters outlive one change of keys.
    const key = (await keys.live("throttle")).at(-1) ?? (await keys.newest("throttle"));
    return `${kind}:${keyedHash(key.secret, kind, subject).toString("base64url").slice(0, 32)}`;
  };

  const count = async (bucket: string, seconds: number): Promise<Row> => {
    const now = clock.now();
    const rows = await db.query<Row>(
      `INSERT INTO throttle AS t (bucket, hits, window_start, expires_at) VALUES ($1, 1, $2, $3)
       ON CONFLICT (bucket) DO UPDATE SET
         hits = CASE WHEN t.window_start <= $4 THEN 1 ELSE t.hits + 1 END,
         window_start = CASE WHEN t.window_start <= $4 THEN $2 ELSE t.window_start END,
         blocked_until = CASE WHEN t.window_start <= $4 THEN NULL ELSE t.blocked_until END,
         expires_at = greatest(t.expires_at, $3)
       RETURNING hits, window_start, blocked_until`,
      [bucket, now, new Date(now.getTime() + seconds * 1000), new Date(now.getTime() - seconds * 1000)],
    );
    return rows[0] ?? { hits: 1, window_start: now, blocked_until: null };
  };

  const waitOf = (until: Date | null) => Math.max(0, ((until?.getTime() ?? 0) - clock.now().getTime()) / 1000);

  return {
    hit: async (kind, subject, { most, seconds }) => {
      const row = await count(await bucketOf(kind, subject), seconds);
      const windowEnd = new Date(row.window_start.getTime() + seconds * 1000);
      return { hits: row.hits, waitSeconds: row.hits > mostOf(kind, most) ? waitOf(windowEnd) : 0 };
    },
    look: async (kind, subject, { most, seconds }) => {
      const rows = await db.query<Row>(
        "SELECT hits, window_start, blocked_until FROM throttle WHERE bucket = $1 AND window_start > $2",
        [await bucketOf(kind, subject), new Date(clock.now().getTime() - seconds * 1000)],
      );
      const row = rows[0];
      if (!row) return { hits: 0, waitSeconds: 0 };
      const windowEnd = new Date(row.window_start.getTime() + seconds * 1000);
      return { hits: row.hits, waitSeconds: row.hits >= mostOf(kind, most) ? waitOf(windowEnd) : 0 };
    },
    peek: async (kind, subject) => {
      const rows = await db.query<Row>(
        "SELECT hits, window_start, blocked_until FROM throttle WHERE bucket = $1 AND expires_at > $2",
        [await bucketOf(kind, subject), clock.now()],
      );
      const row = rows[0];
      return row ? { hits: row.hits, waitSeconds: waitOf(row.blocked_until) } : { hits: 0, waitSeconds: 0 };
    },
    punish: async (kind, subject, seconds, blockSeconds) => {
      const bucket = await bucketOf(kind, subject);
      const row = await count(bucket, seconds);
      const wait = blockSeconds(row.hits);
      if (wait > 0) {
        const until = new Date(clock.now().getTime() + wait * 1000);
        await db.query(
          "UPDATE throttle SET blocked_until = $2, expires_at = greatest(expires_at, $2) WHERE bucket = $1",
          [bucket, until],
        );
      }
      return { hits: row.hits, waitSeconds: wait };
    },
    clear: async (kind, subject) => {
      await db.query("DELETE FROM throttle WHERE bucket = $1", [await bucketOf(kind, subject)]);
    },
  };
}
