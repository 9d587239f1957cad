import { act, render, screen, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { openDocument } from "#engine/openDocument.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext, type ContextParts } from "#tests/support/aRenderingContext.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const brands = ["ink", "fresh"] as const;
const english = aTranslate();

/** The specification's order, with its labels in English. */
const pages = [
  ["securityCenter", "My account"],
  ["transferFund", "My wallet"],
  ["depositv2", "Deposit"],
  ["withdraw", "Withdraw"],
  ["transferUpline", "Transfer to upline"],
  ["personalHistoryCopy", "Betting record"],
  ["transactionHistory", "Account record"],
  ["personalProfit", "Personal loss"],
  ["bonusDetails", "Bonus details"],
  ["rewardCenter", "Reward centre"],
  ["referral", "Invite friends"],
  ["missionLeaderboard", "Mission activity"],
  ["messageV2", "Platform messages"],
  ["playerRank", "My rank"],
] as const;

interface Shown {
  name?: string;
  page?: string;
  counts?: { rewards: number; missions: number };
  unread?: number;
  parts?: ContextParts;
}

/** Draws the shell of a brand with its personal centre open. */
function draw(brand: (typeof brands)[number], { name = "personal", page, counts, unread = 0, parts = {} }: Shown = {}) {
  const bundled = readBundledSite(brand);
  const site = compileSite(bundled, bundled);
  const context = aRenderingContext({
    layouts: site.layouts,
    menus: { items: (menu) => site.menus[menu]?.items ?? [] },
    translate: (key, values) => site.texts["EN"]?.[key] ?? english(key, values),
    roots: {
      session: () => ({ loggedIn: true, account: "player01", nickname: "Player", accountType: 0 }),
      centre: () => ({ name, ...(page !== undefined && { page }) }),
      route: () => ({ path: "/index", page: "page/index" }),
      messages: () => ({ unread }),
    },
    ...(counts && {
      data: {
        watch: () => () => {},
        read: () => ({ status: "ready" as const, value: counts }),
        reload: async () => {},
        load: async () => ({ ok: true as const, value: {} }),
      },
    }),
    forms: { descriptors: site.forms },
    ...parts,
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name="shell" />
    </RenderingProvider>,
  );
  return { context, site };
}

const centreOf = () => screen.getByRole("dialog", { name: "My account" });
const entries = () => [...centreOf().querySelectorAll(".centre__menu .menu__list > li")];

describe.each(brands)("the personal centre of %s", (brand) => {
  it("[PC-01] lists the 13 pages in their order and the player's rank, each with a page of its own", () => {
    const { site } = draw(brand);
    expect(entries().map((entry) => entry.textContent)).toEqual(pages.map(([, label]) => label));
    const items = site.menus["personalCentre"]?.items ?? [];
    expect(items.slice(0, pages.length).map((item) => item.page)).toEqual(pages.map(([key]) => key));
    for (const [key] of pages) expect(site.layouts).toHaveProperty([`personal-centre/${key}`]);
  });

  it("[PC-01] opens the page of each by a press on it", async () => {
    const { context } = draw(brand);
    for (const entry of entries()) await act(async () => entry.querySelector("button")?.click());
    expect(context.actions).toEqual(
      pages.map(([page]) => expect.objectContaining({ do: "openCentre", centre: "personal", page })),
    );
  });

  it("[PC-01] has a button that closes it, and is not there while nobody opened it", async () => {
    const { context } = draw(brand);
    within(centreOf()).getByRole("button", { name: "Close" }).click();
    expect(context.actions).toContainEqual({ do: "closeCentre" });
  });

  it("[PC-01] is not there while it is closed", () => {
    draw(brand, { name: "" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[PC-01] is shown only once its page is loaded, which it asks for", async () => {
    const { layouts } = compileSite(readBundledSite(brand), readBundledSite(brand));
    let asked = 0;
    const complete = async (): Promise<void> => void (asked += 1);
    draw(brand, {
      page: "depositv2",
      parts: {
        documents: {
          open: (key) => (key === "personal-centre/depositv2" ? undefined : openDocument(layouts[key], key)),
          current: () => "page/index",
          rest: { isWhole: false, complete },
        },
      },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(asked).toBeGreaterThan(0);
  });

  it("[PC-02] counts missions, messages and rewards in red badges while there are any, and nothing else", () => {
    draw(brand, { counts: { rewards: 2, missions: 7 }, unread: 31 });
    const badges = entries().flatMap((entry) => {
      const badge = entry.querySelector(".menu__badge");
      return badge
        ? [[entry.querySelector("button")?.textContent?.replace(badge.textContent ?? "", ""), badge.textContent]]
        : [];
    });
    expect(badges).toEqual([
      ["Reward centre", "2"],
      ["Mission activity", "7"],
      ["Platform messages", "31"],
    ]);
    // What is marked is drawn so: in the colour of the theme that is red in the dark and in the light.
    const sheet = readFileSync("renderers/blocks/Menu.css", "utf8");
    expect(sheet).toMatch(/\.menu__badge \{[^}]*background: var\(--c-negative\);/);
    const { dark, light } = readBundledSite(brand).theme as Record<"dark" | "light", { negative: string }>;
    for (const { negative } of [dark, light]) {
      const [red = 0, green = 0, blue = 0] = (negative.match(/[0-9a-f]{2}/g) ?? []).map((part) => parseInt(part, 16));
      expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
    }
  });

  it.each([{ counts: { rewards: 0, missions: 0 } }, {}])(
    "[PC-02] has no badge for zero, nor where nothing counts: %j",
    (shown) => {
      draw(brand, shown);
      expect(centreOf().querySelectorAll(".menu__badge")).toHaveLength(0);
    },
  );
});
