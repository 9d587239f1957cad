import { describe, expect, it } from "vitest";
import { purge } from "#server/db/purge.ts";
import { createFiles } from "#server/features/file/createFiles.ts";
import { createTableStore } from "#server/features/file/stores/createTableStore.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const { app, call, clock, db, login, owner, register } = await aPlatform();
const files = createFiles(db, clock, createTableStore());

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array<number>(92).fill(7)]);
const demand = { types: ["image/png"], maxBytes: 1000 };

async function aSender(account: string) {
  await register(account);
  const { token } = await login(account, goodPassword);
  const [member] = await owner.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]);
  const send = async (id: string, bytes: Buffer, offset = 0, size = png.length) => {
    const answer = await app.inject({
      method: "PUT",
      url: `/wps/file/${id}?offset=${offset}&size=${size}&name=proof.png`,
      headers: { token: String(token), "content-type": "application/octet-stream" },
      payload: bytes,
    });
    return { status: answer.statusCode, ...answer.json<{ code?: string; value: Record<string, unknown> | null }>() };
  };
  return { send, token: String(token), memberId: member?.id ?? "" };
}
const anId = () => crypto.randomUUID();

describe("a file that is sent in parts", () => {
  it("is there once all of them are, and is what its first bytes say", async () => {
    const { send } = await aSender("files001");
    const id = anId();
    expect((await send(id, png.subarray(0, 60))).value).toEqual({ id, received: 60, size: 100, type: "image/png" });
    expect((await send(id, png.subarray(60), 60)).value).toEqual({ id, received: 100, size: 100, type: "image/png" });
    const rows = await owner.query<{ bytes: Buffer }>(
      "SELECT bytes FROM member_file_part WHERE file_id = $1 ORDER BY place",
      [id],
    );
    expect(Buffer.concat(rows.map(({ bytes }) => bytes)).equals(png)).toBe(true);
  });

  it("keeps a part that is sent twice once, and says where to go on after a gap", async () => {
    const { send } = await aSender("files002");
    const id = anId();
    await Promise.all([send(id, png.subarray(0, 60)), send(id, png.subarray(0, 60))]);
    expect((await send(id, png.subarray(80), 80)).value?.["received"]).toBe(60);
    expect((await send(id, png.subarray(60, 90), 60)).value?.["received"]).toBe(90);
  });

  it("is refused where it is none of the kinds, whatever it is called", async () => {
    const { send } = await aSender("files003");
    const program = Buffer.from("MZ this is no picture at all", "latin1");
    expect((await send(anId(), program, 0, program.length)).code).toBe("file_type");
    expect((await send(anId(), Buffer.from("<svg onload=alert(1)>"), 0, 21)).code).toBe("file_type");
  });

  it("is nobody else's, takes no more than it said, and needs somebody who is logged in", async () => {
    const { send } = await aSender("files004");
    const other = await aSender("files005");
    const id = anId();
    await send(id, png.subarray(0, 60));
    expect((await other.send(id, png.subarray(60), 60)).status).toBe(404);
    expect((await other.send(id, png.subarray(0, 60))).status).toBe(404);
    expect((await send(id, Buffer.alloc(50), 60)).value?.["received"]).toBe(60);
    expect((await send(id, png.subarray(0, 60), 0, 90)).status).toBe(404);
    const answer = await call("PUT", `/wps/file/${id}?offset=0&size=10&name=a`, {});
    expect(answer.statusCode).toBe(401);
  });

  it("is one of at most twenty that are open", async () => {
    const { send, memberId } = await aSender("files006");
    for (let sent = 0; sent < 20; sent += 1) expect((await send(anId(), png)).value?.["received"]).toBe(100);
    expect((await send(anId(), png)).code).toBe("too_many_files");
    await owner.query("UPDATE member_file SET taken_at = now() WHERE member_id = $1", [memberId]);
    expect((await send(anId(), png)).value?.["received"]).toBe(100);
  });

  it("is taken once, whole, by its owner, and only where it is wanted", async () => {
    const { send, memberId } = await aSender("files007");
    const other = await aSender("files008");
    const [whole, half] = [anId(), anId()];
    await send(whole, png);
    await send(half, png.subarray(0, 60));
    const take = (ids: string[], who = memberId, over = {}) => files.take(db, who, ids, { ...demand, ...over });
    expect(await take([whole, half])).toBe(false);
    expect(await take([whole], other.memberId)).toBe(false);
    expect(await take([whole], memberId, { types: ["application/pdf"] })).toBe(false);
    expect(await take([whole], memberId, { maxBytes: 99 })).toBe(false);
    expect(await take([whole, whole])).toBe(false);
    expect(await take(["no-such-file"])).toBe(false);
    expect(await take([whole])).toBe(true);
    expect(await take([whole])).toBe(false);
  });

  it("goes after a day that nothing took it in", async () => {
    const { send } = await aSender("files009");
    const [left, used] = [anId(), anId()];
    await send(left, png);
    await send(used, png);
    await owner.query("UPDATE member_file SET taken_at = now() WHERE id = $1", [used]);
    clock.advance(25 * 60 * 60);
    await purge(db, clock.now());
    const rows = await owner.query<{ id: string }>("SELECT id::text FROM member_file WHERE id = ANY($1::uuid[])", [
      [left, used],
    ]);
    expect(rows.map(({ id }) => id)).toEqual([used]);
    expect(await owner.query("SELECT 1 FROM member_file_part WHERE file_id = $1", [left])).toEqual([]);
  });
});
