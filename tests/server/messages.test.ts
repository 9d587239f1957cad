import { describe, expect, it } from "vitest";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const { call, clock, login, owner, register } = await aPlatform();

async function aMember(account: string, messages: number) {
  await register(account);
  const { token } = await login(account, goodPassword);
  const rows = await owner.query<{ id: string }>(
    `INSERT INTO message (member_id, title, body, sent_at)
     SELECT m.id, '{"EN":"A"}', '{"EN":"B"}', $2 FROM member m, generate_series(1, $3) WHERE m.account = $1 RETURNING id`,
    [account, clock.now(), messages],
  );
  const ids = rows.map(({ id }) => id);
  const update = async (chosen: string[], to: string) =>
    (await call("POST", "/wps/message/batch", { headers: { token }, body: { ids: chosen, to } })).json<{
      value: unknown;
    }>().value;
  const list = async () =>
    (await call("GET", "/wps/message", { headers: { token } })).json<{ value: { total: number } }>().value.total;
  return { ids, update, list, token };
}

describe("several messages at once", () => {
  it("are read and unread, and what is so already is not counted", async () => {
    const { ids, update } = await aMember("batch001", 3);
    expect(await update(ids.slice(0, 2), "read")).toEqual({ changed: 2, unread: 1 });
    expect(await update(ids, "read")).toEqual({ changed: 1, unread: 0 });
    expect(await update(ids.slice(0, 1), "unread")).toEqual({ changed: 1, unread: 1 });
  });

  it("are deleted, and come back within ten minutes", async () => {
    const { ids, update, list } = await aMember("batch002", 3);
    expect(await update(ids, "deleted")).toEqual({ changed: 3, unread: 0 });
    expect(await list()).toBe(0);
    clock.advance(9 * 60);
    expect(await update(ids.slice(0, 2), "kept")).toEqual({ changed: 2, unread: 2 });
    clock.advance(2 * 60);
    expect(await update(ids, "kept")).toEqual({ changed: 0, unread: 2 });
    expect(await list()).toBe(2);
  });

  it("are only the member's own", async () => {
    const { ids } = await aMember("batch003", 2);
    const other = await aMember("batch004", 1);
    expect(await other.update([...ids, "no-such-message"], "deleted")).toEqual({ changed: 0, unread: 1 });
  });

  it("are at least one, at most a hundred, and each once", async () => {
    const { ids, update } = await aMember("batch005", 1);
    expect(await update([], "read")).toMatchObject({ pointer: "/ids", reason: "minItems" });
    expect(await update([...ids, ...ids], "read")).toMatchObject({ pointer: "/ids", reason: "uniqueItems" });
    const many = Array.from({ length: 101 }, (_, index) => `m${index}`);
    expect(await update(many, "read")).toMatchObject({ pointer: "/ids", reason: "maxItems" });
    expect(await update(ids, "lost")).toMatchObject({ pointer: "/to", reason: "enum" });
  });
});
