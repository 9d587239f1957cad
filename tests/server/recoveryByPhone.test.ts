import { beforeEach, describe, expect, it } from "vitest";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { aRecovery, newPassword, siteWith, wrongThan } from "#tests/support/aRecovery.ts";

const platform = await aPlatform();
const { call, clock, db, liveSite, login, owner } = platform;
const { somebody, askMail, reset, askCode, byPhone, messages, codeTo, isIn } = aRecovery(platform);
beforeEach(() => liveSite.change(siteWith("CHNGPASSMAIL3", "CHNGPASSVERIF3")));

describe("a password that was forgotten, by phone", () => {
  it("a code sets a new one and logs in, ends all other sessions and what was remembered, and counts once", async () => {
    const { account, email, number, token } = await somebody();
    const remembered = await login(account, goodPassword, { rememberMe: true });
    const cookie = remembered.response.cookies.find(({ name }) => name === "rm");
    expect((await askCode(`0${number}`)).json().value).toEqual({ expiredMinutes: 3 });
    const code = await codeTo(number);
    const answered = await byPhone(`0${number}`, code);
    expect(answered.value).toMatchObject({ account, firstTimeLogin: false, passwordExpired: false });
    expect(await isIn(String(answered.value["token"]))).toBe(true);
    expect(await isIn(token)).toBe(false);
    const again = await call("POST", "/wps/session/login/remembered", { cookies: { rm: cookie?.value ?? "" } });
    expect(again.json()).toMatchObject({ success: false });
    expect((await byPhone(number, code)).code).toBe("wrong_code");
    expect((await login(account, newPassword)).success).toBe(true);
    // In the member's own language, whoever it was that asked.
    expect((await messages(email))[0]?.subject).toContain("ពាក្យសម្ងាត់");
    const noted = await db.query("SELECT FROM password_reset WHERE way = 'phone' AND used_at IS NOT NULL");
    expect(noted).toHaveLength(1);
  });

  it("a change that is forced is one after it, never the same password again", async () => {
    const { account, number } = await somebody();
    await owner.query("UPDATE member SET must_change_password = true WHERE account = $1", [account]);
    await askCode(number);
    const code = await codeTo(number);
    const same = await byPhone(number, code, { newPassword: goodPassword });
    expect(same.value["fieldErrors"]).toMatchObject({ newPassword: { key: "error.same_password" } });
    expect((await login(account, goodPassword)).value).toMatchObject({ firstTimeLogin: true });
    expect((await byPhone(number, code)).value).toMatchObject({ firstTimeLogin: false });
  });

  it("a password against the rules is refused at its field, and the code lives on", async () => {
    const { number } = await somebody();
    await askCode(number);
    const code = await codeTo(number);
    for (const password of ["Ab1!", "Password-2026!"]) {
      const refused = await byPhone(number, code, { newPassword: password });
      expect(refused.code).toBe("form_invalid");
      expect(Object.keys(refused.value["fieldErrors"] as object)).toEqual(["newPassword"]);
    }
    expect((await byPhone(number, code)).success).toBe(true);
  });

  it("who has no code learns nothing of the password that there is", async () => {
    const { number } = await somebody();
    await askCode(number);
    const wrong = wrongThan(await codeTo(number));
    const [right, other] = [await byPhone(number, wrong, { newPassword: goodPassword }), await byPhone(number, wrong)];
    expect(right.answer.body).toBe(other.answer.body);
    expect(right.value["fieldErrors"]).toMatchObject({ verificationCode: { key: "error.wrong_code" } });
  });

  it("a code is dead after five wrong tries and after three minutes, and one for a login is none", async () => {
    const { number } = await somebody();
    await askCode(number);
    const code = await codeTo(number);
    for (let time = 0; time < 5; time += 1) expect((await byPhone(number, wrongThan(code))).code).toBe("wrong_code");
    expect((await byPhone(number, code)).code).toBe("wrong_code");
    clock.advance(61);
    await askCode(number);
    const late = await codeTo(number);
    clock.advance(181);
    expect((await byPhone(number, late)).code).toBe("wrong_code");
    clock.advance(600);
    const botCheck = await platform.solve("loginCode");
    const body = { mobileNum: number, countryDialingCode: "855", botCheck };
    await call("POST", "/wps/verification/sms/noLogin", { body, ip: freshAddress() });
    expect((await byPhone(number, await codeTo(number))).code).toBe("wrong_code");
  });

  it("of several presses at the same moment one sets the password", async () => {
    const { number } = await somebody();
    await askCode(number);
    const code = await codeTo(number);
    const answers = await Promise.all([1, 2, 3].map(() => byPhone(number, code)));
    expect(answers.map((answer) => answer.code ?? "done").toSorted()).toEqual(["done", "wrong_code", "wrong_code"]);
  });

  it("nothing is sent to a number that nobody proved to own, and the answer is that of everybody", async () => {
    const { account, number } = await somebody();
    const known = await askCode(number);
    const unknown = await askCode("20999999");
    expect(unknown.body).toBe(known.body);
    expect(await messages("+85520999999")).toHaveLength(0);
    await owner.query("UPDATE member SET mobile_verified_at = NULL WHERE account = $1", [account]);
    clock.advance(61);
    await askCode(number);
    expect(await messages(`+855${number}`)).toHaveLength(1);
  });

  it("S-37 S-38 nothing is sent without the human check, and a number gets one code a minute", async () => {
    const { number } = await somebody();
    expect((await askCode(number, { botCheck: "rubbish" })).json().code).toBe("human_check_failed");
    expect([(await askCode(number)).statusCode, (await askCode(number)).statusCode]).toEqual([200, 429]);
  });
});

describe("the flags of a forgotten password", () => {
  it.each([
    [[], { mail: true, phone: false }],
    [["CHNGPASSMAIL3"], { mail: true, phone: false }],
    [["CHNGPASSVERIF3"], { mail: false, phone: true }],
    [["CHNGPASSMAIL3", "CHNGPASSVERIF3"], { mail: true, phone: true }],
  ])("%j open %j", async (flags, ways) => {
    liveSite.change(siteWith(...flags));
    const codes = {
      mail: [(await askMail({ username: "anybody1", email: "a@b.example" })).code, (await reset("A".repeat(43))).code],
      phone: [(await askCode("20888888")).json().code as string | undefined, (await byPhone("20888888", "1")).code],
    };
    const off = ["feature_off", "feature_off"];
    expect(codes.mail).toEqual(ways.mail ? [undefined, "link_dead"] : off);
    expect(codes.phone).toEqual(ways.phone ? [undefined, "wrong_code"] : off);
    clock.advance(601);
  });
});
