import { generateKeyPairSync, hkdfSync, randomBytes } from "node:crypto";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { orKnown } from "#server/db/orKnown.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createSecretBox, type SecretBox } from "./secretBox.ts";

/** A secret of the server with its name. */
export interface ServerKey {
  id: string;
  /** 32 bytes, or the private key as the purpose wants it. */
  secret: Buffer;
}

/** What keys are for. */
export type KeyPurpose =
  | "body"
  | "captcha"
  | "botCheck"
  | "code"
  | "device"
  | "throttle"
  | "answer"
  | "ticket"
  /** Seals the secrets of second factors. It is never replaced by itself: what it sealed is kept for years. */
  | "factor";

/**
 * The server's own keys. Two of a purpose are live while one replaces the other, so a change of keys breaks nothing that
 * is under way (S-63).
 */
export interface KeyRing {
  /**
   * Opens every key that may still be used, and throws with a way out where the master secret is not theirs: at the start,
   * and not at the first login. Where there is none, one is made for the next start to be checked by.
   */
  verify(): Promise<void>;
  /** The key to use for something new. */
  newest(purpose: KeyPurpose): Promise<ServerKey>;
  /** Keys whose work may still come back, newest first. */
  live(purpose: KeyPurpose): Promise<ServerKey[]>;
  /** The live key of that name; also one that another node made a moment ago. */
  find(purpose: KeyPurpose, id: string): Promise<ServerKey | undefined>;
  /**
   * A box under a key of the master secret itself, for what waits in the database: messages, seeds of draws, and the numbers of
   * accounts. It never asks the database, so that it may be used within a transaction.
   */
  boxOf(purpose: "outbox" | "raffle" | "payout" | "webhook"): SecretBox;
  /**
   * Makes a new key; the one before stays live until the next change. With `before`, only where the newest was made before
   * that moment: of many nodes that find a key too old at once, one makes the next, and the others take it over.
   */
  rotate(purpose: KeyPurpose, before?: Date): Promise<ServerKey>;
}

const liveKeys = 2;
/** How long another node's new key may go unnoticed. */
const cacheMs = 30_000;
/** Names that nobody has are looked up no more often than this. */
const reloadMs = 500;

const otherSecret =
  "The keys in the database were sealed with another master secret.\n" +
  "Start with the one that belongs to this database: in CROUPIER_SECRET, the same for every node; or, where that is not set, " +
  "in the file master.secret of the data folder (CROUPIER_DATA), from the same backup as the database.";

/** The newest is the newest also where two are made in the same instant. */
const insertKey = `INSERT INTO secret_key (id, purpose, sealed, created_at) VALUES ($1, $2, $3, greatest($4::timestamptz,
  (SELECT max(created_at) + interval '1 millisecond' FROM secret_key WHERE purpose = $2)))`;

/**
 * Keys that are kept in the database, sealed under the master secret, and shared by all nodes. `wayOut` is said besides where the
 * master secret is not theirs.
 */
export function createKeyRing(db: Database, clock: Clock, masterSecret: Buffer, wayOut = ""): KeyRing {
  const box = createSecretBox(masterSecret);
  const cache = new Map<KeyPurpose, { at: number; keys: ServerKey[] }>();
  const reading = new Map<KeyPurpose, Promise<ServerKey[]>>();

  const load = async (purpose: KeyPurpose): Promise<ServerKey[]> => {
    const rows = await db.query<{ id: string; sealed: Buffer }>(
      "SELECT id, sealed FROM secret_key WHERE purpose = $1 AND retired_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $2",
      [purpose, liveKeys],
    );
    const keys = rows.map(({ id, sealed }) => ({ id, secret: open(sealed, id) }));
    // That there is none is true for a moment only: whoever asks next must not be told so from here.
    if (keys.length > 0) cache.set(purpose, { at: clock.now().getTime(), keys });
    return keys;
  };

  const open = (sealed: Buffer, id: string): Buffer => {
    try {
      return box.open(sealed, id);
    } catch (cause) {
      throw new Error(otherSecret + wayOut, { cause });
    }
  };

  /** Adds a key, unless one was made at or after `unlessSince`; looked at under a lock that all nodes share. */
  const add = (purpose: KeyPurpose, unlessSince?: Date): Promise<void> =>
    withTransaction(db, async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtext($1))", [`secret_key:${purpose}`]);
      const known = await tx.query<{ newest: Date | null }>(
        "SELECT max(created_at) AS newest FROM secret_key WHERE purpose = $1 AND retired_at IS NULL",
        [purpose],
      );
      const newest = known[0]?.newest;
      if (newest && unlessSince && newest >= unlessSince) return;
      const id = randomBytes(9).toString("base64url");
      const now = clock.now();
      await tx.query(insertKey, [id, purpose, box.seal(makeSecret(purpose), id), now]);
      await tx.query(
        `UPDATE secret_key SET retired_at = $2 WHERE purpose = $1 AND retired_at IS NULL AND id NOT IN (
           SELECT id FROM secret_key WHERE purpose = $1 AND retired_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $3)`,
        [purpose, now, liveKeys],
      );
    });

  const live = async (purpose: KeyPurpose): Promise<ServerKey[]> => {
    const cached = cache.get(purpose);
    if (cached && Math.abs(clock.now().getTime() - cached.at) < cacheMs) return cached.keys;
    const fresh = readOnce(purpose);
    return cached ? orKnown(fresh, cached.keys) : fresh;
  };

  /** Reads the keys of a purpose, once however many ask, and makes the first where there is none. */
  const readOnce = (purpose: KeyPurpose): Promise<ServerKey[]> => {
    const read = async () => {
      const keys = await load(purpose);
      if (keys.length > 0) return keys;
      await add(purpose, new Date(0));
      return load(purpose);
    };
    const under = reading.get(purpose) ?? read().finally(() => reading.delete(purpose));
    reading.set(purpose, under);
    return under;
  };

  return {
    verify: async () => {
      const rows = await db.query<{ id: string; sealed: Buffer }>(
        "SELECT id, sealed FROM secret_key WHERE retired_at IS NULL",
      );
      for (const { id, sealed } of rows) open(sealed, id);
      if (rows.length === 0) await live("throttle");
    },
    live,
    newest: async (purpose) => first(await live(purpose)),
    find: async (purpose, id) => {
      const known = (await live(purpose)).find((key) => key.id === id);
      const loadedAt = cache.get(purpose)?.at ?? 0;
      if (known || clock.now().getTime() - loadedAt < reloadMs) return known;
      return (await load(purpose)).find((key) => key.id === id);
    },
    boxOf: (purpose) => createSecretBox(Buffer.from(hkdfSync("sha256", masterSecret, "", `croupier ${purpose}`, 32))),
    rotate: async (purpose, before) => {
      await add(purpose, before);
      return first(await load(purpose));
    },
  };
}

function first(keys: ServerKey[]): ServerKey {
  const [key] = keys;
  if (!key) throw new Error("There is no key");
  return key;
}

/** Bodies are encrypted to a public key on P-256; everything else is a keyed hash or a cipher over 32 bytes. */
function makeSecret(purpose: KeyPurpose): Buffer {
  if (purpose !== "body") return randomBytes(32);
  return generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "der", type: "pkcs8" });
}
