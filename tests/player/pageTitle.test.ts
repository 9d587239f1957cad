import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageTitle } from "#player/routing/pageTitle.ts";
import { watchTitle } from "#player/routing/watchTitle.ts";
import { openDocument } from "#engine/openDocument.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { aTranslate } from "../support/aTranslate.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { readBundledSite } from "../support/readBundledSite.ts";

const { layouts } = readBundledSite("ink");

/** Somebody with an account of this type (null: a visitor) at an address; `system` is how the platform says the site stands. */
async function aScreen(address: string, type: number | null = null, system = "normal") {
  const player = await fakePlayer();
  const { stores, scope } = player;
  const site = { system, compiled: { brand: { name: "Ink" } } };
  Object.assign(stores, { site });
  player.arrive(address);
  stores.session.expect(type);
  const rendering = {
    documents: {
      open: (key: string) => (key in layouts ? openDocument(layouts[key as never], key) : undefined),
      current: () => "page/register",
    },
    scope,
    translate: aTranslate(),
  } as unknown as RenderingContext;
  return { ...player, rendering, title: () => pageTitle(stores, rendering) };
}

describe("the title of the window", () => {
  const page = { title: "" };
  beforeEach(() => void vi.stubGlobal("document", page));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ["the page", "/register", null, "normal", "Open an account · Ink"],
    ["the page for maintenance", "/register", null, "maintenance", "We are setting the tables · Ink"],
    ["the page for a region that is blocked", "/register", 0, "regionBlocked", "Not available where you are · Ink"],
    ["a centre's page", "/register?centre=personal&page=transactionHistory", 0, "normal", "Account record · Ink"],
    ["a centre that lists its pages", "/register?centre=personal", 0, "normal", "My account · Ink"],
    ["a centre whose page is not known", "/register?centre=personal&page=x", 0, "normal", "My account · Ink"],
    ["the agents' centre", "/register?centre=agent&page=agentTeamOverview", 1, "normal", "Team overview · Ink"],
    [
      "the page, where a player asks for the agents' centre",
      "/register?centre=agent",
      0,
      "normal",
      "Open an account · Ink",
    ],
    [
      "the page, where a visitor asks for a centre",
      "/register?centre=personal",
      null,
      "normal",
      "Open an account · Ink",
    ],
    [
      "a closed site, whatever the address names",
      "/a?centre=personal",
      0,
      "maintenance",
      "We are setting the tables · Ink",
    ],
  ] as const)("is that of %s", async (_, address, type, system, expected) => {
    expect((await aScreen(address, type, system)).title()).toBe(expected);
  });

  it("is that of the centre that stays open below a login", async () => {
    const { stores, title } = await aScreen("/register");
    stores.ui.openCentre("personal", "transactionHistory");
    expect(title()).toBe("Account record · Ink");
  });

  it("follows what is opened and closed", async () => {
    const { stores, rendering } = await aScreen("/register");
    watchTitle(stores, rendering);
    expect(page.title).toBe("Open an account · Ink");
    stores.ui.openCentre("personal");
    expect(page.title).toBe("My account · Ink");
    stores.ui.closeCentre();
    expect(page.title).toBe("Open an account · Ink");
  });
});
