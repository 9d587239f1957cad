import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it, vi } from "vitest";
import { BalanceStore } from "#stores/BalanceStore.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { MessageStore } from "#stores/MessageStore.ts";
import type { PlayerStores } from "../../src/player/PlayerStores.ts";
import { watchSession } from "../../src/player/wiring/watchSession.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good } from "../support/fakeSession.ts";
import { fakeSight } from "../support/fakeSight.ts";

enforceActions();

const typed = { username: "player01", password: "Secret#12", type: "username" } as never;
const sight = fakeSight();

/** A player whose balance and messages count how often they are asked for. */
async function aWatched() {
  const player = await fakePlayer();
  const getBalance = vi.fn(async () => good({ sumBalance: 1_250, currency: "USD", version: 1 }));
  const getUnreadCount = vi.fn(async () => good(3));
  const [balance, messages] = [new BalanceStore({ getBalance }), new MessageStore({ getUnreadCount })];
  const stores: PlayerStores = { ...player.stores, balance, messages };
  watchSession(stores, { forms: { drafts: new Map() } as never });
  const asked = () => [getBalance.mock.calls.length, getUnreadCount.mock.calls.length];
  return { stores, session: player.session, asked };
}

describe("[SESS-04] balance and unread messages", () => {
  it("are asked for at a login, kept up to date while somebody looks, and gone with the session", async () => {
    const { stores, session, asked } = await aWatched();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked()).toEqual([0, 0]);
    await session.logins.login(typed);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual([1, 1]);
    expect([stores.balance.view.sum, stores.messages.unread]).toEqual([1_250, 3]);
    await vi.advanceTimersByTimeAsync(60_000);
    const [balance = 0, messages = 0] = asked();
    expect(balance).toBeGreaterThanOrEqual(3);
    expect(messages).toBeGreaterThanOrEqual(2);
    sight.isSeen = false;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked()).toEqual([balance, messages]);
    await session.logout();
    expect([stores.balance.view.sum, stores.messages.unread]).toEqual([null, null]);
  });

  it("stand in the header, and the count on the phone's bar, of every bundled brand", async () => {
    const read = (path: string) => readFile(path, "utf8");
    const shell = JSON.parse(await read("layouts/shell.json")) as { root: { header: unknown } };
    const header = JSON.stringify(shell.root.header);
    expect(header).toContain('{"bind":"/balance/sum","format":"money"}');
    expect(header).toContain('{"text":"messages.unread","values":{"count":{"bind":"/messages/unread"}}}');
    for (const brand of await readdir("brands")) {
      const menus = JSON.parse(await read(`brands/${brand}/menus.json`)) as Record<string, { items: { id: string }[] }>;
      expect(menus["bottomBar"]?.items.find(({ id }) => id === "me")).toMatchObject({
        badge: { bind: "/messages/unread" },
      });
    }
  });
});
