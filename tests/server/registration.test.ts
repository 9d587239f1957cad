import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkForm } from "#compile/forms/check.ts";
import { compileFlags } from "#compile/flags.ts";
import { mendRules, usual } from "#compile/forms/mendRules.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { Rule } from "#contracts/config.ts";
import { checkRegistration, type RegistrationBody } from "#server/features/member/checkRegistration.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";
import { solveCaptcha } from "#tests/support/solveCaptcha.ts";

const platform = await aPlatform();
const { call, clock, liveSite, owner, register } = platform;

const rule = (over: Partial<Rule> = {}): Rule => ({
  enabled: true,
  required: false,
  minLength: 0,
  maxLength: 30,
  acceptedPattern: "*",
  patternId: 0,
  ...over,
});
/** Runs a test against other rules, and puts the usual ones back. */
const withRules = async (rules: Record<string, Rule>, test: () => Promise<void>) => {
  liveSite.change(aSite(rules));
  await test().finally(() => liveSite.change(aSite()));
};
const memberOf = async (account: string) =>
  (await owner.query<Record<string, unknown>>("SELECT * FROM member WHERE account = $1", [account]))[0];

describe("registration", () => {
  it("[REG-13] makes the member, its wallet and its session", async () => {
    const { value, token } = await register("newone1");
    expect(value).toMatchObject({ account: "newone1", type: 0, firstTimeLogin: false });
    expect((await call("GET", "/wps/v2/wallets/balance", { token })).json().value).toEqual({
      sumBalance: 0,
      currency: "USD",
      version: 0,
    });
    expect((await memberOf("newone1"))?.["password_hash"]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    [
      "a name that is too short",
      { username: "abc" },
      "username",
      { reason: "minLength", key: "reg_pattern_1", min: 6, max: 12 },
    ],
    [
      "a name that begins with a digit",
      { username: "1abcdef" },
      "username",
      { reason: "pattern", key: "reg_pattern_1" },
    ],
    [
      "a password without a sign",
      { password: "Sesame2026", confirmPassword: "Sesame2026" },
      "password",
      { reason: "pattern", key: "reg_pattern_20" },
    ],
    [
      "two passwords that differ",
      { confirmPassword: "Other-2026!" },
      "confirmPassword",
      { reason: "mismatch", key: "form.mismatch" },
    ],
    [
      "no confirmation",
      { confirmPassword: undefined },
      "confirmPassword",
      { reason: "required", key: "form.required" },
    ],
    [
      "a password anybody would guess",
      { password: "Password-1!", confirmPassword: "Password-1!" },
      "password",
      { key: "error.weak_password" },
    ],
    [
      "a password that breaches made known",
      { password: "!QAZ2wsx", confirmPassword: "!QAZ2wsx" },
      "password",
      { key: "error.weak_password" },
    ],
  ])("REG-05 S-30 S-31 refuses %s, naming the field", async (_what, over, field, error) => {
    const { success, code, value } = await register("refused1", over);
    expect({ success, code }).toEqual({ success: false, code: "form_invalid" });
    expect(value["fieldErrors"]).toMatchObject({ [field]: error });
    expect(await memberOf("refused1")).toBeUndefined();
  });

  it("[REG-02] asks for what the live rules ask for, from one publish to the next", async () => {
    await withRules(
      { email: rule({ required: true, patternId: 3, acceptedPattern: "", minLength: 5, maxLength: 64 }) },
      async () => {
        const without = await register("byrules1");
        expect(without.value["fieldErrors"]).toMatchObject({ email: { key: "form.required" } });
        expect((await register("byrules1", { email: "somebody@mail.example" })).success).toBe(true);
      },
    );
    expect((await memberOf("byrules1"))?.["email"]).toBe("somebody@mail.example");
    expect((await register("byrules2", { email: "ignored@mail.example" })).success).toBe(true);
    expect((await memberOf("byrules2"))?.["email"]).toBe("");
  });

  it("keeps what the optional fields and the brand's own hold, and refuses fields nobody asked for", async () => {
    await withRules({ line: rule(), favouriteTeam: rule() }, async () => {
      expect((await register("profile1", { line: "line-id", extra: { favouriteTeam: "Otters" } })).success).toBe(true);
      const foreign = await register("profile2", { extra: { isAdmin: "yes" } });
      expect(foreign.response.statusCode).toBe(400);
    });
    expect((await memberOf("profile1"))?.["profile"]).toEqual({ line: "line-id", favouriteTeam: "Otters" });
  });

  it("[REG-07] a payment password is kept as a hash of its own", async () => {
    await withRules(
      { paymentPassword: rule({ minLength: 6, maxLength: 6, patternId: 6, acceptedPattern: "" }) },
      async () => {
        expect((await register("payment1")).value["fieldErrors"]).toMatchObject({
          paymentPassword: { key: "form.required" },
        });
        expect((await register("payment1", { paymentPassword: "482913" })).success).toBe(true);
      },
    );
    const member = await memberOf("payment1");
    expect(member?.["payment_password_hash"]).toMatch(/^\$argon2id/);
    expect(JSON.stringify(member)).not.toContain("482913");
  });

  it("asks for the captcha where the rules do", async () => {
    await withRules({ captcha: rule({ required: true, maxLength: 5 }) }, async () => {
      const first = await solveCaptcha(platform);
      expect(await register("picture1", { ...first, captcha: "no" })).toMatchObject({
        code: "captcha_wrong",
        value: { captchaRequired: true, fieldErrors: { captcha: { key: "error.captcha_wrong" } } },
      });
      expect((await register("picture1", first)).code).toBe("captcha_wrong");
      const typed = await solveCaptcha(platform);
      expect((await register("picture1", typed)).success).toBe(true);
    });
  });

  it("[REG-10] [REG-11] an affiliate code places the member below its agent, a referral code remembers who referred", async () => {
    const { value: agent } = await register("uplines1");
    await owner.query("UPDATE member SET type = 1, affiliate_code = 'JOINME' WHERE account = 'uplines1'");
    const check = await call("GET", "/wps/agent/affiliate?code=joinme&domain=localhost");
    expect(check.json().value).toEqual({ code: "JOINME", valid: true });
    expect((await call("GET", "/wps/agent/affiliate?code=nobody")).json().code).toBe("invitation_code_error");
    expect((await register("orphan01", { affiliateCode: "NOBODY" })).code).toBe("invitation_code_error");

    const referralCode = String((await memberOf("uplines1"))?.["referral_code"]);
    expect((await register("below001", { affiliateCode: "joinme", referralCode })).success).toBe(true);
    expect(await register("below002", { referralCode: "WRONG" })).toMatchObject({
      code: "referral_code_unknown",
      value: { fieldErrors: { referralCode: { key: "error.referral_code_unknown" } } },
    });
    expect(await memberOf("below001")).toMatchObject({
      upline_id: agent["id"],
      referred_by: agent["id"],
      to_upline: true,
    });
    expect(await owner.query("SELECT depth FROM member_tree WHERE ancestor_id = $1", [agent["id"]])).toEqual([
      { depth: 1 },
    ]);
  });

  it("gives a name once, whatever its case, also to two who ask at the same moment", async () => {
    await register("taken001");
    expect(await register("TAKEN001")).toMatchObject({
      code: "account_taken",
      value: { fieldErrors: { username: { key: "error.account_taken" } } },
    });
    const both = await Promise.all([register("race0001"), register("race0001")]);
    expect(both.map(({ success }) => success).toSorted()).toEqual([false, true]);
    expect(both.find(({ success }) => !success)?.code).toBe("account_taken");
  });

  it("S-38 is refused without the human check", async () => {
    expect((await register("robot001", { botCheck: undefined })).code).toBe("human_check_failed");
  });

  it("is closed where DIRECTREG3 is off", async () => {
    liveSite.change({ ...aSite(), flags: { modId: "ROOT", enabled: "1", childrenNodes: [] } });
    expect((await register("closed01")).code).toBe("registration_off");
    liveSite.change(aSite());
  });

  it("S-33 an address registers at most twenty times an hour", async () => {
    const ip = "203.0.113.9";
    const put = async (n: number) =>
      call("PUT", "/wps/member/register", {
        body: await platform.encrypt({ username: `many${n}`, password: "x", registerMethod: "WEB", login: true }),
        headers: { "idempotency-key": `many-registrations-${n}` },
        ip,
      });
    for (let n = 0; n < 20; n += 1) expect((await put(n)).statusCode).toBe(200);
    expect((await put(21)).statusCode).toBe(429);
    clock.advance(3_601);
    expect((await put(22)).statusCode).toBe(200);
  });

  it("refuses and accepts exactly what the browser does, whatever the rules and the values", () => {
    const names = ["username", "password", "confirmPassword", "email", "line", "payeeName", "favouriteTeam"];
    const anyRule = fc.record({
      enabled: fc.boolean(),
      required: fc.boolean(),
      minLength: fc.integer({ min: 0, max: 8 }),
      maxLength: fc.integer({ min: 8, max: 64 }),
      acceptedPattern: fc.constantFrom("*", "", "^[a-z]+$", "^[0-9]*$"),
      patternId: fc.integer({ min: 0, max: 22 }),
    });
    const rules = fc.dictionary(fc.constantFrom(...names), anyRule);
    const values = fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("abcdef", "Quiet-Otter-77-lamp", "123456")),
    );
    fc.assert(
      fc.property(rules, values, (some, typed) => {
        const site = aSite(some);
        const compiled = compileRegistration({
          // As the browser reads the rules of a revision.
          rules: mendRules(site.rules.register, usual).rules,
          flags: compileFlags(site.flags),
          tab: "username",
        });
        const inBrowser = compiled.ok ? checkForm(compiled.form, typed) : undefined;
        const { favouriteTeam, ...known } = typed;
        const isOnForm = compiled.ok && compiled.form.fields.some(({ name }) => name === "favouriteTeam");
        const body = { ...known, ...(favouriteTeam !== undefined && isOnForm && { extra: { favouriteTeam } }) };
        const onServer = refusalOf(() => checkRegistration(body as RegistrationBody, "username", site));
        if (inBrowser === undefined) expect(onServer?.code).toBe("registration_off");
        else if (Object.keys(inBrowser).length === 0) expect(onServer).toBeUndefined();
        else expect(onServer?.value?.["fieldErrors"]).toEqual(inBrowser);
      }),
      { numRuns: 500 },
    );
  });
});

function refusalOf(work: () => unknown): { code: string; value: Record<string, unknown> | null } | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error as { code: string; value: Record<string, unknown> | null };
  }
}
