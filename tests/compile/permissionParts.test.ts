import { describe, expect, it } from "vitest";
import { readPermission } from "#compile/permission.ts";

const open = { maintenance: false, regionRestriction: false };
const whitelabel = { modId: "ROOT", enabled: "1", childrenNodes: [] };

function infoOf(info: Record<string, unknown>) {
  const result = readPermission({ ...open, info: { whitelabel, ...info } });
  if (!result.ok) throw new Error(result.reason);
  return result.permission.info;
}

describe("what is missing in a permission answer", () => {
  it("is what promises least", () => {
    expect(infoOf({})).toEqual({
      whitelabel,
      register: {},
      resources: [],
      customerService: [],
      analytics: { gtagId: "" },
      imageCDNs: [],
      launchGameCDNs: [],
      location: { ip: "", country: "" },
      settings: { loginedToHomePage: false, merchantCode: "", rememberMe: "sealed", languages: [] },
    });
    const closed = readPermission({ maintenance: false, regionRestriction: true });
    expect(closed).toMatchObject({
      permission: { info: { whitelabel: { modId: "ROOT", enabled: "0", childrenNodes: [] } } },
    });
  });

  it.each([
    [undefined, "a permission answer is an object", ""],
    [{ maintenance: "no", regionRestriction: false }, "this is true or false", "/maintenance"],
    [{ maintenance: false, regionRestriction: 0 }, "this is true or false", "/regionRestriction"],
    [{ ...open, info: { whitelabel: [] } }, "this is a tree of features", "/info/whitelabel"],
  ])("makes %j no answer: %s", (candidate, reason, pointer) => {
    expect(readPermission(candidate)).toEqual({ ok: false, reason, pointer });
  });
});

describe("the closure of a site", () => {
  const closureOf = (closure: unknown, words: object = { maintenance: true, regionRestriction: false }) => {
    const result = readPermission({ ...words, closure, info: { whitelabel } });
    return result.ok ? result.permission.closure : result;
  };
  it("tells a moment that is one, and texts that say something", () => {
    const messages = { EN: "Back soon", KM: "  ", VI: 7 };
    expect(closureOf({ until: "2026-05-01T10:00:00Z", messages })).toEqual({
      until: "2026-05-01T10:00:00Z",
      messages: { EN: "Back soon" },
    });
    expect(closureOf({ until: "soon", messages: "Back soon" })).toEqual({ messages: {} });
    expect(closureOf({ until: 5 })).toEqual({ messages: {} });
    expect(closureOf(undefined)).toEqual({ messages: {} });
  });
  it("is not told while the site is open", () => {
    expect(closureOf({ messages: { EN: "Back soon" } }, open)).toBeUndefined();
  });
});

describe("the settings of a permission answer", () => {
  const settingsOf = (settings: unknown) => infoOf({ settings }).settings;
  const least = { loginedToHomePage: false, merchantCode: "", rememberMe: "sealed", languages: [] };
  it.each<[unknown, Record<string, unknown>]>([
    [
      { loginedToHomePage: true, merchantCode: "DEMO" },
      { loginedToHomePage: true, merchantCode: "DEMO" },
    ],
    [{ loginedToHomePage: "true", merchantCode: 7 }, {}],
    [{ rememberMe: "token" }, { rememberMe: "token" }],
    [{ rememberMe: "cookie" }, {}],
    [{ languages: ["EN", 7, "KM"] }, { languages: ["EN", "KM"] }],
    [{ languages: "EN" }, {}],
    [{ defaultLanguage: "KM" }, { defaultLanguage: "KM" }],
    [{ defaultLanguage: "" }, {}],
    [{ defaultCountry: "KH" }, { defaultCountry: "KH" }],
    [{ defaultCountry: "kh" }, {}],
    [{ defaultCountry: "KHM" }, {}],
    [{ currency: "VND" }, { currency: "VND" }],
    [{ currency: 7 }, {}],
    [{ name: ` ${"x".repeat(61)}` }, { name: "x".repeat(60) }],
    [{ name: "   " }, {}],
    [
      { logo: { dark: "/d.svg", light: "https://cdn.example/l.svg", mark: "/m.svg", other: "/o.svg" } },
      { logo: { dark: "/d.svg", light: "https://cdn.example/l.svg", mark: "/m.svg" } },
    ],
    [{ logo: "/d.svg" }, {}],
  ])("%j are read as %j", (settings, different) => expect(settingsOf(settings)).toEqual({ ...least, ...different }));
});

