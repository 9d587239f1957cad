import { createHash, randomUUID } from "node:crypto";
import type { Operations } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import type { FileStore } from "#server/features/file/FileStore.ts";
import { readKeptPicture } from "#server/features/file/readKeptPicture.ts";
import { readPicture } from "#server/features/file/readPicture.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { assetPath, assetUses } from "./assetUses.ts";

/** A picture of the brand, as the contract has it. */
export type Asset = Operations["listAssets"]["value"]["rows"][number];

/** Pictures of the brand. */
export interface Assets {
  list(): Promise<Asset[]>;
  /**
   * Keeps what `readPicture` draws of it, and throws its refusals. With the hash of one that another platform drew it is kept as it is
   * (`readKeptPicture`). The same picture a second time is the one that is there.
   */
  add(operator: string, name: string, bytes: Uint8Array, hash?: string): Promise<string>;
  describe(
    operator: string,
    hash: string,
    words: { name: string; alt: Readonly<Record<string, string>> },
  ): Promise<void>;
  /** Refused with its places (`asset_used`) while the live site or a draft shows it. */
  remove(operator: string, hash: string): Promise<void>;
  /** The bytes; null where there is none. */
  read(hash: string): Promise<Buffer | null>;
}

/** A brand needs no more, and each costs its place. */
const mostAssets = 1000;

/** Pictures whose rows are in the database, and whose bytes are where the store keeps them. */
export function createAssets({ db, clock }: Pick<Deps, "db" | "clock">, store: FileStore): Assets {
  const fileOf = async (tx: Queryable, hash: string) => {
    const [row] = await tx.query<{ id: string; name: string }>(
      "SELECT file_id AS id, name FROM asset WHERE hash = $1 FOR UPDATE",
      [hash],
    );
    if (!row) throw notFound();
    return row;
  };
  return {
    list: async () => {
      const rows = await db.query<Omit<Asset, "address" | "addedAt" | "uses"> & { addedAt: Date }>(
        `SELECT a.hash, a.name, a.width, a.height, f.size, a.alt, a.added_at AS "addedAt", a.added_by AS "addedBy"
         FROM asset a JOIN member_file f ON f.id = a.file_id ORDER BY a.added_at DESC, a.hash`,
      );
      const uses = await assetUses(db);
      return rows.map((row) => ({
        ...row,
        address: assetPath(row.hash),
        addedAt: row.addedAt.toISOString(),
        uses: uses.get(row.hash) ?? [],
      }));
    },
    add: async (operator, name, sent, drawn) => {
      const { bytes, width, height } = await (drawn === undefined
        ? readPicture(sent, "webp")
        : readKeptPicture(sent, drawn));
      const hash = createHash("sha256").update(bytes).digest("hex");
      const put = await store.put(bytes);
      const now = clock.now();
      await withTransaction(db, async (tx) => {
        // One at a time: the number of pictures is counted before another comes.
        await tx.query("LOCK TABLE asset IN SHARE ROW EXCLUSIVE MODE");
        const [known] = await tx.query("SELECT 1 FROM asset WHERE hash = $1", [hash]);
        if (known) return;
        const [count] = await tx.query<{ count: number }>("SELECT count(*)::int AS count FROM asset");
        if ((count?.count ?? 0) >= mostAssets) throw refusal("asset_many", "There are too many pictures.");
        const id = randomUUID();
        await tx.query(
          `INSERT INTO member_file (id, member_id, name, type, size, received, started_at, taken_at, rewritten_at)
           VALUES ($1, NULL, $2, 'image/webp', $3, $3, $4, $4, $4)`,
          [id, name, bytes.length, now],
        );
        await store.keep(tx, put, { fileId: id, place: 0 });
        await tx.query(
          "INSERT INTO asset (file_id, hash, name, width, height, added_at, added_by) VALUES ($1, $2, $3, $4, $5, $6, $7)",
          [id, hash, name, width, height, now, operator],
        );
        await recordAct(tx, clock, operator, "assetAdded", { name });
      });
      return hash;
    },
    describe: (operator, hash, { name, alt }) =>
      withTransaction(db, async (tx) => {
        const { id } = await fileOf(tx, hash);
        await tx.query("UPDATE asset SET name = $2, alt = $3 WHERE file_id = $1", [id, name, JSON.stringify(alt)]);
        await recordAct(tx, clock, operator, "assetDescribed", { name });
      }),
    remove: (operator, hash) =>
      withTransaction(db, async (tx) => {
        const { id, name } = await fileOf(tx, hash);
        const uses = (await assetUses(tx)).get(hash) ?? [];
        if (uses.length > 0) throw refusal("asset_used", "This picture is in use.", { uses });
        await tx.query("DELETE FROM asset WHERE file_id = $1", [id]);
        await tx.query("DELETE FROM member_file WHERE id = $1", [id]);
        await recordAct(tx, clock, operator, "assetRemoved", { name });
      }),
    read: async (hash) => {
      const [row] = await db.query<{ id: string }>("SELECT file_id AS id FROM asset WHERE hash = $1", [hash]);
      return row ? store.read(db, row.id) : null;
    },
  };
}
