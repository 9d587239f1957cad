import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";

const user = userEvent.setup({ delay: null });
const notice = (id: string, type = "PL") => ({
  id,
  type,
  title: `Notice ${id}`,
  content: `<p>Body <b>of ${id}</b> <img src="x" onerror="alert(1)"></p>`,
  time: "2026-11-20T09:05:07Z",
});
const groups = {
  player: [notice("one"), notice("two"), notice("three", "H")],
  banners: [],
  popup: [notice("pop", "PU")],
  promotion: [notice("promo", "PR")],
};
const written = "2026-11-20 09:05:07";

/** Presses the notice of the line that moves along the home page; answers its modal. */
async function openNotice(list: readonly object[], title: string) {
  await drawPlayerPage("/index", { answers: { listAnnouncements: { ...groups, player: list } } });
  await user.click(screen.getAllByRole("button", { name: title })[0] as HTMLElement);
  return within(await screen.findByRole("dialog"));
}

describe("the modal of notices", () => {
  it("[NOTICE-01] shows title, time and HTML body of the notice that was pressed, turns to the others, and folds it", async () => {
    const modal = await openNotice(groups.player, "Notice two");
    const title = () => modal.getByText(/^Notice \w/).closest("summary") as HTMLElement;
    const isOpen = () => title().closest("details")?.open;
    expect(title().textContent).toContain("Notice two");
    expect(title().textContent).toContain(written);
    // Day before time in lines from right to left too.
    expect(modal.getByText(written).tagName).toBe("BDI");
    expect((await modal.findByText("of two")).tagName).toBe("B");
    expect(document.body.innerHTML).not.toMatch(/onerror|alert\(/);
    // Pressing what is chosen folds it, and unfolds it again.
    expect(isOpen()).toBe(true);
    await user.click(title());
    expect(isOpen()).toBe(false);
    await user.click(title());
    expect(isOpen()).toBe(true);
    const [before, next] = ["Back", "Further"].map((name) => modal.getByRole("button", { name }));
    expect(modal.getByText("2 of 3")).toBeTruthy();
    await user.click(next as HTMLElement);
    expect([title().textContent?.includes("Notice three"), modal.getByText("3 of 3").tagName !== ""]).toEqual([
      true,
      true,
    ]);
    expect(await modal.findByText("of three")).toBeTruthy();
    expect(modal.queryByText("of two")).toBeNull();
    const isOff = (name: string) => {
      const button = modal.getByRole("button", { name });
      return button.hasAttribute("disabled") || button.getAttribute("aria-disabled") === "true";
    };
    expect([isOff("Back"), isOff("Further")]).toEqual([false, true]);
    await user.click(before as HTMLElement);
    await user.click(modal.getByRole("button", { name: "Back" }));
    expect(title().textContent).toContain("Notice one");
    expect([isOff("Back"), isOff("Further")]).toEqual([true, false]);
  });

  it("[NOTICE-01] has no pager where there is one", async () => {
    const modal = await openNotice([notice("only")], "Notice only");
    expect(await modal.findByText("of only")).toBeTruthy();
    expect(modal.queryByRole("button", { name: "Further" })).toBeNull();
  });
});

describe("the page of notices", () => {
  it("[NOTICE-01] shows notices by group, with their times as they are written everywhere", async () => {
    const { lastOf } = await drawPlayerPage("/noticePage", { answers: { listAnnouncements: groups } });
    expect(lastOf("listAnnouncements")).toEqual({ types: "PL,PU,PR,H" });
    expect(screen.getByText("Notice one")).toBeTruthy();
    expect(screen.getAllByText(written)).toHaveLength(3);
    const body = await screen.findByText("of one");
    expect([body.tagName, body.closest("details")?.open]).toEqual(["B", false]);
    for (const isOpen of [true, false]) {
      await user.click(screen.getByText("Notice one"));
      expect(body.closest("details")?.open).toBe(isOpen);
    }
    for (const [tab, title] of [
      ["Promotions", "Notice promo"],
      ["Important", "Notice pop"],
    ] as const) {
      await user.click(screen.getByRole("tab", { name: tab }));
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getAllByText(written)).toHaveLength(1);
    }
  });
});
