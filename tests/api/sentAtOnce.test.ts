import { expect, it } from "vitest";
import { createClient, type ClientOptions } from "#api/createClient.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createServerClock } from "#api/createServerClock.ts";
import { lazyClient } from "#api/lazyClient.ts";
import type { HttpRequest } from "#api/sendHttp.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

/** A client of either make, and what it has sent. */
function aClient(make: typeof createClient, rest: Partial<ClientOptions> = {}) {
  const requests: HttpRequest[] = [];
  const text = JSON.stringify({ success: true, value: { list: [] }, message: null });
  const client = make({
    platform: "",
    clock: createServerClock(),
    headers: () => ({}),
    encryptor: () => {
      throw new Error("nothing is encrypted here");
    },
    intents: createIntentKeys(fakeStorage()),
    sendHttp: async (request) => {
      requests.push(request);
      return { status: 200, text, header: () => undefined };
    },
    ...rest,
  });
  return { requests, ask: () => client.callNamed("listHotGames", {}) };
}

it("a call that need not wait is sent in the same breath", async () => {
  const { requests, ask } = aClient(createClient, { ready: () => undefined });
  const asked = ask();
  expect(requests).toHaveLength(1);
  expect(await asked).toMatchObject({ ok: true });
});

it("a call that must wait for its turn is sent once that has come", async () => {
  let mayGo = () => {};
  const turn = new Promise<void>((resolve) => (mayGo = resolve));
  const { requests, ask } = aClient(createClient, { ready: () => turn });
  const asked = ask();
  await Promise.resolve();
  expect(requests).toHaveLength(0);
  mayGo();
  expect(await asked).toMatchObject({ ok: true });
  expect(requests).toHaveLength(1);
});

it("the program of a client is loaded with the first call, and the next ones are sent in the same breath", async () => {
  const { requests, ask } = aClient(lazyClient);
  const first = ask();
  expect(requests).toHaveLength(0);
  expect(await first).toMatchObject({ ok: true });
  const second = ask();
  expect(requests).toHaveLength(2);
  expect(await second).toMatchObject({ ok: true });
});
