import { beforeAll, describe, expect, it } from "vitest";
import type { ExampleBet, ExampleSlip } from "#contracts/api.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const platform = await aPlatform({ config: { isDemo: true } });
const { call, login, owner, register } = platform;
await register("example01");
await owner.query("UPDATE member SET type = 1 WHERE account = 'example01'");
const { token } = await login("example01", goodPassword);

const tier = (from: number, players: number, rate: number) => ({ from, players, rate });
const save = async (tiers: unknown) => {
  const answer = await call("POST", "/wps/example/contract", { token, body: { tiers } });
  return { status: answer.statusCode, ...(answer.json() as { success: boolean; value: Record<string, unknown> }) };
};

describe("the contract behind an example page", () => {
  it("holds once it was agreed on, for who agreed", async () => {
    const tiers = [tier(0, 0, 15), tier(5_000_000, 5, 30)];
    expect(await save(tiers)).toMatchObject({ success: true, value: { tiers } });
    const read = await call("GET", "/wps/example/contract", { token });
    expect(read.json()).toMatchObject({ value: { tiers, agreedAt: platform.clock.now().toISOString() } });
  });

  it.each([
    ["more than one's own at this turnover", [tier(0, 0, 20.5)], "/tiers/0/rate", "error.example_tier_above"],
    ["two tiers too near", [tier(0, 0, 10), tier(99_999, 0, 20)], "/tiers/1/from", "error.example_tier_near"],
    ["fewer players above", [tier(0, 9, 10), tier(500_000, 8, 20)], "/tiers/1/players", "form.least"],
    ["a lesser share above", [tier(0, 0, 10), tier(500_000, 8, 9.5)], "/tiers/1/rate", "form.least"],
  ])("is refused by pointer: %s", async (_what, tiers, pointer, key) => {
    const answer = await save(tiers);
    expect(answer).toMatchObject({ status: 200, success: false, code: "form_invalid" });
    expect(answer.value["fieldErrors"]).toMatchObject({ [pointer]: { key } });
  });

  it.each([[[]], [[tier(0, 0, 10.25)]], [[tier(-1, 0, 10)]], [[tier(0, 0, 101)]], [Array(6).fill(tier(0, 0, 1))]])(
    "takes nothing that the contract does not: %j",
    async (tiers) => expect((await save(tiers)).status).toBe(400),
  );

  it("is there only with demo data", async () => {
    const real = await aPlatform({ config: { isDemo: false } });
    await real.register("example02");
    const answer = await real.call("GET", "/wps/example/contract");
    expect(answer.statusCode).toBe(404);
  });
});

