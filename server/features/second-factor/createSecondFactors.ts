import { generateSecret, generateURI, verifySync } from "otplib";
import type { SecondFactorSetup, SecondFactorState } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { keyedHash } from "#server/security/keyedHash.ts";
import { createSecretBox } from "#server/security/secretBox.ts";
import { codeCount, newRecoveryCode, readFactorCode } from "./recoveryCodes.ts";

/** How long one code stands (RFC 6238), and so how far a clock may be wrong: one code before and one after. */
const stepSeconds = 30;
/** How long a secret waits for its first code. */
const startMs = 15 * 60_000;

/** Whose factor it is. */
export interface FactorHolder {
  kind: "member" | "operator";
  id: string;
}

/** Codes of an app beside the password (RFC 6238), and recovery codes for whoever has lost the app, or the only passkey. */
export interface SecondFactors {
  /** Reads the keys, so that what follows does not. */
  ready(): Promise<unknown>;
  state(holder: FactorHolder): Promise<SecondFactorState>;
  isOn(on: Queryable, holder: FactorHolder): Promise<boolean>;
  /** Makes a secret that asks for nothing yet; undefined where a factor is on. */
  start(holder: FactorHolder, names: { issuer: string; account: string }): Promise<SecondFactorSetup | undefined>;
  /** Whether a start waits for its first code. */
  isStarted(holder: FactorHolder): Promise<boolean>;
  /** Switches it on with a first code; answers new recovery codes, or undefined where the code is wrong. */
  confirm(tx: Queryable, holder: FactorHolder, code: string): Promise<string[] | undefined>;
  /** Whether a code is right, of the app or for recovery; a right one is used up. */
  prove(on: Queryable, holder: FactorHolder, code: string): Promise<boolean>;
  /** New recovery codes in the place of those that there are, of which none works any more. */
  renew(tx: Queryable, holder: FactorHolder): Promise<string[]>;
  /** How many recovery codes were not used. */
  codesLeft(on: Queryable, holder: FactorHolder): Promise<number>;
  /** Forgets the secret, and the codes where nothing is left that they stand in for; false where there was no factor that was on. */
  remove(on: Queryable, holder: FactorHolder): Promise<boolean>;
}

