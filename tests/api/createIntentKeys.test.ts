import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "#api/createClient.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { createServerClock } from "#api/createServerClock.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

type Reply = "lost" | "reused" | "refused" | "done";

/** A browser's client before a platform that does as it is told. */
function aSender(storage: KeyValueStorage = fakeStorage()) {
  let reply: Reply = "lost";
  const sent: { key: string | undefined; body: unknown }[] = [];
  const client = createClient({
    platform: "",
    clock: createServerClock(
      () => 0,
      () => 0,
    ),
    headers: () => ({}),
    encryptor: () => ({ encrypt: async () => ({ ok: true, value: "jwe" }), forgetKeys: () => undefined }),
    intents: createIntentKeys(storage),
    random: () => 0.5,
    sendHttp: async ({ headers, body }) => {
      sent.push({ key: headers["Idempotency-Key"], body: JSON.parse(String(body)) });
      if (reply === "lost") throw new TypeError("no network");
      const isDone = reply === "done";
      const code = reply === "reused" ? "key_reused" : "amount";
      const text = JSON.stringify({ success: isDone, value: isDone ? {} : null, message: null, code });
      return { status: isDone ? 200 : 422, text, header: () => undefined };
    },
  });
  /** Sends to the end of all its tries; with which keys, and what was told. */
  const send = async (amount: number, how: Reply) => {
    reply = how;
    const body = { from: "a", to: "b", amount };
    let isOver = false;
    const running = client.callNamed("transferWallet", body).finally(() => void (isOver = true));
    while (!isOver) await vi.advanceTimersByTimeAsync(500);
    const answer = await running;
    const keys = sent.filter((each) => (each.body as { amount: number }).amount === amount).map(({ key }) => key);
    return { key: keys.at(-1), keys: new Set(keys), code: answer.ok ? undefined : answer.failure.code };
  };
  return { send };
}

describe("keys of intents", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are one for each body under way, and the same for the same body after a lost answer", async () => {
    const { send } = aSender();
    await Promise.all([send(5, "lost"), send(6, "lost")]);
    const six = await send(6, "lost");
    const five = await send(5, "lost");
    expect([five.keys.size, six.keys.size, five.key === six.key]).toEqual([1, 1, false]);
  });

  it("serve what was changed after a lost answer, until the platform says that they stand for the first try", async () => {
    const { send } = aSender();
    const first = await send(5, "lost");
    // A refusal of other entries is no word on the first.
    expect((await send(7, "refused")).key).toBe(first.key);
    expect(await send(6, "reused")).toMatchObject({ key: first.key, code: "key_reused" });
    // What was carried out is told again, until the other was sent knowingly.
    expect((await send(5, "lost")).key).toBe(first.key);
    const second = await send(6, "done");
    const later = [(await send(5, "done")).key, (await send(6, "done")).key];
    expect(new Set([first.key, second.key, ...later]).size).toBe(4);
  });

  it("outlive a reload", async () => {
    const storage = fakeStorage();
    const first = await aSender(storage).send(5, "lost");
    const { send } = aSender(storage);
    expect((await send(5, "done")).key).toBe(first.key);
    expect((await send(5, "done")).key).not.toBe(first.key);
  });
});
