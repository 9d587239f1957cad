import { createCanvas } from "@napi-rs/canvas";
import { beforeEach, describe, expect, it } from "vitest";
import { createFiles } from "#server/features/file/createFiles.ts";
import { createBucket } from "#server/features/file/stores/createBucket.ts";
import { createBucketStore } from "#server/features/file/stores/createBucketStore.ts";
import { createTableStore } from "#server/features/file/stores/createTableStore.ts";
import { fileStoreContract } from "#tests/contracts/fileStoreContract.ts";
import { aBucket } from "#tests/support/aBucket.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const bucket = await aBucket();
const platform = await aPlatform({ config: { bucket: bucket.config } });
const { app, clock, db, login, owner, register } = platform;
const faults: string[] = [];
const aStore = (over: object = {}) =>
  createBucketStore({
    db,
    clock,
    bucket: createBucket({ ...bucket.config, ...over }),
    onFault: (error) => faults.push((error as Error).message),
  });
const store = aStore();

beforeEach(() => {
  Object.assign(bucket, { mood: "well", failNext: 0 });
  faults.length = 0;
  bucket.answers.length = 0;
});

fileStoreContract("table", {
  store: createTableStore(),
  platform,
  count: async () => {
    const rows = await owner.query<{ count: number }>("SELECT count(*) FROM member_file_part WHERE bytes IS NOT NULL");
    return rows[0]?.count ?? 0;
  },
});
fileStoreContract("bucket", { store, platform, count: async () => bucket.objects.size });

let senders = 10;
const png = await createCanvas(8, 8).encode("png");

async function aSender(account: string) {
  await register(account);
  const { token } = await login(account, goodPassword);
  const send = async (id: string, bytes: Buffer) => {
    const answer = await app.inject({
      method: "PUT",
      url: `/wps/file/${id}?offset=0&size=${bytes.length}&name=proof.png`,
      headers: { token: String(token), "content-type": "application/octet-stream" },
      payload: bytes,
    });
    return { status: answer.statusCode, ...answer.json<{ code?: string }>(), headers: answer.headers };
  };
  const [row] = await owner.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]);
  return { send, memberId: row?.id ?? "" };
}

