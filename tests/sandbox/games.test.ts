import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { randomOf } from "../../sandbox/games/fair/seeds.ts";
import { createCroupier } from "../../sandbox/games/rounds/createCroupier.ts";
import { createRoundLog } from "../../sandbox/games/rounds/createRoundLog.ts";
import { slotRules } from "../../sandbox/games/slot/rules.ts";
import { startGames } from "../../sandbox/games/startGames.ts";
import { type Wallet, WalletRefusal, WalletSilence } from "../../sandbox/games/wallet/Wallet.ts";
import { aVendorPlatform } from "#tests/support/aVendorPlatform.ts";

const platform = await aVendorPlatform();
const games = await startGames({ ...platform.options, folder: mkdtempSync(join(tmpdir(), "games-")) });
afterAll(async () => {
  await games.stop();
  await platform.stop();
});
const at = `http://localhost:${platform.options.port}`;

const post = async (path: string, body: object, key = "") => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
  const answer = await fetch(`${at}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, ...((await answer.json()) as { value: Record<string, unknown>; code?: string }) };
};
const open = async () => (await post("/api/open", { vendor: "NAGA", launch: "token", game: "slot" })).value;

describe("the sandbox vendor", () => {
  it("shows its games to frames of the site alone, under a policy that lets no foreign script in", async () => {
    const answer = await fetch(`${at}/play/slot/`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`frame-ancestors ${platform.options.site}`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(await answer.text()).not.toMatch(/<script>|style=/);
    expect((await fetch(`${at}/play/nothing/`)).status).toBe(404);
    for (const path of ["/code/rounds/createCroupier.ts", "/code/wallet/createWallet.ts", "/code/../main.ts"])
      expect((await fetch(`${at}${path}`)).status).toBe(404);
  });

  it("tells everybody its card rooms, and what a seat costs in each currency", async () => {
    const ask = async (query: string) => {
      const answer = await fetch(`${at}/api/rooms?${query}`);
      return { status: answer.status, ...((await answer.json()) as { value?: unknown; code?: string }) };
    };
    const roomsIn = (currency: string, chip: number) =>
      [
        { code: "low", least: chip },
        { code: "middle", least: 10 * chip },
        { code: "high", least: 50 * chip },
      ].map((room) => ({ ...room, seats: 6, currency }));
    expect(await ask("game=x&currency=USD")).toMatchObject({ status: 200, value: { rooms: roomsIn("USD", 10) } });
    expect(await ask("currency=KHR")).toMatchObject({ value: { rooms: roomsIn("KHR", 10_000) } });
    expect(await ask("currency=dollars")).toMatchObject({ status: 400, code: "malformed" });
  });

  it("takes a stake and pays what came of it, and one bet however often its name comes", async () => {
    const { key, balance } = await open();
    const bet = { id: randomUUID(), stake: 20 };
    const answers = await Promise.all([1, 2, 3].map(() => post("/api/bet", bet, String(key))));
    const rounds = answers.map(({ value }) => value["round"] as { payout: number; state: string });
    expect(new Set(rounds.map((round) => JSON.stringify(round))).size).toBe(1);
    expect(platform.balance()).toBe(Number(balance) - 20 + (rounds[0]?.payout ?? 0));
  });

  it("refuses stakes that are none, other choices, strangers and what is too large", async () => {
    const { key } = await open();
    for (const stake of [0, -10, 5, 10.5, "20", 1e9, null])
      expect(await post("/api/bet", { id: randomUUID(), stake }, String(key))).toMatchObject({ code: "wrong_stake" });
    const chosen = { id: randomUUID(), stake: 10, choices: { win: true } };
    expect(await post("/api/bet", chosen, String(key))).toMatchObject({ status: 400, code: "wrong_choice" });
    expect(await post("/api/bet", { id: randomUUID(), stake: 10 })).toMatchObject({ status: 401, code: "play_ended" });
    expect(await post("/api/bet", { id: "x".repeat(20_000) }, String(key))).toMatchObject({ code: "too_large" });
    // The connection it came over was not read to its end: whoever asks on comes by another one.
    const sent = { method: "POST", body: "x".repeat(20_000) };
    expect((await fetch(`${at}/api/open`, sent)).headers.get("connection")).toBe("close");
    expect(await post("/api/bet", { id: randomUUID(), stake: 10 }, String(key))).toMatchObject({ status: 200 });
  });

  it("shows a seed only once it decides nothing any more, and the round follows from it", async () => {
    const { key, seeds } = await open();
    const { promise, client } = seeds as { promise: string; client: string };
    const { value } = await post("/api/bet", { id: randomUUID(), stake: 10 }, String(key));
    const round = value["round"] as { id: string; outcome: unknown; payout: number };
    const read = async () =>
      ((await (await fetch(`${at}/api/round?id=${round.id}`)).json()) as { value: { seeds: { server?: string } } })
        .value;
    expect((await read()).seeds.server).toBeUndefined();
    await post("/api/seed", { client: "mine" }, String(key));
    const server = (await read()).seeds.server ?? "";
    expect(createHash("sha256").update(Buffer.from(server, "hex")).digest("hex")).toBe(promise);
    const again = slotRules.play({ random: randomOf({ server, client, nonce: 0 }), stake: 10, choices: null });
    expect(again).toEqual({ outcome: round.outcome, payout: round.payout });
  });

  it("does not run in production", () => {
    const { status, stderr } = spawnSync(process.execPath, ["sandbox/games/main.ts"], {
      env: { ...process.env, NODE_ENV: "production" },
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining("does not run in production")]);
  });
});

describe("rounds that a crash or a silent platform left open", () => {
  const aFolder = () => mkdtempSync(join(tmpdir(), "rounds-"));
  const player = { vendor: "NAGA", session: "s", player: "p", gameCode: "g", language: "EN", currency: "USD" };
  const order = (id: string = randomUUID()) => ({
    id,
    player,
    game: slotRules,
    stake: 10,
    choices: null,
    takeSeeds: () => ({ server: "ab".repeat(32), client: "c", nonce: 0 }),
  });
  /** A wallet that notes what it was asked, and does as it is told. */
  function aWallet(does: Partial<Pick<Wallet, "debit" | "credit" | "rollback">>) {
    const asked: string[] = [];
    const note =
      <Asked extends { transaction: string }>(name: string, then: ((one: Asked) => Promise<unknown>) | undefined) =>
      async (one: Asked) => {
        asked.push(`${name} ${one.transaction}`);
        return (await then?.(one)) ?? 100;
      };
    const wallet = {
      debit: note("debit", does.debit),
      credit: note("credit", does.credit),
      rollback: note("rollback", does.rollback),
    } as unknown as Pick<Wallet, "debit" | "credit" | "rollback">;
    return { asked, wallet };
  }
  const silent = () => Promise.reject(new WalletSilence("nobody"));

  it("are given back where nobody knows of the stake, until the platform has heard it", async () => {
    const log = createRoundLog(aFolder());
    let isAway = true;
    const { asked, wallet } = aWallet({ debit: silent, rollback: () => (isAway ? silent() : Promise.resolve()) });
    const croupier = createCroupier({ log, walletOf: () => wallet, mendMs: 5 });
    const { round } = await croupier.place(order());
    expect(round.state).toBe("returning");
    expect(asked.filter((one) => one.startsWith("debit"))).toHaveLength(2);
    expect(new Set(asked.filter((one) => one.startsWith("debit"))).size).toBe(1);
    isAway = false;
    await expect.poll(() => croupier.find(round.id)?.state).toBe("off");
    await croupier.close();
  });

  it("are paid the same, once decided, until the platform has heard it", async () => {
    const log = createRoundLog(aFolder());
    let isAway = true;
    const { asked, wallet } = aWallet({ credit: () => (isAway ? silent() : Promise.resolve(1)) });
    const croupier = createCroupier({ log, walletOf: () => wallet, mendMs: 5 });
    const { round } = await croupier.place(order());
    expect([round.state, typeof round.payout]).toEqual(["held", "number"]);
    isAway = false;
    await expect.poll(() => croupier.find(round.id)).toMatchObject({ state: "paid", payout: round.payout });
    expect(new Set(asked.filter((one) => one.startsWith("credit"))).size).toBe(1);
    await croupier.close();
  });

  it("are found after a kill, though the last line was cut: asked ones go back, held ones are paid", async () => {
    const folder = aFolder();
    const before = createRoundLog(folder);
    const base = { ...order(), game: "slot", ...player, seeds: { server: "ab".repeat(32), client: "c", nonce: 0 } };
    const { takeSeeds: _, ...plain } = base;
    const [asked, held] = [randomUUID(), randomUUID()];
    before.write({ ...plain, id: asked, player: "p", state: "asked", outcome: null, payout: null, at: 1 });
    before.write({ ...plain, id: held, player: "p", state: "held", outcome: null, payout: null, at: 2 });
    appendFileSync(join(folder, "rounds.ndjson"), '{"id":"cut');
    before.close();
    const log = createRoundLog(folder);
    const { wallet } = aWallet({});
    const croupier = createCroupier({ log, walletOf: () => wallet, mendMs: 5 });
    await expect.poll(() => croupier.open()).toEqual([]);
    expect([croupier.find(asked)?.state, croupier.find(held)?.state]).toEqual(["off", "paid"]);
    await croupier.close();
  });

  it("are for people to look at where the platform denies them, and end where it called them off", async () => {
    for (const [code, state] of [
      ["round_unknown", "disputed"],
      ["round_void", "off"],
    ] as const) {
      const log = createRoundLog(aFolder());
      const { wallet } = aWallet({ credit: () => Promise.reject(new WalletRefusal(code, "no")) });
      const croupier = createCroupier({ log, walletOf: () => wallet, mendMs: 5 });
      expect((await croupier.place(order())).round.state).toBe(state);
      await croupier.close();
    }
  });
});

describe("the slot", () => {
  it("gives 96 of 100 back over 100,000 spins, within a few, and never a fraction", () => {
    let state = 7;
    // Fast and good enough to draw stops with; real spins draw from HMAC.
    const random = {
      below(limit: number) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * limit);
      },
    };
    let paid = 0;
    const spins = 100_000;
    for (let spin = 0; spin < spins; spin += 1) {
      const { payout } = slotRules.play({ random, stake: 10, choices: null });
      if (!Number.isSafeInteger(payout)) throw new Error(`${payout} is no whole amount`);
      paid += payout;
    }
    expect(paid / (spins * 10)).toBeGreaterThan(0.94);
    expect(paid / (spins * 10)).toBeLessThan(0.99);
  });
});
