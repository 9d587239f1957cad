import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { PointEntry, PointRedeem, PointReward } from "#contracts/api.ts";
import { aMall, delivery, payWord } from "#tests/support/aMall.ts";

const mall = await aMall();
const { clock, db, owner, reward, shopper, sound } = mall;

interface Page<Row> {
  rows: Row[];
  total: number;
  totals: { in: number; out: number };
}
const wishFor = (id: string, over: object = {}) => ({ reward: id, ...delivery, paymentPassword: payWord, ...over });
const redeemPath = "/wps/points/redeem";
const faultsOf = (value: object) =>
  Object.entries((value as { fieldErrors?: Record<string, { key: string }> }).fieldErrors ?? {}).map(
    ([name, { key }]) => `${name} ${key}`,
  );

describe("[POINT-01] points", () => {
  it("are redeemed for a reward that goes to an address, and nothing of them runs out", async () => {
    const one = await shopper("points001", 350);
    const id = await reward({ points: 120, quantity: 3 });
    clock.advance(400 * 86_400);
    const again = await mall.login("points001", "Quiet-Otter-77-lamp");
    one.token = again.token;
    expect(await one.points()).toBe(350);
    const key = randomUUID();
    const sent = await one.sealed<PointRedeem>(redeemPath, wishFor(id), key);
    expect(sent.value).toMatchObject({ points: 120, status: "process", name: "Fan", mobile: "+855 12345678" });
    expect((await one.sealed<PointRedeem>(redeemPath, wishFor(id), key)).value.id).toBe(sent.value.id);
    const { value: balance } = await one.ask("GET", "/wps/points/balance");
    expect(balance).toMatchObject({ balance: 230, process: 120, earned: 350 });
    const { value: list } = await one.ask<Page<PointReward>>("GET", "/wps/points/rewards?pageSize=100");
    expect(list.rows.find((row) => row.id === id)).toMatchObject({ quantity: 3, available: 2, state: "open" });
    const { value: book } = await one.ask<Page<PointEntry>>("GET", "/wps/points/transactions");
    expect(book.rows.map(({ kind, points, balance: after }) => [kind, points, after])).toEqual([
      ["redeemed", -120, 230],
      ["granted", 350, 350],
    ]);
    expect(book.totals).toEqual({ in: 350, out: 120 });
    await sound();
  });

  it("say what keeps somebody from a reward", async () => {
    const one = await shopper("points002", 100);
    const [dear, paid, gone] = [
      await reward({ points: 130 }),
      await reward({ points: 90, amount: 5_000 }),
      await reward({ points: 10, quantity: 0 }),
    ];
    const { value } = await one.ask<Page<PointReward>>("GET", "/wps/points/rewards?pageSize=100");
    const stateOf = (id: string) =>
      value.rows.filter((row) => row.id === id).map(({ state, missing }) => [state, missing]);
    expect([stateOf(dear), stateOf(paid), stateOf(gone)]).toEqual([
      [["points", 30]],
      [["amount", 5_000]],
      [["soldOut", 0]],
    ]);
    // Within how many days it has to have been paid in stands at the reward, as in the rates.
    const { value: config } = await one.ask<{ days: number }>("GET", "/wps/points/config");
    expect(value.rows.find(({ id }) => id === paid)?.days).toBe(config.days);
    const codes = [];
    for (const id of [dear, paid, gone]) codes.push((await one.sealed(redeemPath, wishFor(id))).code);
    expect(codes).toEqual(["not_enough_points", "amount_missing", "reward_gone"]);
    expect((await one.sealed(redeemPath, wishFor(randomUUID()))).status).toBe(404);
    await one.payIn(5_000);
    expect((await one.sealed(redeemPath, wishFor(paid))).success).toBe(true);
    const { value: can } = await one.ask<Page<PointReward>>("GET", "/wps/points/rewards?show=affordable&pageSize=100");
    expect(can.rows.every(({ state }) => state === "open")).toBe(true);
    await sound();
  });

  it.each([
    ["855", "1234", "mobileNum error.mobile_wrong"],
    ["855", "23 720 000", "mobileNum error.mobile_wrong"],
    ["66", "12345678", "mobileNum error.mobile_wrong"],
    ["1", "4165550100", ""],
    ["84", "091 234 56 78", ""],
    ["999", "12345678", "mobileNum error.mobile_wrong"],
  ])("go to a mobile number by the rule of its country: +%s %s", async (countryDialingCode, mobileNum, fault) => {
    const one = await shopper(
      `mobile${mobileNum.replaceAll(" ", "").slice(-4)}${countryDialingCode}`.slice(0, 12),
      100,
    );
    const id = await reward({ points: 50 });
    const { value } = await one.sealed(redeemPath, wishFor(id, { countryDialingCode, mobileNum }));
    expect(faultsOf(value ?? {}).join()).toBe(fault);
  });

  it("rest while withdrawals do: nothing is sent anywhere, and converting into the own wallet goes on", async () => {
    const one = await shopper("points010", 500);
    const id = await reward({ points: 50 });
    await owner.query("UPDATE member SET rest_until = $2 WHERE id = $1", [
      one.memberId,
      new Date(clock.now().getTime() + 60_000),
    ]);
    expect((await one.sealed(redeemPath, wishFor(id))).code).toBe("withdrawals_rest");
    expect(await one.points()).toBe(500);
    expect((await one.sealed("/wps/points/convert", { points: 200, paymentPassword: payWord })).success).toBe(true);
    clock.advance(61);
    expect((await one.sealed(redeemPath, wishFor(id))).success).toBe(true);
    await sound();
  });

  it("want an address with something in it, and nothing is taken before", async () => {
    const one = await shopper("points003", 100);
    const id = await reward({ points: 50 });
    expect(faultsOf((await one.sealed(redeemPath, wishFor(id, { address: "      " }))).value)).toEqual([
      "address form.required",
    ]);
    expect(await one.points()).toBe(100);
  });

  it("have a history by status and days, newest first", async () => {
    const one = await shopper("points004", 400);
    const id = await reward({ points: 100 });
    const days = [];
    for (let day = 0; day < 3; day += 1) {
      days.push(clock.now().toISOString().slice(0, 10));
      await one.sealed(redeemPath, wishFor(id));
      clock.advance(60);
    }
    const list = async (query: string) =>
      (await one.ask<Page<PointRedeem>>("GET", `/wps/points/redeems?${query}`)).value.total;
    const [first = ""] = days;
    expect(await list("")).toBe(3);
    expect(await list("status=process")).toBe(3);
    const desk = await mall.operator("publisher");
    const { value } = await one.ask<Page<PointRedeem>>("GET", "/wps/points/redeems");
    const [sent, refused] = value.rows.map((row) => `/mall/redeems/${row.id}`);
    expect((await desk.call("POST", `${sent}/approve`, { remark: "TRACK-1" })).success).toBe(true);
    expect((await desk.call("POST", `${refused}/reject`, { remark: "Not sent there" })).success).toBe(true);
    expect((await desk.call("POST", `${refused}/reject`, { remark: "Again" })).code).toBe("redeem_gone");
    expect([await list("status=approved"), await list("status=rejected")]).toEqual([1, 1]);
    expect(await one.points()).toBe(200);
    await sound();
    expect(await list("status=process")).toBe(1);
    expect(await list(`from=${first}`)).toBe(3);
    expect(await list(`to=${new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10)}`)).toBe(0);
  });
});

