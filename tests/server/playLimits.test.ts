import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { PlayLimit, ValueOf } from "#contracts/api.ts";
import { aLimitPlatform } from "#tests/support/aLimitPlatform.ts";
import { goodPassword } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";

const platform = await aLimitPlatform();
const { call, clock, db, ledger, liveSite, login, player } = platform;
const hour = 3_600;

describe("a limit", () => {
  it("is lowered at once, and raised or taken away once the hours of the rules have passed", async () => {
    const { set, limit } = await player();
    expect((await set("deposit", "day", 20_000)).value).toMatchObject({
      amount: 20_000,
      limit: 20_000,
      isPending: false,
    });
    expect((await set("deposit", "day", 8_000)).value).toMatchObject({ limit: 8_000, left: 8_000, isPending: false });
    const raised = (await set("deposit", "day", 30_000)).value;
    expect(raised).toMatchObject({ amount: 8_000, limit: 8_000, isPending: true, pendingAmount: 30_000 });
    expect(Date.parse(raised.pendingAt ?? "")).toBe(clock.now().getTime() + 24 * hour * 1000);
    clock.advance(24 * hour - 1);
    expect(await limit("deposit-day")).toMatchObject({ limit: 8_000, isPending: true });
    clock.advance(1);
    expect(await limit("deposit-day")).toMatchObject({ amount: 30_000, limit: 30_000, isPending: false });
    expect((await set("deposit", "day", null)).value).toMatchObject({
      limit: 30_000,
      isPending: true,
      pendingAmount: null,
    });
    clock.advance(24 * hour);
    expect(await limit("deposit-day")).toMatchObject({ amount: null, limit: null, left: null, source: null });
  });

  it("that was raised stays as it is where the change is withdrawn, or a lower one is set meanwhile", async () => {
    const { send, set, limit } = await player();
    await set("loss", "week", 5_000);
    await set("loss", "week", 9_000);
    const kept = await send<PlayLimit>("POST", "limits/keep", { kind: "loss", period: "week" });
    expect(kept.value).toMatchObject({ limit: 5_000, isPending: false });
    await set("loss", "week", 9_000);
    await set("loss", "week", 4_000);
    clock.advance(30 * hour);
    expect(await limit("loss-week")).toMatchObject({ limit: 4_000, isPending: false });
  });

  it("gets nowhere sooner by many small steps: each waits anew", async () => {
    const { set, limit } = await player();
    await set("deposit", "day", 1_000);
    for (let step = 1; step <= 30; step += 1) {
      await set("deposit", "day", 1_000 + step * 100);
      clock.advance(hour);
    }
    expect(await limit("deposit-day")).toMatchObject({ limit: 1_000, pendingAmount: 4_000 });
    clock.advance(23 * hour);
    expect(await limit("deposit-day")).toMatchObject({ limit: 4_000, isPending: false });
  });

  it("is the lowest of changes that race, whichever comes first", async () => {
    const { set, limit } = await player();
    await set("deposit", "day", 10_000);
    const answers = await Promise.all(
      [9_000, 30_000, 2_000, null, 5_000, 20_000].map((to) => set("deposit", "day", to)),
    );
    expect(answers.every(({ success }) => success)).toBe(true);
    expect((await limit("deposit-day"))?.limit).toBe(2_000);
  });

  it("cannot be what there is not, and nothing is changed without the feature; it holds all the same", async () => {
    const { may, send, set } = await player();
    expect((await set("time", "week", 60)).code).toBe("limit_unknown");
    const refused = await call("PUT", "/wps/play/limits", { body: { kind: "deposit", period: "day", amount: -1 } });
    expect(refused.statusCode).not.toBe(200);
    await set("deposit", "day", 1_000);
    const off = aSite();
    const on = liveSite.current().site;
    liveSite.change(off);
    expect((await set("deposit", "day", 9_000_000)).code).toBe("feature_off");
    expect((await send("POST", "break", { kind: "timeOut", days: 1 })).code).toBe("feature_off");
    expect(await may({ act: "deposit", amount: 1_001 })).toBe("deposit_limit");
    liveSite.change(on);
  });

  it("of one member says nothing of another's", async () => {
    const [one, other] = [await player(), await player()];
    await one.set("deposit", "day", 1_000);
    expect(await other.may({ act: "deposit", amount: 50_000 })).toBe("yes");
    expect(await other.limit("deposit-day")).toMatchObject({ limit: null });
  });
});

