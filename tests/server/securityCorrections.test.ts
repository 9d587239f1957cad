import { describe, expect, it } from "vitest";
import { aConsole } from "#tests/support/aConsole.ts";
import { aSecurity, goodPin } from "#tests/support/aSecurity.ts";

const platform = await aConsole();
const { clock, owner } = platform;
const member = aSecurity(platform);
const correct = async (body: object, role: "publisher" | "editor" = "publisher") =>
  (await platform.operator(role)).call("POST", "/members/correct", { reason: "Papers were looked at", ...body });

describe("customer service", () => {
  it("takes away what a member cannot change, tells the member, and is in the audit; then it is filled in anew", async () => {
    const one = await member("correct1");
    await one.save({ realName: "Sok Dara", birthday: "1990-02-28" });
    await one.prove({ contact: "email", email: "correct1@mail.example" });
    await one.setPin(goodPin);
    for (const what of ["realName", "birthday", "paymentPassword", "email"])
      expect([what, (await correct({ account: "Correct1", what })).success]).toEqual([what, true]);
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
    const acts = await owner.query(
      "SELECT operator, detail FROM operator_act WHERE act = 'memberCorrected' ORDER BY id",
    );
    expect(acts).toHaveLength(4);
    expect(acts[0]).toMatchObject({
      operator: "publisher",
      detail: { member: "correct1", switched: "realName", reason: "Papers were looked at" },
    });
    expect(await one.save({ realName: "Sok Dora" })).toMatchObject({ success: true });
    expect(await one.setPin("380517")).toMatchObject({ success: true });
  });

  it("needs an account that there is, something to take away, and somebody who may", async () => {
    await member("correct2");
    expect((await correct({ account: "nobody-here", what: "email" })).status).toBe(404);
    expect((await correct({ account: "correct2", what: "email" })).status).toBe(404);
    expect((await correct({ account: "correct2", what: "password" })).status).toBe(400);
    expect((await correct({ account: "correct2", what: "email" }, "editor")).status).toBe(403);
  });
});
