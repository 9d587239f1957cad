import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import schema from "#schemas/entities/scope.schema.json" with { type: "json" };
import type { FormDescriptor } from "#contracts/entities.ts";
import type { Layout } from "#contracts/config.ts";
import { declaredState } from "#rendering/documentScope.ts";
import type { PlayerSite } from "#player/site/PlayerSite.ts";
import { createRootScope } from "#player/wiring/createRootScope.ts";
import type { SiteStore } from "#stores/SiteStore.ts";
import { aLogin, aMember } from "../support/aMember.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good } from "../support/fakeSession.ts";

type Root = { properties?: Record<string, unknown>; "x-inside"?: string; "x-contract"?: string };

const roots = Object.entries(schema.properties as Record<string, Root>).filter(
  ([name, root]) => root["x-inside"] === undefined || name === "data",
);

const profiles = [
  { name: "house", realityCheckMinutes: 60 },
  { name: "strict", realityCheckMinutes: 30, minimumAge: 21, countries: ["KH"] },
];

/** The scope of a member who has everything that can be read. */
async function aScope() {
  const { stores, port, dispatch, formScope } = await fakePlayer();
  port.login.mockResolvedValue(good(aLogin({ type: 1 })));
  port.getMemberInfo.mockResolvedValue(good(aMember({ type: 1 })));
  await dispatch({ do: "login" }, formScope({ username: "player01", password: "Secret#12" }));
  const info = { location: { ip: "203.0.113.9", country: "KH" }, settings: {} };
  stores.site = {
    compiled: { brand: { name: "Ink", settings: { minimumAge: 18, play: { profile: "house", profiles } } }, paths: {} },
    permission: { info },
  } as unknown as SiteStore<PlayerSite>;
  stores.ui.openCentre("personal", "messages");
  stores.flags.replace({ has: () => true });
  await stores.contracts.begin();
  const form = { fields: [] } as unknown as FormDescriptor;
  return createRootScope(
    stores,
    () => [{ code: "KH" }],
    () => form,
  );
}

describe("what documents read of the site", () => {
  it.each(roots)("has /%s with just the members that the schema names", async (name, { properties, ...root }) => {
    const value = (await aScope()).read(`/${name}`);
    expect(value).toBeDefined();
    if (properties === undefined) return;
    const contract = root["x-contract"] === "MemberInfo" ? Object.keys(aMember()) : [];
    expect(Object.keys(value as object).toSorted()).toEqual(
      [...new Set([...Object.keys(properties), ...contract])].toSorted(),
    );
  });
});

describe("the site's own address that documents read", () => {
  it("is there once the page is this visitor's, and not while it stands as it was drawn ahead", async () => {
    const { stores } = await fakePlayer();
    const form = { fields: [] } as unknown as FormDescriptor;
    const scope = createRootScope(
      stores,
      () => [],
      () => form,
    );
    stores.ui.drawIn("dark");
    expect(scope.read("/ui/origin")).toBeUndefined();
    stores.ui.takeOver();
    expect(scope.read("/ui/origin")).toBe("https://play.example");
  });
});

describe("the minimum age that documents read", () => {
  it("is the one of the rules for the visitor's country", async () => {
    expect((await aScope()).read("/brand/settings/minimumAge")).toBe(21);
  });
});

describe("the name of a route", () => {
  it.each([
    ["/deposit-rank", "deposit", "w_deposit20"],
    ["/bet-rank", "bet", "w_bet20"],
    ["/rng", "egames", "w_rng"],
    ["/fish", "egames", "w_fish"],
    ["/pvp", "pvp", "w_pvp"],
  ])("[ROUTE-04] [ROUTE-06] of %s is %s, with the banners of %s", async (path, name, banner) => {
    const { stores } = await fakePlayer(path);
    const files = ["depositRank", "betRank", "rng", "fish", "pvp"].map((key) => [
      `page/${key}`,
      JSON.parse(readFileSync(`layouts/pages/${key}.json`, "utf8")) as Layout,
    ]);
    const layouts = Object.fromEntries(files) as Record<string, Layout>;
    stores.site = { compiled: { brand: {}, paths: {}, layouts }, isWhole: true } as unknown as SiteStore<PlayerSite>;
    const form = { fields: [] } as unknown as FormDescriptor;
    const scope = createRootScope(
      stores,
      () => [],
      () => form,
    );
    expect(scope.read("/route/name")).toBe(name);
    expect(layouts[String(scope.read("/route/page"))]?.banner).toBe(banner);
  });
});

describe("a page of a game", () => {
  it("[SHELL-03] [ROUTE-07] hides the header of the site and shows it again, as its state says; the help of /helpmc has none", async () => {
    const { stores } = await fakePlayer("/game");
    const layouts = Object.fromEntries(
      ["game", "index", "helpmc"].map((name) => [
        `page/${name}`,
        JSON.parse(readFileSync(`layouts/pages/${name}.json`, "utf8")) as Layout,
      ]),
    );
    const compiled = { brand: { name: "Ink" }, paths: {}, layouts };
    stores.site = { compiled, isWhole: true } as unknown as SiteStore<PlayerSite>;
    const form = { fields: [] } as unknown as FormDescriptor;
    const scope = createRootScope(
      stores,
      () => [],
      () => form,
    );
    const game = declaredState("page/game", layouts["page/game"]);
    const hasHeader = () => scope.read("/route/header");
    expect(hasHeader()).toBe(true);
    stores.states.write(game, "header", false);
    expect(hasHeader()).toBe(false);
    stores.states.write(game, "header", true);
    expect(hasHeader()).toBe(true);
    stores.states.write(game, "header", false);
    stores.route.arrive({ path: "/index", query: {} });
    expect(hasHeader()).toBe(true);
    stores.route.arrive({ path: "/helpmc", query: {} });
    expect(hasHeader()).toBe(false);
  });
});