describe("the deposit limit", () => {
  it("counts open orders and what arrived, and lets go of what is over or too long ago", async () => {
    const { ask, limit, pay, set, order } = await player();
    await set("deposit", "day", 10_000);
    const refused = await pay(10_001);
    expect(refused).toMatchObject({
      code: "deposit_limit",
      value: { period: "day", limit: 10_000, used: 0, left: 10_000 },
    });
    const first = await pay(6_000);
    expect(first.success).toBe(true);
    expect((await order("qr", 5_000)).code).toBe("deposit_limit");
    await ask("POST", `/orders/${first.value.id}/cancel`);
    const second = await order("qr", 7_000);
    expect(second.success).toBe(true);
    await platform.tell({ order: second.value.id, amount: 7_000 });
    expect(await limit("deposit-day")).toMatchObject({ used: 7_000, left: 3_000 });
    expect((await pay(3_001)).code).toBe("deposit_limit");
    clock.advance(24 * hour + 1);
    expect((await pay(10_000)).success).toBe(true);
    await platform.sound();
  });

  it("lets through as many of many orders at once as fit", async () => {
    const { order, set, limit } = await player();
    await set("deposit", "week", 12_000);
    const answers = await Promise.all([
      order("bank", 5_000, { payer: "Dara Sok" }),
      order("qr", 5_000),
      order("card", 5_000),
      order("usdt", 5_000, { network: "TRC20" }),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === "deposit_limit")).toHaveLength(2);
    expect(await limit("deposit-week")).toMatchObject({ used: 10_000, left: 2_000 });
  });
});

describe("the loss limit", () => {
  it("counts stakes less wins of real money, and says no to what could lose more", async () => {
    const { book, may, set, limit } = await player();
    await book("deposit", 100_000);
    await book("bonus", 50_000, "playerBonus");
    await set("loss", "day", 5_000);
    await book("bet", -4_000);
    await book("bet", -30_000, "playerBonus");
    expect(await limit("loss-day")).toMatchObject({ used: 4_000, left: 1_000 });
    expect(await may({ act: "bet", amount: 1_000 })).toBe("yes");
    expect(await may({ act: "bet", amount: 1_001 })).toBe("loss_limit");
    expect(await may({ act: "launch" })).toBe("yes");
    await book("win", 2_500);
    expect(await may({ act: "bet", amount: 3_500 })).toBe("yes");
    await book("bet", -3_500);
    expect(await may({ act: "launch" })).toBe("loss_limit");
    expect(await may({ act: "deposit", amount: 1_000 })).toBe("yes");
    clock.advance(24 * hour);
    expect(await may({ act: "launch" })).toBe("yes");
  });

  it("counts what is in vendors' wallets as what may be lost", async () => {
    const { book, may, memberId, set } = await player();
    await book("deposit", 100_000);
    await set("loss", "month", 10_000);
    const place = { memberId, kind: "playerVendor", currency: "USD", place: "EVO" } as const;
    const [from, to] = [await ledger.walletOf(db, memberId, "USD"), await ledger.memberAccount(db, place)];
    const legs = [
      { account: from, amount: -6_000 },
      { account: to, amount: 6_000 },
    ];
    const cause = { type: "session", ref: "test" } as const;
    await ledger.post(db, { kind: "transfer", currency: "USD", legs, key: randomUUID(), cause, at: clock.now() });
    expect(await may({ act: "transfer", amount: 4_000 })).toBe("yes");
    expect(await may({ act: "transfer", amount: 4_001 })).toBe("loss_limit");
  });
});

describe("the time limit", () => {
  it("counts the time of all sessions once, and closes games, not the account", async () => {
    const one = await player();
    await one.set("time", "day", 30);
    const second = (await login(one.account, goodPassword)).token;
    for (let minutes = 0; minutes < 28; minutes += 4) {
      clock.advance(4 * 60);
      await Promise.all([one.token, second].map((token) => call("GET", "/wps/member/info", { token })));
    }
    expect(await one.limit("time-day")).toMatchObject({ used: 28, left: 2 });
    expect(await one.may({ act: "launch" })).toBe("yes");
    clock.advance(2 * 60);
    await call("GET", "/wps/member/info", { token: second });
    expect(await one.may({ act: "launch" })).toBe("time_limit");
    expect(await one.may({ act: "bet", amount: 1 })).toBe("time_limit");
    expect(await one.may({ act: "deposit", amount: 1_000 })).toBe("yes");
    const launched = await call("GET", "/wps/game/launch?vassalage=X&gameCode=y", { token: one.token });
    expect(launched.json()).toMatchObject({ success: false, code: "time_limit" });
    // Whoever closed the browser plays no longer.
    clock.advance(12 * hour);
    expect((await one.limit("time-day"))?.used ?? 99).toBeLessThanOrEqual(36);
  });
});

