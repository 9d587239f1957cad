import { beforeEach, describe, expect, it } from "vitest";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { aRecovery, formType, newPassword, siteWith } from "#tests/support/aRecovery.ts";

const platform = await aPlatform();
const { call, clock, db, liveSite, login, owner } = platform;
const { somebody, askMail, reset, messages, linkTo, isIn } = aRecovery(platform);
beforeEach(() => liveSite.change(siteWith("CHNGPASSMAIL3", "CHNGPASSVERIF3")));

describe("a password that was forgotten, by mail", () => {
  it("S-35 a link sets a new one once, ends every session, and logs nobody in", async () => {
    const { account, email, number, token } = await somebody();
    expect(await askMail({ username: ` ${account.toUpperCase()} `, email: email.toLowerCase() })).toMatchObject({
      success: true,
      value: {},
    });
    const [mail] = await messages(email);
    expect(mail).toMatchObject({ channel: "mail", subject: "Testbrand: set a new password" });
    expect(mail?.body).toContain(account);
    const link = await linkTo(email);
    expect(mail?.body).toContain(`${platform.deps.config.publicOrigin}/resetPassword#token=${link}`);
    expect(await reset(link)).toMatchObject({ success: true, value: { account, endedSessions: 1 } });
    expect(await isIn(token)).toBe(false);
    expect((await login(account, goodPassword)).code).toBe("wrong_account_or_password");
    expect((await login(account, newPassword)).value).toMatchObject({ account, firstTimeLogin: false });
    expect(await reset(link, "Another-Lamp-92-sea")).toMatchObject({ success: false, code: "link_dead" });
    // The owner hears of it by the other way.
    expect((await messages(`+855${number}`))[0]?.body).toContain(account);
  });

  it("S-35 a link stands in the database as a hash only, and what was done with it for a month", async () => {
    const { account, email } = await somebody();
    await askMail({ username: account, email });
    const link = await linkTo(email);
    await reset(link);
    const [row] = await db.query<{ row: string }>(
      `SELECT r::text AS row FROM password_reset r JOIN member m ON m.id = r.member_id
       WHERE m.account = $1 AND r.way = 'mail' AND used_at IS NOT NULL AND used_from <> ''`,
      [account],
    );
    expect(row?.row).toBeDefined();
    expect(row?.row).not.toContain(link);
  });

  it("S-35 a link is dead after half an hour, after another one, and after any other change of the password", async () => {
    const { account, email } = await somebody();
    const nextLink = async () => {
      clock.advance(601);
      await askMail({ username: account, email });
      return linkTo(email);
    };
    const late = await nextLink();
    clock.advance(30 * 60 + 1);
    expect((await reset(late)).code).toBe("link_dead");
    const [replaced, newest] = [await nextLink(), await nextLink()];
    expect((await reset(replaced)).code).toBe("link_dead");
    const { token } = await login(account, goodPassword);
    const changed = { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword };
    const change = await call("POST", "/wps/member/password", { body: await platform.encrypt(changed), token });
    expect(change.json()).toMatchObject({ success: true });
    expect((await reset(newest, "Another-Lamp-92-sea")).code).toBe("link_dead");
  });

  it("S-35 of several presses at the same moment one sets the password", async () => {
    const { account, email } = await somebody();
    await askMail({ username: account, email });
    const link = await linkTo(email);
    const tries = ["Amber-Kettle-31-moon", "Velvet-Anchor-64-fog", "Copper-Meadow-58-tin"];
    const answers = await Promise.all(tries.map((password) => reset(link, password)));
    expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual(["done", "link_dead", "link_dead"]);
    const right = tries[answers.findIndex(({ success }) => success)] ?? "";
    expect((await login(account, right)).success).toBe(true);
  });

  it.each([
    ["too short", "Ab1!", "reg_pattern_20"],
    ["against the rule", "alllowercaseletters", "reg_pattern_20"],
    ["easy to guess", "Password-2026!", "error.weak_password"],
    ["the one it is", goodPassword, "error.same_password"],
  ])("a new password that is %s is refused at its field, and the link lives on", async (_, password, key) => {
    const { account, email } = await somebody();
    await askMail({ username: account, email });
    const link = await linkTo(email);
    const refused = await reset(link, password);
    expect(refused).toMatchObject({
      success: false,
      code: "form_invalid",
      value: { fieldErrors: { newPassword: { key } } },
    });
    expect((await reset(link)).success).toBe(true);
  });

  it.each([
    ["no address", { username: "forget1x", email: "" }, "email"],
    ["no name", { username: "  ", email: "a@b.example" }, "username"],
    ["an address that is none", { username: "forget1x", email: "not an address" }, "email"],
    ["a name that is too long", { username: "x".repeat(129), email: "a@b.example" }, "username"],
    ["an address that is too long", { username: "forget1x", email: `${"x".repeat(260)}@b.example` }, "email"],
  ])("%s is refused at its field", async (_, fields, field) => {
    const refused = await askMail(fields);
    expect(refused.code).toBe("form_invalid");
    expect(Object.keys(refused.value["fieldErrors"] as object)).toEqual([field]);
  });

  it.each([
    ["a field twice", "username=a&username=b&email=a%40b.example"],
    ["a field that nobody knows", "username=a&email=a%40b.example&token=1"],
    ["nothing", ""],
    ["a name of a prototype", "__proto__=a&email=a%40b.example"],
    ["a zero byte", "username=a%00&email=a%40b.example"],
    ["a name of two thousand letters", `username=${"a".repeat(2_000)}&email=a%40b.example`],
  ])("%s is malformed, and changes nothing", async (_, raw) => {
    const before = await db.query("SELECT FROM password_reset");
    expect((await askMail({}, { raw })).answer.statusCode).toBe(400);
    expect(await db.query("SELECT FROM password_reset")).toHaveLength(before.length);
  });

  it("takes a form only, and no other call takes one", async () => {
    const json = await call("POST", "/wps/member/password/email", { body: { username: "a", email: "a@b.example" } });
    expect(json.statusCode).toBe(415);
    const other = await call("POST", "/wps/verification/sms/forgot", { body: "mobileNum=1", headers: formType });
    expect(other.statusCode).toBe(415);
  });

  it("S-38 nothing is mailed without the human check, and an answer counts once", async () => {
    const { account, email } = await somebody();
    const botCheck = await platform.solve("passwordMail");
    const forOther = await platform.solve("login");
    expect((await askMail({ username: account, email, botCheck: "rubbish" })).code).toBe("human_check_failed");
    expect((await askMail({ username: account, email, botCheck: forOther })).code).toBe("human_check_failed");
    expect(await messages(email)).toHaveLength(0);
    expect((await askMail({ username: account, email, botCheck })).success).toBe(true);
    expect((await askMail({ username: account, email, botCheck })).code).toBe("human_check_failed");
  });

  it("an account with its address gets one mail a minute, three in ten minutes; another address of it counts apart", async () => {
    const { account, email } = await somebody();
    const statuses: number[] = [];
    for (const wait of [0, 1, 60, 60, 60, 600]) {
      clock.advance(wait);
      statuses.push((await askMail({ username: account, email })).answer.statusCode);
    }
    expect(statuses).toEqual([200, 429, 200, 200, 429, 200]);
    clock.advance(601);
    for (let time = 0; time < 3; time += 1) await askMail({ username: account, email: `x${time}@b.example` });
    expect((await askMail({ username: account, email })).answer.statusCode).toBe(200);
  });

  it("a visitor may ask ten times an hour, whatever the accounts", async () => {
    const ip = "203.0.113.61";
    const ask = (time: number) => askMail({ username: `any${time}`, email: `any${time}@b.example` }, { ip });
    for (let time = 0; time < 10; time += 1) expect((await ask(time)).answer.statusCode).toBe(200);
    const { answer } = await ask(10);
    expect([answer.statusCode, Number(answer.headers["retry-after"]) > 0]).toEqual([429, true]);
    clock.advance(3_601);
    expect((await ask(11)).answer.statusCode).toBe(200);
  });

  it.each([
    ["disabled", "disabled_at = now()"],
    ["of the house", "type = 90"],
    ["without a password", "password_hash = NULL"],
    ["without an address", "email = ''"],
  ])("a member that is %s gets no mail, and the answer is that of everybody", async (_, change) => {
    const { account, email } = await somebody();
    await owner.query(`UPDATE member SET ${change} WHERE account = $1`, [account]);
    expect(await askMail({ username: account, email })).toMatchObject({ success: true, value: {} });
    expect(await messages(email)).toHaveLength(0);
  });

  it("a member that is disabled after the mail sets nothing any more", async () => {
    const { account, email } = await somebody();
    await askMail({ username: account, email });
    await owner.query("UPDATE member SET disabled_at = now() WHERE account = $1", [account]);
    expect((await reset(await linkTo(email))).code).toBe("link_dead");
  });

  it.each(["", "x", "A".repeat(43), "é".repeat(43), "x".repeat(256)])("the token %j opens nothing", async (token) => {
    const { answer, code } = await reset(token);
    expect(answer.statusCode === 400 || code === "link_dead").toBe(true);
  });

  it("says its mail in the visitor's language, else in English", async () => {
    for (const [language, words] of [
      ["KM", "ពាក្យសម្ងាត់"],
      ["AR", "كلمة مرور"],
      ["XX", "set a new password"],
    ] as const) {
      const { account, email } = await somebody();
      await askMail({ username: account, email }, { headers: { language } });
      expect((await messages(email))[0]?.subject).toContain(words);
    }
  });

  it("forgets the wrong guesses at the account: the new password is not answered as a wrong one", async () => {
    const { account, email } = await somebody();
    for (let time = 0; time < 4; time += 1) await login(account, "Wrong-2026!", {}, { ip: freshAddress() });
    expect((await login(account, goodPassword, {}, { ip: freshAddress() })).code).toBe("captcha_required");
    await askMail({ username: account, email });
    await reset(await linkTo(email));
    expect((await login(account, newPassword, {}, { ip: freshAddress() })).success).toBe(true);
  });
});
