import { describe, expect, it } from "vitest";
import type { RuleChange, RuleChangeRow } from "#contracts/api.ts";
import { insertWithdrawalWays } from "#server/db/seed/insertWithdrawalWays.ts";
import { aMall } from "#tests/support/aMall.ts";
import { anActivityMaker } from "#tests/support/anActivityMaker.ts";

const mall = await aMall();
const { anActivity, apply } = anActivityMaker(mall);
const { clock, db, owner, shopper } = mall;
await insertWithdrawalWays(owner, clock.now());
const publisher = await mall.operator("publisher");
const second = await mall.secondPublisher();

type Rates = Record<string, unknown>;
const ratesOf = async (): Promise<Rates> => {
  const {
    currency: _,
    changedAt: __,
    changedBy: ___,
    ...rates
  } = (await publisher.call("GET", "/mall/settings")).value;
  return rates;
};
const set = async (over: object) => publisher.call("POST", "/mall/settings", { ...(await ratesOf()), ...over });
const waiting = async () =>
  ((await second.call("GET", "/money/changes?state=asked")).value as unknown as { rows: RuleChangeRow[] }).rows;

describe("rates of points and invitations", () => {
  it("hold once a second operator agrees, and the setting names both", async () => {
    const before = await ratesOf();
    expect((await set({ convertAmount: 900, referralMost: 50 })).success).toBe(true);
    expect(await ratesOf()).toEqual(before);
    const [change] = await waiting();
    expect(change).toMatchObject({ kind: "mallSetting", of: "USD", isNew: false, count: 2 });
    const { changes } = (await second.call("GET", `/money/changes/${change?.id}`)).value as unknown as RuleChange;
    expect(changes.map(({ name }) => name).toSorted()).toEqual(["convertAmount", "referralMost"]);
    expect(changes.find(({ name }) => name === "convertAmount")?.after).toContain("9.00");
    expect((await publisher.call("POST", `/money/changes/${change?.id}/apply`, {})).code).toBe("second_operator");
    expect((await second.call("POST", `/money/changes/${change?.id}/apply`, {})).success).toBe(true);
    expect(await ratesOf()).toEqual({ ...before, convertAmount: 900, referralMost: 50 });
    expect((await publisher.call("GET", "/mall/settings")).value["changedBy"]).toBe("publisher, second");
  });

  it("are closed for converting by one, and opened again by two", async () => {
    expect((await set({ isConvertible: false })).success).toBe(true);
    expect([await ratesOf(), await waiting()]).toEqual([expect.objectContaining({ isConvertible: false }), []]);
    expect((await set({ isConvertible: true })).success).toBe(true);
    expect(await ratesOf()).toMatchObject({ isConvertible: false });
    const [change] = await waiting();
    await second.call("POST", `/money/changes/${change?.id}/refuse`, {});
    // Closing beside another change is a change.
    expect((await set({ isConvertible: true, turnover: 7 })).success).toBe(true);
    expect(await ratesOf()).not.toMatchObject({ turnover: 7 });
  });
});

describe("the reward of an application", () => {
  it("is issued by another operator than approved it, from the amount of the withdrawals' rule on", async () => {
    const one = await shopper("largerew");
    const id = await anActivity();
    await apply(one, id);
    const [entry] = await db.query<{ id: string }>("SELECT id FROM activity_entry WHERE activity_id = $1", [id]);
    const [rule] = await db.query<{ large: number }>(
      "SELECT two_from AS large FROM withdrawal_rule WHERE currency = 'USD'",
    );
    const act = async (who: typeof publisher, verb: string, body: object) => {
      const answer = await who.call("POST", `/mall/entries/${entry?.id}/${verb}`, body);
      return answer.success ? "done" : answer.code;
    };
    const amount = rule?.large ?? 0;
    expect(await act(second, "issue", { amount })).toBe("second_operator");
    expect(await act(publisher, "approve", {})).toBe("done");
    expect(await act(publisher, "issue", { amount })).toBe("second_operator");
    expect(await act(second, "issue", { amount })).toBe("done");
    const other = await shopper("smallrew");
    await apply(other, id);
    const [small] = await db.query<{ id: string }>(
      "SELECT id FROM activity_entry WHERE activity_id = $1 AND member_id = $2",
      [id, other.memberId],
    );
    const issued = await publisher.call("POST", `/mall/entries/${small?.id}/issue`, { amount: amount - 1 });
    expect(issued.success).toBe(true);
  });
});

describe("the times of an activity", () => {
  it("are typed in the brand's time zone, and shown so again", async () => {
    mall.liveSite.current().site.brand.settings.timeZone = "Asia/Phnom_Penh";
    const typed = { startsDay: "2026-03-01", startsTime: "00:30", endsDay: "2026-03-08", endsTime: "23:59" };
    const activity = {
      kind: "application",
      currency: "USD",
      words: [{ language: "EN", name: "New year" }],
      art: "",
      pictures: 0,
      amount: 100,
      isOpen: true,
      place: 1,
    };
    const add = async (over: object) => publisher.call("POST", "/mall/activities", { ...activity, ...typed, ...over });
    const { value } = await add({});
    const rows = await db.query<{ at: Date }>("SELECT starts_at AS at FROM activity WHERE id = $1", [value["id"]]);
    expect(rows[0]?.at.toISOString()).toBe("2026-02-28T17:30:00.000Z");
    const listed = await publisher.call("GET", "/mall/activities");
    const row = (listed.value["rows"] as { id: string }[]).find(({ id }) => id === value["id"]);
    expect(row).toMatchObject(typed);
    const faults = async (over: object) => (await add(over)).value["fieldErrors"];
    expect(await faults({ endsDay: "2026-02-28" })).toEqual({ endsDay: { key: "error.activity_time" } });
    expect((await add({ startsDay: "2026-02-30" })).success).toBe(false);
    expect((await add({ startsTime: "24:00" })).success).toBe(false);
  });
});
