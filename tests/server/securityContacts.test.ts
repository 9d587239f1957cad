import { describe, expect, it } from "vitest";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aSecurity, refusedField } from "#tests/support/aSecurity.ts";

const platform = await aPlatform();
const { clock, owner } = platform;
const member = aSecurity(platform);
const phone = (mobileNum: string) => ({ contact: "mobileNum", countryDialingCode: "855", mobileNum });
const mail = (email: string) => ({ contact: "email", email });

describe("a contact of a member", () => {
  it("is added with the password and a code, masked from then on, and told to the other contact", async () => {
    const one = await member("contact1");
    expect(refusedField(await one.start(phone("12345678"), "Wrong-One-22"))).toBe("password error.password_wrong");
    const begun = await one.start(phone("012 345 678"));
    expect(begun.value).toMatchObject({ sentTo: "+8•••78", oldSentTo: "", expiredMinutes: 3 });
    expect((await one.state())["isMobileProved"]).toBe(false);
    expect(refusedField(await one.confirm(begun.value["ticket"], "000000"))).toBe("code error.wrong_code");
    expect(await one.confirm(begun.value["ticket"], await one.codeTo("+85512345678"))).toMatchObject({ success: true });
    expect(await one.state()).toMatchObject({ mobileNum: "+8•••78", isMobileProved: true, canRecover: true });
    // The same ticket and code again do nothing.
    expect((await one.confirm(begun.value["ticket"], await one.codeTo("+85512345678"))).success).toBe(false);
    await one.prove(mail("Contact1@mail.example"));
    expect(await one.state()).toMatchObject({ email: "Co•••@mail.example", isEmailProved: true });
    expect(await one.isTold("+85512345678")).toBe(true);
    expect((await one.events()).map(({ kind }) => kind).slice(0, 2)).toEqual(["emailChanged", "mobileNumChanged"]);
  });

  it("is changed only with a code of the one before too, which is told of it", async () => {
    const one = await member("contact2");
    await one.prove(phone("12345602"));
    expect(refusedField(await one.start(phone("12345602")))).toBe("mobileNum error.contact_same");
    clock.advance(61);
    const begun = await one.start(phone("12345603"));
    expect(begun.value).toMatchObject({ sentTo: "+8•••03", oldSentTo: "+8•••02" });
    const [ticket, fresh, older] = [
      begun.value["ticket"],
      await one.codeTo("+85512345603"),
      await one.codeTo("+85512345602"),
    ];
    expect(refusedField(await one.confirm(ticket, fresh))).toBe("oldCode error.wrong_code");
    expect(refusedField(await one.confirm(ticket, older, fresh))).toBe("code error.wrong_code");
    expect((await one.confirm(ticket, fresh, older)).success).toBe(true);
    expect(await one.state()).toMatchObject({ mobileNum: "+8•••03", isMobileProved: true });
    expect([await one.isTold("+85512345602"), await one.isTold("+85512345603")]).toEqual([true, false]);
  });

  it("is refused to whoever holds a number that another account has proved, and to no one before that", async () => {
    const [one, other] = [await member("contact4"), await member("contact5")];
    await one.prove(phone("12345604"));
    clock.advance(61);
    const begun = await other.start(phone("12345604"));
    expect(begun.success).toBe(true);
    const outcome = await other.confirm(begun.value["ticket"], await other.codeTo("+85512345604"));
    expect(outcome.code).toBe("mobile_taken");
    expect((await other.state())["mobileNum"]).toBe("");
  });

  it("is agreed to for this member, this session and this password alone, for five minutes, and by one of two tabs", async () => {
    const [one, other] = [await member("contact6"), await member("contact7")];
    const begun = await one.start(mail("six@mail.example"));
    const code = await one.codeTo("six@mail.example");
    expect((await other.confirm(begun.value["ticket"], code)).code).toBe("change_dead");
    expect((await one.confirm("no ticket", code)).code).toBe("change_dead");
    const both = await Promise.all([1, 2].map(() => one.confirm(begun.value["ticket"], code)));
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    clock.advance(61);
    const late = await one.start(mail("later@mail.example"));
    clock.advance(301);
    expect((await one.confirm(late.value["ticket"], "123456", "123456")).code).toBe("change_dead");
    expect((await one.state())["email"]).toBe("si•••@mail.example");
  });

  it("must be one: each wrong number and address has its message, and nothing is sent", async () => {
    const one = await member("contact8");
    for (const typed of ["", "12", "1e3", "١٢٣٤٥٦٧٨", "1,234,567", "9".repeat(30)])
      expect([typed, refusedField(await one.start(phone(typed)))]).toEqual([typed, "mobileNum error.mobile_wrong"]);
    for (const typed of ["nobody", "a@b", "two@mail.example, three@mail.example", "x@mail.example\r\nBcc: y@z.example"])
      expect([typed, refusedField(await one.start(mail(typed)))?.split(" ")[0]]).toEqual([typed, "email"]);
    expect(refusedField(await one.start(mail("")))).toBe("email form.required");
    const sent = await owner.query("SELECT FROM outbox_message WHERE recipient LIKE '%mail.example,%'");
    expect(sent).toEqual([]);
  });

  it("gets one code a minute and ten a day, and a code allows five guesses", async () => {
    const one = await member("contact9");
    const begun = await one.start(mail("nine@mail.example"));
    const code = await one.codeTo("nine@mail.example");
    expect((await one.start(mail("nine@mail.example"))).status).toBe(429);
    const wrong = code === "111111" ? "222222" : "111111";
    for (let time = 0; time < 5; time += 1)
      expect((await one.confirm(begun.value["ticket"], wrong)).code).toBe("wrong_code");
    expect((await one.confirm(begun.value["ticket"], code)).code).toBe("wrong_code");
    const outcomes: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      clock.advance(601);
      outcomes.push((await one.start(mail(`nine${time}@mail.example`))).status);
    }
    expect(outcomes).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429]);
  });

  it("ends the links that were mailed to the address before", async () => {
    const one = await member("contact10");
    await owner.query(
      `INSERT INTO password_reset (way, token_hash, member_id, asked_from, created_at, expires_at)
       SELECT 'mail', 'x', id, '', now(), now() + interval '1 day' FROM member WHERE account = 'contact10'`,
    );
    await one.prove(mail("ten@mail.example"));
    const open = await owner.query(
      "SELECT FROM password_reset r JOIN member m ON m.id = r.member_id WHERE m.account = 'contact10' AND ended_at IS NULL",
    );
    expect(open).toEqual([]);
  });

  it("is nothing that a trial account has", async () => {
    const one = await member("contact11");
    await owner.query("UPDATE member SET type = 4 WHERE account = 'contact11'");
    expect((await one.start(mail("trial@mail.example"))).code).toBe("feature_off");
    expect((await one.setPin("274905")).code).toBe("feature_off");
    expect((await one.save({ realName: "Try All" })).code).toBe("feature_off");
  });
});
