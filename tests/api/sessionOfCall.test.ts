import { expect, it, vi } from "vitest";
import { createClient } from "#api/createClient.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createServerClock } from "#api/createServerClock.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

const refused = JSON.stringify({ success: false, value: null, message: "no", code: "not_logged_in" });

it("a call goes out as that of the session it names, whichever is held by then, and so does its refusal", async () => {
  const onUnauthorized = vi.fn<(headers: Record<string, string>) => void>();
  const turn = Promise.withResolvers<void>();
  const sent: (string | undefined)[] = [];
  let held = "the first";
  const client = createClient({
    platform: "",
    clock: createServerClock(),
    headers: () => ({ token: held }),
    encryptor: () => ({ encrypt: async () => ({ ok: true, value: "jwe" }), forgetKeys: () => {} }),
    intents: createIntentKeys(fakeStorage()),
    ready: () => turn.promise,
    onUnauthorized,
    sendHttp: async ({ headers }) => {
      sent.push(headers["token"]);
      return { status: 401, text: refused, header: () => undefined };
    },
  });
  const calls = [held, undefined, null].map((session) => client.call("logout", {}, undefined, session));
  held = "the next";
  turn.resolve();
  await Promise.all(calls);
  const expected = ["the first", "the next", "the next"];
  expect([sent, onUnauthorized.mock.calls.map(([{ token }]) => token)]).toEqual([expected, expected]);
});