describe("the addresses of a permission answer", () => {
  const hash = `sha256-${"a".repeat(64)}`;
  const site = { seq: 3, hash, href: "/config/3.json" };

  it.each<[unknown, boolean]>([
    [site, true],
    [{ ...site, more: 1 }, true],
    [{ ...site, seq: 1.5 }, false],
    [{ ...site, seq: "3" }, false],
    [{ ...site, hash: `x${hash}` }, false],
    [{ ...site, hash: `${hash}0` }, false],
    [{ ...site, hash: 7 }, false],
    [{ ...site, href: "config/3.json" }, false],
    [{ ...site, href: undefined }, false],
    [[site], false],
  ])("name the revision %j: %s", (written, isNamed) => {
    expect(infoOf({ site: written }).site).toEqual(isNamed ? site : undefined);
  });

  it.each<[string, boolean]>([
    ["https://cdn.example/a", true],
    ["/a", true],
    ["/", true],
    ["//evil.example", false],
    ["/\\evil.example", false],
    ["/a\\b", false],
    ["/a b", false],
    ["https://", false],
    ["https://a b", false],
    ["xhttps://cdn.example", false],
    ["http://cdn.example", false],
    ["", false],
  ])("of a host of pictures: %s is one: %s", (url, isOne) => {
    expect(infoOf({ imageCDNs: [url] }).imageCDNs).toEqual(isOne ? [url] : []);
    expect(infoOf({ launchGameCDNs: [url, null] }).launchGameCDNs).toEqual(isOne ? [url] : []);
  });

  it.each<[string, boolean]>([
    ["https://chat.example", true],
    ["mailto:help@brand.example", true],
    ["tel:+85512", true],
    ["/help", true],
    ["tel:abc", false],
    ["tel:+855 12", false],
    ["mailto:", false],
    ["mailto:a b", false],
    ["xmailto:a", false],
    ["//evil.example", false],
    ["ftp://a", false],
  ])("of a channel of help: %s is one: %s", (url, isOne) => {
    expect(infoOf({ customerService: [{ type: 1, name: "CHAT", url }] }).customerService).toEqual([
      { type: 1, name: "CHAT", ...(isOne && { url }) },
    ]);
  });

  it("cost a resource its link, and what names no kind is none", () => {
    const resources = [{ resourceType: "app", url: "/app", qrCodeUrl: "/qr" }, { resourceType: "x" }, { url: "/a" }, 7];
    expect(infoOf({ resources }).resources).toEqual([
      { resourceType: "app", url: "/app", qrCodeUrl: "/qr" },
      { resourceType: "x", url: "", qrCodeUrl: "" },
    ]);
    expect(infoOf({ customerService: [{ type: "1" }, null, { type: 2 }] }).customerService).toEqual([
      { type: 2, name: "" },
    ]);
  });

  const endpoint = "https://id.example/v1";
  it.each<[unknown, unknown]>([
    [
      { endpoint, apiKey: "k" },
      { endpoint, apiKey: "k" },
    ],
    [
      { endpoint, apiKey: "k", phoneCheck: "https://id.example/phone" },
      { endpoint, apiKey: "k", phoneCheck: "https://id.example/phone" },
    ],
    [
      { endpoint, apiKey: "k", phoneCheck: "phone" },
      { endpoint, apiKey: "k" },
    ],
    [
      { endpoint: "http://localhost:9099/a", apiKey: "k" },
      { endpoint: "http://localhost:9099/a", apiKey: "k" },
    ],
    [
      { endpoint: "http://127.0.0.1:9099/a", apiKey: "k" },
      { endpoint: "http://127.0.0.1:9099/a", apiKey: "k" },
    ],
    [{ endpoint: "http://id.example:80/a", apiKey: "k" }, undefined],
    [{ endpoint: `${endpoint}?a=1`, apiKey: "k" }, undefined],
    [{ endpoint: `${endpoint}#a`, apiKey: "k" }, undefined],
    [{ endpoint: `x${endpoint}`, apiKey: "k" }, undefined],
    [{ endpoint }, undefined],
    [{ apiKey: "k" }, undefined],
    [{ endpoint: 7, apiKey: "k" }, undefined],
    ["https://id.example", undefined],
  ])("of who proves identities: %j is read as %j", (written, read) => {
    expect(infoOf({ identity: written }).identity).toEqual(read);
  });
});

describe("what else a permission answer tells", () => {
  it("is read where it is a text", () => {
    const { analytics, location, register } = infoOf({
      analytics: { gtagId: "G-1" },
      location: { ip: "192.0.2.1", country: "KH" },
      register: { username: {} },
    });
    expect([analytics, location, register]).toEqual([
      { gtagId: "G-1" },
      { ip: "192.0.2.1", country: "KH" },
      { username: {} },
    ]);
    expect(infoOf({ analytics: { gtagId: 1 }, location: { ip: 1 }, register: [] })).toMatchObject({
      analytics: { gtagId: "" },
      location: { ip: "", country: "" },
      register: {},
    });
  });
});
