import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { aMall, delivery, payWord, type MallAnswer, type Shopper } from "#tests/support/aMall.ts";
import { aKiller } from "#tests/support/aKiller.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const mall = await aMall();
const { db, owner, reward, shopper, sound } = mall;

const start = 50_000;
const points = 1_000;
const atOnce = 8;

/** Asks from two tabs at once, and again until a tab is answered: done, or the refusal. */
async function insist<Value>(ask: () => Promise<MallAnswer<Value>>): Promise<string> {
  for (let attempt = 0; attempt < 80; attempt += 1) {
    const answers = await Promise.all([1, 2].map(() => ask().catch(() => undefined)));
    for (const answer of answers) {
      if (answer?.success) return "done";
      if (answer?.status === 200 && answer.code !== undefined) return answer.code;
    }
    await pause(20 + 5 * attempt);
  }
  return "never";
}

it("redeems, converts, sends to the upline and moves between wallets each once while work is killed, and loses none", async () => {
  const count = drillSize(8, 60);
  const upline = await shopper("mallupline");
  const people = [];
  for (let place = 0; place < count; place += 1) {
    const one = await shopper(`mall${String(place).padStart(4, "0")}`, points);
    await one.payIn(start);
    people.push(one);
  }
  const [ids, uplineId] = [people.map(({ memberId }) => memberId), upline.memberId];
  await owner.query("UPDATE member SET upline_id = $1, to_upline = true WHERE id = ANY($2)", [uplineId, ids]);
  // Fewer pieces than people: who comes too late keeps the points.
  const scarce = await reward({ points: 300, quantity: Math.ceil(count / 2) });
  const { site } = mall.liveSite.current();
  const settings = { ...site.brand.settings, wallets: "perVendor" as const };
  mall.liveSite.change({ ...site, brand: { ...site.brand, settings } });
  for (const code of ["NAGA", "KICK"])
    await owner.query(
      "INSERT INTO game_vendor (vassalage, game_type, display_name, status, place) VALUES ($1, 'RNG', $1, 'open', 1)",
      [code],
    );
  const killer = aKiller(owner, { slowing: 0.25 });
  const play = async (one: Shopper) => {
    const [wish, change, sent] = [randomUUID(), randomUUID(), randomUUID()];
    const sealed = (path: string, body: object, key: string) => () =>
      one.sealed(path, { ...body, paymentPassword: payWord }, key);
    const move = (from: string, to: string, amount: number) => {
      const key = randomUUID();
      return insist(() => one.ask("POST", "/wps/wallet/transfer", { from, to, amount }, key));
    };
    const collecting = randomUUID();
    const moves = async () => {
      const there = await Promise.all([move("", "NAGA", 5_000), move("", "KICK", 4_000)]);
      const back = await move("NAGA", "", 2_000);
      const all = await insist(() => one.ask("POST", "/wps/wallet/collect", {}, collecting));
      return [...there, back, all, await move("", "KICK", 3_000)].every((fate) => fate === "done") ? "done" : "refused";
    };
    return Promise.all([
      insist(sealed("/wps/points/redeem", { reward: scarce, ...delivery }, wish)),
      insist(sealed("/wps/points/convert", { points: 400 }, change)),
      insist(sealed("/wps/transfer/upline", { amount: 1_500 }, sent)),
      moves(),
    ]);
  };
  const fates: string[][] = [];
  // So many at once: each call works at a password for a while.
  for (let place = 0; place < count; place += atOnce)
    fates.push(...(await Promise.all(people.slice(place, place + atOnce).map(play))));
  const kills = await killer.stop();
  expect(kills).toBeGreaterThan(0);
  const told = (which: number) => Map.groupBy(fates, (fate) => fate[which] ?? "");
  expect([1, 2, 3].flatMap((which) => [...told(which).keys()])).toEqual(["done", "done", "done"]);
  const had = told(0).get("done")?.length ?? 0;
  expect([had, told(0).get("reward_gone")?.length ?? 0]).toEqual([Math.ceil(count / 2), count - Math.ceil(count / 2)]);
  await sound();

  // What each was told is what the books have, to the point and to the unit.
  const [kept] = await db.query<{ redeemed: number; left: number }>(
    `SELECT (SELECT count(*)::int FROM point_redeem WHERE reward_id = $1) AS redeemed,
       (SELECT available FROM point_reward WHERE id = $1) AS left`,
    [scarce],
  );
  expect(kept).toEqual({ redeemed: had, left: 0 });
  const ends = await Promise.all(people.map(async (one) => [await one.points(), await one.balance()]));
  const left = start - 1_500 + (400 / 100) * 50 - 3_000;
  expect(ends).toEqual(fates.map(([redeemed]) => [points - 400 - (redeemed === "done" ? 300 : 0), left]));
  const elsewhere = await db.query(
    "SELECT place, balance FROM ledger_account WHERE kind = 'playerVendor' AND balance > 0",
  );
  expect(elsewhere).toEqual(people.map(() => ({ place: "KICK", balance: 3_000 })));
  expect(await upline.balance()).toBe(count * 1_500);
}, 480_000);
