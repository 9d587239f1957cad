import { describe, expect, it } from "vitest";
import { purge } from "#server/db/purge.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { FileStore } from "#server/features/file/FileStore.ts";
import { createFiles } from "#server/features/file/createFiles.ts";
import type { TestPlatform } from "#tests/support/aPlatform.ts";

/** A store that is tried. */
export interface TriedStore {
  store: FileStore;
  platform: Pick<TestPlatform, "clock" | "db" | "owner" | "register">;
  /** How many pieces of bytes there are, of all files. */
  count: () => Promise<number>;
}

const bytesOf = (text: string) => Buffer.concat([Buffer.from("%PDF-1.7 "), Buffer.from(text)]);

/** What any store of files must do. */
export function fileStoreContract(name: string, { store, platform, count }: TriedStore): void {
  const { clock, db, owner, register } = platform;
  const files = createFiles(db, clock, store);
  let members = 0;
  const aMember = async () => {
    const account = `${name}${(members += 1)}`;
    await register(account);
    const rows = await owner.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]);
    return rows[0]?.id ?? "";
  };
  const aFile = async (memberId: string, bytes: Buffer, cut = bytes.length) => {
    const part = { id: crypto.randomUUID(), memberId, name: "proof.pdf", size: bytes.length };
    await files.add({ ...part, offset: 0, bytes: bytes.subarray(0, cut) });
    if (cut < bytes.length) await files.add({ ...part, offset: cut, bytes: bytes.subarray(cut) });
    return part.id;
  };

  describe(`files in the ${name}`, () => {
    it("are given as they were sent, in however many parts and however often one was sent", async () => {
      const memberId = await aMember();
      const sent = bytesOf("in two parts");
      expect((await files.read(await aFile(memberId, sent, 12)))?.bytes.equals(sent)).toBe(true);
      const id = crypto.randomUUID();
      const part = { id, memberId, name: "proof.pdf", size: sent.length, offset: 0, bytes: sent };
      await Promise.all([files.add(part), files.add(part), files.add(part)]);
      expect((await files.add(part)).received).toBe(sent.length);
      expect((await files.read(id))?.bytes.equals(sent)).toBe(true);
      expect(await files.read(crypto.randomUUID())).toBeNull();
    });

    it("are not there where the transaction that keeps them fails", async () => {
      const id = await aFile(await aMember(), bytesOf("stays"));
      const put = await store.put(bytesOf("goes"));
      const failing = withTransaction(db, async (tx) => {
        await store.keep(tx, put, { fileId: id, place: 900 });
        throw new Error("something else");
      });
      await expect(failing).rejects.toThrow("something else");
      expect((await store.read(db, id)).equals(bytesOf("stays"))).toBe(true);
    });

    it("go with their file, and what no file has goes within the hour", async () => {
      const memberId = await aMember();
      await sweptAfter(25 * 60 * 60);
      const before = await count();
      const [left, used] = [await aFile(memberId, bytesOf("left")), await aFile(memberId, bytesOf("used"))];
      await store.put(bytesOf("of no file"));
      await withTransaction(db, (tx) =>
        files.take(tx, memberId, [used], { types: ["application/pdf"], maxBytes: 1000 }),
      );
      await sweptAfter(2 * 60 * 60);
      expect(await count()).toBe(before + 2);
      await sweptAfter(25 * 60 * 60);
      expect(await count()).toBe(before + 1);
      expect(await files.read(left)).toBeNull();
      expect((await files.read(used))?.bytes.equals(bytesOf("used"))).toBe(true);
    });
  });

  async function sweptAfter(seconds: number) {
    clock.advance(seconds);
    await purge(db, clock.now());
    await Promise.all([store.sweep(clock.now()), store.sweep(clock.now())]);
  }
}
