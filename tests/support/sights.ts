import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { createClient } from "#api/createClient.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createServerClock } from "#api/createServerClock.ts";
import { readAnswer } from "#api/readAnswer.ts";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import type { Outcome } from "#engine/index.ts";
import type { Answer, CallFailure } from "#stores/Answer.ts";
import type { DataStore } from "#stores/DataStore.ts";
import type { fakePlayer } from "./fakePlayer.ts";
import { fakeStorage } from "./fakeStorage.ts";

const typed = { username: "player01", password: "Secret#12" };

/** A player without a screen. */
export type Player = Awaited<ReturnType<typeof fakePlayer>>;

/** What somebody sees of a failure: where, and what. */
export type Sight = [
  where: "form" | "field" | "warning" | "page" | "login" | "realAccount" | "toast",
  text: string | undefined,
];

/** What the client makes of an answer that is no good one. */
export const failed = (answer: LightMyRequestResponse): CallFailure => {
  const read = readAnswer({
    status: answer.statusCode,
    text: answer.body,
    header: (name) => String(answer.headers[name] ?? "") || undefined,
  });
  if (read.ok) throw new Error(`A good answer: ${answer.body}`);
  return read.failure;
};
/** What the form says of an outcome. */
export const words = (outcome: Outcome) => (outcome.ok ? undefined : (outcome.message ?? outcome.code));
/** Answers the warning that an action brings, and says what it said. */
export const warning = async ({ stores }: Player, acting: Promise<Outcome>): Promise<Sight> => {
  await expect.poll(() => stores.ui.questions.open).not.toBeNull();
  const asked = stores.ui.questions.open;
  expect([asked?.submit, asked?.cancel]).toEqual([stores.texts.texts.translate("session.ok"), null]);
  const said = asked?.body;
  asked?.answer(true);
  await acting;
  return ["warning", said];
};

/** A failure of the login, as the form of the login shows it. */
export const inLogin =
  (found: CallFailure) =>
  async (player: Player): Promise<Sight> => {
    player.port.login.mockResolvedValueOnce({ ok: false, failure: found });
    return ["form", words(await player.dispatch({ do: "login" }, player.formScope(typed)))];
  };
/** A failure of a call, as the form that made it shows it. */
export const inForm =
  (name: string, found: CallFailure) =>
  async (player: Player): Promise<Sight> => {
    player.answer.mockReturnValueOnce({ ok: false, failure: found });
    return ["form", words(await player.dispatch({ do: "call", call: name }, player.formScope({ value: "x" })))];
  };
/** A failure of what a page loads, as the page shows it. */
export const onPage =
  (found: CallFailure) =>
  async ({ stores }: Player): Promise<Sight> => {
    const data = { read: () => ({ status: "failed", failure: found }) } as unknown as DataStore;
    const view = createDataPort(data, stores.texts).read("page/game", "launch");
    return ["page", view.status === "failed" ? view.message : undefined];
  };

/** Sends a call by the client of the site over a network that fails so. */
export async function sentOver(error: Error): Promise<CallFailure> {
  const client = createClient({
    platform: "",
    clock: createServerClock(),
    headers: () => ({}),
    encryptor: () => ({ encrypt: async () => ({ ok: true, value: "jwe" }), forgetKeys: () => undefined }),
    intents: createIntentKeys(fakeStorage()),
    sendHttp: () => Promise.reject(error),
  });
  const answer: Answer<unknown> = await client.call("sendFeedback", { questionType: "other", content: "Ten letters." });
  if (answer.ok) throw new Error("A good answer");
  return answer.failure;
}
