import { randomBytes, randomUUID } from "node:crypto";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { hashToken, isSameHash, randomToken } from "#server/security/tokens.ts";

const lifeMs = 86_400_000;
/** Two tabs that use the same secret at the same moment are no theft. */
const graceMs = 10_000;

/** A cookie to set: its value, and when it ends. */
export interface RememberedSecret {
  value: string;
  expiresAt: Date;
}

/** What a cookie turned out to be. */
export type RememberOutcome =
  | { status: "valid"; memberId: string; next: RememberedSecret }
  | { status: "unknown" }
  /** A secret that was used before came back: it was copied, and everybody who holds one of its family is out. */
  | { status: "stolen"; memberId: string };

/** Staying signed in for one day without a password at rest (security.md, 2.4, mode A). */
export interface RememberMe {
  /** Begins a family of secrets after a login with a password. */
  create(memberId: string): Promise<RememberedSecret>;
  /** Uses the secret up and hands out the next one, which ends when the first would have. */
  use(value: string): Promise<RememberOutcome>;
  /** Account of a secret that could be used; nothing changes. */
  look(value: string): Promise<{ account: string } | undefined>;
  forget(value: string): Promise<void>;
  forgetAll(tx: Queryable, memberId: string): Promise<void>;
}

/** Secrets in the database, as hashes. The cookie is `<selector>.<secret>`. */
export function createRememberMe({ db, clock }: Pick<Deps, "db" | "clock">): RememberMe {
  const add = async (on: Queryable, memberId: string, family: string, expiresAt: Date): Promise<RememberedSecret> => {
    const selector = randomBytes(16).toString("base64url");
    const secret = randomToken();
    await on.query(
      `INSERT INTO remember_token (selector, secret_hash, family, member_id, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [selector, hashToken(secret), family, memberId, clock.now(), expiresAt],
    );
    return { value: `${selector}.${secret}`, expiresAt };
  };

  const find = async (on: Queryable, value: string, lock: boolean): Promise<Row | undefined> => {
    const [selector = "", secret = ""] = value.split(".");
    const rows = await on.query<Row>(
      `SELECT r.secret_hash, r.family, r.member_id, r.expires_at, r.used_at, r.ended_at, m.account
       FROM remember_token r JOIN member m ON m.id = r.member_id AND m.disabled_at IS NULL
       WHERE r.selector = $1 ${lock ? "FOR UPDATE OF r" : ""}`,
      [selector],
    );
    const row = rows[0];
    return row && isSameHash(row.secret_hash, hashToken(secret)) && row.expires_at > clock.now() ? row : undefined;
  };

  const endFamily = (on: Queryable, family: string) =>
    on.query("UPDATE remember_token SET ended_at = $2 WHERE family = $1 AND ended_at IS NULL", [family, clock.now()]);

  const use = (value: string) =>
    withTransaction(db, async (tx): Promise<RememberOutcome> => {
      const row = await find(tx, value, true);
      if (!row || row.ended_at) return { status: "unknown" };
      if (row.used_at) {
        if (clock.now().getTime() - row.used_at.getTime() <= graceMs) return { status: "unknown" };
        await endFamily(tx, row.family);
        return { status: "stolen", memberId: row.member_id };
      }
      await tx.query("UPDATE remember_token SET used_at = $2 WHERE selector = $1", [value.split(".")[0], clock.now()]);
      const next = await add(tx, row.member_id, row.family, row.expires_at);
      return { status: "valid", memberId: row.member_id, next };
    });

  return {
    create: (memberId) => add(db, memberId, randomUUID(), new Date(clock.now().getTime() + lifeMs)),
    use,
    look: async (value) => {
      const row = await find(db, value, false);
      return row && !row.ended_at && !row.used_at ? { account: row.account } : undefined;
    },
    forget: async (value) => {
      const row = await find(db, value, false);
      if (row) await endFamily(db, row.family);
    },
    forgetAll: async (tx, memberId) => {
      await tx.query("UPDATE remember_token SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL", [
        memberId,
        clock.now(),
      ]);
    },
  };
}

interface Row {
  secret_hash: Buffer;
  family: string;
  member_id: string;
  expires_at: Date;
  used_at: Date | null;
  ended_at: Date | null;
  account: string;
}
