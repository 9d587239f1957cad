import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { drawWithVendors, vendor } from "#tests/support/drawWithVendors.tsx";

describe("a panel of vendors in the header", () => {
  it("[SHELL-09] closes 200 ms after the focus has left it, and not where it came back", async () => {
    drawWithVendors("shell");
    const opening = await screen.findByRole("button", { name: "Live casino: Vendors" });
    const isOpen = () => opening.getAttribute("aria-expanded") === "true";
    vi.useFakeTimers();
    try {
      const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
      const move = (to: HTMLElement) => act(() => to.focus());
      move(opening);
      fireEvent.click(opening);
      const elsewhere = within(screen.getByRole("navigation", { name: "Main menu" })).getByRole("link", {
        name: "Promotions",
      });
      move(elsewhere);
      wait(199);
      move(screen.getByRole("link", { name: "Vendor G" }));
      wait(1_000);
      expect(isOpen()).toBe(true);
      move(elsewhere);
      wait(199);
      expect(isOpen()).toBe(true);
      wait(1);
      expect(isOpen()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the navigation at the top", () => {
  const nav = () => within(screen.getByRole("navigation", { name: "Main menu" }));
  const names = () =>
    nav()
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  const lane = (gameCategory: string) => ({ gameCategory, vendors: [vendor("X", gameCategory)] });

  it("[NAV-01] is built of the categories that have vendors alone, cockfight right after live", async () => {
    const all = { RNG: "Slots", LIVE: "Live casino", COCKFIGHT: "Cockfight", SPORTS: "Sports", ESPORTS: "Esports" };
    const others = { FISH: "Fishing", PVP: "Card games", LOTT: "Lottery", ELOTT: "E-lottery" };
    const titles = { ...all, ...others };
    drawWithVendors("shell", { answer: { lanes: Object.keys(titles).toReversed().map(lane) } });
    await nav().findByRole("button", { name: "Slots: Vendors" });
    expect(names().filter((name) => Object.values(titles).includes(name))).toEqual(Object.values(titles));
    cleanup();
    for (const [category, title] of Object.entries(titles)) {
      drawWithVendors("shell", { answer: { lanes: [lane(category)] } });
      await nav().findByRole("button", { name: `${title}: Vendors` });
      const shown = names().filter((name) => name !== "Vendor X");
      expect(shown).toEqual(["Home", title, "Promotions", "Download"]);
      cleanup();
    }
  });

  it("has all of its items until the vendors are known", () => {
    drawWithVendors("shell", { answer: {} });
    expect(names()).toHaveLength(12);
  });
});
