import { hkdfSync, randomBytes, randomUUID } from "node:crypto";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { createSecretBox } from "#server/security/secretBox.ts";
import { hashToken, isSameHash, randomToken } from "#server/security/tokens.ts";

const lifeMs = 86_400_000;
/** How long after a secret was used the same device may ask again, because the answer was lost or another tab was quicker. */
const retryMs = 60_000;

/** A cookie to set: its value, and when it ends. */
export interface RememberedSecret {
  value: string;
  expiresAt: Date;
}

/** What a cookie turned out to be. */
export type RememberOutcome =
  | { status: "valid"; next: RememberedSecret }
  | { status: "unknown" }
  /** A secret that was used before came back: it was copied, and everybody who holds one of its family is out. */
  | { status: "stolen" };

/** Whose a secret is. */
export interface RememberedMember {
  memberId: string;
  account: string;
}

/** Staying signed in for one day without a password at rest (security.md, 2.4, mode A). */
export interface RememberMe {
  /** Begins a family of secrets after a login with a password, on a device. */
  create(memberId: string, device: string): Promise<RememberedSecret>;
  /** Whose secret this is, whatever became of it; nothing changes. */
  find(value: string): Promise<RememberedMember | undefined>;
  /**
   * Uses the secret up and hands out the next one, which ends when the first would have. The same device gets the same next
   * one again for a minute, as long as that one was not used. Runs in a transaction that holds the member (MemberWork).
   */
  use(tx: Queryable, value: string, device: string | undefined): Promise<RememberOutcome>;
  /** Account of a secret that could be used on this device; nothing changes. */
  look(value: string, device: string | undefined): Promise<{ account: string } | undefined>;
  forget(value: string): Promise<void>;
  forgetAll(tx: Queryable, memberId: string): Promise<void>;
}

/** Secrets in the database, as hashes. The cookie is `<selector>.<secret>`. */
export function createRememberMe({ db, clock }: Pick<Deps, "db" | "clock">): RememberMe {
  const add = async (on: Queryable, row: NewRow): Promise<RememberedSecret> => {
    const selector = randomBytes(16).toString("base64url");
    const secret = randomToken();
    await on.query(
      `INSERT INTO remember_token (selector, secret_hash, family, member_id, created_at, expires_at, device_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [selector, hashToken(secret), row.family, row.member_id, clock.now(), row.expires_at, row.device_hash],
    );
    return { value: `${selector}.${secret}`, expiresAt: row.expires_at };
  };

  const load = async (on: Queryable, value: string): Promise<Row | undefined> => {
    const [selector, secret] = partsOf(value);
    const rows = await on.query<Row>(
      `SELECT r.secret_hash, r.family, r.member_id, r.expires_at, r.used_at, r.ended_at, r.device_hash, r.successor_sealed,
         m.account, s.used_at IS NOT NULL AS is_successor_used
       FROM remember_token r
       JOIN member m ON m.id = r.member_id AND m.disabled_at IS NULL
       LEFT JOIN remember_token s ON s.selector = r.successor
       WHERE r.selector = $1`,
      [selector],
    );
    const row = rows[0];
    return row && isSameHash(row.secret_hash, hashToken(secret)) && row.expires_at > clock.now() ? row : undefined;
  };

  /** What a secret is worth on a device: itself, the next one again, nothing, or the proof of a theft. */
  const judge = (row: Row | undefined, device: string | undefined): "fresh" | "again" | "nothing" | "stolen" => {
    if (!row || row.ended_at) return "nothing";
    if (!row.used_at) return "fresh";
    const isSoon = clock.now().getTime() - row.used_at.getTime() <= retryMs;
    const isSameDevice =
      row.device_hash !== null && device !== undefined && isSameHash(row.device_hash, hashToken(device));
    if (!isSoon || !isSameDevice) return "stolen";
    // Where the next one was used already, this is a tab that was late.
    return row.is_successor_used ? "nothing" : "again";
  };

  const endFamily = (on: Queryable, family: string) =>
    on.query("UPDATE remember_token SET ended_at = $2 WHERE family = $1 AND ended_at IS NULL", [family, clock.now()]);

  return {
    create: (memberId, device) => {
      const expiresAt = new Date(clock.now().getTime() + lifeMs);
      return add(db, {
        family: randomUUID(),
        member_id: memberId,
        expires_at: expiresAt,
        device_hash: hashToken(device),
      });
    },
    find: async (value) => {
      const row = await load(db, value);
      return row && { memberId: row.member_id, account: row.account };
    },
    use: async (tx, value, device) => {
      const row = await load(tx, value);
      const verdict = judge(row, device);
      if (!row || verdict === "nothing") return { status: "unknown" };
      if (verdict === "stolen") {
        await endFamily(tx, row.family);
        return { status: "stolen" };
      }
      if (verdict === "again" && row.successor_sealed) {
        const next = boxOf(value).open(row.successor_sealed, row.family).toString("utf8");
        return { status: "valid", next: { value: next, expiresAt: row.expires_at } };
      }
      const next = await add(tx, row);
      await tx.query(
        "UPDATE remember_token SET used_at = $2, successor = $3, successor_sealed = $4 WHERE selector = $1",
        [
          partsOf(value)[0],
          clock.now(),
          partsOf(next.value)[0],
          boxOf(value).seal(Buffer.from(next.value, "utf8"), row.family),
        ],
      );
      return { status: "valid", next };
    },
    look: async (value, device) => {
      const row = await load(db, value);
      const verdict = judge(row, device);
      return row && (verdict === "fresh" || verdict === "again") ? { account: row.account } : undefined;
    },
    forget: async (value) => {
      const row = await load(db, value);
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

function partsOf(value: string): [selector: string, secret: string] {
  const [selector = "", secret = ""] = value.split(".");
  return [selector, secret];
}

/** Opened only by who has the secret that was used: whoever reads the database has not. */
function boxOf(value: string) {
  return createSecretBox(Buffer.from(hkdfSync("sha256", partsOf(value)[1], "", "remember successor", 32)));
}

interface NewRow {
  family: string;
  member_id: string;
  expires_at: Date;
  device_hash: Buffer | null;
}

interface Row extends NewRow {
  secret_hash: Buffer;
  used_at: Date | null;
  ended_at: Date | null;
  successor_sealed: Buffer | null;
  is_successor_used: boolean;
  account: string;
}