describe("a bucket that files go to", () => {
  it("holds what a player sends, and nothing of a picture but what the platform drew", async () => {
    const { send, memberId } = await aSender("bucket01");
    const before = new Set(bucket.objects.keys());
    const id = crypto.randomUUID();
    expect((await send(id, Buffer.concat([png, Buffer.from("GPS 11.5564 N")]))).status).toBe(200);
    const files = createFiles(db, clock, store);
    await files.rewrite(memberId, [id]);
    await store.sweep(clock.now());
    const added = [...bucket.objects].filter(([key]) => !before.has(key));
    expect(added.map(([, bytes]) => [bytes.subarray(0, 2).toString("hex"), bytes.includes("GPS")])).toEqual([
      ["ffd8", false],
    ]);
    const [[key = "", bytes] = []] = added;
    expect(key).toMatch(/^files\/[0-9a-f-]{36}$/);
    expect((await files.read(id))?.bytes.equals(bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    ["dead", "dead", {}, /ECONN|other side closed|UND_ERR|terminated|fetch failed/],
    ["slow", "silent", {}, /no answer in time/],
    ["full of faults", "failing", {}, /503 SlowDown/],
    ["that does not know the key", "well", { keyId: "OTHER" }, /403 InvalidAccessKeyId/],
    ["that is called with a wrong secret", "well", { secret: "wrong" }, /403 SignatureDoesNotMatch/],
    ["that is not there", "well", { bucket: "nobodys" }, /404 NoSuchBucket/],
  ] as const)("refuses what is sent where it is %s, and nothing of it stays", async (_name, mood, over, reason) => {
    const { memberId } = await aSender(`bucket${(senders += 1)}`);
    const files = createFiles(db, clock, aStore(over));
    const [id, objects] = [crypto.randomUUID(), bucket.objects.size];
    const part = { id, memberId, name: "a.png", size: png.length, offset: 0, bytes: png };
    bucket.mood = mood;
    await expect(files.add(part)).rejects.toMatchObject({ status: 503, code: "files_unavailable" });
    expect(faults.join()).toMatch(reason);
    expect(faults.join()).not.toContain(bucket.config.secret);
    expect(await owner.query("SELECT 1 FROM member_file WHERE id = $1", [id])).toEqual([]);
    expect(bucket.objects.size).toBe(objects);
    bucket.mood = "well";
    expect((await createFiles(db, clock, store).add(part)).received).toBe(png.length);
  });

  it("says so in the answer of the call, and what was chosen can be sent again", async () => {
    const { send } = await aSender("bucket02");
    const id = crypto.randomUUID();
    bucket.mood = "failing";
    const refused = await send(id, png);
    expect([refused.status, refused.code, refused.headers["retry-after"]]).toEqual([503, "files_unavailable", "10"]);
    bucket.mood = "well";
    expect((await send(id, png)).status).toBe(200);
  });

  it("is tried again where it stumbled once, and not where trying helps nobody", async () => {
    bucket.failNext = 1;
    await store.put(png);
    expect(bucket.answers).toEqual(["PUT 503", "PUT 200"]);
    bucket.answers.length = 0;
    await expect(aStore({ secret: "wrong" }).put(png)).rejects.toMatchObject({ code: "files_unavailable" });
    expect(bucket.answers).toEqual(["PUT 403"]);
  });

  it("keeps the picture that was sent where the drawn one cannot be put", async () => {
    const { send, memberId } = await aSender("bucket03");
    const id = crypto.randomUUID();
    await send(id, png);
    const files = createFiles(db, clock, store);
    const place = async () =>
      owner.query("SELECT size, rewritten_at FROM member_file WHERE id = $1 AND taken_at IS NULL", [id]);
    const putNothing = { ...store, put: () => aStore({ secret: "wrong" }).put(png) };
    await expect(createFiles(db, clock, putNothing).rewrite(memberId, [id])).rejects.toMatchObject({ status: 503 });
    expect(await place()).toEqual([{ size: png.length, rewritten_at: null }]);
    expect((await files.read(id))?.bytes.equals(png)).toBe(true);
    await files.rewrite(memberId, [id]);
    expect((await files.read(id))?.type).toBe("image/jpeg");
  });

  it("is not believed where it gives other bytes than it was given, or none", async () => {
    const { send } = await aSender("bucket04");
    const id = crypto.randomUUID();
    await send(id, png);
    const files = createFiles(db, clock, store);
    bucket.mood = "forging";
    await expect(files.read(id)).rejects.toMatchObject({ status: 503, code: "files_unavailable" });
    bucket.mood = "well";
    bucket.objects.clear();
    await expect(files.read(id)).rejects.toMatchObject({ status: 503, code: "files_unavailable" });
    expect(faults.join()).toMatch(/is not what was put there.*is not there/);
  });

  it("may come after files that the database keeps, which stay readable, and go before the database says so", async () => {
    const { send, memberId } = await aSender("bucket05");
    const [old, fresh] = [crypto.randomUUID(), crypto.randomUUID()];
    const inTable = createFiles(db, clock, createTableStore());
    await inTable.add({ id: old, memberId, name: "a.png", size: png.length, offset: 0, bytes: png });
    await send(fresh, png);
    expect((await createFiles(db, clock, store).read(old))?.bytes.equals(png)).toBe(true);
    await expect(inTable.read(fresh)).rejects.toMatchObject({ status: 503, code: "files_unavailable" });
  });

  it("is emptied later where it is away when something goes", async () => {
    const put = await store.put(png);
    const key = put.in === "bucket" ? put.key : "";
    clock.advance(2 * 60 * 60);
    bucket.mood = "dead";
    await expect(store.sweep(clock.now())).rejects.toThrow("DELETE at");
    expect(await owner.query("SELECT state FROM file_object WHERE key = $1", [key])).toEqual([{ state: "left" }]);
    // Too late for whoever wanted to keep it.
    await expect(store.keep(db, put, { fileId: crypto.randomUUID(), place: 0 })).rejects.toMatchObject({ status: 503 });
    bucket.mood = "well";
    await store.sweep(clock.now());
    expect(bucket.objects.has(key)).toBe(false);
    expect(await owner.query("SELECT 1 FROM file_object WHERE state <> 'kept'")).toEqual([]);
  });
});
