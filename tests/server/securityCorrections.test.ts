import { describe, expect, it } from "vitest";
import type { RuleChange, RuleChangeRow } from "#contracts/api.ts";
import { aConsole, type TestOperator } from "#tests/support/aConsole.ts";
import { aSecurity, goodPin } from "#tests/support/aSecurity.ts";

const platform = await aConsole();
const { clock, db, owner } = platform;
const member = aSecurity(platform);
const ask = async (body: object, role: "publisher" | "editor" = "publisher") =>
  (await platform.operator(role)).call("POST", "/members/correct", { reason: "Papers were looked at", ...body });
const waitingOf = async (who: TestOperator) =>
  ((await who.call("GET", "/money/changes?state=asked")).value as unknown as { rows: RuleChangeRow[] }).rows;
/** Asked for by one and agreed to by another. */
const correct = async (account: string, what: string) => {
  const asked = await ask({ account, what });
  if (!asked.success) return asked.code;
  const second = await platform.secondPublisher();
  const [change] = await waitingOf(second);
  const answer = await second.call("POST", `/money/changes/${change?.id}/apply`, {});
  return answer.success ? "done" : answer.code;
};

describe("customer service", () => {
  it("takes away with a second operator what a member cannot change, tells the member, and is in the audit; then it is filled in anew", async () => {
    const one = await member("correct1");
    await one.save({ realName: "Sok Dara", birthday: "1990-02-28" });
    await one.prove({ contact: "email", email: "correct1@mail.example" });
    await one.setPin(goodPin);
    for (const what of ["realName", "birthday", "paymentPassword", "email"])
      expect([what, await correct("Correct1", what)]).toEqual([what, "done"]);
    const until = new Date(clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect(await one.state()).toMatchObject({
      realName: "",
      birthday: "",
      email: "",
      isEmailProved: false,
      hasPaymentPassword: false,
      restUntil: until,
    });
    expect(await one.isTold("correct1@mail.example")).toBe(true);
    expect((await one.events())[0]).toMatchObject({ kind: "corrected", ip: "", device: "" });
    const acts = await owner.query<{ act: string; operator: string; detail: { change?: string } }>(
      "SELECT act, operator, detail FROM operator_act WHERE act LIKE 'rule%' ORDER BY id",
    );
    expect(acts.map(({ act, operator }) => `${act} ${operator}`).slice(0, 2)).toEqual([
      "ruleAsked publisher",
      "ruleApplied second",
    ]);
    expect(acts[0]?.detail).toMatchObject({ of: "correct1/realName" });
    // Why stands with the change itself, which the audit opens.
    expect(acts[1]?.detail).toMatchObject({ of: "correct1/realName", rule: "memberCorrection" });
    const { change } = acts[1]?.detail ?? {};
    const told = (await (await platform.operator("publisher")).call("GET", `/money/changes/${change}`)).value;
    expect(JSON.stringify(told)).toContain("Papers were looked at");
    expect(JSON.stringify([acts, await db.query("SELECT * FROM rule_change")])).not.toMatch(/Dara|1990|mail\.example/);
    expect(await one.save({ realName: "Sok Dora" })).toMatchObject({ success: true });
    expect(await one.setPin("380517")).toMatchObject({ success: true });
  });

  it("takes nothing away alone, and asks once", async () => {
    const one = await member("correct3");
    await one.setPin(goodPin);
    expect((await ask({ account: "correct3", what: "paymentPassword" })).success).toBe(true);
    expect(await one.state()).toMatchObject({ hasPaymentPassword: true, restUntil: null });
    expect((await ask({ account: "correct3", what: "paymentPassword" })).code).toBe("change_waits");
    const publisher = await platform.operator("publisher");
    const [change] = await waitingOf(publisher);
    expect(change).toMatchObject({ kind: "memberCorrection", of: "correct3/paymentPassword", askedBy: "publisher" });
    const { changes } = (await publisher.call("GET", `/money/changes/${change?.id}`)).value as unknown as RuleChange;
    expect(changes.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: "paymentPassword", before: "•••", after: "–", amounts: null, fees: null },
      { name: "reason", before: "", after: "Papers were looked at", amounts: null, fees: null },
    ]);
    expect((await publisher.call("POST", `/money/changes/${change?.id}/apply`, {})).code).toBe("second_operator");
    expect(await one.state()).toMatchObject({ hasPaymentPassword: true });
    await publisher.call("POST", `/money/changes/${change?.id}/refuse`, {});
    expect(await waitingOf(publisher)).toEqual([]);
  });

  it("takes away only what was there when it was asked for", async () => {
    const one = await member("correct4");
    await one.prove({ contact: "email", email: "correct4@mail.example" });
    expect((await ask({ account: "correct4", what: "email" })).success).toBe(true);
    await owner.query(
      "UPDATE member SET email = 'fresh4@mail.example', email_verified_at = email_verified_at + interval '1 minute' WHERE account = 'correct4'",
    );
    const second = await platform.secondPublisher();
    const [change] = await waitingOf(second);
    expect((await second.call("POST", `/money/changes/${change?.id}/apply`, {})).code).toBe("rule_moved");
    expect(await one.state()).toMatchObject({ isEmailProved: true });
    await second.call("POST", `/money/changes/${change?.id}/refuse`, {});
  });

  it("needs an account that there is, something to take away, and somebody who may", async () => {
    await member("correct2");
    expect((await ask({ account: "nobody-here", what: "email" })).status).toBe(404);
    expect((await ask({ account: "correct2", what: "email" })).status).toBe(404);
    expect((await ask({ account: "correct2", what: "password" })).status).toBe(400);
    expect((await ask({ account: "correct2", what: "email" }, "editor")).status).toBe(403);
  });
});