describe("points under attack", () => {
  it("the last piece of fifty who come at once goes to one of them", async () => {
    const id = await reward({ points: 10, quantity: 1 });
    const many = [];
    for (let number = 0; number < 50; number += 1)
      many.push(await shopper(`crowd${String(number).padStart(3, "0")}`, 10));
    const answers = await Promise.all(many.map((one) => one.sealed(redeemPath, wishFor(id))));
    const codes = answers.map(({ success, code }) => (success ? "done" : code));
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["done", "reward_gone"]));
    const [row] = await db.query<{ available: number }>("SELECT available FROM point_reward WHERE id = $1", [id]);
    expect(row?.available).toBe(0);
    await sound();
  }, 120_000);

  it("one who has points for one takes one, in however many tabs and whatever is done beside it", async () => {
    const one = await shopper("points005", 200);
    const id = await reward({ points: 200, quantity: 9 });
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => one.sealed(redeemPath, wishFor(id))),
      ...Array.from({ length: 4 }, () => one.sealed("/wps/points/convert", { points: 200, paymentPassword: payWord })),
    ]);
    const done = answers.filter(({ success }) => success);
    expect(done).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "not_enough_points").length).toBeGreaterThan(0);
    expect(await one.points()).toBe(0);
    await sound();
  });

  it("one intent that is sent many times at once is done once", async () => {
    const one = await shopper("points006", 400);
    const id = await reward({ points: 100, quantity: 9 });
    const key = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => one.sealed(redeemPath, wishFor(id), key)));
    expect(await one.points()).toBe(300);
    const other = await one.sealed(redeemPath, wishFor(id, { address: "Somewhere else 5" }), key);
    expect(other.code).toBe("key_reused");
  });

  it("wrong payment passwords take nothing and count against one limit, whichever call they are given to", async () => {
    const one = await shopper("points007", 400);
    const id = await reward({ points: 100 });
    const codes = [];
    for (let time = 0; time < 3; time += 1)
      codes.push((await one.sealed(redeemPath, wishFor(id, { paymentPassword: "000000" }))).code);
    for (let time = 0; time < 3; time += 1)
      codes.push((await one.sealed("/wps/points/convert", { points: 200, paymentPassword: "000000" })).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => "wrong_payment_password"), "too_many_requests"]);
    expect((await one.sealed(redeemPath, wishFor(id))).status).toBe(429);
    expect(await one.points()).toBe(400);
    clock.advance(901);
    expect((await one.sealed(redeemPath, wishFor(id))).success).toBe(true);
  });

  it("a reward of another currency, and a book that somebody writes in by hand, are out of reach", async () => {
    const one = await shopper("points008", 100);
    const id = await reward({ points: 10 });
    await owner.query("UPDATE point_reward SET currency = 'THB' WHERE id = $1", [id]);
    expect((await one.sealed(redeemPath, wishFor(id))).status).toBe(404);
    await expect(db.query("UPDATE point_account SET balance = 1000000")).rejects.toThrow(/permission denied/);
    await expect(db.query("DELETE FROM point_entry")).rejects.toThrow(/permission denied/);
  });
});

