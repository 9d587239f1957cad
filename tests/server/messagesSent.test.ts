import { describe, expect, it } from "vitest";
import type { ValueOf } from "#contracts/api.ts";
import { findHtmlFaults } from "#server/security/findHtmlFaults.ts";
import { aConsole } from "#tests/support/aConsole.ts";
import { goodPassword } from "#tests/support/aPlatform.ts";
import { xssVectors } from "#tests/support/xssVectors.ts";

const platform = await aConsole();
const { call, clock, login, owner, register } = platform;

async function aMember(account: string, type = 0) {
  await register(account);
  await owner.query("UPDATE member SET type = $2 WHERE account = $1", [account, type]);
  const { token } = await login(account, goodPassword);
  const ask = async <Value>(method: "GET" | "PUT" | "DELETE", path: string, body?: unknown) => {
    const answer = await call(method, `/wps/message${path}`, { token, ...(body !== undefined && { body }) });
    return { status: answer.statusCode, ...answer.json<{ value: Value }>() };
  };
  return { account, ask, list: async (query = "") => (await ask<ValueOf<"listMessages">>("GET", query)).value.rows };
}

const send = async (body: object, role: "publisher" | "editor" = "publisher") => {
  clock.advance(1);
  return (await platform.operator(role)).call("POST", "/messages", body);
};
const inEnglish = (title: string, body = "<p>Text</p>") => [{ language: "EN", title, body }];

describe("messages that operators send", () => {
  it("[PC-15] come to one member, to agents, to players or to everybody, each in the reader's language, and are in the audit", async () => {
    const [player, agent] = [await aMember("sentplayer1"), await aMember("sentagent01", 1)];
    const texts = [...inEnglish("For you"), { language: "AR", title: "لك", body: "<p>نص</p>" }];
    expect((await send({ to: "member", account: "SentPlayer1", texts })).value).toEqual({ sent: 1 });
    expect((await send({ to: "agents", texts: inEnglish("For agents") })).value).toEqual({ sent: 1 });
    expect((await send({ to: "players", texts: inEnglish("For players") })).value).toEqual({ sent: 1 });
    expect((await send({ to: "all", texts: inEnglish("For all") })).value).toEqual({ sent: 2 });
    const titlesOf = async ({ list }: typeof player) => (await list()).map(({ title }) => title).toSorted();
    expect(await titlesOf(player)).toEqual(["For all", "For players", "For you"]);
    expect(await titlesOf(agent)).toEqual(["For agents", "For all"]);
    const acts = await owner.query("SELECT operator, detail FROM operator_act WHERE act = 'messagesSent' ORDER BY id");
    expect(acts).toHaveLength(4);
    expect(acts[0]).toMatchObject({ operator: "publisher", detail: { member: "SentPlayer1", messages: 1 } });
    const listed = await (await platform.operator("editor")).call("GET", "/messages");
    expect(listed.value).toMatchObject({
      total: 4,
      rows: [{ title: "For all", to: "all", sent: 2, read: 0, by: "publisher" }, {}, {}, {}],
    });
  });

  it("come to those of a list, once each, or to nobody where one of them is not there", async () => {
    const [one, two] = [await aMember("sentlist001"), await aMember("sentlist002")];
    const accounts = "SentList001, sentlist002\n sentlist001;";
    expect((await send({ to: "list", accounts, texts: inEnglish("Listed") })).value).toEqual({ sent: 2 });
    const missing = await send({ to: "list", accounts: "sentlist001 nobody-1 nobody-2", texts: inEnglish("Lost") });
    expect(missing.value["fieldErrors"]).toMatchObject({ accounts: { key: "error.accounts_unknown", min: 2, max: 2 } });
    const many = Array.from({ length: 1_001 }, (_, number) => `account${number}`).join(" ");
    for (const [typed, key] of [
      ["  ,\n", "form.required"],
      [many, "error.accounts_many"],
    ]) {
      const { value } = await send({ to: "list", accounts: typed, texts: inEnglish("Lost") });
      expect(value["fieldErrors"]).toMatchObject({ accounts: { key } });
    }
    for (const { list } of [one, two]) expect((await list()).map(({ title }) => title)).toEqual(["Listed"]);
  });

  it("need an English text, a member that there is, and somebody who may send", async () => {
    const arabic = [{ language: "AR", title: "لك", body: "<p>نص</p>" }];
    expect((await send({ to: "all", texts: arabic })).code).toBe("text_missing");
    expect((await send({ to: "member", account: "nobody-here", texts: inEnglish("x") })).code).toBe("member_unknown");
    expect((await send({ to: "all", texts: inEnglish("x") }, "editor")).status).toBe(403);
  });

  it("to everybody are not for those who excluded themselves; one to them alone is", async () => {
    const excluded = await aMember("sentexclud1");
    await owner.query(
      `INSERT INTO play_break (member_id, kind, starts_at, ends_at, may_log_in, source, ref)
       SELECT id, 'exclusion', $2, NULL, true, 'player', 'x' FROM member WHERE account = $1`,
      [excluded.account, clock.now()],
    );
    await send({ to: "all", texts: inEnglish("Come and play") });
    await send({ to: "member", account: excluded.account, texts: inEnglish("About your balance") });
    expect((await excluded.list()).map(({ title }) => title)).toEqual(["About your balance"]);
  });

  it("[PC-15] carry no script, whatever is written into them", async () => {
    const reader = await aMember("sentreader1");
    // As many of them in a message as one may hold. What no text may hold, such as NUL, is refused before.
    const vectors = xssVectors.filter((one) => one.length < 4_000 && !one.includes("\u0000"));
    const words = vectors.join("\n").slice(0, 8_000);
    for (const body of [words, ...vectors.slice(-3)]) {
      const { status } = await send({ to: "member", account: reader.account, texts: inEnglish("Vectors", body) });
      expect([status, body]).toEqual([200, body]);
    }
    const messages = await reader.list();
    expect(messages).toHaveLength(4);
    for (const { body } of messages) expect(findHtmlFaults(body)).toEqual([]);
  });
});

