import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { drawWithVendors } from "#tests/support/drawWithVendors.tsx";

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
