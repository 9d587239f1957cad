import { vi } from "vitest";
import type { Answer, CallFailure } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import type { TalkPort } from "#stores/TalkPort.ts";
import { TalkRoom } from "#stores/TalkRoom.ts";

/** The calls of the room. */
export const names = { stream: "streamChat", list: "listMessages", send: "sendMessage", place: "getPlace" };
/** The place of whoever is logged in. */
export const me = { by: "me", mayWrite: true, why: null, mutedUntil: null, reason: "" };
/** A message as a platform sends it. */
export const said = (id: number, text = `text ${id}`, by = "other") => ({
  id,
  by,
  name: by,
  text,
  at: "2026-03-14T12:00:00Z",
});
/** An answer that did not come. */
export const away = (kind: CallFailure["kind"]): Answer<unknown> => ({ ok: false, failure: failure(kind, kind) });

type Reply = Answer<unknown> | Promise<Answer<unknown>>;

/** A room with its stream and its answers in the hands of the test; without an answer a call never ends. */
export async function aRoom({ isLoggedIn = true, place = me as unknown } = {}) {
  const session = { isLoggedIn, place };
  const calls: [string, unknown][] = [];
  const replies: Reply[] = [];
  let hear: Parameters<TalkPort["follow"]>[1] | undefined;
  const stop = vi.fn();
  const followed: string[] = [];
  const room = new TalkRoom(
    names,
    async (call, params) => {
      calls.push([call, params]);
      if (call === names.place)
        return session.place instanceof Promise ? session.place : { ok: true, value: session.place };
      return replies.shift() ?? new Promise(() => {});
    },
    {
      isLoggedIn: () => session.isLoggedIn,
      follow: (call, listener) => (followed.push(call), (hear = listener), stop),
    },
  );
  await room.enter();
  const tell = (event: string, data: unknown) => hear?.onEvent({ event, data: JSON.stringify(data) });
  const start = (rows: unknown[], more = false) => tell("start", { rows, more, people: 3 });
  const ids = () => room.messages.map(({ id }) => id);
  const sent = () =>
    calls.filter(([call]) => call === names.send).map(([, params]) => (params as { text: string }).text);
  const say = (text: string) => (room.type(text), room.send());
  return { room, session, calls, replies, stop, followed, tell, start, ids, sent, say, hear: () => hear };
}