describe("the member's messages", () => {
  it("[PC-15] stand unread first, are read one by one and all at once, and what comes meanwhile stays unread", async () => {
    const reader = await aMember("sentreader2");
    for (const title of ["one", "two", "three"]) {
      await send({ to: "member", account: reader.account, texts: inEnglish(title) });
      clock.advance(1);
    }
    const [newest] = await reader.list("?sort=read");
    expect(newest?.title).toBe("three");
    expect((await reader.ask("PUT", `/${newest?.id}/read`)).value).toEqual({ unread: 2 });
    expect((await reader.list("?sort=read")).map(({ title, read }) => [title, read])).toEqual([
      ["two", false],
      ["one", false],
      ["three", true],
    ]);
    const before = clock.now().toISOString();
    clock.advance(1);
    await send({ to: "member", account: reader.account, texts: inEnglish("four") });
    expect((await reader.ask("PUT", "/read", { before })).value).toEqual({ changed: 2, unread: 1 });
    expect((await reader.ask("GET", "/unread")).value).toBe(1);
  });

  it("are nobody else's: foreign ids are not there, and deleting while somebody reads loses nothing", async () => {
    const [reader, other] = [await aMember("sentreader3"), await aMember("sentreader4")];
    for (let count = 0; count < 5; count += 1)
      await send({ to: "member", account: reader.account, texts: inEnglish("x") });
    const ids = (await reader.list()).map(({ id }) => id);
    expect((await other.ask("PUT", `/${ids[0]}/read`)).status).toBe(404);
    expect((await other.ask("DELETE", `/${ids[0]}`)).status).toBe(404);
    const answers = await Promise.all([
      ...ids.map((id) => reader.ask("DELETE", `/${id}`)),
      reader.ask("PUT", "/read", {}),
      ...ids.map((id) => reader.ask("PUT", `/${id}/read`)),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(await reader.list()).toEqual([]);
    expect((await reader.ask("GET", "/unread")).value).toBe(0);
  });
});