describe("[POINT-01] converting points", () => {
  it("brings money from the house into the wallet, by the rate, once", async () => {
    const one = await shopper("convert01", 1_000);
    const key = randomUUID();
    const body = { points: 300, paymentPassword: payWord };
    const sent = await one.sealed("/wps/points/convert", body, key);
    expect(sent.value).toEqual({ points: 300, amount: 150, currency: "USD", balance: 700 });
    await one.sealed("/wps/points/convert", body, key);
    expect([await one.points(), await one.balance()]).toEqual([700, 150]);
    await sound();
  });

  it.each([100, 250, 1])("is refused for %i points, beside the field", async (points) => {
    const one = await shopper(`convertn${points}`, 1_000);
    expect(faultsOf((await one.sealed("/wps/points/convert", { points, paymentPassword: payWord })).value)).toEqual([
      "points error.convert_points",
    ]);
  });

  it.each([["1e3"], [-200], [200.5], [0], [null], ["٢٠٠"]])("takes no %s for a number of points", async (points) => {
    const one = await shopper(`odd${Math.abs(Number(points) || 7)}x${String(points).length}`.replace(".", "d"), 1_000);
    const { status } = await one.sealed("/wps/points/convert", { points, paymentPassword: payWord });
    expect(status).toBe(400);
  });
});
