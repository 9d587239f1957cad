import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { buildApp } from "#server/app.ts";
import { purgeChat } from "#server/features/chat/purgeChat.ts";
import { aSite } from "#tests/support/aSite.ts";
import { aChat, aChatSite, followChat } from "#tests/support/aChat.ts";

const chat = await aChat();
const { call, clock, db, member, say, texts } = chat;
await chat.app.listen({ port: 0, host: "127.0.0.1" });
const anna = await member("chatanna1");
const bora = await member("chatbora1");
const soon = { timeout: 8_000, interval: 20 };
const rest = () => clock.advance(61);

describe("what is said in the chat room", () => {
  it("is read by everybody, under a name with its middle hidden", async () => {
    const { value } = await say(anna.token, "Good evening 🎲");
    expect(value).toMatchObject({ name: "ch•••a1", text: "Good evening 🎲" });
    expect(JSON.stringify(value)).not.toContain(anna.account);
    expect(await texts()).toContain("Good evening 🎲");
  });

  it("is kept once, however often and on however many connections it is sent", async () => {
    rest();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(anna.token, "only once", key)));
    const taken = answers.filter(({ status }) => status === 200);
    expect(new Set(taken.map(({ value }) => value.id)).size).toBe(1);
    expect((await texts()).filter((text) => text === "only once")).toHaveLength(1);
    expect((await say(anna.token, "another text", key)).value.text).toBe("only once");
  });

  it("is text: markup stays as it was typed, and what nobody sees or what turns the line round goes", async () => {
    rest();
    const typed = "<img src=x onerror=alert(1)> \u202Eevil\u202C \u2066x\u2069 a\u200Bb\n\nc";
    expect((await say(bora.token, typed)).value.text).toBe("<img src=x onerror=alert(1)> evil x ab c");
    expect((await say(bora.token, "👩‍👩‍👧 สวัสดี សួស្តី می‌خواهم")).value.text).toBe("👩‍👩‍👧 สวัสดี សួស្តី می‌خواهم");
  });

  it("is refused where nothing is left of it, where it is too long, and where it is huge", async () => {
    rest();
    expect(await say(bora.token, "\u200B\u202E \u2060")).toMatchObject({ status: 200, code: "chat_empty" });
    expect((await say(bora.token, "🎲".repeat(300))).status).toBe(200);
    expect((await say(bora.token, "🎲".repeat(301))).status).toBe(400);
    expect((await say(bora.token, "x".repeat(60_000))).status).toBe(400);
    expect((await say(bora.token, "x".repeat(70_000))).status).toBe(413);
  });

  it("is not taken of visitors, of free play, of a session that is over, or with the feature off", async () => {
    const body = { key: randomUUID(), text: "hello" };
    expect((await call("POST", "/wps/chat/messages", { body })).statusCode).toBe(401);
    await db.query("UPDATE member SET type = 4 WHERE account = $1", [bora.account]);
    expect((await call("POST", "/wps/chat/messages", { token: bora.token, body })).statusCode).toBe(403);
    const place = await call("GET", "/wps/chat/place", { token: bora.token });
    expect(place.json()).toMatchObject({ value: { mayWrite: false, why: "trial" } });
    await db.query("UPDATE member SET type = 0 WHERE account = $1", [bora.account]);
    chat.liveSite.change(aSite());
    for (const url of ["/wps/chat/messages", "/wps/chat/stream"]) expect((await call("GET", url)).statusCode).toBe(404);
    expect((await call("POST", "/wps/chat/messages", { token: anna.token, body })).statusCode).toBe(404);
    chat.liveSite.change(aChatSite());
  });

  it("is at most five messages in ten seconds and twenty in a minute, of 200 sent at once", async () => {
    rest();
    const answers = await Promise.all(Array.from({ length: 200 }, (_, place) => say(anna.token, `flood ${place}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(195);
    expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(0);
    let taken = 5;
    for (let round = 0; round < 5; round += 1) {
      clock.advance(11);
      for (let place = 0; place < 5; place += 1)
        if ((await say(anna.token, `slow ${round} ${place}`)).status === 200) taken += 1;
    }
    expect(taken).toBe(20);
  });
});

describe("the stream of the chat room", () => {
  it("brings what is said on another node, in the same order to everybody, and nothing twice", async () => {
    rest();
    const other = await buildApp(chat.deps);
    await other.listen({ port: 0, host: "127.0.0.1" });
    const here = followChat(chat.app);
    const there = followChat(other);
    await vi.waitFor(() => expect(here.events.length * there.events.length).toBeGreaterThan(0), soon);
    await Promise.all(
      [anna, bora].flatMap(({ token }) =>
        Array.from({ length: 5 }, (_, place) =>
          (place % 2 === 0 ? chat.app : other).inject({
            method: "POST",
            url: "/wps/chat/messages",
            headers: { host: "localhost", token },
            payload: { key: randomUUID(), text: `ordered ${place}` },
          }),
        ),
      ),
    );
    await vi.waitFor(() => {
      expect(here.texts().filter((text) => text.startsWith("ordered"))).toHaveLength(10);
      expect(there.texts()).toEqual(here.texts());
    }, soon);
    const ids = there.events.filter(({ event }) => event === "message").map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    here.stop();
    there.stop();
    await other.close();
  });

  it("brings to who comes back to another node what was missed, and begins anew after more than is kept", async () => {
    rest();
    const first = followChat(chat.app);
    await vi.waitFor(() => expect(first.events.length).toBeGreaterThan(0), soon);
    const known = first.lastId();
    first.stop();
    await say(anna.token, "while you were away");
    const other = await buildApp(chat.deps);
    await other.listen({ port: 0, host: "127.0.0.1" });
    const back = followChat(other, known);
    await vi.waitFor(() => expect(back.texts()).toEqual(["while you were away"]), soon);
    expect(back.events.some(({ event }) => event === "start")).toBe(false);
    const stale = followChat(other, "999999999");
    await vi.waitFor(() => expect(stale.events[0]?.event).toBe("start"), soon);
    back.stop();
    stale.stop();
    await other.close();
  });

  it("counts people and not tabs, on all nodes together, and forgets a node that is gone", async () => {
    const gone = [randomUUID(), 40, new Date(clock.now().getTime() - 60_000)];
    await db.query("INSERT INTO chat_node (node, people, seen_at) VALUES ($1, $2, $3)", gone);
    const elsewhere = [randomUUID(), 3, clock.now()];
    await db.query("INSERT INTO chat_node (node, people, seen_at) VALUES ($1, $2, $3)", elsewhere);
    const listeners = [anna, anna, bora].map(({ token }) => followChat(chat.app, null, token));
    const peopleOf = (listener: (typeof listeners)[number]) =>
      (JSON.parse(listener.events.findLast(({ event }) => event === "people")?.data ?? "{}") as { people?: number })
        .people;
    await vi.waitFor(() => expect(peopleOf(listeners[2] as never)).toBe(5), soon);
    for (const listener of listeners) listener.stop();
    await db.query("DELETE FROM chat_node");
  });

  it("goes on for a reader whose session ended; only writing is over", async () => {
    rest();
    const carl = await member("chatcarl1");
    const listener = followChat(chat.app, null, carl.token);
    await vi.waitFor(() => expect(listener.events.length).toBeGreaterThan(0), soon);
    await call("POST", "/wps/session/logout", { token: carl.token });
    await say(anna.token, "still to be read");
    await vi.waitFor(() => expect(listener.texts()).toContain("still to be read"), soon);
    listener.stop();
  });
});

describe("operators of the chat room", () => {
  it("take a message away from everybody at once, and it stands in the audit", async () => {
    rest();
    const editor = await chat.operator("editor");
    const { value } = await say(bora.token, "rude words");
    const listener = followChat(chat.app);
    await vi.waitFor(() => expect(listener.texts()).toContain("rude words"), soon);
    const viewer = await chat.operator("viewer");
    expect((await viewer.call("POST", `/chat/messages/${value.id}/remove`)).status).toBe(403);
    const both = [editor, editor].map((one) => one.call("POST", `/chat/messages/${value.id}/remove`));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    await vi.waitFor(() => expect(listener.texts()).not.toContain("rude words"), soon);
    expect(await texts()).not.toContain("rude words");
    listener.stop();
    const audit = await editor.call("GET", "/audit");
    const rows = audit.value["rows"] as { act: string; detail: string }[];
    expect(rows.filter(({ act }) => act === "chatRemoved")).toMatchObject([{ detail: bora.account }]);
    expect((await editor.call("POST", "/chat/messages/999999/remove")).status).toBe(404);
  });

  it("mute a member for a time, also between two messages, and let write again", async () => {
    rest();
    const editor = await chat.operator("editor");
    const mute = { account: bora.account.toUpperCase(), minutes: 30, reason: "Insults" };
    expect((await say(bora.token, "before")).code).toBeUndefined();
    expect((await editor.call("POST", "/chat/mutes", mute)).status).toBe(200);
    expect((await editor.call("POST", "/chat/mutes", { ...mute, account: "nobody99" })).status).toBe(404);
    expect((await say(bora.token, "after")).code).toBe("chat_muted");
    const place = await call("GET", "/wps/chat/place", { token: bora.token });
    expect(place.json()).toMatchObject({ value: { mayWrite: false, why: "muted", reason: "Insults" } });
    expect((await editor.call("GET", "/chat/mutes")).value).toMatchObject({
      total: 1,
      rows: [{ account: bora.account }],
    });
    clock.advance(31 * 60);
    const { token } = await chat.login(bora.account, "Quiet-Otter-77-lamp");
    expect((await say(token, "half an hour later")).code).toBeUndefined();
    const again = await chat.operator("editor");
    await again.call("POST", "/chat/mutes", mute);
    expect((await again.call("POST", "/chat/mutes/end", { account: bora.account })).status).toBe(200);
    expect((await say(token, "at once")).code).toBeUndefined();
    bora.token = token;
    anna.token = (await chat.login(anna.account, "Quiet-Otter-77-lamp")).token;
  });

  it("keep a list of words, which holds for the next message on every node", async () => {
    rest();
    const editor = await chat.operator("editor");
    const saved = await editor.call("PUT", "/chat/words", { words: " spam \n\nspam\nscam*\n***" });
    expect(saved.value).toEqual({ words: "spam\nscam*", count: 2 });
    clock.advance(3);
    expect((await say(anna.token, "such s\u200Bp\u200Ba\u200Bm here")).code).toBe("chat_words");
    expect((await say(anna.token, "a spammer is no word of the list")).code).toBeUndefined();
    expect((await say(anna.token, "scammers are")).code).toBe("chat_words");
    const audit = await editor.call("GET", "/audit");
    expect((audit.value["rows"] as object[])[0]).toMatchObject({ act: "chatWords", detail: "+2" });
    await editor.call("PUT", "/chat/words", { words: "" });
  });
});

describe("old messages", () => {
  it("are deleted by age and by number", async () => {
    await purgeChat(db, clock.now(), { chatDays: 30, chatMessages: 3 });
    expect(await texts()).toHaveLength(3);
    await purgeChat(db, new Date(clock.now().getTime() + 31 * 86_400_000), { chatDays: 30, chatMessages: 3 });
    expect(await texts()).toEqual([]);
  });
});
