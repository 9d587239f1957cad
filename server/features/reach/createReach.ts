import type { Deps } from "#server/Deps.ts";
import { keyedHash } from "#server/security/keyedHash.ts";
import { spanOf } from "./spans.ts";

/** What a browser did with the live revision. */
export type Sight = "drawn" | "refused" | "problem";

/** Takes down how revisions reach players. */
export interface Reach {
  /** A page drew this revision so many milliseconds after it was published. */
  addDrawn(seq: number, ms: number, network: string): Promise<void>;
  /** A browser of this network refused the live revision, or met a problem while it is live. */
  addTrouble(seq: number, sight: Exclude<Sight, "drawn">, network: string): Promise<void>;
  /** Forgets the networks of two hours ago and before. */
  forget(): Promise<void>;
}

const keptMs = 2 * 3_600_000;

/**
 * How revisions reach players, in the database. Of a network only a keyed hash is kept, and for two hours: it says how many there
 * were, and not which.
 */
export function createReach({ db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">): Reach {
  const see = async (seq: number, sight: Sight, network: string) => {
    const { secret } = await keys.newest("throttle");
    await db.query(
      "INSERT INTO revision_sight (seq, sight, network, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
      [seq, sight, keyedHash(secret, "sight", network), clock.now()],
    );
  };
  return {
    async addDrawn(seq, ms, network) {
      await db.query(
        `INSERT INTO revision_reach AS known (seq, span, pages) VALUES ($1, $2, 1)
         ON CONFLICT (seq, span) DO UPDATE SET pages = known.pages + 1`,
        [seq, spanOf(ms)],
      );
      await see(seq, "drawn", network);
    },
    addTrouble: see,
    async forget() {
      await db.query("DELETE FROM revision_sight WHERE at < $1", [new Date(clock.now().getTime() - keptMs)]);
    },
  };
}
