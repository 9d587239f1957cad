import { describe, expect, it } from "vitest";
import type { ExampleMessage } from "#contracts/api.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const { call, clock, login, register } = await aPlatform({ config: { isDemo: true } });

async function anInbox(account: string) {
  await register(account);
  let { token } = await login(account, goodPassword);
  const list = async (query = "pageSize=100", language = "EN") => {
    const answer = await call("GET", `/wps/example/inbox?${query}`, { token: String(token), headers: { language } });
    return answer.json<{ value: { rows: ExampleMessage[]; total: number } }>().value;
  };
  const update = async (ids: readonly unknown[], to: string) => {
    const answer = await call("POST", "/wps/example/inbox", { token: String(token), body: { ids, to } });
    type Value = { done: string[]; kept: { id: string; until: string }[] };
    return { status: answer.statusCode, ...answer.json<{ success: boolean; code?: string; value: Value }>() };
  };
  const logInAgain = async () => ({ token } = await login(account, goodPassword));
  return { list, update, logInAgain };
}
const idsOf = (rows: readonly ExampleMessage[]) => rows.map(({ id }) => id);

describe("the inbox behind an example page", () => {
  it("has sixty messages, the newest first and unread, each once over its pages, in the language that is asked for", async () => {
    const { list } = await anInbox("inbox001");
    const pages = [await list("page=1"), await list("page=2"), await list("page=3"), await list("page=4")];
    const rows = pages.flatMap((page) => page.rows);
    expect([new Set(idsOf(rows)).size, rows.length, pages[0]?.total]).toEqual([60, 60, 60]);
    expect(rows.map(({ sentAt }) => sentAt)).toEqual(
      rows
        .map(({ sentAt }) => sentAt)
        .toSorted()
        .toReversed(),
    );
    expect(rows.slice(0, 9).every(({ read }) => !read)).toBe(true);
    expect(rows[0]?.title).toBe("Bonus 60 is waiting");
    expect((await list("", "AR")).rows[0]?.title).toBe("المكافأة 60 بانتظارك");
  });

  it("is searched and filtered", async () => {
    const { list } = await anInbox("inbox002");
    const unread = (await list("read=false&pageSize=100")).total;
    expect(unread + (await list("read=true&pageSize=100")).total).toBe(60);
    expect((await list("kind=security&pageSize=100")).rows.every(({ kind }) => kind === "security")).toBe(true);
    expect((await list("search=%20BONUS%20")).total).toBe(10);
    expect((await list("sort=sentAt")).rows[0]?.id).toBe("m1");
    expect((await list("search=free%20rounds&kind=payment")).total).toBe(0);
  });

  it("loses what is deleted, and has the very same back where it was, however often each is asked for", async () => {
    const { list, update } = await anInbox("inbox003");
    const before = await list();
    const wanted = idsOf(before.rows.filter(({ kind }) => kind !== "security")).slice(1, 4);
    const [first, again] = [await update(wanted, "deleted"), await update(wanted, "deleted")];
    expect([first.value, again.value]).toEqual([
      { done: wanted, kept: [] },
      { done: wanted, kept: [] },
    ]);
    expect((await list()).total).toBe(57);
    await update(wanted, "restored");
    await update(wanted, "restored");
    expect(await list()).toEqual(before);
  });

  it("keeps messages about safety for 90 days, and says which and how long", async () => {
    const { list, update, logInAgain } = await anInbox("inbox004");
    const safety = (await list("kind=security&pageSize=100")).rows;
    const [newest, oldest] = [safety[0]!, safety.at(-1)!];
    const { value } = await update([newest.id, "m60"], "deleted");
    expect(value).toMatchObject({ done: ["m60"], kept: [{ id: newest.id }] });
    expect(Date.parse(value.kept[0]!.until) - Date.parse(newest.sentAt)).toBe(90 * 86_400_000);
    expect(await update([newest.id], "deleted")).toMatchObject({ status: 200, code: "example_messages_kept" });
    expect((await update([oldest.id], "deleted")).value.done).toEqual([oldest.id]);
    clock.advance(90 * 86_400);
    await logInAgain();
    expect((await update([newest.id], "deleted")).value.done).toEqual([newest.id]);
  });

  it("tells what was not read before, so that exactly that can be taken back", async () => {
    const { list, update } = await anInbox("inbox005");
    const before = await list();
    const some = idsOf(before.rows).slice(6, 14);
    const { value } = await update(some, "read");
    expect(value.done).toEqual(idsOf(before.rows.slice(6, 14).filter(({ read }) => !read)));
    expect((await update(some, "read")).value.done).toEqual([]);
    await update(value.done, "unread");
    expect(await list()).toEqual(before);
  });

  it("passes over what is no message, takes nothing else, and is each member's own", async () => {
    const [one, other] = [await anInbox("inbox006"), await anInbox("inbox007")];
    expect((await one.update(["m999", "m60"], "deleted")).value.done).toEqual(["m60"]);
    expect((await other.list()).total).toBe(60);
    for (const ids of [[], ["x1"], ["m1", "m1"], Array.from({ length: 101 }, (_, place) => `m${place}`)])
      expect((await one.update(ids, "deleted")).status).toBe(400);
    expect((await one.update(["m1"], "burned")).status).toBe(400);
    expect((await call("GET", "/wps/example/inbox")).statusCode).toBe(401);
  });
});
