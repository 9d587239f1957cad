import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { Operations, PasskeyRow } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import type { FactorHolder } from "#server/features/second-factor/createSecondFactors.ts";

/** Where a holder stands, by its kind. */
const columnOf: Readonly<Record<FactorHolder["kind"], string>> = { member: "member_id", operator: "operator_id" };
const sortColumns = { createdAt: "created_at", lastUsedAt: "last_used_at", name: "name" };

/** The orders of the list. */
export type PasskeySort = NonNullable<Operations["listPasskeys"]["query"]["sort"]>;

/** How many passkeys one holder may have. */
export const mostPasskeys = 10;

/** A passkey to keep. */
export interface NewPasskey {
  holder: FactorHolder;
  credential: WebAuthnCredential;
  rpId: string;
  name: string;
  isSynced: boolean;
}

/** A passkey with what its proof is checked by. */
export interface KeptPasskey {
  id: string;
  holder: FactorHolder;
  rpId: string;
  name: string;
  credential: WebAuthnCredential;
}

/** Passkeys of members and operators. Only public keys are kept. */
export interface Passkeys {
  list(holder: FactorHolder, sort?: PasskeySort): Promise<PasskeyRow[]>;
  /** Ids of what a browser already holds for this host. */
  idsFor(holder: FactorHolder, rpId: string): Promise<Pick<WebAuthnCredential, "id" | "transports">[]>;
  /** Undefined where its holder has as many as one may have, or the passkey is somebody's already. */
  add(tx: Queryable, passkey: NewPasskey): Promise<PasskeyRow | undefined>;
  /** The name that it had; undefined where the holder has no such passkey. */
  rename(on: Queryable, id: string, holder: FactorHolder, name: string): Promise<string | undefined>;
  /** Its name; undefined where the holder has no such passkey. */
  remove(tx: Queryable, id: string, holder: FactorHolder): Promise<string | undefined>;
  find(credentialId: string): Promise<KeptPasskey | undefined>;
  /** Notes a proof; false where it was removed meanwhile, or a newer proof was seen: the passkey may have been copied. */
  use(tx: Queryable, id: string, counter: number): Promise<boolean>;
}

/** Passkeys in the database. */
export function createPasskeys({ db, clock }: { db: Database; clock: Clock }): Passkeys {
  return {
    list: async ({ kind, id }, sort = "createdAt") => {
      const order = toOrderBy(sort, sortColumns, "id");
      const rows = await db.query<Row>(`SELECT * FROM passkey WHERE ${columnOf[kind]} = $1 ORDER BY ${order}`, [id]);
      return rows.map(toRow);
    },
    idsFor: async (holder, rpId) => {
      const rows = await db.query<Row>(`SELECT * FROM passkey WHERE ${columnOf[holder.kind]} = $1 AND rp_id = $2`, [
        holder.id,
        rpId,
      ]);
      return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
    },
    add: async (tx, { holder, credential, rpId, name, isSynced }) => {
      const column = columnOf[holder.kind];
      const { id, publicKey, counter, transports = [] } = credential;
      const rows = await tx.query<Row>(
        `INSERT INTO passkey (${column}, credential_id, public_key, counter, transports, rp_id, name, is_synced, created_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
         WHERE (SELECT count(*) FROM passkey WHERE ${column} = $1) < $10
         ON CONFLICT (credential_id) DO NOTHING RETURNING *`,
        [holder.id, id, Buffer.from(publicKey), counter, transports, rpId, name, isSynced, clock.now(), mostPasskeys],
      );
      return rows[0] && toRow(rows[0]);
    },
    rename: async (on, id, holder, name) => {
      const rows = await on.query<{ name: string }>(
        `UPDATE passkey p SET name = $3 FROM passkey was
         WHERE p.id::text = $1 AND p.${columnOf[holder.kind]} = $2 AND was.id = p.id RETURNING was.name`,
        [id, holder.id, name],
      );
      return rows[0]?.name;
    },
    remove: async (tx, id, holder) => {
      const rows = await tx.query<{ name: string }>(
        `DELETE FROM passkey WHERE id::text = $1 AND ${columnOf[holder.kind]} = $2 RETURNING name`,
        [id, holder.id],
      );
      return rows[0]?.name;
    },
    find: async (credentialId) => {
      const [row] = await db.query<Row>("SELECT * FROM passkey WHERE credential_id = $1", [credentialId]);
      if (!row) return undefined;
      const credential: WebAuthnCredential = {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
        transports: row.transports,
      };
      return { id: row.id, holder: holderOf(row), rpId: row.rp_id, name: row.name, credential };
    },
    use: async (tx, id, counter) => {
      // Devices without a counter always say nought.
      const rows = await tx.query(
        `UPDATE passkey SET counter = $2, last_used_at = $3
         WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2::bigint = 0)) RETURNING id`,
        [id, counter, clock.now()],
      );
      return rows.length === 1;
    },
  };
}

function holderOf({ member_id: memberId, operator_id: operatorId }: Row): FactorHolder {
  if (memberId !== null) return { kind: "member", id: memberId };
  return { kind: "operator", id: operatorId ?? "" };
}

function toRow(row: Row): PasskeyRow {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    synced: row.is_synced,
  };
}

interface Row {
  id: string;
  member_id: string | null;
  operator_id: string | null;
  credential_id: string;
  public_key: Buffer;
  counter: string | number;
  transports: string[];
  rp_id: string;
  name: string;
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}
