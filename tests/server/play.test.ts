import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ValueOf } from "#contracts/api.ts";
import { createLedger, type TransferKind } from "#server/features/ledger/createLedger.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";

const aPlaySite = (realityCheckMinutes?: number): ReturnType<typeof aSite> => {
  const site = aSite();
  site.flags.childrenNodes.push({ modId: "RESPONSIBLEPLAY3", enabled: "1", childrenNodes: [] });
  site.brand.settings.minimumAge = 21;
  if (realityCheckMinutes !== undefined) {
    const strict = { name: "strict", realityCheckMinutes: 10, minimumAge: 25, countries: ["AA"] };
    site.brand.settings.play = { profile: "house", profiles: [strict, { name: "house", realityCheckMinutes }] };
  }
  return site;
};

const platform = await aPlatform({
  site: aPlaySite(20),
  config: { countryHeader: "x-country", trustedProxies: ["127.0.0.1"] },
});
const { call, clock, db, liveSite, login, register } = platform;
const ledger = createLedger(clock);
const house = await ledger.ownAccount(db, "house", "USD");
let counted = 0;

async function player(): Promise<{ account: string; token: string }> {
  counted += 1;
  const account = `player${String(counted).padStart(3, "0")}`.slice(0, 12);
  await register(account, { ageConfirmed: "true" });
  return { account, token: (await login(account, goodPassword)).token };
}

async function told(token: string): Promise<ValueOf<"getPlaySession">> {
  return (await call("GET", "/wps/play/session", { token })).json<{ value: ValueOf<"getPlaySession"> }>().value;
}

async function answer(token: string, number: number, said = "goOn") {
  const response = await call("POST", "/wps/play/check", { token, body: { number, answer: said } });
  const { value, code } = response.json<{ value: { isCounted: boolean; isEnded: boolean }; code?: string }>();
  return { status: response.statusCode, code, ...value };
}

/** Books what a player stakes (negative) or wins. */
async function book(account: string, kind: TransferKind, amount: number): Promise<void> {
  const rows = await db.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]);
  const wallet = await ledger.walletOf(db, rows[0]?.id ?? "", "USD");
  const legs = [
    { account: wallet, amount },
    { account: house, amount: -amount },
  ];
  const cause = { type: "provider", ref: "test" } as const;
  const paid = amount < 0 ? legs : legs.toReversed();
  await ledger.post(db, { kind, currency: "USD", legs: paid, key: randomUUID(), cause, at: clock.now() });
}

describe("the session clock and the net position", () => {
  it("begin with the login, count minutes by the platform's clock, and wins minus stakes alone", async () => {
    const { account, token } = await player();
    await book(account, "deposit", 50_000);
    expect(await told(token)).toMatchObject({ playedMinutes: 1, staked: 0, won: 0, net: 0, currency: "USD" });
    await book(account, "bet", -3_000);
    await book(account, "win", 1_250);
    await book(account, "bonus", 700);
    clock.advance(61);
    const value = await told(token);
    expect(value).toMatchObject({ playedMinutes: 2, staked: 3_000, won: 1_250, net: -1_750 });
    expect(Date.parse(value.startedAt)).toBe(clock.now().getTime() - 61_000);
  });

  it("leave out what was staked before the login", async () => {
    const { account } = await player();
    await book(account, "deposit", 50_000);
    await book(account, "bet", -3_000);
    clock.advance(1);
    const later = (await login(account, goodPassword)).token;
    expect(await told(later)).toMatchObject({ staked: 0, net: 0 });
  });
});

