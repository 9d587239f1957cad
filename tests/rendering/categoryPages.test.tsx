import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageKey } from "#compile/pageKey.ts";
import { drawWithVendors as draw, site, slots, vendor } from "#tests/support/drawWithVendors.tsx";

const at = (path: string): string => pageKey(path, (key) => key in site.layouts);

describe("the pages of categories", () => {
  const categories = {
    "/pvp": ["Card games", "PVP", "w_pvp"],
    "/live": ["Live casino", "LIVE", "w_live"],
    "/sports": ["Sports", "SPORTS", "w_sports"],
    "/esports": ["Esports", "ESPORTS", "w_esports"],
    "/elott": ["E-lottery", "ELOTT", "w_lott"],
    "/cockfight": ["Cockfight", "COCKFIGHT", "w_cockFight"],
    "/lottery": ["Lottery", "LOTT", "w_lott"],
    "/rng": ["Slots", "RNG", "w_rng"],
    "/fish": ["Fishing", "FISH", "w_fish"],
  };

  it.each(Object.entries(categories))(
    "[ROUTE-05] [ROUTE-06] %s asks for its vendors and shows them",
    async (path, all) => {
      const [title, gameType] = all as [string, string];
      const hasLists = ["/rng", "/fish"].includes(path);
      const { asked } = draw(at(path), { answer: { lanes: [{ gameCategory: gameType, vendors: slots }] } });
      expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
      // Lists of games have a tab for all vendors, and tabs of their own.
      const own = await screen.findAllByRole("tab", { name: /^Vendor/ });
      expect(own).toHaveLength(slots.length);
      expect(asked).toContainEqual(expect.objectContaining({ call: "listVendors", params: { gameType } }));
      const [panel = document.body] = screen.getAllByRole("tabpanel");
      if (!hasLists) expect(within(panel).getByText("Not open yet")).toBeTruthy();
    },
  );

  it.each(["/pvp", "/live", "/sports", "/esports", "/cockfight"])(
    "%s lists the games of the vendor that page of the address names, else of the first",
    async (path) => {
      const [, gameType] = categories[path as keyof typeof categories] as [string, string];
      for (const [query, vassalage] of [
        [{ page: "C" }, "C"],
        [{}, slots[0]?.vassalage],
      ] as const) {
        const { asked } = draw(at(path), {
          query,
          answer: { lanes: [{ gameCategory: gameType, vendors: slots }] },
        });
        await screen.findAllByRole("tab", { name: /^Vendor/ });
        await waitFor(() =>
          expect(asked).toContainEqual(
            expect.objectContaining({ call: "listGames", params: expect.objectContaining({ gameType, vassalage }) }),
          ),
        );
        cleanup();
      }
    },
  );

  it.each(["/rng", "/fish"])("[ROUTE-06] %s shows the vendor that page of the address names", async (path) => {
    draw(at(path), { query: { page: "C" } });
    const tab = await screen.findByRole("tab", { name: "Vendor C Not open yet" });
    expect(tab.getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("heading", { level: 2, name: "Vendor C" })).toBeTruthy();
  });

  it.each(["rng", "fish", "live", "pvp"])("%s marks the tab of a vendor that is not open", async (page) => {
    const gameType = page.toUpperCase();
    const [open, closed, soon] = ["A", "B", "C"].map((name) => ({ ...vendor(name), gameType, status: "open" }));
    const vendors = [open, { ...closed, status: "maintenance" }, { ...soon, status: "soon" }];
    draw(`page/${page}`, { answer: { lanes: [{ gameCategory: gameType, vendors }] } });
    const tabs = await screen.findAllByRole("tab", { name: /^Vendor/ });
    expect(tabs.map(({ textContent }) => textContent.trim())).toEqual([
      "Vendor A",
      "Vendor B Under maintenance",
      "Vendor C Not open yet",
    ]);
  });

  it("say that a vendor is in maintenance, or not open, and that there is none", async () => {
    const closed = { ...vendor("A"), status: "maintenance" };
    draw("page/live", { answer: { lanes: [{ gameCategory: "LIVE", vendors: [closed] }] } });
    expect(await screen.findByText("Under maintenance")).toBeTruthy();
    expect(screen.queryByText("Not open yet")).toBeNull();
    const open = { ...vendor("O"), status: "open" };
    draw("page/sports", { answer: { lanes: [{ gameCategory: "SPORTS", vendors: [open] }] } });
    expect(await screen.findByRole("button", { name: "Games of Vendor O" })).toBeTruthy();
    expect(screen.queryByText("Not open yet")).toBeNull();
    draw("page/fish", { answer: { lanes: [] } });
    expect(await screen.findByText("No vendor here yet")).toBeTruthy();
  });

  const groups = {
    "/index": "w_home",
    ...Object.fromEntries(Object.entries(categories).map(([path, all]) => [path, all[2]])),
    "/down": "w_down",
    "/promotions": "w_promotion",
    "/pointMall": "w_shop",
    "/help": "w_help",
    "/helpmc": "w_help",
    "/register": "w_register",
    "/deposit-rank": "w_deposit20",
    "/bet-rank": "w_bet20",
  };
  it.each(Object.entries(groups))("[ROUTE-04] [ROUTE-08] %s has the banners of %s", (path, group) => {
    const key = at(path);
    const { asked } = draw(key);
    const calls = asked.filter(({ params }) => Object.values(params as object).includes(group)).map(({ call }) => call);
    // The home page has them with its announcements.
    expect([site.layouts[key]?.banner, calls]).toEqual([
      group,
      [path === "/index" ? "listAnnouncements" : "listBanners"],
    ]);
  });
});

describe("the pages of content", () => {
  it.each([
    ["/noticePage", "Announcements", "listAnnouncements"],
    ["/pointMall", "Points mall", "Log in first"],
    ["/promotions", "Promotions", "listPromotions"],
    ["/promoDetail", "Promotions", "It is not here any more"],
    ["/seamless", "Games of one wallet", "Not open yet"],
    ["/help", "Help centre", "getHelpCenter"],
    ["/down", "Download", "getRouters"],
    ["/join", "Become a partner", "How it works"],
  ])("[ROUTE-03] %s is there, with its content", async (path, title, content) => {
    const { asked } = draw(at(path));
    expect(at(path)).toBe(`page${path}`);
    expect((await screen.findAllByRole("heading", { name: title }))[0]).toBeTruthy();
    const shown = [...asked.map(({ call }) => call), ...screen.queryAllByText(content).map(() => content)];
    expect(shown).toContain(content);
  });
});
