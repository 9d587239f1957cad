import { describe, expect, it, vi } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import { aRoom, away, me, names, said } from "./aRoom.ts";

describe("what one says in a conversation", () => {
  it("stands there at once, and is said once the platform has it", async () => {
    const { room, start, replies, say, ids, calls } = await aRoom();
    start([said(1)]);
    const { promise, resolve: release } = Promise.withResolvers<Answer<unknown>>();
    replies.push(promise);
    const sending = say("  Hello there ");
    expect([room.draft, room.unsent.map(({ text, failure: why }) => [text, why])]).toEqual([
      "",
      [["Hello there", null]],
    ]);
    release({ ok: true, value: said(2, "Hello there", "me") });
    await sending;
    expect([room.unsent, ids(), room.unread]).toEqual([[], [1, 2], 0]);
    expect(calls.at(-1)).toEqual([names.send, { key: expect.stringMatching(/^[0-9a-f-]{36}$/), text: "Hello there" }]);
  });

  it("is nothing where nothing is typed", async () => {
    const { room, say, sent } = await aRoom();
    await say("   ");
    expect([sent(), room.unsent, room.draft]).toEqual([[], [], "   "]);
  });

  it("is sent one after the other, in the order in which it was typed", async () => {
    const { room, replies, say, sent } = await aRoom();
    const { promise, resolve: release } = Promise.withResolvers<Answer<unknown>>();
    replies.push(promise, {
      ok: true,
      value: said(2, "two", "me"),
    });
    const first = say("one");
    await say("two");
    expect(sent()).toEqual(["one"]);
    release({ ok: true, value: said(1, "one", "me") });
    await first;
    expect([sent(), room.unsent, room.messages.map(({ text }) => text)]).toEqual([["one", "two"], [], ["one", "two"]]);
  });

  it("is not seen twice where the stream brings it before the answer does", async () => {
    const { room, start, tell, replies, say, ids } = await aRoom();
    start([]);
    const { promise, resolve: release } = Promise.withResolvers<Answer<unknown>>();
    replies.push(promise);
    const sending = say("Hello");
    tell("message", said(1, "Hello", "me"));
    tell("message", said(3, "gone again", "me"));
    tell("removed", { id: 3 });
    tell("message", said(2));
    expect([ids(), room.unsent.length]).toEqual([[2], 1]);
    release({ ok: true, value: said(1, "Hello", "me") });
    await sending;
    expect([ids(), room.unsent, room.unread]).toEqual([[1, 2], [], 1]);
  });

  it("stays with why it was not sent, is sent again, or is taken back", async () => {
    const { room, replies, say, sent } = await aRoom();
    replies.push(away("network"), away("timeout"), { ok: true, value: said(1, "one", "me") });
    await say("one");
    await say("two");
    expect(room.unsent.map(({ text, failure: why }) => [text, why?.kind])).toEqual([
      ["one", "network"],
      ["two", "timeout"],
    ]);
    const [one, two] = room.unsent.map(({ key }) => key);
    await room.retry(one!);
    expect([room.unsent.map(({ text }) => text), sent()]).toEqual([["two"], ["one", "two", "one"]]);
    room.type("typing");
    room.takeBack(two!);
    expect([room.unsent, room.draft]).toEqual([[], "typing"]);
  });

  it("comes back to the field when it is taken back, where nothing else is typed", async () => {
    const { room, replies, say } = await aRoom();
    replies.push(away("network"));
    await say("one");
    room.type("  ");
    room.takeBack(room.unsent[0]!.key);
    expect(room.draft).toBe("one");
  });

  it("was said where only the answer was lost: the stream brings it, and it is offered no more", async () => {
    const { room, tell, replies, say, ids } = await aRoom();
    replies.push(away("network"), away("refused"));
    await say("Hello \n there");
    await say("Refused");
    tell("message", said(1, "Hello there", "other"));
    expect(room.unsent).toHaveLength(2);
    tell("message", said(2, "Refused", "me"));
    tell("message", said(3, "Hello there", "me"));
    expect([room.unsent.map(({ text }) => text), ids()]).toEqual([["Refused"], [1, 2, 3]]);
  });

  it("was said where the stream begins again with it", async () => {
    const { room, start, replies, say } = await aRoom();
    start([said(4, "Hello", "me")]);
    replies.push(away("network"));
    await say("Hello");
    start([said(4, "Hello", "me")]);
    expect(room.unsent).toHaveLength(1);
    start([said(4, "Hello", "me"), said(5, "Hello", "other")]);
    expect(room.unsent).toHaveLength(1);
    start([said(4, "Hello", "me"), said(6, "Hello", "me")]);
    expect(room.unsent).toEqual([]);
  });

  it.each([
    ["refused", 2],
    ["unauthorized", 2],
    ["forbidden", 2],
    ["network", 1],
    ["fault", 1],
  ] as const)("and was %s makes the room ask who one is %i times in all", async (kind, times) => {
    const { calls, replies, say } = await aRoom();
    replies.push(away(kind));
    await say("Hello");
    expect(calls.filter(([call]) => call === names.place)).toHaveLength(times);
  });

  it("is sent once more by the same key where the session had ended, when the same member is back", async () => {
    const { room, session, calls, replies, say, sent } = await aRoom();
    const keys = () =>
      calls.filter(([call]) => call === names.send).map(([, params]) => (params as { key: string }).key);
    replies.push(away("network"), away("unauthorized"));
    await say("not by itself");
    session.isLoggedIn = false;
    await say("Hello");
    expect(room.unsent.map(({ failure: why }) => why?.kind)).toEqual(["network", "unauthorized"]);
    // Nothing is sent while nobody is there.
    await room.enter();
    expect(sent()).toEqual(["not by itself", "Hello"]);
    session.isLoggedIn = true;
    replies.push({ ok: true, value: said(1, "Hello", "me") });
    await room.enter();
    await vi.waitFor(() => expect(room.messages.map(({ text }) => text)).toEqual(["Hello"]));
    expect([sent(), new Set(keys().slice(1)).size]).toEqual([["not by itself", "Hello", "Hello"], 1]);
    expect(room.unsent.map(({ text }) => text)).toEqual(["not by itself"]);
  });

  it("is sent once more and no oftener, and never for another member", async () => {
    const { room, session, replies, say, sent } = await aRoom();
    replies.push(away("unauthorized"), away("unauthorized"));
    session.isLoggedIn = false;
    await say("Hello");
    session.isLoggedIn = true;
    await room.enter();
    await vi.waitFor(() => expect(sent()).toEqual(["Hello", "Hello"]));
    for (let time = 0; time < 3; time += 1) await room.enter();
    expect([sent(), room.unsent.map(({ failure: why }) => why?.kind)]).toEqual([["Hello", "Hello"], ["unauthorized"]]);
    replies.push(away("unauthorized"));
    session.isLoggedIn = false;
    await say("of mine");
    Object.assign(session, { isLoggedIn: true, place: { ...me, by: "somebody else" } });
    await room.enter();
    expect([sent(), room.unsent]).toEqual([["Hello", "Hello", "of mine"], []]);
  });

  it("is gone where the platform keeps it under a name of its own making", async () => {
    const { room, replies, say } = await aRoom();
    replies.push({ ok: true, value: "done" });
    await say("Hello");
    expect([room.unsent, room.messages]).toEqual([[], []]);
  });
});
