import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPermission } from "#compile/permission.ts";
import { compileSite } from "#compile/site.ts";
import { siteOfPermission } from "#compile/siteOfPermission.ts";
import example from "#tests/fixtures/site/permission.json" with { type: "json" };
import { aBrokenCopy } from "#tests/support/aBrokenCopy.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const hash = `sha256-${"0".repeat(64)}`;

function read(value: unknown) {
  const result = readPermission(value);
  if (!result.ok) throw new Error(result.reason);
  return result.permission;
}

describe("a permission answer", () => {
  it("keeps everything of the contract's example", () => {
    const site = { seq: 12, hash, href: `/config/${hash}.json` };
    const value = { ...example.value, info: { ...example.value.info, site } };
    expect(read(value)).toEqual(value);
  });

  it.each([
    ["no object", null, ""],
    ["a closing that is no word", { regionRestriction: false }, "/maintenance"],
    ["no features while it is open", { maintenance: false, regionRestriction: false, info: {} }, "/info/whitelabel"],
  ])("is refused with %s", (_, value, pointer) => {
    expect(readPermission(value)).toMatchObject({ ok: false, pointer });
  });

  it("need not say more than that the site is closed", () => {
    expect(read({ maintenance: true, regionRestriction: false, info: null })).toMatchObject({ maintenance: true });
  });

  it("drops links that are scripts, and a revision that is not well-formed", () => {
    const info = {
      ...example.value.info,
      resources: [{ resourceType: "facebook", url: ["javascript", "alert(1)"].join(":"), qrCodeUrl: "//evil.example" }],
      imageCDNs: ["https://cdn.example", "http://plain.example", 7],
      site: { seq: 1, hash: "sha256-1", href: "/config/sha256-1.json" },
    };
    const { info: clean } = read({ ...example.value, info });
    expect(clean.resources).toEqual([{ resourceType: "facebook", url: "", qrCodeUrl: "" }]);
    expect(clean.imageCDNs).toEqual(["https://cdn.example"]);
    expect(clean.site).toBeUndefined();
  });

  it("gives a brand without revisions its name, its logo, its currency and its ways to be reached", () => {
    const logo = { dark: "https://cdn.example/dark.svg", light: "//evil.example", mark: 7 };
    const settings = { ...example.value.info.settings, name: " Sông Vàng ", logo, currency: "VND" };
    const customerService = [
      { type: 1, name: "LIVECHAT", url: "https://chat.example" },
      { type: 2, name: "MAIL", url: "mailto:help@brand.example" },
      { type: 3, name: "VIP", url: ["javascript", "alert(1)"].join(":") },
    ];
    const info = { ...example.value.info, settings, customerService };
    const { site } = siteOfPermission(read({ ...example.value, info }), bundled);
    expect(site.brand).toMatchObject({
      name: "Sông Vàng",
      logo: { dark: "https://cdn.example/dark.svg" },
      currency: "VND",
      customerService: [{ url: "https://chat.example" }, { url: "mailto:help@brand.example" }, { name: "VIP" }],
    });
    expect(site.brand.logo).not.toHaveProperty("light");
    expect(site.brand.customerService[2]).not.toHaveProperty("url");
    const { site: plain } = siteOfPermission(read(example.value), bundled);
    expect([plain.brand.name, plain.brand.currency]).toEqual([bundled.brand.name, bundled.brand.currency]);
  });

  it("[BOOT-06] gives a site its features, its rules, its links, its statistics, its hosts and its country", () => {
    const { register, whitelabel } = example.value.info;
    const { affiliateCode, ...rules } = register as Record<string, object>;
    void affiliateCode;
    const { site } = siteOfPermission(
      read({
        ...example.value,
        info: {
          ...example.value.info,
          whitelabel: { ...whitelabel, childrenNodes: [{ modId: "ONLYHERE3", enabled: "1", childrenNodes: [] }] },
          register: {
            ...rules,
            line: { enabled: true, required: true, minLength: 1, maxLength: 9, acceptedPattern: "*" },
          },
          resources: [{ resourceType: "telegram", url: "https://telegram.example/a", qrCodeUrl: "" }],
          customerService: [{ type: 1, name: "OWNCHAT" }],
          analytics: { gtagId: "G-1" },
          imageCDNs: ["https://pictures.example"],
          launchGameCDNs: ["https://games.example"],
          location: { ip: "203.0.113.7", country: "TH" },
          settings: { ...example.value.info.settings, defaultCountry: undefined },
        },
      }),
      bundled,
    );
    const compiled = compileSite(site, bundled);
    expect(compiled.flags.has("ONLYHERE3")).toBe(true);
    expect(compiled.rules["line"]).toMatchObject({ required: true, maxLength: 9 });
    expect(compiled.brand).toMatchObject({
      resources: [{ resourceType: "telegram" }],
      customerService: [{ name: "OWNCHAT" }],
      analytics: { gtagId: "G-1" },
      imageCDNs: ["https://pictures.example"],
      launchGameCDNs: ["https://games.example"],
      settings: { defaultCountry: "TH" },
    });
  });

  it("makes a whole site of a platform that publishes no revisions, whatever it sends", () => {
    fc.assert(
      fc.property(aBrokenCopy(example.value), (value) => {
        const result = readPermission(value);
        if (!result.ok) return;
        const { site, problems } = siteOfPermission(result.permission, bundled);
        const compiled = compileSite(site, bundled, { isJudgedSafe: () => false });
        // Its rules were mended before; features and settings are read as those of any site.
        expect(compiled.problems.filter(({ document }) => document !== "flags" && document !== "brand")).toEqual([]);
        if (compiled.flags.has("DIRECTREG3")) expect(compiled.forms["registration.username"]).toBeDefined();
        expect(problems.every(({ pointer }) => pointer.startsWith("/register/"))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it("builds the forms from the platform's flags, rules and settings", () => {
    const { site } = siteOfPermission(read(example.value), bundled);
    const compiled = compileSite(site, bundled, { isJudgedSafe: () => false });
    const form = compiled.forms["registration.username"];
    expect(form?.fields.map(({ name }) => name)).toEqual(["username", "password", "confirmPassword", "email"]);
    expect(form?.unjudged).toEqual([example.value.info.register.password.acceptedPattern]);
    expect(compiled.forms["registration.mobile"]).toBeUndefined();
    expect(compiled.brand.settings.languages).toEqual(example.value.info.settings.languages);
    expect(compiled.brand.name).toBe(bundled.brand.name);
  });
});