describe("the slip behind an example page", async () => {
  const { currency } = platform.liveSite.current().site.brand;
  const wallet = async () => {
    const answer = await call("GET", "/wps/v2/wallets/balance", { token });
    return (answer.json() as { value: { sumBalance: number } }).value.sumBalance;
  };
  const slip = async () => {
    const answer = await call("GET", "/wps/example/slip", { token });
    return (answer.json() as { value: ExampleSlip }).value;
  };
  const bet = async (over: object = {}, key: string = crypto.randomUUID()) => {
    const { round, odds } = await slip();
    const body = { round, pick: "home", odds: odds.home, stake: 1_000, ...over };
    const answer = await call("POST", "/wps/example/slip", { token, body, headers: { "idempotency-key": key } });
    return { status: answer.statusCode, ...(answer.json() as { success: boolean; code?: string; value: ExampleBet }) };
  };
  const untilClosed = async () => {
    const { closesAt } = await slip();
    platform.clock.advance((Date.parse(closesAt) - platform.clock.now().getTime()) / 1000);
  };
  const untilNext = async () => {
    const { nextAt } = await slip();
    platform.clock.advance((Date.parse(nextAt) - platform.clock.now().getTime()) / 1000);
  };

  beforeAll(async () => {
    const { db, clock } = platform.deps;
    const ledger = createLedger(clock);
    const [member] = await owner.query<{ id: string }>("SELECT id FROM member WHERE account = 'example01'");
    const wallet = await ledger.walletOf(db, member!.id, currency);
    const bank = await ledger.ownAccount(db, "bank", currency);
    const legs = [
      { account: bank, amount: -50_000 },
      { account: wallet, amount: 50_000 },
    ];
    const cause = { type: "system", ref: "test" } as const;
    await ledger.post(db, { kind: "deposit", currency, legs, key: "example-fund", cause, at: clock.now() });
    await untilNext();
  });

  it("takes a stake from the wallet once, however often it is sent", async () => {
    const before = await wallet();
    const key = crypto.randomUUID();
    const tries = await Promise.all([bet({}, key), bet({}, key), bet({}, key)]);
    expect(tries.filter(({ success }) => success).length).toBeGreaterThan(0);
    const again = await bet({}, key);
    expect(again).toMatchObject({ success: true, value: { stake: 1_000, state: "open" } });
    expect(await wallet()).toBe(before - 1_000);
    expect((await slip()).bets).toHaveLength(1);
  });

  it("is closed by the platform's clock, to the millisecond, whatever the caller says", async () => {
    await untilClosed();
    const before = await wallet();
    expect((await slip()).state).toBe("closed");
    expect(await bet()).toMatchObject({ status: 200, success: false, code: "example_round_closed" });
    await untilNext();
    expect(await bet({ round: "1" })).toMatchObject({ success: false, code: "example_round_closed" });
    expect(await wallet()).toBeGreaterThanOrEqual(before);
  });

  it("refuses other odds than it offers, stakes outside the limits, and more than there is", async () => {
    expect(await bet({ odds: "99.00" })).toMatchObject({ code: "example_odds_moved" });
    expect(await bet({ stake: 99 })).toMatchObject({ code: "form_invalid" });
    expect(await bet({ stake: 100_001 })).toMatchObject({ code: "form_invalid" });
    expect(await bet({ stake: 100_000 })).toMatchObject({ code: "not_enough_money" });
    expect(await bet({ stake: 0.5 })).toMatchObject({ status: 400 });
  });

  it("pays a win once, by stake and odds without a cent lost", async () => {
    // A bet on each: one of them wins.
    await untilNext();
    const { odds } = await slip();
    const placed = [
      await bet({ pick: "home", odds: odds.home }),
      await bet({ pick: "draw", odds: odds.draw }),
      await bet({ pick: "away", odds: odds.away }),
    ].map(({ value }) => value);
    const before = await wallet();
    await untilClosed();
    await Promise.all([slip(), slip(), slip()]);
    const { bets } = await slip();
    const won = bets.filter(({ id, state }) => state === "won" && placed.some((one) => one.id === id));
    expect(won).toHaveLength(1);
    expect(won[0]!.win).toBe(Math.floor(10 * Math.round(Number(won[0]!.odds) * 100)));
    expect(await wallet()).toBe(before + won[0]!.win);
    expect(await createLedger(platform.clock).checkInvariants(platform.deps.db)).toEqual([]);
  });
});

describe("the lobby behind an example page", () => {
  const page = async (query: string) => {
    const answer = await call("GET", `/wps/example/games?${query}`);
    return { status: answer.statusCode, ...(answer.json() as { value: { rows: { id: string }[]; total: number } }) };
  };

  it("has twelve thousand games, each once over its pages", async () => {
    const ids = new Set<string>();
    for (let number = 1; number <= 120; number += 1)
      for (const { id } of (await page(`page=${number}&pageSize=100`)).value.rows) ids.add(id);
    expect(ids.size).toBe(12_000);
    expect((await page("page=121&pageSize=100")).value.rows).toEqual([]);
  });

  it("is searched and filtered", async () => {
    expect((await page("search=jade&pageSize=100")).value.total).toBe(1_200);
    expect((await page("search=%20JADE%20&type=fish&pageSize=100")).value.total).toBe(600);
    expect((await page("search=no%20such%20game&pageSize=100")).value.total).toBe(0);
    expect((await page("type=chess&pageSize=100")).status).toBe(400);
  });

  it("tells each game, and of none that it is not there", async () => {
    expect((await call("GET", "/wps/example/games/g42")).json()).toMatchObject({ value: { id: "g42", number: 42 } });
    for (const id of ["g0", "g12001", "42", "g1e3x"])
      expect((await call("GET", `/wps/example/games/${id}`)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
