import { describe, expect, it } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import { readTalkPlace } from "#stores/TalkMessage.ts";
import { aRoom, away, me, names, said } from "./aRoom.ts";

describe("who one is in a conversation", () => {
  it("is asked of the platform, and is nobody for a visitor", async () => {
    const member = await aRoom();
    expect([member.room.place, member.followed, member.calls]).toEqual([me, ["streamChat"], [["getPlace", {}]]]);
    const visitor = await aRoom({ isLoggedIn: false });
    expect([visitor.room.place, visitor.followed, visitor.calls]).toEqual([null, ["streamChat"], []]);
  });

  it("is asked again after a login, with the same stream", async () => {
    const { room, session, followed } = await aRoom({ isLoggedIn: false });
    session.isLoggedIn = true;
    await room.enter();
    expect([room.place, followed]).toEqual([me, ["streamChat"]]);
  });

  it("is what was asked last, whichever answer comes last", async () => {
    const { room, session } = await aRoom();
    const { promise, resolve: release } = Promise.withResolvers<Answer<unknown>>();
    session.place = promise;
    const asked = room.enter();
    session.isLoggedIn = false;
    await room.enter();
    release({ ok: true, value: me });
    await asked;
    expect(room.place).toBeNull();
  });

  it("is nobody where the platform does not say", async () => {
    const { room, session } = await aRoom();
    session.place = Promise.resolve(away("network"));
    await room.enter();
    expect(room.place).toBeNull();
  });

  it("is read from whatever a platform sends", () => {
    expect([readTalkPlace(null), readTalkPlace("me")]).toEqual([null, null]);
    expect(readTalkPlace({})).toEqual({ by: "", mayWrite: false, why: null, mutedUntil: null, reason: "" });
    const muted = { by: 7, mayWrite: "yes", why: "muted", mutedUntil: "2026-03-14T12:00:00Z", reason: "Spam" };
    expect(readTalkPlace(muted)).toEqual({ ...muted, by: "7", mayWrite: false });
    expect(readTalkPlace({ by: null, why: 5, mutedUntil: 5, reason: 5 })).toEqual({ ...me, by: "", mayWrite: false });
  });

  it("keeps what was typed for whoever comes back, and for nobody else", async () => {
    const { room, session, say, replies } = await aRoom();
    replies.push(away("network"));
    await say("not there yet");
    room.type("half a sentence");
    const both = () => [room.draft, room.unsent.map(({ text }) => text)];
    session.isLoggedIn = false;
    await room.enter();
    session.isLoggedIn = true;
    await room.enter();
    expect(both()).toEqual(["half a sentence", ["not there yet"]]);
    session.place = { ...me, by: "another" };
    await room.enter();
    expect(both()).toEqual(["", []]);
  });

  it("is somebody who left: the stream stops, once", async () => {
    const { room, stop, followed } = await aRoom();
    room.leave();
    room.leave();
    expect(stop).toHaveBeenCalledTimes(1);
    await room.enter();
    expect(followed).toHaveLength(2);
  });
});

