import { describe, expect, it } from "vitest";
import { aSecurity, goodPin, refusedField } from "#tests/support/aSecurity.ts";
import { aWithdrawalPlatform } from "#tests/support/aWithdrawalPlatform.ts";

const platform = await aWithdrawalPlatform();
const { clock, owner, taker } = platform;
const member = aSecurity(platform);
const someMail = (account: string) => ({ contact: "email", email: `${account}@mail.example` });

describe("the withdrawal password", () => {
  it("is set once, with the password of the account, judged at its fields, and told by mail", async () => {
    const one = await member("pinset1");
    await owner.query(
      "UPDATE member SET email = 'pinset1@mail.example', birthday = '1990-07-23', mobile_num = '85274963' WHERE account = 'pinset1'",
    );
    const said = async (typed: string, over: object = {}) => refusedField(await one.setPin(typed, over));
    expect(await said(goodPin, { password: "Wrong-One-22" })).toBe("password error.password_wrong");
    expect(await said("12345")).toBe("newPaymentPassword reg_pattern_6");
    expect(await said("٢٧٤٩٠٥")).toBe("newPaymentPassword reg_pattern_6");
    expect(await said("")).toBe("newPaymentPassword form.required");
    expect(await said(goodPin, { confirmPaymentPassword: "274906" })).toBe("confirmPaymentPassword form.mismatch");
    for (const weak of ["111111", "123456", "987654", "121212", "123123", "230790", "900723", "527496"])
      expect([weak, await said(weak)]).toEqual([weak, "newPaymentPassword error.pin_weak"]);
    const both = await Promise.all([goodPin, "380517"].map((pin) => one.setPin(pin)));
    expect(both.map(({ success, code }) => (success ? "set" : code)).toSorted()).toEqual([
      "payment_password_is_set",
      "set",
    ]);
    expect(await one.state()).toMatchObject({ hasPaymentPassword: true, restUntil: null });
    expect(await one.isTold("pinset1@mail.example")).toBe(true);
    expect((await one.events())[0]?.kind).toBe("paymentPasswordSet");
    const kept = JSON.stringify(await owner.query("SELECT * FROM member WHERE account = 'pinset1'"));
    expect(kept).not.toContain(goodPin);
  });

  it("is changed with the one before, of two tabs by one, and not to itself", async () => {
    const one = await member("pinchange1");
    expect((await one.changePin(goodPin, "380517")).code).toBe("payment_password_missing");
    await one.setPin(goodPin);
    expect(refusedField(await one.changePin("000001", "380517"))).toBe("paymentPassword error.wrong_payment_password");
    expect(refusedField(await one.changePin(goodPin, goodPin))).toBe("newPaymentPassword error.same_password");
    const both = await Promise.all(["380517", "380518"].map((pin) => one.changePin(goodPin, pin)));
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect((await one.changePin(goodPin, "660219")).code).toBe("wrong_payment_password");
    expect((await one.events())[0]?.kind).toBe("paymentPasswordChanged");
  });

  it("is replaced with a code to a proved contact, and then nothing is withdrawn or sent on for a day", async () => {
    const one = await taker("pinlost1");
    const centre = await member("pinlost2");
    expect((await centre.askPinCode("email")).code).toBe("contact_unproved");
    expect((await centre.askPinCode("mobileNum")).code).toBe("contact_unproved");
    await centre.setPin(goodPin);
    await centre.prove(someMail("pinlost2"));
    clock.advance(61);
    expect((await centre.askPinCode("email")).value["expiredMinutes"]).toBe(3);
    const code = await centre.codeTo("pinlost2@mail.example");
    const wrong = code === "111111" ? "222222" : "111111";
    expect(refusedField(await centre.resetPin("email", wrong, "380517"))).toBe("code error.wrong_code");
    expect(refusedField(await centre.resetPin("email", code, "380517", { password: "No-Such-99" }))).toBe(
      "password error.password_wrong",
    );
    // A code for a contact opens nothing here.
    expect((await centre.resetPin("mobileNum", code, "380517")).code).toBe("contact_unproved");
    const both = await Promise.all([1, 2].map(() => centre.resetPin("email", code, "380517")));
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    const until = new Date(clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect(await centre.state()).toMatchObject({ restUntil: until });
    expect((await centre.events())[0]?.kind).toBe("paymentPasswordReset");
    expect(await centre.isTold("pinlost2@mail.example")).toBe(true);
    // The one who has money: the rest is asked for where money leaves.
    await owner.query("UPDATE member SET rest_until = $1 WHERE account = 'pinlost1'", [until]);
    expect((await one.withdraw(10_000, one.to)).code).toBe("withdrawals_rest");
    expect((await one.ask<{ restUntil: string }>("GET", "/terms")).value.restUntil).toBe(until);
    await owner.query("UPDATE member SET rest_until = $1 WHERE account = 'pinlost1'", [clock.now()]);
    expect((await one.withdraw(10_000, one.to)).success).toBe(true);
  });
});
