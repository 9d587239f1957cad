import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { anIdentityPlatform, offeringAll } from "#tests/support/anIdentityPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";

const platform = await anIdentityPlatform();
const { call, db, owner, liveSite, register, identity } = platform;
const { somebody, aToken, googleToken, phoneToken, send, social, byPhone, isIn, linked } = platform;

describe("logging in by an account elsewhere", () => {
  it("[LOGIN-04] who registers with it logs in by it from then on, and nobody by an e-mail address", async () => {
    const subject = somebody();
    await register("elsewhere1", { email: "a@mail.example" });
    const unknown = await social(await googleToken(subject));
    expect(unknown.code).toBe("identity_unknown");
    const { account, subject: theirs } = await linked();
    const token = await googleToken(theirs);
    const answer = await social(token);
    expect(answer.value).toMatchObject({ account, firstTimeLogin: false });
    expect(await isIn(answer.value["token"])).toBe(true);
    const names = await owner.query<{ subject: string }>("SELECT subject FROM member_identity");
    expect(names.map(({ subject: kept }) => kept)).not.toContain("a@mail.example");
  });

  it("a token counts once, also at the same moment", async () => {
    const { subject } = await linked();
    const token = await googleToken(subject);
    const answers = await Promise.all(Array.from({ length: 6 }, () => social(token)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
      new Set(["identity_refused"]),
    );
  });

  it("one account elsewhere is linked to one account, whoever is quicker", async () => {
    const subject = somebody();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => googleToken(subject)));
    const answers = await Promise.all(
      tokens.map((socialIdToken, place) => register(`quick${subject.slice(7)}n${place}`, { socialIdToken })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "identity_taken")).toHaveLength(3);
    const kept = await owner.query("SELECT FROM member WHERE account LIKE $1", [`quick${subject.slice(7)}n%`]);
    expect(kept).toHaveLength(1);
  });

  it("a refused form leaves the token alive, and a replayed registration answers the same", async () => {
    const subject = somebody();
    const socialIdToken = await googleToken(subject);
    const refused = await register(`alive${subject.slice(7)}x`, { socialIdToken, confirmPassword: "another" });
    expect(refused.code).toBe("form_invalid");
    expect((await register(`alive${subject.slice(7)}x`, { socialIdToken })).success).toBe(true);
    expect((await register(`alive${subject.slice(7)}y`, { socialIdToken })).code).toBe("identity_refused");
  });

  it("disabled members and those of no site stay out", async () => {
    const { subject, account } = await linked();
    await owner.query("UPDATE member SET type = 9 WHERE account = $1", [account]);
    expect((await social(await googleToken(subject))).code).toBe("non_member");
    await owner.query("UPDATE member SET type = 0, disabled_at = now() WHERE account = $1", [account]);
    expect((await social(await googleToken(subject))).code).toBe("identity_refused");
  });

  it("each way is refused where its flag is off, and all of them where nobody proves anything", async () => {
    const { subject } = await linked();
    liveSite.change(siteWith("SOCIALFACEBOOK3", "DIRECTREG3"));
    expect((await social(await googleToken(subject))).code).toBe("feature_off");
    expect((await byPhone(await phoneToken("+85512000001"))).code).toBe("feature_off");
    liveSite.change(siteWith("SOCIALGOOGLE3"));
    expect((await social(await googleToken(subject))).success).toBe(true);
    const facebook = await aToken("facebook.com", { "facebook.com": ["f"] });
    expect((await social(facebook, "facebook")).code).toBe("feature_off");
  });

  it("limits how often somebody may try", async () => {
    const ip = freshAddress();
    const statuses = new Set<number>();
    for (let time = 0; time < 31; time += 1) {
      const body = await platform.encrypt(
        { provider: "google", idToken: "no.token.x" },
        {},
        "POST /wps/session/login/social",
      );
      statuses.add((await call("POST", "/wps/session/login/social", { body, ip })).statusCode);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe("phone identity", () => {
  const mobile = async (mobileNum: string, over: object) => {
    const fixed = { registerMethod: "WEB", login: true, botCheck: await platform.solve("register") };
    const typed = { mobileNum, countryDialingCode: "855", verificationCode: "246810", password: goodPassword };
    const body = { ...fixed, ...typed, confirmPassword: goodPassword, ...over };
    return send("PUT", "/wps/member/register/mobile", body, { "idempotency-key": randomUUID() });
  };

  it("[LOGIN-05] [REG-12] [LOGIN-09] a number registers by firebaseChannel sms and firebaseIdToken, and logs in", async () => {
    const firebaseIdToken = await phoneToken("+85512300001");
    const registered = await mobile("012300001", { firebaseChannel: "sms", firebaseIdToken });
    expect(registered.value).toMatchObject({ account: "85512300001" });
    expect((await byPhone(firebaseIdToken)).code).toBe("identity_refused");
    const answer = await byPhone(await phoneToken("+85512300001"), { rememberMe: true });
    expect(answer.value).toMatchObject({ account: "85512300001" });
    const cookie = answer.response.cookies.find(({ name }) => name === "rm");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });
  });

  it("the number of the token is the number of the form, and an account elsewhere is no phone", async () => {
    const other = await mobile("012300002", {
      firebaseChannel: "sms",
      firebaseIdToken: await phoneToken("+85512300003"),
    });
    expect(other.value["fieldErrors"]).toMatchObject({ verificationCode: { key: "error.wrong_code" } });
    const google = await googleToken(somebody(), { claims: { phone_number: "+85512300002" } });
    expect((await mobile("012300002", { firebaseChannel: "sms", firebaseIdToken: google })).code).toBe(
      "identity_refused",
    );
    expect((await byPhone(google)).code).toBe("identity_refused");
    for (const number of ["85512300002", "+0", "+855 12 300 002", "", 5, null])
      expect((await byPhone(await phoneToken("+85512300002", { claims: { phone_number: number } }))).code).toBe(
        "identity_refused",
      );
  });

  it("a number that nobody has proved to own logs nobody in", async () => {
    await register("unproved1");
    await owner.query("UPDATE member SET dialing_code = '855', mobile_num = '12300009' WHERE account = 'unproved1'");
    expect((await byPhone(await phoneToken("+85512300009"))).code).toBe("identity_unknown");
  });

  it("without a token the platform's own code counts, as before", async () => {
    expect((await mobile("012300004", {})).code).toBe("wrong_code");
  });
});

describe("what pages are told", () => {
  const permission = async () => (await call("GET", "/wps/system/permission")).json().value.info;
  const policy = async () => String((await call("GET", "/wps/system/status")).headers["content-security-policy"]);

  it("the address of the calls is there, and may be called while a flag offers something of it", async () => {
    expect((await permission()).identity).toEqual({ endpoint: identity.endpoint, apiKey: "key" });
    expect(await policy()).toContain("connect-src 'self' https://identity.example;");
    liveSite.change(siteWith("DIRECTREG3"));
    expect(await policy()).toContain("connect-src 'self';");
  });

  it("of a platform that has nothing set up there is nothing", async () => {
    const other = await aPlatform({ site: offeringAll() });
    const answer = (await other.call("GET", "/wps/system/permission")).json();
    expect(answer.value.info).not.toHaveProperty("identity");
    const body = await other.encrypt({ idToken: "x" }, {}, "POST /wps/session/login/phoneIdentity");
    expect((await other.call("POST", "/wps/session/login/phoneIdentity", { body })).json()).toMatchObject({
      code: "feature_off",
    });
    expect(await db.query("SELECT FROM member_identity WHERE provider = 'phone'")).toEqual([]);
  });
});
