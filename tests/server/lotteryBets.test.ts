import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { LotteryBet, SlipLine } from "#contracts/api.ts";
import { quickTimetables, regionTimetables } from "../../sandbox/games/lottery/timetables.ts";
import { drawsOfKind } from "../../sandbox/games/lottery/timetable.ts";
import { createLotteryBets, lotteryBetPath } from "../../sandbox/games/http/createLotteryBets.ts";
import { createSignedCalls } from "../../sandbox/games/http/createSignedCalls.ts";
import { createCroupier } from "../../sandbox/games/rounds/createCroupier.ts";
import { createRoundLog } from "../../sandbox/games/rounds/createRoundLog.ts";
import { WalletSilence } from "../../sandbox/games/wallet/Wallet.ts";
import { createWallet } from "../../sandbox/games/wallet/createWallet.ts";
import { aSeamlessPlatform, vendorSecret } from "#tests/support/aSeamlessPlatform.ts";

/** What is wrong with the vendor in a test. */
let fault: "away" | "forged" | "lostAnswer" | undefined;
/** The chips that its menus tell. */
let chips: Record<string, number> | undefined;
/** The game by which its menus say that the north is played. */
let northern: string | undefined;
const menu = () => ({
  kind: "north",
  gameCode: northern,
  everyMs: 300_000,
  closesMs: 15_000,
  playTypes: [],
  prizeModes: [],
});
const menus = () => ({ gameMenus: northern === undefined ? [] : [menu()], now: now(), ...(chips && { chips }) });
/** Whether the vendor hears nothing of its debits. */
let isWalletSilent = false;
const program = createServer((request, response) => {
  if (fault === "away") return void response.destroy();
  if (request.url?.startsWith("/api/lottery/menus")) return void response.end(JSON.stringify({ value: menus() }));
  calls.answer(lotteryBetPath, request).then(
    ({ text, signature }) => {
      if (fault === "lostAnswer") return void response.destroy();
      response.setHeader("croupier-signature", fault === "forged" ? `v1=${"0".repeat(64)}` : signature);
      response.end(text);
    },
    () => response.writeHead(401).end("{}"),
  );
});
await new Promise<void>((resolve) => program.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;

const platform = await aSeamlessPlatform({ vendors: [{ code: "DELTA", url, secrets: [vendorSecret] }] });
const { app, clock, db, owner, player } = platform;
await owner.query(
  `INSERT INTO game_vendor (vassalage, game_type, display_name, status, place) VALUES ('DELTA', 'LOTT', 'Delta', 'open', 1)`,
);
await owner.query(
  `INSERT INTO game (vassalage, game_type, code, display_name, start, place)
   VALUES ('DELTA', 'LOTT', 'delta', 'Delta', 'vendor:/play/lottery/?theme=delta', 1)`,
);
await app.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;

const now = () => clock.now().getTime();
const wallet = createWallet({ platform: origin, secret: vendorSecret, now });
const croupier = createCroupier({
  log: createRoundLog(mkdtempSync(join(tmpdir(), "lottery-bets-"))),
  walletOf: () => ({
    ...wallet,
    debit: (stake) => (isWalletSilent ? Promise.reject(new WalletSilence("silent")) : wallet.debit(stake)),
  }),
  now,
});
const calls = createSignedCalls(
  { [lotteryBetPath]: createLotteryBets({ croupier, wallet, now }) },
  { secret: vendorSecret, now },
);
afterAll(async () => {
  await croupier.close();
  program.close();
});
beforeEach(() => {
  [fault, isWalletSilent, chips, northern] = [undefined, false, undefined, undefined];
  // What the vendor said of its menus holds for two seconds.
  clock.advance(3);
});

const [north] = regionTimetables;
/** The draw that takes bets now. */
function openDraw() {
  const draw = drawsOfKind(north!, now(), { past: 0, ahead: 1 }).find(
    ({ opensAt, closesAt }) => opensAt <= now() && closesAt > now(),
  );
  if (!draw) throw new Error("No draw is open");
  return draw;
}

// Two numbers of two digits, three chips of ten cents each.
const lines: SlipLine[] = [{ type: "last2", mode: "Lott", picks: [[7, 42]], units: 3 }];
const slip = (over: object = {}) => ({ draw: openDraw().id, stake: 60, lines, ...over });

async function someone(money?: number) {
  const who = await player(money);
  return {
    ...who,
    async bet(body: object, key: string = randomUUID()) {
      const answer = await app.inject({
        method: "POST",
        url: "/wps/lottery/bet",
        payload: body,
        headers: { host: "localhost", token: who.token, "idempotency-key": key },
      });
      return { status: answer.statusCode, ...answer.json<{ success: boolean; code?: string; value: LotteryBet }>() };
    },
  };
}
const stakesOf = async (round: string) =>
  db.query("SELECT stake::int, state FROM game_bet WHERE vendor = 'DELTA' AND round = $1", [round]);

describe("a slip of a page of the site", () => {
  it("is taken by the vendor, costs what the shared sum says, and stands in both books", async () => {
    const who = await someone();
    const answer = await who.bet(slip());
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      value: { combinations: 2, stake: 60, currency: "USD" },
    });
    expect(await who.money()).toBe(9_940);
    expect(croupier.find(answer.value.round)).toMatchObject({ state: "held", stake: 60, vendor: "DELTA" });
    expect(await stakesOf(answer.value.round)).toEqual([{ stake: 60, state: "open" }]);
  });

  it("is of the game that its draw is played by, where it names none and the vendor says so", async () => {
    await owner.query(
      `INSERT INTO game (vassalage, game_type, code, display_name, start, place)
       VALUES ('DELTA', 'LOTT', 'delta-north', 'Delta North', 'vendor:/play/lottery/?theme=delta', 2)`,
    );
    const who = await someone();
    const gameOf = async (body: object) => {
      const { value } = await who.bet(body);
      const [bet] = await db.query<{ name: string }>("SELECT game_name AS name FROM game_bet WHERE round = $1", [
        value.round,
      ]);
      return bet?.name;
    };
    northern = "delta-north";
    expect(await gameOf(slip())).toBe("Delta North");
    expect(await gameOf(slip({ gameCode: "delta" }))).toBe("Delta");
    clock.advance(3);
    northern = "nothing-of-ours";
    expect(await gameOf(slip())).toBe("Delta");
  });

  it("is one bet however often its key comes, also at once, and another slip under it is none", async () => {
    const who = await someone();
    const [key, body] = [randomUUID(), slip()];
    const first = await Promise.all([who.bet(body, key), who.bet(body, key)]);
    const again = await who.bet(body, key);
    expect(again.success).toBe(true);
    for (const { status, value } of first)
      if (status === 200) expect(value.round).toBe(again.value.round);
      else expect(status).toBe(409);
    expect(await who.bet({ ...body, lines: [{ ...lines[0], picks: [[8, 42]] }] }, key)).toMatchObject({ status: 422 });
    expect(await who.money()).toBe(9_940);
  });

  it("whose answer was lost is found by its key, also after the draw has closed", async () => {
    const who = await someone();
    const [key, body] = [randomUUID(), slip()];
    fault = "lostAnswer";
    expect(await who.bet(body, key)).toMatchObject({ status: 503, code: "vendor_silent" });
    fault = undefined;
    expect(await who.bet({ ...body, stake: 90, lines: [{ ...lines[0], picks: [[7, 8, 42]] }] }, key)).toMatchObject({
      status: 422,
      code: "key_reused",
    });
    clock.advance(Math.ceil((openDraw().closesAt - now()) / 1_000) + 1);
    expect(await who.bet(body, key)).toMatchObject({ status: 200, success: true, value: { stake: 60 } });
    expect(await who.money()).toBe(9_940);
  });

  it.each([
    ["of a draw that is over", { draw: "north-20200101-0001" }, "draw_closed"],
    ["of a draw that there never was", { draw: "mars-1" }, "draw_closed"],
    ["that costs something else than was shown", { stake: 50 }, "wrong_stake"],
    ["with a number twice", { lines: [{ ...lines[0], picks: [[7, 7]] }] }, "wrong_choice"],
    ["with a way to play of another draw", { lines: [{ ...lines[0], type: "sum", picks: [[1, 2]] }] }, "wrong_choice"],
    ["of more than the vendor takes", { stake: 500_010, lines: [{ ...lines[0], units: 999 }] }, "wrong_stake"],
  ])("%s is refused, and nothing moves", async (_, over, code) => {
    const who = await someone();
    expect(await who.bet(slip(over))).toMatchObject({ success: false, code });
    expect(await who.money()).toBe(10_000);
  });

  it("costs what the vendor's own chips say", async () => {
    chips = { USD: 20, "*": 1 };
    const who = await someone();
    expect(await who.bet(slip())).toMatchObject({ success: false, code: "wrong_stake", value: { stake: 120 } });
    // While its menus cannot be had nobody knows its chips, and nothing is refused for them.
    clock.advance(3);
    fault = "away";
    expect(await who.bet(slip({ stake: 120 }))).toMatchObject({ status: 503, code: "vendor_silent" });
    expect(await who.money()).toBe(10_000);
  });

  it.each([
    ["fast3", { type: "sum", mode: "Elott", picks: [[0, 7]], units: 2 }],
    ["fast3", { type: "face", mode: "Elott", picks: [[5]], units: 1 }],
    ["ball5", { type: "duel", mode: "Elott", picks: [[0, 2]], units: 2 }],
    ["ball5", { type: "end2", mode: "Elott", picks: [[1, 2], [3]], units: 2 }],
  ])("of a quick draw is taken as well: %s %j", async (kind, line) => {
    const timetable = quickTimetables.find((one) => one.kind === kind);
    const draw = drawsOfKind(timetable!, now(), { past: 0, ahead: 1 }).find(
      ({ opensAt, closesAt }) => opensAt <= now() && closesAt > now(),
    );
    const combinations = line.picks.reduce((product, { length }) => product * length, 1);
    const stake = combinations * line.units * 10;
    const who = await someone();
    const answer = await who.bet({ draw: draw?.id, stake, lines: [line] });
    expect(answer).toMatchObject({ status: 200, success: true, value: { draw: draw?.id, combinations, stake } });
    expect(await who.money()).toBe(10_000 - stake);
  });

  it("of more than the balance is refused by the wallet", async () => {
    const who = await someone(50);
    expect(await who.bet(slip())).toMatchObject({ success: false, code: "not_enough_money" });
    expect(await who.money()).toBe(50);
  });

  it("of a member who takes a break is refused before the vendor hears of it", async () => {
    const who = await someone();
    await owner.query(
      `INSERT INTO play_break (member_id, kind, starts_at, ends_at, may_log_in, source, ref) VALUES ($1, 'timeOut', $2, $3, true, 'player', 'test')`,
      [who.memberId, clock.now(), new Date(now() + 3_600_000)],
    );
    fault = "away";
    expect(await who.bet(slip())).toMatchObject({ success: false, code: "time_out" });
  });

  it.each(["away", "forged"] as const)("is unclear while the vendor is %s, and the key finds out", async (how) => {
    const who = await someone();
    const [key, body] = [randomUUID(), slip()];
    fault = how;
    expect(await who.bet(body, key)).toMatchObject({ status: 503, code: "vendor_silent" });
    fault = undefined;
    expect(await who.bet(body, key)).toMatchObject({ success: true });
    expect(await who.money()).toBe(9_940);
  });

  it("that the wallet was silent about is given back, and said so", async () => {
    const who = await someone();
    const [key, body] = [randomUUID(), slip()];
    isWalletSilent = true;
    expect(await who.bet(body, key)).toMatchObject({ success: false, code: "bet_returned" });
    isWalletSilent = false;
    await croupier.mend();
    expect(await who.bet(body, key)).toMatchObject({ success: false, code: "bet_returned" });
    expect(await who.money()).toBe(10_000);
    expect(await who.bet(body)).toMatchObject({ success: true });
  });
});