/** Factors in the database: secrets sealed for their holder, recovery codes as keyed hashes (S-36). */
export function createSecondFactors({ db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">): SecondFactors {
  const load = async (on: Queryable, { kind, id }: FactorHolder): Promise<Row | undefined> => {
    const rows = await on.query<Row>(
      `SELECT key_id, secret_sealed, started_at, confirmed_at, last_step FROM second_factor
       WHERE holder_kind = $1 AND holder_id = $2`,
      [kind, id],
    );
    return rows[0];
  };
  const isWaiting = (row: Row | undefined): row is Row =>
    row !== undefined && row.confirmed_at === null && clock.now().getTime() - row.started_at.getTime() <= startMs;

  /** The step of a right code that is newer than the newest that was used. */
  const stepOf = async (row: Row, holder: FactorHolder, token: string): Promise<number | undefined> => {
    const key = await keys.find("factor", row.key_id);
    if (!key) throw new Error(`The key ${row.key_id} of a second factor is not there`);
    const secret = createSecretBox(key.secret).open(row.secret_sealed, contextOf(holder)).toString("utf8");
    const epoch = Math.floor(clock.now().getTime() / 1000);
    const result = verifySync({ secret, token, epoch, epochTolerance: stepSeconds });
    const step = result.valid && "epoch" in result ? Math.floor(result.epoch / stepSeconds) : undefined;
    return step !== undefined && step > Number(row.last_step) ? step : undefined;
  };

  const spendStep = async (on: Queryable, { kind, id }: FactorHolder, step: number): Promise<boolean> => {
    // The row decides: of the same code twice at the same moment one counts.
    const rows = await on.query(
      `UPDATE second_factor SET last_step = $3 WHERE holder_kind = $1 AND holder_id = $2 AND last_step < $3
       AND confirmed_at IS NOT NULL RETURNING holder_id`,
      [kind, id, step],
    );
    return rows.length === 1;
  };

  const hashesOf = async ({ kind, id }: FactorHolder, code: string): Promise<Buffer[]> => {
    const live = await keys.live("factor");
    return live.map(({ secret }) => keyedHash(secret, "recovery code", kind, id, code));
  };

  const spendRecovery = async (on: Queryable, holder: FactorHolder, code: string): Promise<boolean> => {
    const rows = await on.query(
      `UPDATE recovery_code SET used_at = $4 WHERE holder_kind = $1 AND holder_id = $2 AND code_hash = ANY ($3::bytea[])
       AND used_at IS NULL RETURNING code_hash`,
      [holder.kind, holder.id, await hashesOf(holder, code), clock.now()],
    );
    return rows.length === 1;
  };

  const codesLeft: SecondFactors["codesLeft"] = async (on, { kind, id }) => {
    const [row] = await on.query<{ left: number }>(
      `SELECT count(*)::int AS left FROM recovery_code
       WHERE holder_kind = $1 AND holder_id = $2 AND used_at IS NULL`,
      [kind, id],
    );
    return row?.left ?? 0;
  };

  const renew: SecondFactors["renew"] = async (tx, holder) => {
    const codes = Array.from({ length: codeCount }, newRecoveryCode);
    const { secret } = await keys.newest("factor");
    const hashes = codes.map((one) => {
      const read = readFactorCode(one);
      return keyedHash(secret, "recovery code", holder.kind, holder.id, read?.text ?? "");
    });
    await tx.query("DELETE FROM recovery_code WHERE holder_kind = $1 AND holder_id = $2", [holder.kind, holder.id]);
    await tx.query("INSERT INTO recovery_code (holder_kind, holder_id, code_hash) SELECT $1, $2, unnest($3::bytea[])", [
      holder.kind,
      holder.id,
      hashes,
    ]);
    return codes;
  };

  return {
    renew,
    codesLeft,
    ready: () => keys.live("factor"),
    state: async (holder) => {
      const [row, left] = await Promise.all([load(db, holder), codesLeft(db, holder)]);
      const since = row?.confirmed_at ?? null;
      return { on: since !== null, since: since?.toISOString() ?? null, codesLeft: left };
    },
    isOn: async (on, holder) => (await load(on, holder))?.confirmed_at instanceof Date,
    isStarted: async (holder) => isWaiting(await load(db, holder)),
    start: async (holder, { issuer, account }) => {
      const key = await keys.newest("factor");
      const secret = generateSecret();
      const rows = await db.query(
        `INSERT INTO second_factor AS f (holder_kind, holder_id, key_id, secret_sealed, started_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (holder_kind, holder_id) DO UPDATE
           SET key_id = excluded.key_id, secret_sealed = excluded.secret_sealed, started_at = excluded.started_at
         WHERE f.confirmed_at IS NULL RETURNING holder_id`,
        [
          holder.kind,
          holder.id,
          key.id,
          createSecretBox(key.secret).seal(Buffer.from(secret), contextOf(holder)),
          clock.now(),
        ],
      );
      return rows.length === 1 ? { secret, uri: generateURI({ issuer, label: account, secret }) } : undefined;
    },
    confirm: async (tx, holder, typed) => {
      const row = await load(tx, holder);
      const code = readFactorCode(typed);
      const step = isWaiting(row) && code?.kind === "app" ? await stepOf(row, holder, code.text) : undefined;
      if (step === undefined) return undefined;
      const confirmed = await tx.query(
        `UPDATE second_factor SET confirmed_at = $3, last_step = $4 WHERE holder_kind = $1 AND holder_id = $2
         AND confirmed_at IS NULL AND secret_sealed = $5 RETURNING holder_id`,
        [holder.kind, holder.id, clock.now(), step, row?.secret_sealed],
      );
      // Begun anew in another tab meanwhile: the code was that of a secret that is gone.
      if (confirmed.length === 0) return undefined;
      return renew(tx, holder);
    },
    prove: async (on, holder, typed) => {
      const code = readFactorCode(typed);
      if (!code) return false;
      if (code.kind === "recovery") return spendRecovery(on, holder, code.text);
      const row = await load(on, holder);
      const step = row?.confirmed_at ? await stepOf(row, holder, code.text) : undefined;
      return step !== undefined && spendStep(on, holder, step);
    },
    remove: async (on, { kind, id }) => {
      const rows = await on.query<{ confirmed_at: Date | null }>(
        "DELETE FROM second_factor WHERE holder_kind = $1 AND holder_id = $2 RETURNING confirmed_at",
        [kind, id],
      );
      return rows[0]?.confirmed_at instanceof Date;
    },
  };
}

/** Bound to its holder: a secret that is moved to another row opens nothing. */
function contextOf({ kind, id }: FactorHolder): string {
  return `second factor: ${kind} ${id}`;
}

interface Row {
  key_id: string;
  secret_sealed: Buffer;
  started_at: Date;
  confirmed_at: Date | null;
  last_step: string | number;
}
