import { beforeEach, describe, expect, it } from "vitest";
import { aPlatform, freshAddress, type CallOptions } from "#tests/support/aPlatform.ts";
import { aRecovery, wrongThan } from "#tests/support/aRecovery.ts";
import { aSite } from "#tests/support/aSite.ts";

const platform = await aPlatform();
const { call, clock, liveSite, login, owner } = platform;
const { somebody, codeTo } = aRecovery(platform);
beforeEach(() => liveSite.change(aSite()));

const ask = async (mobileNum: string) => {
  // A number gets one code a minute.
  clock.advance(61);
  return call("POST", "/wps/verification/sms/noLogin", {
    body: { mobileNum, countryDialingCode: "855", botCheck: await platform.solve("loginCode") },
    ip: freshAddress(),
  });
};
const enter = (username: string, code: string, over: object = {}, options: CallOptions = { ip: freshAddress() }) =>
  login(username, code, { type: "sms", botCheck: undefined, ...over }, options);
const site = aSite();

describe("a login with a code", () => {
  it.each([
    ["the number as it is known", "", { countryDialingCode: "855" }],
    ["zeros before it, as it is dialled at home", "00", { countryDialingCode: "855" }],
    ["spaces around it", " ", { countryDialingCode: "855" }],
    ["no country: the site's own", "", {}],
  ])("finds the account by %s", async (_how, before, over) => {
    const { account, number } = await somebody();
    await ask(number);
    const answer = await enter(`${before}${number}${before.trim() === "" ? before : ""}`, await codeTo(number), over);
    expect(answer).toMatchObject({ success: true, value: { account } });
  });

  it("asks for the country where the site has none", async () => {
    const { number } = await somebody();
    for (const defaultCountry of [undefined, "XX"]) {
      const { defaultCountry: _own, ...settings } = site.brand.settings;
      const none = { ...settings, ...(defaultCountry !== undefined && { defaultCountry }) };
      liveSite.change({ ...site, brand: { ...site.brand, settings: none } } as typeof site);
      await ask(number);
      const code = await codeTo(number);
      expect((await enter(number, code)).code).toBe("wrong_code");
      expect((await enter(number, code, { countryDialingCode: "855" })).success).toBe(true);
    }
  });

  it("takes no code for another number, nor for another purpose", async () => {
    const [one, other] = [await somebody(), await somebody()];
    await ask(one.number);
    await ask(other.number);
    const code = await codeTo(one.number);
    if (code !== (await codeTo(other.number))) expect((await enter(other.number, code)).code).toBe("wrong_code");
    expect((await enter(one.number, code, { type: "username" })).success).toBe(false);
    expect((await enter(one.number, code, { countryDialingCode: "84" })).code).toBe("wrong_code");
    expect((await enter(one.number, code)).success).toBe(true);
  });

  it("refuses with one answer whatever was wrong, which asks for no captcha", async () => {
    const { account, number } = await somebody();
    await ask(number);
    const code = await codeTo(number);
    const wrong = await enter(number, wrongThan(code));
    const value = { captchaRequired: false, fieldErrors: { verificationCode: { key: "error.wrong_code" } } };
    expect(wrong).toMatchObject({ success: false, code: "wrong_code", value });
    await owner.query("UPDATE member SET disabled_at = now() WHERE account = $1", [account]);
    const disabled = await enter(number, code);
    const unknown = await enter("29999999", code);
    for (const other of [disabled, unknown]) expect(other.response.body).toBe(wrong.response.body);
  });

  it("S-34 is tried thirty times from one address, and a right one gives its place back", async () => {
    const ip = "192.0.2.201";
    const { number } = await somebody();
    for (let time = 0; time < 29; time += 1) {
      expect((await enter(`2888800${time}`, "000000", {}, { ip })).code).toBe("wrong_code");
    }
    for (let time = 0; time < 2; time += 1) {
      await ask(number);
      expect((await enter(number, await codeTo(number), {}, { ip })).success).toBe(true);
    }
    expect((await enter("28888098", "000000", {}, { ip })).code).toBe("wrong_code");
    expect((await enter("28888099", "000000", {}, { ip })).response.statusCode).toBe(429);
    clock.advance(301);
    expect((await enter("28888099", "000000", {}, { ip })).code).toBe("wrong_code");
  });

  it("is refused where its flag is off, whatever was typed", async () => {
    const { number } = await somebody();
    await ask(number);
    const code = await codeTo(number);
    liveSite.change({ ...site, flags: { ...site.flags, childrenNodes: [] } });
    expect((await enter(number, code)).code).toBe("feature_off");
    liveSite.change(site);
    expect((await enter(number, code)).success).toBe(true);
  });
});
