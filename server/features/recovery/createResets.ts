import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";

/** How long a link can be used. */
export const linkMinutes = 30;

/** Links by which a member sets a new password, each good for one use (S-35). */
export interface Resets {
  /** Makes a link's token and kills the ones before. For `null` the same is done, and the token opens nothing. */
  create(tx: Queryable, memberId: string | null, from: string): Promise<string>;
  /** Whose token this is; undefined where it is unknown, used, replaced or too old. Nothing changes. */
  find(token: string): Promise<string | undefined>;
  /** Uses a token up; false where somebody was quicker, or another password came in between. */
  useUp(tx: Queryable, token: string, from: string): Promise<boolean>;
  /** Ends every link of a member that is still open. */
  endAll(tx: Queryable, memberId: string): Promise<void>;
  /** Notes that a member set a new password by the phone. */
  notePhone(tx: Queryable, memberId: string, from: string): Promise<void>;
}

/** Links in the database, as hashes. */
export function createResets({ db, clock }: Pick<Deps, "db" | "clock">): Resets {
  const endAll = async (tx: Queryable, memberId: string | null) => {
    await tx.query(
      "UPDATE password_reset SET ended_at = $2 WHERE member_id = $1 AND used_at IS NULL AND ended_at IS NULL",
      [memberId, clock.now()],
    );
  };
  return {
    endAll,
    create: async (tx, memberId, from) => {
      const token = randomToken();
      const now = clock.now();
      await endAll(tx, memberId);
      await tx.query(
        `INSERT INTO password_reset (way, token_hash, member_id, asked_from, created_at, expires_at)
         VALUES ('mail', $1, $2, $3, $4, $5)`,
        [hashToken(token), memberId, from, now, new Date(now.getTime() + linkMinutes * 60_000)],
      );
      return token;
    },
    find: async (token) => {
      const rows = await db.query<{ member_id: string }>(
        `SELECT member_id FROM password_reset WHERE token_hash = $1 AND member_id IS NOT NULL AND used_at IS NULL
         AND ended_at IS NULL AND expires_at > $2`,
        [hashToken(token), clock.now()],
      );
      return rows[0]?.member_id;
    },
    useUp: async (tx, token, from) => {
      const rows = await tx.query<{ id: string }>(
        `UPDATE password_reset SET used_at = $2, used_from = $3 WHERE token_hash = $1 AND used_at IS NULL
         AND ended_at IS NULL AND expires_at > $2 RETURNING id`,
        [hashToken(token), clock.now(), from],
      );
      return rows.length === 1;
    },
    notePhone: async (tx, memberId, from) => {
      await tx.query(
        `INSERT INTO password_reset (way, member_id, asked_from, used_from, created_at, expires_at, used_at)
         VALUES ('phone', $1, $2, $2, $3, $3, $3)`,
        [memberId, from, clock.now()],
      );
    },
  };
}
