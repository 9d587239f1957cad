import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createRoundAnswer, roundPath } from "../../sandbox/games/http/createRoundAnswer.ts";
import { createSignedCalls } from "../../sandbox/games/http/createSignedCalls.ts";
import type { Round } from "../../sandbox/games/rounds/Round.ts";
import { createStakes } from "#server/features/seamless/createStakes.ts";
import { attachBonuses } from "#server/features/bonus/attachBonuses.ts";
import { createBets } from "#server/features/bet/createBets.ts";
import { createMemberWork } from "#server/features/member/createMemberWork.ts";
import { createLetters, loadLetterWords } from "#server/features/outbox/createLetters.ts";
import { aDebit, aSeamlessPlatform, vendorSecret } from "#tests/support/aSeamlessPlatform.ts";

/** What the vendor knows of its rounds; it answers as the sandbox does, or as a test says. */
const rounds = new Map<string, Partial<Round>>();
let [isAway, signsWith] = [false, vendorSecret];
let spoil = (text: string) => text;
let questions = 0;
let clockOf = () => Date.now();
const now = () => clockOf();
const calls = createSignedCalls(
  { [roundPath]: createRoundAnswer({ croupier: { find: (id) => rounds.get(id) as Round | undefined }, now }) },
  { secret: vendorSecret, now },
);
const program = createServer((request, response) => {
  questions += 1;
  if (isAway) return void response.destroy();
  calls.answer(roundPath, request).then(
    ({ text, signature }) => {
      const told = spoil(text);
      const nonce = String(request.headers["croupier-nonce"]);
      const forged = createHmac("sha256", signsWith).update(`${nonce}.${told}`).digest("hex");
      response.setHeader("croupier-signature", signsWith === vendorSecret ? signature : `v1=${forged}`);
      response.end(told);
    },
    () => response.writeHead(401).end("{}"),
  );
});
await new Promise<void>((resolve) => program.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;

const platform = await aSeamlessPlatform({ vendors: [{ code: "NAGA", url, secrets: [vendorSecret] }] });
const { ask, call, clock, db, deps, ledger, owner, player, sound } = platform;
clockOf = () => clock.now().getTime();
const aNode = async () => {
  const bets = createBets({ ledger, dayOf: (at) => at.toISOString().slice(0, 10), walletKind: () => "player" });
  attachBonuses(bets, ledger);
  const letters = createLetters(deps.liveSite, await loadLetterWords());
  return createStakes(deps, { bets, letters, memberWork: createMemberWork(db) });
};
const nodes = [await aNode(), await aNode()] as const;
const run = () => nodes[0].job.run();
afterAll(() => program.close());

beforeEach(async () => {
  rounds.clear();
  [isAway, signsWith, questions] = [false, vendorSecret, 0];
  spoil = (text) => text;
  await owner.query("UPDATE game_bet SET ask_at = NULL WHERE state = 'open'");
});

/** Somebody with an open stake of 10, and what becomes of it. */
async function anOpenStake(state: Partial<Round>) {
  const who = await player();
  const debit = aDebit(await who.open());
  await ask("debit", debit);
  rounds.set(debit.round, { vendor: "NAGA", currency: "USD", payout: null, ...state });
  // From the database: the login may be over meanwhile.
  const messages = async () =>
    (
      await db.query<{ text: string }>(
        "SELECT (title ->> 'EN') || ': ' || (body ->> 'EN') AS text FROM message WHERE member_id = $1",
        [who.memberId],
      )
    ).map(({ text }) => text);
  const record = async () => {
    const rows = await db.query<{ id: string }>(
      "SELECT id, state, payout, ended FROM game_bet WHERE vendor = 'NAGA' AND round = $1",
      [debit.round],
    );
    return rows[0];
  };
  return { ...who, debit, messages, record };
}

describe("a stake whose vendor does not come back", () => {
  it("is left to its vendor for two minutes, then asked about, and paid with what the vendor says", async () => {
    const who = await anOpenStake({ state: "held", payout: 2_500 });
    clock.advance(60);
    await run();
    expect(questions).toBe(0);
    clock.advance(61);
    await run();
    expect(await who.money()).toBe(11_500);
    expect(await who.record()).toMatchObject({ state: "settled", payout: 2_500, ended: "asked" });
    const shown = await call("GET", `/wps/bet/${(await who.record())?.id}`, { token: who.token });
    expect(shown.json()).toMatchObject({ value: { state: "settled", payout: 2_500, ended: "asked" } });
    expect(await who.messages()).toEqual([expect.stringMatching(/^A round was settled: .*USD 25\.00/)]);
    // The call that was lost comes after all: it counts as what was done.
    const credit = { transaction: "late", round: who.debit.round, amount: 2_500, currency: "USD" };
    expect(await ask("credit", credit)).toMatchObject({ success: true, value: { balance: 11_500 } });
    expect(await who.messages()).toHaveLength(1);
  });

  it("is given back where the vendor called the round off or never heard of it, and the player is told", async () => {
    const off = await anOpenStake({ state: "returning" });
    const lost = await anOpenStake({ vendor: "ANOTHER", state: "held", payout: 90_000 });
    clock.advance(121);
    await run();
    for (const who of [off, lost]) {
      expect(await who.money()).toBe(10_000);
      expect(await who.record()).toMatchObject({ state: "void", ended: "asked" });
      expect(await who.messages()).toEqual([
        expect.stringMatching(`^Your stake was given back: .*USD 10\\.00.*Golden Naga.*${who.debit.round}`),
      ]);
    }
    const credit = { transaction: "too-late", round: off.debit.round, amount: 2_500, currency: "USD" };
    expect(await ask("credit", credit)).toMatchObject({ code: "round_void" });
  });

  it("stays while the round runs, and is asked about again when the vendor said that it ends", async () => {
    const who = await anOpenStake({ state: "held", draw: { id: "match", endsAt: clockOf() + 5 * 3_600_000 } });
    clock.advance(121);
    await run();
    clock.advance(4 * 3_600);
    await run();
    expect(questions).toBe(1);
    rounds.set(who.debit.round, { ...rounds.get(who.debit.round), payout: 0 });
    clock.advance(3_600);
    await run();
    expect(questions).toBe(2);
    expect(await who.record()).toMatchObject({ state: "settled", payout: 0 });
    expect(await who.money()).toBe(9_000);
  });

  it("is neither paid nor given back on a word that the vendor did not sign, or that is of another round, currency or form", async () => {
    const who = await anOpenStake({ state: "held", payout: 90_000 });
    const spoilt: (() => void)[] = [
      () => (signsWith = "somebody else's secret, also long enough"),
      () => (spoil = (text) => text.replace("90000", "99000")),
      () => rounds.set(who.debit.round, { ...rounds.get(who.debit.round), currency: "EUR" }),
      () => rounds.set(who.debit.round, { ...rounds.get(who.debit.round), payout: -1 }),
      () => rounds.set(who.debit.round, { ...rounds.get(who.debit.round), state: "disputed" }),
    ];
    for (const make of spoilt) {
      make();
      clock.advance(1_900);
      await run();
      [signsWith, spoil] = [vendorSecret, (text) => text];
    }
    expect(questions).toBe(spoilt.length);
    expect((await fetch(`${url}/platform/round`, { method: "POST", body: "{}" })).status).toBe(401);
    expect(await who.money()).toBe(9_000);
    expect(await who.record()).toMatchObject({ state: "open", ended: null });
  });

  it("is given back after three days of silence, by as many nodes as look, once", async () => {
    const who = await anOpenStake({ state: "held" });
    isAway = true;
    clock.advance(121);
    await run();
    clock.advance(71 * 3_600);
    await run();
    expect(await who.record()).toMatchObject({ state: "open" });
    clock.advance(3_600);
    await Promise.all(nodes.map(({ job }) => job.run()));
    expect(await who.record()).toMatchObject({ state: "void", ended: "time" });
    expect(await who.money()).toBe(10_000);
    expect(await who.messages()).toHaveLength(1);
  });

  it("is asked about by one of several nodes, and again where that one was killed before it heard", async () => {
    const who = await anOpenStake({ state: "held", payout: 1_500 });
    clock.advance(121);
    // A node that took it and is no more.
    await owner.query("UPDATE game_bet SET ask_at = $1 WHERE round = $2", [
      new Date(clock.now().getTime() + 300_000),
      who.debit.round,
    ]);
    await run();
    expect(questions).toBe(0);
    clock.advance(301);
    await Promise.all(nodes.map(({ job }) => job.run()));
    expect(questions).toBe(1);
    expect(await who.money()).toBe(10_500);
  });

  it("ends also where its game was withdrawn while it was played, and where its vendor went into maintenance", async () => {
    const [withdrawn, maintained] = [
      await anOpenStake({ state: "paid", payout: 3_000 }),
      await anOpenStake({ state: "off" }),
    ];
    await owner.query("UPDATE game_vendor SET status = 'maintenance' WHERE vassalage = 'NAGA'");
    await owner.query("UPDATE game SET is_shown = false WHERE vassalage = 'NAGA'");
    clock.advance(121);
    await run();
    await owner.query("UPDATE game_vendor SET status = 'open' WHERE vassalage = 'NAGA'");
    await owner.query("UPDATE game SET is_shown = true WHERE vassalage = 'NAGA'");
    expect(await withdrawn.money()).toBe(12_000);
    expect(await maintained.money()).toBe(10_000);
    await sound();
  });
});
