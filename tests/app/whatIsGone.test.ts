import { expect, it } from "vitest";
import { createClient } from "#api/createClient.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createServerClock } from "#api/createServerClock.ts";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import type { DataStore } from "#stores/DataStore.ts";
import type { TextStore } from "#stores/TextStore.ts";
import { aTranslate } from "../support/aTranslate.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

const translate = aTranslate();
const texts = { texts: { translate, has: (key: string) => translate(key) !== key } } as unknown as TextStore;
const told = { status: "failed", code: "not_found", message: "This is not there any more." };
const empty = { status: "ready", value: null };
const refused = { success: false, value: null, message: null };

it.each([
  ["is told where the call asks for one thing", "getDownlineTerms", { ...refused, code: "not_found" }, told],
  ["is empty where the platform has no such call", "listBanners", { ...refused, code: "not_found" }, empty],
  ["is empty where the platform has no word for it", "getDownlineTerms", refused, empty],
  ["is empty where something on the way says it", "getDownlineTerms", "<html>", empty],
] as const)("what is answered with 404 %s", async (_, call, body, shown) => {
  const client = createClient({
    platform: "",
    clock: createServerClock(),
    headers: () => ({ token: "t" }),
    encryptor: () => {
      throw new Error("nothing is encrypted here");
    },
    intents: createIntentKeys(fakeStorage()),
    sendHttp: () =>
      Promise.resolve({
        status: 404,
        text: typeof body === "string" ? body : JSON.stringify(body),
        header: () => undefined,
      }),
  });
  const answer = await client.callNamed(call, { member: "m1" });
  if (answer.ok) throw new Error("a good answer");
  const store = { read: () => ({ status: "failed", failure: answer.failure }) } as unknown as DataStore;
  expect(createDataPort(store, texts).read("page/index", "one")).toEqual(shown);
});
