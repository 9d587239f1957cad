import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { GameLaunch } from "#contracts/api.ts";
import { aDebit, aSeamlessPlatform, nextSecret, vendorSecret } from "#tests/support/aSeamlessPlatform.ts";

const url = "http://localhost:5999";
const { ask, call, clock, db, liveSite, owner, player } = await aSeamlessPlatform({
  vendors: ["NAGA", "LANE"].map((code) => ({ code, url, secrets: [vendorSecret, nextSecret] })),
});

const creditOf = ({ round }: { round: string }, amount: number, over: object = {}) => ({
  transaction: `${round}-credit`,
  round,
  amount,
  currency: "USD",
  ...over,
});
const rollbackOf = ({ round }: { round: string }) => ({ transaction: `${round}-rollback`, round });
const betsOf = async (token: string) =>
  (await call("GET", "/wps/bet/list", { token })).json<{ value: { rows: { state: string; round: string }[] } }>().value
    .rows;

describe("a launch", () => {
  it("leads to the vendor with a token that works once, and is kept as a hash alone", async () => {
    const who = await player();
    const { value, launchToken } = await who.launch("&language=KM");
    const { origin, pathname, hash } = new URL(value.url);
    expect([origin, pathname]).toEqual(["http://localhost:5999", "/play/slot/"]);
    expect(new URLSearchParams(hash.slice(1)).get("language")).toBe("KM");
    const [row] = await db.query<{ text: string }>(
      "SELECT row_to_json(p)::text AS text FROM game_play p ORDER BY launched_at DESC LIMIT 1",
    );
    expect(row?.text).not.toContain(launchToken);
    const opened = await ask("open", { token: launchToken });
    expect(opened.value).toMatchObject({ currency: "USD", language: "KM", gameCode: "golden-naga", balance: 10_000 });
    expect(await ask("open", { token: launchToken })).toMatchObject({ success: false, code: "launch_used" });
  });

  it("is over after 60 seconds, and for another vendor from the start", async () => {
    const who = await player();
    const { launchToken } = await who.launch();
    clock.advance(61);
    expect(await ask("open", { token: launchToken })).toMatchObject({ success: false, code: "launch_expired" });
    const at = "/wps/game/launch?vassalage=FAR&gameCode=golden-naga";
    expect(await who.send("GET", at)).toMatchObject({ success: false, code: "game_closed" });
  });

  it("plays under the category that its vendor is shown under, as the record says with the vendor's name", async () => {
    const who = await player();
    const { site } = liveSite.current();
    liveSite.change({ ...site, brand: { ...site.brand, vendorLists: { ESPORTS: ["LANE"] } } });
    await owner.query(
      `INSERT INTO game_vendor (vassalage, game_type, display_name, status, place) VALUES ('LANE', 'SPORTS', 'Lane', 'open', 1)`,
    );
    await owner.query(
      `INSERT INTO game (vassalage, game_type, code, display_name, start, place)
       VALUES ('LANE', 'SPORTS', 'lanes', 'Lanes', 'vendor:/play/esports/', 1)`,
    );
    try {
      const { value } = await who.send<GameLaunch>("GET", "/wps/game/launch?vassalage=LANE&gameCode=lanes");
      const token = new URLSearchParams(new URL(value.url).hash.slice(1)).get("launch");
      const asLane = { path: "LANE", signedAs: "LANE" };
      const { session } = (await ask("open", { token }, asLane)).value;
      await ask("debit", aDebit(String(session)), asLane);
    } finally {
      liveSite.change(site);
    }
    expect(await betsOf(who.token)).toMatchObject([{ category: "ESPORTS", vendorName: "Lane" }]);
  });

  it("to play without money has the currency XXX, and no stake of it reaches the wallet", async () => {
    const who = await player();
    const session = await who.open("&mode=demo");
    expect(await ask("debit", aDebit(session))).toMatchObject({ success: false, code: "session_unknown" });
    expect(await ask("balance", { session })).toMatchObject({ success: false, code: "session_unknown" });
    expect(await who.money()).toBe(10_000);
  });
});

describe("calls of vendors", () => {
  it("are refused where the signature, the moment, the vendor or the number used once does not fit", async () => {
    const session = await (await player()).open();
    const nonce = randomUUID();
    const refused = { status: 401, success: false, code: "bad_signature" };
    expect(await ask("balance", { session }, { nonce })).toMatchObject({ status: 200, value: { balance: 10_000 } });
    expect(await ask("balance", { session }, { nonce })).toMatchObject(refused);
    expect(await ask("balance", { session }, { secret: "somebody else's secret, also long enough" })).toMatchObject(
      refused,
    );
    expect(await ask("balance", { session }, { late: 301 })).toMatchObject(refused);
    expect(await ask("balance", { session }, { late: -301 })).toMatchObject(refused);
    expect(await ask("balance", { session }, { signedAs: "FAR" })).toMatchObject(refused);
    expect(await ask("balance", { session }, { nonce: "" })).toMatchObject(refused);
    expect(await ask("balance", { session }, { headers: { "croupier-signature": "" } })).toMatchObject(refused);
    const next = { secret: "the secret that comes after it, as long as that" };
    expect(await ask("balance", { session }, next)).toMatchObject({ status: 200 });
  });
});

