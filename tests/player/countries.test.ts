import { describe, expect, it, vi } from "vitest";
import { readPermission } from "#compile/permission.ts";
import { permissionDiagnostics } from "#compile/checks/permissionDiagnostics.ts";
import { siteOfPermission } from "#compile/siteOfPermission.ts";
import type { Permission } from "#contracts/api.ts";
import { createCountries } from "#player/wiring/createCountries.ts";
import { likelyCountries } from "#player/wiring/likelyCountries.ts";
import { registrationNeeds } from "#player/wiring/registrationNeeds.ts";
import type { Answer } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import { compileSite } from "#compile/site.ts";
import { aTranslate } from "../support/aTranslate.ts";
import { good } from "../support/fakeSession.ts";
import { readBundledSite } from "../support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const { settings } = bundled.brand;

describe("the countries", () => {
  const all = [{ countryCode: "KH", countryDialingCode: "855" }];

  it("are asked for once, however many fields want them, and again after a failure", async () => {
    const load = vi.fn<() => Promise<Answer<typeof all>>>();
    load.mockResolvedValueOnce({ ok: false, failure: failure("network", "network") }).mockResolvedValueOnce(good(all));
    const countries = createCountries(load);
    await Promise.all([countries.want(), countries.want()]);
    expect([countries.list(), load.mock.calls.length]).toEqual([[], 1]);
    await countries.want();
    await countries.want();
    expect([countries.list(), load.mock.calls.length]).toEqual([all, 2]);
  });
});

describe("the likely countries", () => {
  it.each([
    [{ languages: ["KM", "EN", "AR"], defaultCountry: "KH" }, "TH", ["KH", "TH", "US", "EG"]],
    [{ languages: ["VI"], defaultCountry: undefined }, "TH", ["TH", "VN"]],
    [{ languages: ["EN"], defaultCountry: undefined }, "", ["US"]],
    [{ languages: ["EN", "??"], defaultCountry: undefined }, "not a country", ["US"]],
    [{ languages: ["KM"], defaultCountry: "KH" }, "KH", ["KH"]],
  ])("of %j for a visitor in %j are %j", (own, visitors, likely) => {
    expect(likelyCountries({ ...settings, ...own } as typeof settings, visitors)).toEqual(likely);
  });
});

describe("the country of a platform that publishes no site", () => {
  const answer = (country: string, defaultCountry?: unknown) => ({
    maintenance: false,
    regionRestriction: false,
    info: {
      whitelabel: { modId: "ROOT", enabled: "1", childrenNodes: [] },
      register: {},
      location: { ip: "", country },
      settings: { languages: ["EN"], ...(defaultCountry !== undefined && { defaultCountry }) },
    },
  });
  const read = (written: unknown): Permission => {
    const reading = readPermission(written);
    if (!reading.ok) throw new Error(reading.reason);
    return reading.permission;
  };

  it.each([
    ["VN", "TH", "TH"],
    ["VN", undefined, "VN"],
    ["", undefined, "KH"],
    ["nowhere", "th", "KH"],
    ["VN", 855, "VN"],
  ])("for a visitor in %j, where it names %j, is %s", (visitors, named, country) => {
    const { site } = siteOfPermission(read(answer(visitors, named)), bundled);
    expect(site.brand.settings.defaultCountry).toBe(country);
  });

  it("that is none is told", () => {
    const written = answer("", "th");
    expect(permissionDiagnostics(written, read(written)).map(({ pointer }) => pointer)).toEqual([
      "/info/settings/defaultCountry",
    ]);
  });
});

describe("what a registration needs", () => {
  const texts = { translate: aTranslate() };
  const formsOf = (change: object, flags = bundled.flags) => {
    const { forms } = compileSite(
      { ...bundled, flags, rules: { register: { ...bundled.rules.register, ...change } } },
      bundled,
    );
    return (name: string) => forms[name];
  };

  it("is as many fields as carry a star, for each way", () => {
    // User name, password, password again, full name; number, code, password, password again, full name.
    expect(registrationNeeds(formsOf({}), texts)).toEqual({ username: "4 fields", mobile: "5 fields" });
  });

  it("follows the rules", () => {
    const { payeeName, email, referralCode } = bundled.rules.register;
    const fewer = formsOf({ payeeName: { ...payeeName, required: false } });
    expect(registrationNeeds(fewer, texts)).toEqual({ username: "3 fields", mobile: "4 fields" });
    const more = formsOf({ email: { ...email, required: true }, referralCode: { ...referralCode, required: true } });
    expect(registrationNeeds(more, texts)).toEqual({ username: "6 fields", mobile: "7 fields" });
  });

  it("leaves out a way that is off, and says nothing of a site that is not there yet", () => {
    const forms = formsOf({}, {
      modId: "ROOT",
      enabled: "1",
      childrenNodes: [{ modId: "DIRECTREG3", enabled: "1" }],
    } as never);
    expect(Object.keys(registrationNeeds(forms, texts))).toEqual(["username"]);
    expect(registrationNeeds(() => undefined, texts)).toEqual({});
  });

  it("is counted as the language does", () => {
    expect(registrationNeeds(formsOf({}), { translate: aTranslate("AR") }).username).toBe("4 حقول");
    expect(registrationNeeds(formsOf({}), { translate: aTranslate("KM") }).username).toBe("ប្រអប់ 4");
  });
});
