import { describe, expect, it } from "vitest";
import type { BannerItem, Site } from "#contracts/config.ts";
import { deviceOf } from "#server/features/banner/deviceOf.ts";
import { joinSite, splitSite } from "#server/features/publishing/store/splitSite.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";

const { call, clock, liveSite } = await aPlatform();
const banner = (id: string, more: Partial<BannerItem> = {}): BannerItem => ({ id, title: { EN: id }, ...more });

function show(items: BannerItem[], group = "w_home"): void {
  liveSite.change({ ...aSite(), banners: { [group]: { items } } });
}

const asked = async (query = "group=w_home", headers: Record<string, string> = { language: "EN" }) =>
  call("GET", `/wps/system/banners?${query}`, { headers });
const shown = async (query?: string, headers?: Record<string, string>) =>
  (await asked(query, headers)).json().value.list as Record<string, string>[];
const ids = async (query?: string, headers?: Record<string, string>) =>
  (await shown(query, headers)).map(({ bannerId }) => bannerId);

describe("banners of a group", () => {
  it("come in order, as the contract says them", async () => {
    show([banner("b", { text: { EN: "More" }, art: "seed", image: "banners/b.webp" }), banner("a")]);
    expect(await shown()).toEqual([
      {
        bannerId: "b",
        groupName: "w_home",
        url: "banners/b.webp",
        title: "b",
        text: "More",
        art: "seed",
        linkageType: "",
        link: "",
      },
      { bannerId: "a", groupName: "w_home", url: "", title: "a", text: "", art: "", linkageType: "", link: "" },
    ]);
  });

  it("[HOME-01] lead somewhere only where they say what kind of link it is", async () => {
    show([
      banner("none", { link: "/register" }),
      banner("page", { linkageType: "page", link: "/register" }),
      banner("centre", { linkageType: "centre", link: "personal/securityCenter" }),
      banner("external", { linkageType: "external", link: "https://else.example" }),
    ]);
    expect((await shown()).map(({ linkageType, link }) => [linkageType, link])).toEqual([
      ["", ""],
      ["page", "/register"],
      ["centre", "/index?centre=personal&page=securityCenter"],
      ["external", "https://else.example"],
    ]);
  });

  it("begin and end at their moment", async () => {
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000).toISOString();
    show([banner("ends", { until: at(10) }), banner("begins", { from: at(10) }), banner("over", { until: at(-1) })]);
    expect(await ids()).toEqual(["ends"]);
    clock.advance(10_000);
    expect(await ids()).toEqual(["begins"]);
  });

  it("are those of the language, with its words, else those that stand in for them", async () => {
    show([
      banner("all", { title: { EN: "Hello", KM: "សួស្តី", CN: "你好" } }),
      banner("khmer", { languages: ["KM"], title: { KM: "ខ្មែរ" } }),
    ]);
    const titles = async (headers: Record<string, string>) =>
      (await shown("group=w_home", headers)).map(({ title }) => title);
    expect(await titles({ language: "EN" })).toEqual(["Hello"]);
    expect(await titles({ language: "KM" })).toEqual(["សួស្តី", "ខ្មែរ"]);
    expect(await titles({ language: "TW" })).toEqual(["你好"]);
    expect(await titles({ language: "FR" })).toEqual(["Hello"]);
    expect(await titles({})).toEqual(["សួស្តី", "ខ្មែរ"]);
  });

  it("are those of the device, as the call or the browser says", async () => {
    show([banner("phones", { devices: ["phone"] }), banner("others", { devices: ["tablet", "desktop"] })]);
    const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148";
    expect(await ids()).toEqual(["others"]);
    expect(await ids("group=w_home&device=phone")).toEqual(["phones"]);
    expect(await ids("group=w_home", { "user-agent": phone })).toEqual(["phones"]);
    expect(await ids("group=w_home&device=desktop", { "user-agent": phone })).toEqual(["others"]);
    const vary = (await asked()).headers.vary;
    expect(vary).toContain("language");
    expect(vary).toContain("user-agent");
  });

  it("are there while their feature is on", async () => {
    show([banner("on", { flag: "FREETRIAL3" }), banner("off", { flag: "JACKPOT3" })]);
    expect(await ids()).toEqual(["on"]);
  });

  it("of 200 the first 20 that are due are shown", async () => {
    const due = Array.from({ length: 200 }, (_, place) =>
      banner(`b${place}`, place < 5 ? { until: "2000-01-01T00:00:00Z" } : {}),
    );
    show(due);
    expect(await ids()).toEqual(Array.from({ length: 20 }, (_, place) => `b${place + 5}`));
  });

  it.each(["nobody", "constructor", "__proto__", "toString", "$schema"])(
    "of a group that is not there are none: %s",
    async (group) => {
      show([banner("one")]);
      expect(await ids(`group=${group}`)).toEqual([]);
    },
  );

  it.each(["", "group=", `group=${"x".repeat(65)}`, "group=w_home&device=watch"])(
    "are refused to: %s",
    async (query) => {
      expect((await asked(query)).statusCode).toBe(400);
    },
  );

  it("come with the announcements of type B too", async () => {
    show([banner("one")]);
    const answer = await call("GET", "/wps/announcement?types=B&groupName=w_home", { headers: { language: "EN" } });
    expect(answer.json().value.banners).toEqual(await shown());
    const others = await call("GET", "/wps/announcement?types=PL&groupName=w_home");
    expect(others.json().value.banners).toEqual([]);
  });
});

describe("what a device says of itself", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0", {}, "desktop"],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36", {}, "phone"],
    ["Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36", {}, "tablet"],
    ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148", {}, "tablet"],
    ["Mozilla/5.0", { "sec-ch-ua-mobile": "?1" }, "phone"],
    ["", {}, "desktop"],
  ])("%s", (name, headers, device) => {
    expect(deviceOf({ headers: { "user-agent": name, ...headers } })).toBe(device);
  });
});

describe("a revision as it is stored", () => {
  const site: Site = { ...aSite(), banners: { w_home: { items: [banner("secret-plan")] } } };

  it("is downloaded without what the platform answers from, and names that by its hash", () => {
    const stored = splitSite(site);
    expect(stored.content).not.toContain("secret-plan");
    expect(JSON.parse(joinSite(stored))).toEqual(site);
    const other = splitSite({ ...site, banners: { w_home: { items: [] } } });
    expect(other.content).not.toBe(stored.content);
  });

  it("stays as it is where nothing stands aside", () => {
    const stored = splitSite(aSite());
    expect(stored.aside).toBeNull();
    expect(joinSite(stored)).toBe(stored.content);
  });

  it("is refused where what stands aside is another one's", () => {
    const stored = splitSite(site);
    expect(() => joinSite({ ...stored, aside: `{"banners":{}}` })).toThrow("does not name");
  });
});
