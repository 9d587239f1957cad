import { CompactEncrypt, importJWK } from "jose";
import { describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { aLogin } from "../support/aMember.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good } from "../support/fakeSession.ts";

enforceActions();

const openService = { do: "openService" } as const;
const typed = { username: "player01", password: "Secret#12" };

/** Somebody logged in, of a club rank, whose platform seals this link. */
async function aMemberOf(rankLevel: number, url = "https://chat.example/room") {
  const player = await fakePlayer();
  const { session, port, answer, calls } = player;
  const login = { ...aLogin(), clubLabel: { labelName: "", rankLevel } };
  port.login.mockResolvedValue(good(login));
  port.getMemberInfo.mockResolvedValue(good(login as never));
  await session.logins.login({ ...typed, type: "username" } as never);
  answer.mockImplementation((async () => {
    const { x, y } = calls.at(-1)!.params as { x: string; y: string };
    const key = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ECDH-ES");
    const link = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ url })))
      .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM" })
      .encrypt(key);
    return good([
      { type: 3, name: "VIP", link },
      { type: 1, name: "LIVECHAT", url: "https://chat.example/open" },
    ]);
  }) as never);
  return player;
}

describe("[ROLE-02] customer service", () => {
  it.each([
    [5, "VIP"],
    [4, "LIVECHAT"],
    [0, "LIVECHAT"],
  ])(
    "is asked for by a member of club rank %i as %s, and its link decrypted into the window of the press",
    async (rank, channel) => {
      const { dispatch, scope, calls, device, led, opened } = await aMemberOf(rank);
      const done = dispatch(openService, scope);
      // Browsers open nothing after a wait.
      expect(device.openLater).toHaveBeenCalledOnce();
      expect(await done).toEqual({ ok: true });
      expect(calls.at(-1)).toMatchObject({ call: "getCustomerService", params: { channel } });
      expect([led, opened]).toEqual([["https://chat.example/room"], []]);
    },
  );

  it("asks for one more press where the browser opened no window", async () => {
    const { dispatch, scope, later, opened, stores } = await aMemberOf(5);
    later.go.mockReturnValue(false);
    const done = dispatch(openService, scope);
    await expect.poll(() => stores.ui.questions.open?.title).toBe("Customer service is ready");
    expect(opened).toEqual([]);
    stores.ui.questions.open?.answer(true);
    expect(await done).toEqual({ ok: true });
    expect(opened).toEqual(["https://chat.example/room"]);
  });

  it("passes over a link that may not be opened", async () => {
    const { dispatch, scope, led } = await aMemberOf(5, "http://chat.example/room");
    await dispatch(openService, scope);
    expect(led).toEqual(["https://chat.example/open"]);
  });

  it("closes the window where there is no way, and says so", async () => {
    const { dispatch, scope, later, led, stores, answer } = await aMemberOf(5);
    answer.mockImplementation((() => good([])) as never);
    expect(await dispatch(openService, scope)).toEqual({ ok: false, silent: true });
    answer.mockImplementation((() => ({ ok: false, failure: failure("network", "network") })) as never);
    await dispatch(openService, scope);
    expect([led, later.close.mock.calls.length, stores.ui.toasts.list.length]).toEqual([[], 2, 2]);
  });
});
