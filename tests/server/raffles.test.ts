import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { RaffleTicket } from "#contracts/api.ts";
import { drawDue } from "#server/features/activity/drawDue.ts";
import { aMall, type Shopper } from "#tests/support/aMall.ts";
import { anActivityMaker } from "#tests/support/anActivityMaker.ts";

const mall = await aMall();
const { anActivity, apply } = anActivityMaker(mall);
const { clock, db, keys, shopper } = mall;

describe("a raffle", () => {
  it("is drawn once, and anybody can prove from what is public that nothing else could come of it", async () => {
    const prizes = [
      { count: 1, amount: 5_000 },
      { count: 2, amount: 1_000 },
    ];
    const id = await anActivity({ kind: "raffle", prizes });
    const many: Shopper[] = [];
    for (let number = 0; number < 12; number += 1) many.push(await shopper(`raffle${String(number).padStart(3, "0")}`));
    await Promise.all(many.map((one) => apply(one, id)));
    interface Facts {
      seedHash: string;
      seed: string | null;
      listHash: string | null;
      tickets: number;
    }
    const factsOf = async () => (await mall.call("GET", `/wps/promotion/raffle/${id}`)).json<{ value: Facts }>().value;
    const before = await factsOf();
    expect(before).toMatchObject({ seed: null, listHash: null, tickets: 12 });
    clock.advance(86_401);
    const drawn = await Promise.all([1, 2, 3].map(() => drawDue(db, keys, clock.now())));
    expect(drawn.reduce((sum, one) => sum + one, 0)).toBe(1);
    const after = await factsOf();
    expect(
      createHash("sha256")
        .update(after.seed ?? "")
        .digest("hex"),
    ).toBe(before.seedHash);
    const answer = await mall.call("GET", `/wps/promotion/raffle/${id}/tickets?pageSize=100`);
    const { rows } = answer.json<{ value: { rows: RaffleTicket[] } }>().value;
    const list = rows.map(({ number, code }) => `${number}:${code}\n`).join("");
    expect(createHash("sha256").update(list).digest("hex")).toBe(after.listHash);
    const scores = rows.map(({ number, code }) =>
      createHmac("sha256", after.seed ?? "")
        .update(`${after.listHash}:${number}:${code}`)
        .digest("hex"),
    );
    expect(rows.map(({ score }) => score)).toEqual(scores);
    const order = scores.toSorted();
    expect(rows.map(({ won }) => won)).toEqual(
      scores.map((score) => (order.indexOf(score) < 3 ? order.indexOf(score) + 1 : null)),
    );
    expect(
      rows
        .filter(({ won }) => won !== null)
        .map(({ amount }) => amount)
        .toSorted(),
    ).toEqual([1_000, 1_000, 5_000]);
    expect(JSON.stringify(rows)).not.toContain("raffle001");
    expect((await apply(many[0] ?? (await shopper("nobody01")), id)).success).toBe(false);
  });

  it("pays a prize once, whichever of two tabs claims it first, and tells the other", async () => {
    const id = await anActivity({ kind: "raffle", prizes: [{ count: 1, amount: 5_000 }] });
    const one = await shopper("rafflewin");
    await apply(one, id);
    const claim = () => one.ask("POST", "/wps/promotion/raffle/claim", { activity: id });
    expect((await claim()).code).toBe("nothing_to_claim");
    clock.advance(86_401);
    one.token = (await mall.login("rafflewin", "Quiet-Otter-77-lamp")).token;
    const before = await one.balance();
    const tabs = await Promise.all([claim(), claim()]);
    expect(tabs.map(({ success, code }) => (success ? "paid" : code)).toSorted()).toEqual(["already_claimed", "paid"]);
    expect((await one.balance()) - before).toBe(5_000);
    const other = await shopper("rafflelose");
    expect((await other.ask("POST", "/wps/promotion/raffle/claim", { activity: id })).code).toBe("nothing_to_claim");
    await mall.sound();
  });

  it("tells the seed to nobody before, not even in the database, and lets nothing of it be changed", async () => {
    const made = await mall.operator("publisher");
    const body = {
      kind: "raffle",
      currency: "USD",
      words: [{ language: "EN", name: "Draw" }],
      art: "",
      startsDay: "2026-01-01",
      startsTime: "09:30",
      endsDay: "2036-01-01",
      endsTime: "00:00",
      pictures: 0,
      amount: 0,
      prizes: [{ count: 1, amount: 100 }],
      isOpen: true,
      place: 1,
    };
    const { value } = await made.call("POST", "/mall/activities", body);
    const id = String(value["id"]);
    const [row] = await db.query<{ seed: string | null; seed_sealed: Buffer; seed_hash: string }>(
      "SELECT seed, seed_sealed, seed_hash FROM activity WHERE id = $1",
      [id],
    );
    expect(row?.seed).toBeNull();
    expect(
      createHash("sha256")
        .update(row?.seed_sealed ?? "")
        .digest("hex"),
    ).not.toBe(row?.seed_hash);
    const one = await shopper("sealed01");
    await apply(one, id);
    const change = async (over: object) =>
      (await made.call("POST", `/mall/activities/${id}`, { ...body, ...over })).code;
    expect(await change({ prizes: [{ count: 9, amount: 100 }] })).toBe("activity_fixed");
    expect(await change({ endsDay: "2036-01-02" })).toBe("activity_fixed");
    expect(await change({ kind: "application" })).toBe("activity_fixed");
    expect(await change({ words: [{ language: "EN", name: "The draw" }] })).toBeUndefined();
  });
});