describe("a round", () => {
  it("holds its stake and pays what came of it, each once, however often it is told", async () => {
    const who = await player();
    const debit = aDebit(await who.open());
    expect((await ask("debit", debit)).value).toMatchObject({ balance: 9_000, replayed: false });
    expect((await ask("debit", debit)).value).toMatchObject({ balance: 9_000, replayed: true });
    expect((await ask("credit", creditOf(debit, 2_500))).value).toMatchObject({ balance: 11_500, replayed: false });
    expect((await ask("credit", creditOf(debit, 2_500))).value).toMatchObject({ balance: 11_500, replayed: true });
    expect((await ask("debit", debit)).value).toMatchObject({ balance: 11_500, replayed: true });
    expect(await who.money()).toBe(11_500);
    expect(await betsOf(who.token)).toMatchObject([{ state: "settled" }]);
  });

  it("is asked for at once ten times and takes one stake", async () => {
    const who = await player();
    const debit = aDebit(await who.open());
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask("debit", debit)));
    expect(answers.map(({ success }) => success)).toEqual(answers.map(() => true));
    expect(answers.filter(({ value }) => value["replayed"] === false)).toHaveLength(1);
    expect(await who.money()).toBe(9_000);
  });

  it("gives its stake back, and takes no result afterwards", async () => {
    const who = await player();
    const debit = aDebit(await who.open());
    await ask("debit", debit);
    expect((await ask("rollback", rollbackOf(debit))).value).toMatchObject({ outcome: "returned", replayed: false });
    expect((await ask("rollback", rollbackOf(debit))).value).toMatchObject({ outcome: "returned", replayed: true });
    expect(await ask("credit", creditOf(debit, 5_000))).toMatchObject({ success: false, code: "round_void" });
    expect(await who.money()).toBe(10_000);
    expect(await betsOf(who.token)).toMatchObject([{ state: "void" }]);
  });

  it("is called off ten times at once and gives one stake back", async () => {
    const who = await player();
    const debit = aDebit(await who.open());
    await ask("debit", debit);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask("rollback", rollbackOf(debit))));
    expect(answers.map(({ value }) => value["outcome"])).toEqual(answers.map(() => "returned"));
    expect(answers.filter(({ value }) => value["replayed"] === false)).toHaveLength(1);
    expect(await who.money()).toBe(10_000);
  });

  it("that is called off before its stake comes takes none when it does", async () => {
    const who = await player();
    const debit = aDebit(await who.open());
    expect((await ask("rollback", rollbackOf(debit))).value).toMatchObject({ outcome: "unknown" });
    expect(await ask("debit", debit)).toMatchObject({ success: false, code: "round_void" });
    expect(await ask("debit", debit)).toMatchObject({ success: false, code: "round_void" });
    expect(await who.money()).toBe(10_000);
  });

  it("is paid only after its stake, and then once more asked for", async () => {
    const who = await player();
    const debit = aDebit(await who.open());
    expect(await ask("credit", creditOf(debit, 5_000))).toMatchObject({ success: false, code: "round_unknown" });
    await ask("debit", debit);
    expect((await ask("credit", creditOf(debit, 5_000))).value).toMatchObject({ balance: 14_000 });
  });

  it("that was settled stands: neither another result nor calling it off changes it", async () => {
    const who = await player();
    const debit = aDebit(await who.open());
    await ask("debit", debit);
    await ask("credit", creditOf(debit, 2_000));
    const again = creditOf(debit, 9_000, { transaction: "another" });
    expect(await ask("credit", again)).toMatchObject({ success: false, code: "round_changed" });
    expect(await ask("credit", creditOf(debit, 9_000))).toMatchObject({ success: false, code: "transaction_changed" });
    expect(await ask("rollback", rollbackOf(debit))).toMatchObject({ success: false, code: "round_settled" });
    expect(await who.money()).toBe(11_000);
  });

  it("has one stake: a second debit, another amount under a name, and another currency are refused", async () => {
    const who = await player();
    const session = await who.open();
    const debit = aDebit(session);
    await ask("debit", debit);
    const second = { ...debit, transaction: "second" };
    expect(await ask("debit", second)).toMatchObject({ success: false, code: "round_changed" });
    expect(await ask("debit", { ...debit, amount: 1 })).toMatchObject({ success: false, code: "transaction_changed" });
    expect(await ask("debit", aDebit(session, { currency: "EUR" }))).toMatchObject({ code: "round_changed" });
    expect(await who.money()).toBe(9_000);
  });

  it("of more than there is takes nothing, for good, also once there is more", async () => {
    const who = await player(500);
    const debit = aDebit(await who.open());
    expect(await ask("debit", debit)).toMatchObject({ success: false, code: "not_enough_money" });
    const won = aDebit(await who.open(), { amount: 100 });
    await ask("debit", won);
    await ask("credit", creditOf(won, 5_000));
    expect(await ask("debit", debit)).toMatchObject({ success: false, code: "not_enough_money" });
    expect(await who.money()).toBe(5_400);
    expect(await betsOf(who.token)).toHaveLength(1);
  });
});