describe("a reality check", () => {
  it("is due after the minutes of the settings, and stays open until it is answered", async () => {
    const { account, token } = await player();
    await book(account, "deposit", 50_000);
    await book(account, "bet", -400);
    clock.advance(20 * 60 - 1);
    const before = await told(token);
    expect(before.check).toMatchObject({ number: 1, isOpen: false, playedMinutes: 20 });
    // A page asks again when it is due, not later.
    expect(before.askAgainAt).toBe(before.check.dueAt);
    clock.advance(1);
    expect((await told(token)).check).toMatchObject({ number: 1, isOpen: true, net: -400, staked: 400 });
    // To be told is no use of a session.
    await call("GET", "/wps/member/info", { token });
    clock.advance(600);
    expect((await told(token)).check).toMatchObject({ number: 1, isOpen: true, playedMinutes: 30 });
    expect(await answer(token, 1)).toMatchObject({ isCounted: true, isEnded: false });
    const after = await told(token);
    expect(after).toMatchObject({ playedMinutes: 30, net: -400 });
    expect(after.check).toMatchObject({ number: 2, isOpen: false, playedMinutes: 1, net: 0, staked: 0 });
    expect(Date.parse(after.check.dueAt)).toBe(clock.now().getTime() + 20 * 60_000);
  });

  it("is answered once: not early, not by another number, and of many answers at once one is kept, with its time", async () => {
    const { account, token } = await player();
    expect(await answer(token, 1)).toMatchObject({ isCounted: false, isEnded: false });
    clock.advance(20 * 60);
    expect(await answer(token, 2)).toMatchObject({ isCounted: false });
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer(token, 1)));
    expect(answers.filter(({ isCounted }) => isCounted)).toHaveLength(1);
    expect(answers.every(({ status, isEnded }) => status === 200 && !isEnded)).toBe(true);
    const rows = await db.query(
      `SELECT number, answer, answered_at, due_at, currency FROM reality_check
       WHERE member_id = (SELECT id FROM member WHERE account = $1)`,
      [account],
    );
    expect(rows).toEqual([
      { number: 1, answer: "goOn", answered_at: clock.now(), due_at: clock.now(), currency: "USD" },
    ]);
    // A repeated answer that arrives when the next one is due does not answer that one.
    clock.advance(20 * 60);
    expect(await answer(token, 1)).toMatchObject({ isCounted: false });
    expect((await told(token)).check).toMatchObject({ number: 2, isOpen: true });
  });

  it("that is answered with stop ends the session, also where another tab had gone on already", async () => {
    const one = await player();
    clock.advance(20 * 60);
    expect(await answer(one.token, 1, "stop")).toMatchObject({ isCounted: true, isEnded: true });
    expect((await call("GET", "/wps/play/session", { token: one.token })).statusCode).toBe(401);
    expect((await answer(one.token, 1)).status).toBe(401);
    const other = await player();
    clock.advance(20 * 60);
    await answer(other.token, 1);
    expect(await answer(other.token, 1, "stop")).toMatchObject({ isCounted: false, isEnded: true });
    expect((await call("GET", "/wps/member/info", { token: other.token })).statusCode).toBe(401);
  });

  it("belongs to a session: another one of the same player has its own", async () => {
    const { account, token } = await player();
    clock.advance(12 * 60);
    const second = (await login(account, goodPassword)).token;
    clock.advance(8 * 60);
    expect((await told(token)).check.isOpen).toBe(true);
    expect((await told(second)).check.isOpen).toBe(false);
    expect(await answer(second, 1)).toMatchObject({ isCounted: false });
    expect((await told(token)).check.isOpen).toBe(true);
  });

  it("follows the settings that operators publish, also for sessions that are open", async () => {
    const { token } = await player();
    clock.advance(10 * 60);
    expect((await told(token)).check.isOpen).toBe(false);
    liveSite.change(aPlaySite(5));
    expect((await told(token)).check.isOpen).toBe(true);
    liveSite.change(aPlaySite());
    expect((await told(token)).check).toMatchObject({ isOpen: false, playedMinutes: 10 });
    liveSite.change(aPlaySite(20));
  });

  it("comes as often as the rules for the visitor's country say, for all others as the chosen ones do", async () => {
    const { token } = await player();
    const dueIn = async (country?: string) => {
      const headers: Record<string, string> = country === undefined ? {} : { "x-country": country };
      const response = await call("GET", "/wps/play/session", { token, headers });
      const { check, startedAt } = response.json<{ value: ValueOf<"getPlaySession"> }>().value;
      return (Date.parse(check.dueAt) - Date.parse(startedAt)) / 60_000;
    };
    expect([await dueIn(), await dueIn("AA"), await dueIn("AB")]).toEqual([20, 10, 20]);
  });

  it("keeps its answers: the server's role cannot change or remove one", async () => {
    await expect(db.query("UPDATE reality_check SET answer = 'stop'")).rejects.toThrow(/permission denied/);
    await expect(db.query("DELETE FROM reality_check")).rejects.toThrow(/permission denied/);
  });

  it("is refused with what is no answer, to visitors, and with the feature off", async () => {
    const { token } = await player();
    for (const body of [{}, { number: 1 }, { number: 0, answer: "goOn" }, { number: 1.5, answer: "goOn" }])
      expect((await call("POST", "/wps/play/check", { token, body })).statusCode).toBe(400);
    expect((await answer(token, 1, "later")).status).toBe(400);
    expect((await call("GET", "/wps/play/session")).statusCode).toBe(401);
    liveSite.change(aSite());
    const off = await call("GET", "/wps/play/session", { token });
    expect(off.json()).toMatchObject({ success: false, code: "feature_off" });
    expect(await answer(token, 1, "stop")).toMatchObject({ code: "feature_off" });
    liveSite.change(aPlaySite(20));
  });
});

describe("the age of who registers", () => {
  it("is confirmed where responsible play is on, and kept; without it the field is named", async () => {
    for (const over of [{}, { ageConfirmed: "false" }]) {
      const refused = await register("tooyoung1", over);
      expect(refused).toMatchObject({ success: false, code: "form_invalid" });
      expect(refused.value["fieldErrors"]).toEqual({
        ageConfirmed: expect.objectContaining({ key: "form.required", reason: "required" }) as unknown,
      });
    }
    expect((await register("oldenough1", { ageConfirmed: "true" })).success).toBe(true);
    const rows = await db.query("SELECT profile->>'ageConfirmed' AS said FROM member WHERE account = 'oldenough1'");
    expect(rows).toEqual([{ said: "21" }]);
  });

  it("is not asked for where it is off, and a page that asks still registers", async () => {
    liveSite.change(aSite());
    expect((await register("nobodyask1")).success).toBe(true);
    expect((await register("nobodyask2", { ageConfirmed: "true" })).success).toBe(true);
    liveSite.change(aPlaySite(20));
  });
});
