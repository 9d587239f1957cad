import { createHash } from "node:crypto";
import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { Failure } from "#server/http/Failure.ts";
import type { KeyRing } from "./createKeyRing.ts";
import { keyedHash } from "./keyedHash.ts";
import type { Passwords } from "./passwords.ts";
import { createSecretBox } from "./secretBox.ts";
import { takeOnce } from "./takeOnce.ts";
import { isSameHash } from "./tokens.ts";

const keptDays = 7;
const runningSeconds = 30;
const dayMs = 86_400_000;
const lockTimeout = "55P03";

/** One intent of a caller. */
export interface Intent {
  /** The call, and whose it is where somebody is logged in. */
  scope: string;
  /** The caller's Idempotency-Key. */
  key: string;
  /** What was asked, without what differs from try to try, and without secrets. */
  request: unknown;
  /** The secrets of the request, such as a new password. A try with others is another request. */
  secrets: Readonly<Record<string, unknown>>;
}

/** The answer, and whether it is the stored one of an earlier try. */
export interface OnceResult<T> {
  value: T;
  replayed: boolean;
}

/** The two halves of a piece of work. */
export interface OnceWork<Ready, Value> {
  /** Judges the request before anything is written; its own single-use checks happen here, outside the transaction. */
  prepare(): Promise<Ready>;
  /** Before the secrets of a try that repeats an earlier one are compared, which takes as long as a login: may refuse. */
  admitReplay(): Promise<void>;
  /** Writes; all of it is kept, or nothing. */
  work(tx: Queryable, ready: Ready): Promise<Value>;
}

/** Gives an intent one effect, however often it is sent. */
export type Idempotency = <Ready, Value>(intent: Intent, work: OnceWork<Ready, Value>) => Promise<OnceResult<Value>>;

/**
 * The idempotency contract (security.md, 3.2): the key is written in the work's own transaction. Same key and request give the
 * stored answer; another request gives 422; a try that still runs gives 409. Work that throws leaves nothing behind.
 * Stored answers are sealed, since they may hold a session token. A request is recognised by a keyed hash without its secrets,
 * and the secrets by argon2id: whoever reads the database, and even our keys, learns no password any faster from it than from
 * the password's own hash; and a try with another password gets neither the answer nor a second effect.
 */
export function createIdempotency(db: Database, clock: Clock, keys: KeyRing, passwords: Passwords): Idempotency {
  return async <Ready, Value>(
    { scope, key, request, secrets }: Intent,
    { prepare, admitReplay, work }: OnceWork<Ready, Value>,
  ) => {
    const context = `${scope}:${key}`;
    const live = await keys.live("answer");
    const hashes = live.map(({ secret }) => keyedHash(secret, context, JSON.stringify(request)));
    const requestHash = hashes[0] ?? missingKey();
    // Of one length, however long the secrets are: argon2 takes so much and no more.
    const secretText =
      Object.keys(secrets).length === 0
        ? undefined
        : createHash("sha256").update(JSON.stringify(secrets)).digest("base64url");

    const isSame = async (row: StoredRow): Promise<boolean> => {
      if (!hashes.some((hash) => isSameHash(row.request_hash, hash))) return false;
      if (secretText === undefined || row.secret_hash === null)
        return secretText === undefined && row.secret_hash === null;
      await admitReplay();
      return passwords.verify(secretText, row.secret_hash);
    };

    const stored = async (on: Queryable): Promise<OnceResult<Value> | undefined> => {
      const rows = await on.query<StoredRow>(
        "SELECT request_hash, secret_hash, sealed_answer FROM idempotency WHERE scope = $1 AND key = $2 AND expires_at > $3",
        [scope, key, clock.now()],
      );
      const row = rows[0];
      if (!row) return undefined;
      if (!(await isSame(row))) throw new Failure(422, "key_reused", "This key was used for another request.");
      return { value: JSON.parse(openAny(live, row.sealed_answer, context)) as Value, replayed: true };
    };

    const known = await stored(db);
    if (known) return known;
    const leave = await enter(db, context, clock.now());
    try {
      // A try that ended between our look and our entry has left its answer.
      const late = await stored(db);
      if (late) return late;
      const ready = await prepare();
      const secretHash = secretText === undefined ? null : await passwords.hash(secretText);
      return await withTransaction(db, async (tx) => {
        if (!(await claim(tx, { scope, key, requestHash, secretHash, now: clock.now() }))) {
          const other = await stored(tx);
          if (!other) throw stillRunning();
          return other;
        }
        const value = await work(tx, ready);
        const sealed = createSecretBox(live[0]?.secret ?? missingKey()).seal(
          Buffer.from(JSON.stringify(value)),
          context,
        );
        await tx.query("UPDATE idempotency SET sealed_answer = $3 WHERE scope = $1 AND key = $2", [scope, key, sealed]);
        return { value, replayed: false };
      });
    } finally {
      await leave();
    }
  };
}

/** Says that a try is under way; a second one is told to come back. It is forgotten by itself if this process dies. */
async function enter(db: Database, context: string, now: Date): Promise<() => Promise<void>> {
  const until = new Date(now.getTime() + runningSeconds * 1000);
  await db.query("DELETE FROM seen_value WHERE purpose = 'running' AND value = $1 AND expires_at <= $2", [
    context,
    now,
  ]);
  if (!(await takeOnce(db, "running", context, until))) throw stillRunning();
  return async () => {
    await db.query("DELETE FROM seen_value WHERE purpose = 'running' AND value = $1", [context]);
  };
}

interface StoredRow {
  request_hash: Buffer;
  secret_hash: string | null;
  sealed_answer: Buffer;
}

interface Claim {
  scope: string;
  key: string;
  requestHash: Buffer;
  secretHash: string | null;
  now: Date;
}

/** Writes the key; false where it is there already. */
async function claim(tx: Queryable, { scope, key, requestHash, secretHash, now }: Claim): Promise<boolean> {
  try {
    await tx.query("SET LOCAL lock_timeout = '1s'");
    await tx.query("DELETE FROM idempotency WHERE scope = $1 AND key = $2 AND expires_at <= $3", [scope, key, now]);
    const rows = await tx.query<{ key: string }>(
      `INSERT INTO idempotency (scope, key, request_hash, secret_hash, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING key`,
      [scope, key, requestHash, secretHash, now, new Date(now.getTime() + keptDays * dayMs)],
    );
    await tx.query("SET LOCAL lock_timeout = '10s'");
    return rows.length === 1;
  } catch (error) {
    if ((error as { code?: string }).code === lockTimeout) throw stillRunning();
    throw error;
  }
}

function stillRunning(): Failure {
  return new Failure(409, "still_running", "This request is still being worked on.", { retryAfterSeconds: 1 });
}

function missingKey(): never {
  throw new Error("There is no key to seal answers with");
}

function openAny(keys: { secret: Buffer }[], sealed: Buffer, context: string): string {
  for (const { secret } of keys) {
    try {
      return createSecretBox(secret).open(sealed, context).toString("utf8");
    } catch {
      // Sealed under the key before.
    }
  }
  throw new Error("A stored answer was sealed under a key that is gone");
}