describe("rules of play at each stake", () => {
  it("end it with the login, though what is open is still settled", async () => {
    const who = await player();
    const session = await who.open();
    const debit = aDebit(session);
    await ask("debit", debit);
    await call("DELETE", "/wps/session/logout", { token: who.token });
    expect(await ask("debit", aDebit(session))).toMatchObject({ success: false, code: "session_over" });
    expect((await ask("credit", creditOf(debit, 3_000))).value).toMatchObject({ balance: 12_000 });
  });

  it("stop a stake beyond a limit that was set in the middle of play, and say what is left", async () => {
    const who = await player();
    const session = await who.open();
    await ask("debit", aDebit(session));
    await who.send("PUT", "/wps/play/limits", { kind: "loss", period: "day", amount: 1_500 });
    expect(await ask("debit", aDebit(session))).toMatchObject({
      success: false,
      code: "loss_limit",
      value: { left: 500 },
    });
    expect(await ask("debit", aDebit(session, { amount: 500 }))).toMatchObject({ success: true });
  });

  it("tell the member which limit a stake did not fit, for a minute", async () => {
    const who = await player();
    const session = await who.open();
    const met = async () =>
      (await call("GET", "/wps/play/limits", { token: who.token })).json<{ value: { met: string | null } }>().value.met;
    await who.send("PUT", "/wps/play/limits", { kind: "loss", period: "day", amount: 5_000 });
    await who.send("PUT", "/wps/play/limits", { kind: "loss", period: "week", amount: 900 });
    expect(await met()).toBeNull();
    expect(await ask("debit", aDebit(session, { amount: 1_000 }))).toMatchObject({ code: "loss_limit" });
    expect(await met()).toBe("loss-week");
    clock.advance(61);
    expect(await met()).toBeNull();
  });

  it("stop it during a break, while a reality check waits, under maintenance and once the game is withdrawn", async () => {
    const who = await player();
    const session = await who.open();
    const code = async () => (await ask("debit", aDebit(session, { amount: 1 }))).code;
    for (let minutes = 0; minutes < 60; minutes += 20) {
      clock.advance(20 * 60);
      if (minutes < 40) expect(await code()).toBeUndefined();
    }
    expect(await code()).toBe("reality_check");
    await who.send("POST", "/wps/play/check", { number: 1, answer: "goOn" });
    await owner.query("UPDATE game_vendor SET status = 'maintenance' WHERE vassalage = 'NAGA'");
    expect(await code()).toBe("game_maintenance");
    await owner.query("UPDATE game_vendor SET status = 'open' WHERE vassalage = 'NAGA'");
    await owner.query("UPDATE game SET is_shown = false WHERE vassalage = 'NAGA'");
    expect(await code()).toBe("game_closed");
    await owner.query("UPDATE game SET is_shown = true WHERE vassalage = 'NAGA'");
    expect(await code()).toBeUndefined();
    await who.send("POST", "/wps/play/break", { kind: "timeOut", days: 1 });
    expect(await code()).toBe("time_out");
  });
});

describe("what is won", () => {
  const winners = async () =>
    (await call("GET", "/wps/board/winners")).json<{
      value: { list: { vo: { customer: string; game: string; winAmount: number } }[] };
    }>().value.list;

  it("stands on the board as soon as the round is settled, masked, and only where more came back than was staked", async () => {
    const [won, lost] = [await player(), await player()];
    const [win, loss] = [aDebit(await won.open()), aDebit(await lost.open())];
    for (const bet of [win, loss]) await ask("debit", bet);
    await ask("credit", creditOf(loss, 900));
    await ask("credit", creditOf(win, 7_700));
    const [first, second] = await winners();
    expect(first?.vo).toMatchObject({ game: "Golden Naga", winAmount: 7_700 });
    expect(first?.vo.customer).not.toContain(won.account);
    expect(second?.vo.winAmount).not.toBe(900);
  });

  it("begins the jackpot anew where a round won it, and is never more than what was paid", async () => {
    const jackpot = async () =>
      (await call("GET", "/wps/board/jackpot")).json<{ value: { since: string } }>().value.since;
    const before = await jackpot();
    const who = await player();
    const debit = aDebit(await who.open());
    await ask("debit", debit);
    expect(await ask("credit", creditOf(debit, 5_000, { jackpot: 5_001 }))).toMatchObject({ status: 400 });
    clock.advance(30);
    await ask("credit", creditOf(debit, 5_000, { jackpot: 4_000 }));
    const at = clock.now().toISOString();
    clock.advance(10);
    await expect.poll(jackpot).toBe(at);
    expect(before).not.toBe(at);
  });
});