describe("a break", () => {
  it("stops paying in, staking and games at once, and ends by itself", async () => {
    const { may, pay, send, token } = await player();
    const { value } = await send<ValueOf<"startPlayBreak">>("POST", "break", { kind: "timeOut", days: 1 });
    expect(value).toMatchObject({ isEnded: false, pause: { kind: "timeOut" } });
    expect(Date.parse(value.pause?.until ?? "")).toBe(clock.now().getTime() + 24 * hour * 1000);
    expect(await pay(5_000)).toMatchObject({ code: "time_out", value: { until: value.pause?.until } });
    expect(await may({ act: "bet", amount: 1 })).toBe("time_out");
    // A game that was open asks before each stake too.
    expect(await may({ act: "launch" })).toBe("time_out");
    expect((await call("GET", "/wps/member/info", { token })).statusCode).toBe(200);
    // Money goes to no vendor, and may come back from one.
    const move = (from: string, to: string) =>
      send("POST", "/wps/wallet/transfer", { from, to, amount: 100 }, { "idempotency-key": randomUUID() });
    expect((await move("", "NAGA")).code).toBe("time_out");
    expect((await move("NAGA", "")).code).not.toBe("time_out");
    clock.advance(24 * hour);
    expect(await may({ act: "launch" })).toBe("yes");
  });

  it("is one of those that are offered, and another one shortens nothing", async () => {
    const { may, send } = await player();
    expect((await send("POST", "break", { kind: "timeOut", days: 2 })).code).toBe("break_not_offered");
    expect((await send("POST", "break", { kind: "exclusion", days: 1 })).code).toBe("break_not_offered");
    await send("POST", "break", { kind: "timeOut", days: 7 });
    const { value } = await send<ValueOf<"startPlayBreak">>("POST", "break", { kind: "timeOut", days: 1 });
    expect(Date.parse(value.pause?.until ?? "")).toBe(clock.now().getTime() + 7 * 24 * hour * 1000);
    clock.advance(6 * 24 * hour);
    expect(await may({ act: "launch" })).toBe("time_out");
    clock.advance(24 * hour);
    expect(await may({ act: "launch" })).toBe("yes");
  });
});

describe("an exclusion", () => {
  it("ends every session, and refuses every login with its own code and end until it is over", async () => {
    const { account, may, send, token } = await player();
    const other = (await login(account, goodPassword)).token;
    const { value } = await send<ValueOf<"startPlayBreak">>("POST", "break", { kind: "exclusion", days: 180 });
    expect(value).toMatchObject({ isEnded: true, pause: { kind: "exclusion" } });
    for (const ended of [token, other])
      expect((await call("GET", "/wps/member/info", { token: ended })).statusCode).toBe(401);
    expect(await may({ act: "deposit", amount: 1 })).toBe("self_excluded");
    const refused = await login(account, goodPassword);
    expect(refused).toMatchObject({ success: false, code: "self_excluded", value: { until: value.pause?.until } });
    // Who does not know the password learns nothing of it.
    expect((await login(account, "Wrong-Otter-77-lamp")).code).toBe("wrong_account_or_password");
    clock.advance(180 * 24 * hour);
    expect((await login(account, goodPassword)).success).toBe(true);
  });

  it("for good has no end, and outlasts any other", async () => {
    const { account, send } = await player();
    await send("POST", "break", { kind: "exclusion", days: 0 });
    clock.advance(40 * 365 * 24 * hour);
    expect(await login(account, goodPassword)).toMatchObject({ code: "excluded_for_good", value: { until: null } });
  });

  it("lets in to withdraw alone where the rules of the place say so", async () => {
    const { account, may, send } = await player();
    const abroad = { "x-country": "AA" };
    await send("POST", "break", { kind: "exclusion", days: 365 }, abroad);
    expect((await login(account, goodPassword)).success).toBe(true);
    expect(await may({ act: "launch" })).toBe("self_excluded");
  });
});

describe("the rules of a place", () => {
  it("say what is offered, how long a raise waits, and what holds for everybody", async () => {
    const { account, limit, may, send, set } = await player();
    const abroad = { "x-country": "AA" };
    const { value } = await send<ValueOf<"getPlayLimits">>("GET", "limits", undefined, abroad);
    expect(value).toMatchObject({ raiseHours: 168, timeOutDays: [2], exclusionDays: [365, 0] });
    expect(value.rows.find(({ id }) => id === "deposit-month")).toMatchObject({
      amount: null,
      limit: 100_000,
      source: "rules",
    });
    const tooMuch = { kind: "deposit", period: "month", amount: 100_001 };
    expect(await send("PUT", "limits", tooMuch, abroad)).toMatchObject({
      code: "limit_too_high",
      value: { most: 100_000 },
    });
    expect(await may({ act: "deposit", amount: 100_001 })).toBe("deposit_limit");
    // At home there are no such rules; the next login sees to it.
    expect((await set("deposit", "month", 100_001)).success).toBe(true);
    await login(account, goodPassword);
    expect(await limit("deposit-month")).toMatchObject({ limit: 100_001, source: "player" });
    await login(account, goodPassword, {}, { headers: abroad });
    expect(await may({ act: "deposit", amount: 100_001 })).toBe("deposit_limit");
  });
});