describe("what is said in a conversation", () => {
  it("begins with what the stream says, and how many are there", async () => {
    const { room, start, ids } = await aRoom();
    expect([room.status, room.people, ids()]).toEqual(["connecting", undefined, []]);
    start([said(2), said(1), { id: "x" }, said(2)], true);
    expect([room.people, ids(), room.hasOlder, room.messages[0]]).toEqual([3, [1, 2], true, said(1)]);
  });

  it("follows the stream, in order, each once", async () => {
    const { room, start, tell, ids } = await aRoom();
    start([said(1)]);
    tell("message", said(4));
    tell("message", said(3));
    tell("message", said(4));
    expect(ids()).toEqual([1, 3, 4]);
    tell("people", { people: 9 });
    tell("people", { people: "many" });
    tell("people", null);
    expect(room.people).toBe(9);
    tell("removed", { id: 3 });
    tell("removed", null);
    tell("message", null);
    tell("message", { id: 5 });
    tell("message", { text: "x" });
    tell("unknown", said(8));
    expect(ids()).toEqual([1, 4]);
  });

  it("is read from whatever a platform sends, and what is no JSON is nothing", async () => {
    const { room, start, tell, hear } = await aRoom();
    start([]);
    hear()?.onEvent({ event: "message", data: "{" });
    expect(room.messages).toEqual([]);
    tell("message", { id: 1, text: "bare" });
    tell("message", { id: 2, text: "odd", by: 7, name: 8, at: 9 });
    expect(room.messages).toEqual([
      { id: 1, by: "", name: "", text: "bare", at: "" },
      { id: 2, by: "7", name: "8", text: "odd", at: "9" },
    ]);
  });

  it("says whether the stream is there", async () => {
    const { room, hear } = await aRoom();
    hear()?.onState(true);
    expect(room.status).toBe("live");
    hear()?.onState(false);
    expect(room.status).toBe("lost");
  });

  it("keeps the last five hundred", async () => {
    const { start, tell, ids } = await aRoom();
    start(Array.from({ length: 500 }, (_, place) => said(place + 1)));
    tell("message", said(501));
    expect([ids().length, ids()[0], ids().at(-1)]).toEqual([500, 2, 501]);
  });

  it("can be looked up further back, one time after the other", async () => {
    const { room, start, calls, replies, ids } = await aRoom();
    start([said(9)], true);
    const { promise, resolve: release } = Promise.withResolvers<Answer<unknown>>();
    replies.push(promise);
    const loading = room.loadOlder();
    await room.loadOlder();
    expect([room.older, calls.filter(([call]) => call === names.list)]).toEqual([
      "loading",
      [["listMessages", { before: 9 }]],
    ]);
    release({ ok: true, value: { rows: [said(7), said(8)], more: true } });
    await loading;
    expect([room.older, room.hasOlder, ids()]).toEqual(["idle", true, [7, 8, 9]]);
    replies.push(away("network"));
    await room.loadOlder();
    expect([room.older, room.hasOlder, ids()]).toEqual(["failed", true, [7, 8, 9]]);
    replies.push({ ok: true, value: { rows: [said(6)], more: false } });
    await room.loadOlder();
    expect([room.older, room.hasOlder, ids(), calls.at(-1)]).toEqual([
      "idle",
      false,
      [6, 7, 8, 9],
      ["listMessages", { before: 7 }],
    ]);
  });

  it("is looked up from the end where nothing is there", async () => {
    const { room, calls, replies } = await aRoom();
    replies.push({ ok: true, value: "nonsense" });
    await room.loadOlder();
    expect([calls.at(-1), room.messages, room.hasOlder]).toEqual([["listMessages", {}], [], false]);
  });
});

describe("a conversation whose stream begins again", () => {
  it("has everything where nothing was missed", async () => {
    const { room, start, ids } = await aRoom();
    start([said(1), said(2), said(3)], false);
    start([said(2), said(3), said(4)], true);
    expect([ids(), room.hasOlder]).toEqual([[1, 2, 3, 4], false]);
  });

  it("drops what came before a gap, which is looked up by whoever looks back", async () => {
    const { room, start, ids } = await aRoom();
    start([said(1), said(2)], false);
    start([said(8), said(9)], true);
    expect([ids(), room.hasOlder]).toEqual([[8, 9], true]);
  });

  it("keeps what is newer than the beginning says", async () => {
    const { start, tell, ids } = await aRoom();
    start([said(1)], false);
    tell("message", said(5));
    start([said(1), said(4)], false);
    expect(ids()).toEqual([1, 4, 5]);
  });

  it("drops what was taken away meanwhile, where the whole is sent", async () => {
    const { start, ids } = await aRoom();
    start([said(1), said(2)], false);
    start([said(2)], false);
    expect(ids()).toEqual([2]);
  });
});

describe("what was not read in a conversation", () => {
  it("is what others said while nobody looked", async () => {
    const { room, start, tell } = await aRoom();
    start([said(1), said(2)]);
    expect(room.unread).toBe(0);
    tell("message", said(3));
    tell("message", said(3));
    tell("message", said(4, "mine", "me"));
    expect(room.unread).toBe(1);
    room.see(true);
    tell("message", said(5));
    expect(room.unread).toBe(0);
    room.see(false);
    tell("message", said(6));
    expect(room.unread).toBe(1);
  });

  it("is also what was missed while the stream was away", async () => {
    const { room, start } = await aRoom();
    start([said(1)]);
    start([said(1), said(2), said(3, "mine", "me"), said(4)]);
    expect(room.unread).toBe(2);
    room.see(true);
    start([said(5)], true);
    expect(room.unread).toBe(0);
  });
});
