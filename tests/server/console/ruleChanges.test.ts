import { describe, expect, it } from "vitest";
import type { RuleChange, RuleChangeRow } from "#contracts/api.ts";
import type { TestOperator } from "#tests/support/aConsole.ts";
import { aWithdrawalPlatform } from "#tests/support/aWithdrawalPlatform.ts";

const platform = await aWithdrawalPlatform();
const { clock, db } = platform;
const editor = await platform.operator("editor");
const publisher = await platform.operator("publisher");
const second = await platform.secondPublisher();

const post = async (who: TestOperator, path: string, body: object = {}) => {
  const answer = await who.call("POST", path, body);
  if (answer.success) return "done";
  const errors = Object.entries((answer.value?.["fieldErrors"] ?? {}) as Record<string, { key: string }>);
  return errors.length > 0 ? errors.map(([name, { key }]) => `${name} ${key}`).join() : answer.code;
};
const changes = async (query = "?state=asked") =>
  ((await publisher.call("GET", `/money/changes${query}`)).value as unknown as { rows: RuleChangeRow[] }).rows;
const changeOf = async (id: string) =>
  (await editor.call("GET", `/money/changes/${id}`)).value as unknown as RuleChange;
const waiting = async () => {
  const [change] = await changes();
  if (!change) throw new Error("Nothing waits");
  return change.id;
};
const ruleOf = async (): Promise<Record<string, number>> => {
  const { value } = await editor.call("GET", "/withdrawals/rules");
  const found = (value["rows"] as Record<string, never>[]).find((row) => row["currency"] === "USD") ?? {};
  return Object.fromEntries(Object.entries(found).filter(([, part]) => typeof part === "number"));
};
const setRule = async (over: object, who = publisher) =>
  post(who, "/withdrawals/rules/USD", { ...(await ruleOf()), ...over });
const way = {
  words: [{ language: "EN", name: "River Bank" }],
  fees: [{ currency: "USD", feeFixed: 50, feePoints: 25 }],
  alphabet: "digits",
  prefix: "00",
  min: 6,
  max: 12,
  place: 90,
};
const wayOf = async (id: string) => {
  const { value } = await editor.call("GET", "/withdrawals/ways?pageSize=100");
  return (value["rows"] as { id: string }[]).find((row) => row.id === id);
};
const acts = () =>
  db.query<{ act: string; operator: string; detail: { rule: string; change: string; member?: string } }>(
    "SELECT act, operator, detail FROM operator_act WHERE act LIKE 'rule%' ORDER BY id",
  );

