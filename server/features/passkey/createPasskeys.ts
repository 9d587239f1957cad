import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { Operations, PasskeyRow } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import type { Database, Queryable } from "#server/db/Database.ts";

const sortColumns = { createdAt: "created_at", lastUsedAt: "last_used_at", name: "name" };

/** The orders of the list. */
export type PasskeySort = NonNullable<Operations["listPasskeys"]["query"]["sort"]>;

/** How many passkeys a member may have. */
export const mostPasskeys = 10;

/** A passkey to keep. */
export interface NewPasskey {
  memberId: string;
  credential: WebAuthnCredential;
  rpId: string;
  name: string;
  isSynced: boolean;
}

/** A passkey with what its proof is checked by. */
export interface KeptPasskey {
  id: string;
  memberId: string;
  rpId: string;
  credential: WebAuthnCredential;
}

/** Members' passkeys. Only public keys are kept. */
export interface Passkeys {
  list(memberId: string, sort?: PasskeySort): Promise<PasskeyRow[]>;
  /** Ids of what a browser already holds for this host. */
  idsFor(memberId: string, rpId: string): Promise<Pick<WebAuthnCredential, "id" | "transports">[]>;
  /** Undefined where the member has as many as one may have, or the passkey is somebody's already. */
  add(tx: Queryable, passkey: NewPasskey): Promise<PasskeyRow | undefined>;
  rename(id: string, memberId: string, name: string): Promise<boolean>;
  /** Its name; undefined where the member has no such passkey. */
  remove(tx: Queryable, id: string, memberId: string): Promise<string | undefined>;
  find(credentialId: string): Promise<KeptPasskey | undefined>;
  /** Notes a proof; false where it was removed meanwhile, or a newer proof was seen: the passkey may have been copied. */
  use(tx: Queryable, id: string, counter: number): Promise<boolean>;
}

/** Passkeys in the database. */
export function createPasskeys({ db, clock }: { db: Database; clock: Clock }): Passkeys {
  return {
    list: async (memberId, sort = "createdAt") => {
      const rows = await db.query<Row>(
        `SELECT * FROM passkey WHERE member_id = $1 ORDER BY ${toOrderBy(sort, sortColumns, "id")}`,
        [memberId],
      );
      return rows.map(toRow);
    },
    idsFor: async (memberId, rpId) => {
      const rows = await db.query<Row>("SELECT * FROM passkey WHERE member_id = $1 AND rp_id = $2", [memberId, rpId]);
      return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
    },
    add: async (tx, { memberId, credential, rpId, name, isSynced }) => {
      const { id, publicKey, counter, transports = [] } = credential;
      const rows = await tx.query<Row>(
        `INSERT INTO passkey (member_id, credential_id, public_key, counter, transports, rp_id, name, is_synced, created_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
         WHERE (SELECT count(*) FROM passkey WHERE member_id = $1) < $10
         ON CONFLICT (credential_id) DO NOTHING RETURNING *`,
        [memberId, id, Buffer.from(publicKey), counter, transports, rpId, name, isSynced, clock.now(), mostPasskeys],
      );
      return rows[0] && toRow(rows[0]);
    },
    rename: async (id, memberId, name) => {
      const values = [id, memberId, name];
      const rows = await db.query(
        "UPDATE passkey SET name = $3 WHERE id::text = $1 AND member_id = $2 RETURNING id",
        values,
      );
      return rows.length === 1;
    },
    remove: async (tx, id, memberId) => {
      const rows = await tx.query<{ name: string }>(
        "DELETE FROM passkey WHERE id::text = $1 AND member_id = $2 RETURNING name",
        [id, memberId],
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
      return { id: row.id, memberId: row.member_id, rpId: row.rp_id, credential };
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
  member_id: string;
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
