import type { DataRequest } from "#stores/DataSource.ts";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compileSite } from "#compile/site.ts";
import { createFormats } from "#i18n/createFormats.ts";
import { DialogHost } from "#app/hosts/DialogHost.tsx";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { fakePlayer } from "#tests/support/fakePlayer.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const { layouts, forms } = compileSite(bundled, bundled);

const notices = [
  {
    id: 1,
    title: "Maintenance on Sunday",
    content: "<p>We are <b>closed</b> at noon.</p>",
    time: "2026-11-20T10:00:00Z",
  },
  { id: 2, title: "A new wheel", content: "<p>Spin it.</p>", time: "2026-11-19T10:00:00Z" },
];
const winners = Array.from({ length: 20 }, (_, place) => ({
  vo: { game: `Game ${place}`, customer: `pl•••${place}`, winAmount: 1_234_550 + place },
}));

/** Answers as bindings see them: with where they stand beside their members. */
const withStatus = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, { status: "ready", ...(value as object) }]));

/** Draws the home page of the bundled site as a visitor sees it, with every feature on and these answers. */
async function drawHome(answers: Record<string, unknown> = {}) {
  const { stores, dispatch: send } = await fakePlayer();
  const sent: unknown[] = [];
  const dispatch: typeof send = (...all) => (sent.push(all[0]), send(...all));
  const write = createFormats("en", "USD", { timeZone: "UTC" });
  const asked: DataRequest[] = [];
  const context = aRenderingContext({
    layouts,
    flags: ["JACKPOT3", "WINNERS3"],
    forms: { descriptors: forms },
    roots: { data: () => withStatus(answers) },
    format: (value, format = "text") => write(value, format),
    dispatch,
    data: {
      watch: (_, __, request) => (asked.push(request), () => {}),
      read: (_, id) => (id in answers ? { status: "ready", value: answers[id] } : { status: "loading" }),
      reload: async () => {},
      load: async () => ({ ok: true, value: {} }),
    },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name="page/index" />
      <DialogHost stores={stores} scope={context.scope} />
    </RenderingProvider>,
  );
  return { asked, dispatched: () => sent };
}

describe("the home page", () => {
  it("[HOME-04] has notices that move along; each opens in a dialog with its title and its words", async () => {
    const { asked } = await drawHome({ notices: { player: notices } });
    expect(asked.map(({ call }) => call)).toContain("listAnnouncements");
    const bar = screen.getByRole("region", { name: "Notices" });
    expect(within(bar).getAllByRole("button", { name: /Sunday|wheel/ })).toHaveLength(2);
    // Once the page rests a copy follows without a gap: the bar moves.
    await vi.waitFor(() => expect(bar.querySelectorAll(".ticker__list")).toHaveLength(2));
    expect(bar.className).not.toContain("ticker--still");
    await act(async () => void fireEvent.click(within(bar).getByRole("button", { name: "Maintenance on Sunday" })));
    const dialog = screen.getByRole("dialog", { name: "Notices" });
    expect(await within(dialog).findByText("Maintenance on Sunday")).toBeTruthy();
    expect((await within(dialog).findByText("closed")).tagName).toBe("B");
    expect(within(dialog).queryByText("Spin it.")).toBeNull();
  });

  it("[HOME-06] asks for twenty winners and moves them up, three at a time: picture, game, customer, amount", async () => {
    const { asked } = await drawHome({ winners: { list: winners } });
    expect(asked.find(({ call }) => call === "listWinners")?.params).toEqual({ gameCategory: "ALL", limitNum: 20 });
    const list = screen.getByRole("region", { name: "Recent winners" });
    expect(list.style.getPropertyValue("--ticker-visible")).toBe("3");
    expect(list.className).not.toContain("ticker--still");
    const rows = within(list).getAllByRole("listitem");
    expect(rows).toHaveLength(20);
    const [first] = rows as [HTMLElement];
    expect(first.querySelector("svg")).not.toBeNull();
    for (const words of ["Game 0", "pl•••0", "$12,345.50"]) expect(first.textContent).toContain(words);
  });

  it("[HOME-01] and every other page with banners ask of each what kind of link it has", () => {
    const written = Object.entries(layouts).map(([name, layout]) => [name, JSON.stringify(layout)] as const);
    const withBanners = written.filter(([, layout]) => layout.includes('"link":{"bind":"/row/link"},"link'));
    expect(withBanners.length).toBeGreaterThan(10);
    for (const [name, layout] of withBanners) {
      const kinds = layout.split('"link":{"bind":"/row/link"},"linkKind":{"bind":"/row/linkageType"}').length;
      expect([name, kinds]).toEqual([name, layout.split('"link":{"bind":"/row/link"}').length]);
    }
  });

  it("has no jackpot where the platform knows of none", async () => {
    await drawHome({ jackpot: null });
    expect(screen.queryByRole("figure", { name: "Slots jackpot" })).toBeNull();
  });

  describe("with the clock in our hands", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("[HOME-01] shows its banners after its own slides, for five seconds each, and goes where one leads", async () => {
      const banner = { text: "", url: "", art: "wheel" };
      const banners = [
        { ...banner, title: "No kind of link", linkageType: "", link: "/help" },
        { ...banner, title: "A cup", linkageType: "page", link: "/promotions" },
      ];
      const { dispatched } = await drawHome({ notices: { player: [], banners } });
      const shown = () => document.querySelector('.hero__slide[data-shown="true"]');
      const slides = [...document.querySelectorAll(".hero__slide")];
      const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
      expect(slides.length).toBeGreaterThan(1);
      expect(shown()).toBe(slides[0]);
      // They begin to move once the page has come to rest.
      let waited = 0;
      for (; shown() === slides[0] && waited < 6000; waited += 50) wait(50);
      expect([waited >= 5000, waited <= 5200]).toEqual([true, true]);
      for (const slide of slides.slice(1, -1)) {
        expect(shown()).toBe(slide);
        wait(4900);
        expect(shown()).toBe(slide);
        wait(100);
      }
      expect(shown()?.textContent).toContain("A cup");
      fireEvent.click(within(shown() as HTMLElement).getByRole("link"));
      expect(dispatched()).toContainEqual(expect.objectContaining({ do: "navigate", to: "/promotions" }));
      const other = slides.find((slide) => slide.textContent?.includes("No kind of link"));
      expect([other === undefined, other?.querySelector("a")]).toEqual([false, null]);
    });

    it("[HOME-05] lets the jackpot grow by 165.11 every three seconds", async () => {
      const since = new Date().toISOString();
      const value = { amount: 4_823_197_755, currency: "USD", since, step: 165_11, everyMs: 3000, most: 9_999_999_900 };
      const { asked } = await drawHome({ jackpot: value });
      expect(asked.map(({ call }) => call)).toContain("getJackpot");
      const jackpot = screen.getByRole("figure", { name: "Slots jackpot" });
      const cents = () => Number((jackpot.querySelector(".only-read")?.textContent ?? "").replaceAll(/\D/g, ""));
      const start = cents();
      expect(start).toBeGreaterThan(0);
      act(() => void vi.advanceTimersByTime(2999));
      expect(cents()).toBe(start);
      act(() => void vi.advanceTimersByTime(1));
      expect(cents() - start).toBe(165_11);
      act(() => void vi.advanceTimersByTime(6000));
      expect(cents() - start).toBe(3 * 165_11);
    });
  });
});