describe("changes of money rules", () => {
  it("hold once a second operator agrees, whoever asked, and the audit names both", async () => {
    const before = await ruleOf();
    expect(await setRule({ twoFrom: 700_000, least: 2_500 })).toBe("done");
    expect(await ruleOf()).toEqual(before);
    const id = await waiting();
    expect(await changeOf(id)).toMatchObject({ kind: "withdrawalRule", of: "USD", askedBy: "publisher", isNew: false });
    expect((await changeOf(id)).changes).toContainEqual({
      name: "twoFrom",
      before: expect.stringMatching(/^USD/),
      after: expect.stringContaining("7,000.00"),
      amounts: { currency: "USD", before: before["twoFrom"], after: 700_000 },
      fees: null,
    });
    expect(await post(publisher, `/money/changes/${id}/apply`)).toBe("second_operator");
    expect(await post(editor, `/money/changes/${id}/apply`)).toBe("not_allowed");
    const tabs = await Promise.all([1, 2, 3].map(() => post(second, `/money/changes/${id}/apply`)));
    expect(tabs.toSorted()).toEqual(["change_gone", "change_gone", "done"]);
    expect(await ruleOf()).toEqual({ ...before, twoFrom: 700_000, least: 2_500 });
    const { value } = await editor.call("GET", "/withdrawals/rules");
    expect(JSON.stringify(value)).toContain(`publisher, ${second.account}`);
    const [asked, applied] = await acts();
    expect([asked?.act, asked?.operator]).toEqual(["ruleAsked", "publisher"]);
    expect([applied?.act, applied?.operator, applied?.detail.member]).toEqual([
      "ruleApplied",
      second.account,
      "publisher",
    ]);
    expect(applied?.detail).toMatchObject({ rule: "withdrawalRule", change: id });
    const audit = (await publisher.call("GET", "/audit?pageSize=1")).value as unknown as { rows: unknown[] };
    expect(audit.rows[0]).toMatchObject({ act: "ruleApplied", rule: "withdrawalRule", change: id, reason: null });
    await expect(db.query("UPDATE rule_change SET decided_by = asked_by WHERE id = $1", [id])).rejects.toThrow(
      /check constraint/,
    );
    await expect(db.query("DELETE FROM rule_change")).rejects.toThrow(/permission denied/);
  });

  it("wait one at a time, are taken back by who asked, and nothing is asked where nothing changes", async () => {
    expect(await setRule({ dayCount: 9 })).toBe("done");
    expect(await setRule({ dayCount: 8 }, second)).toBe("change_waits");
    const id = await waiting();
    expect(await post(publisher, `/money/changes/${id}/refuse`)).toBe("done");
    expect(await post(second, `/money/changes/${id}/apply`)).toBe("change_gone");
    expect((await ruleOf())["dayCount"]).not.toBe(9);
    expect(await setRule({})).toBe("done");
    expect(await changes()).toEqual([]);
  });

  it("do not hold where the rule was changed meanwhile", async () => {
    await post(publisher, "/withdrawals/ways/otter-bank/terms", way);
    const id = await waiting();
    expect(await post(publisher, "/withdrawals/ways/otter-bank", { isOpen: false })).toBe("done");
    expect(await post(second, `/money/changes/${id}/apply`)).toBe("rule_moved");
    expect(await wayOf("otter-bank")).toMatchObject({ isOpen: false, prefix: "" });
    await post(second, `/money/changes/${id}/refuse`);
  });

  it("want the password of the last five minutes", async () => {
    await setRule({ dayCount: 7 });
    const id = await waiting();
    clock.advance(6 * 60);
    expect(await post(second, `/money/changes/${id}/apply`)).toBe("password_needed");
    expect(await setRule({ dayCount: 6 })).toBe("password_needed");
  });
});

describe("ways to be paid", () => {
  it("are added and changed by two operators, and what is wrong stands beside its field", async () => {
    const [one, other] = [await platform.operator("publisher"), await platform.secondPublisher()];
    const [late] = await changes();
    if (late) await post(other, `/money/changes/${late.id}/refuse`);
    const add = (over: object) => post(one, "/withdrawals/ways", { id: "river-bank", kind: "bank", ...way, ...over });
    expect(await add({ id: "otter-bank" })).toBe("id error.way_taken");
    expect(await add({ min: 9, max: 8 })).toBe("max error.below_least");
    expect(await add({ fees: [...way.fees, ...way.fees] })).toBe("/fees/1/currency error.currency_twice");
    expect(await add({ words: [{ language: "KM", name: "x" }] })).toBe("words error.words_english");
    expect(await add({ id: "River Bank" })).toBe("id error.form_invalid");
    expect(await add({})).toBe("done");
    expect(await wayOf("river-bank")).toBeUndefined();
    const id = await waiting();
    expect(await changeOf(id)).toMatchObject({ kind: "withdrawalWay", of: "river-bank", isNew: true });
    expect(await post(other, `/money/changes/${id}/apply`)).toBe("done");
    expect(await wayOf("river-bank")).toMatchObject({ ...way, id: "river-bank", kind: "bank", isOpen: true });
    expect(await post(one, "/withdrawals/ways/river-bank/terms", { ...way, place: 91 })).toBe("done");
    expect((await changeOf(await waiting())).changes).toEqual([
      { name: "place", before: "90", after: "91", amounts: null, fees: null },
    ]);
    await post(other, `/money/changes/${await waiting()}/apply`);
    expect(await wayOf("river-bank")).toMatchObject({ place: 91 });
    const fees = [
      { currency: "USD", feeFixed: 50, feePoints: 150 },
      { currency: "KHR", feeFixed: 100, feePoints: 0 },
    ];
    await post(one, "/withdrawals/ways/river-bank/terms", { ...way, place: 91, fees });
    const [changed] = (await changeOf(await waiting())).changes;
    expect(changed?.fees).toEqual([
      { currency: "USD", fixedBefore: 50, shareBefore: 0.0025, fixedAfter: 50, shareAfter: 0.015 },
      { currency: "KHR", fixedBefore: null, shareBefore: null, fixedAfter: 100, shareAfter: 0 },
    ]);
    expect((await one.call("POST", "/withdrawals/ways/nowhere/terms", way)).status).toBe(404);
  });
});
