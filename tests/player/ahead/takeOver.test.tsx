import type { DrawnPage, PageDrawer } from "#compile/PageDrawer.ts";
import type { AheadPage } from "#player/ahead/AheadPage.ts";
import { act, fireEvent } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { canonicalJson } from "#json/canonical.ts";
import { loadChunks } from "#rendering/createChunk.ts";
import { createDrawnPlayer } from "#player/ahead/createDrawnPlayer.ts";
import { createPageDrawer, NoRouter } from "#player/ahead/createPageDrawer.tsx";
import { watchTyped } from "#player/ahead/watchTyped.ts";
import { seedStores } from "#player/ahead/seedStores.ts";
import { siteOfPage } from "#player/ahead/siteOfPage.ts";
import { PlayerTree } from "#player/hosts/PlayerTree.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const site = readBundledSite("ink");
const reference = { seq: 7, hash: "sha256-test", href: "/config/sha256-test.json" };
let drawer: PageDrawer<DrawnPage<AheadPage>>;
let taken: Root | undefined;

/** Draws a page as the platform does, and takes it over as the browser does; gives what React complained of. */
async function takeOver(wish: { path: string; language?: string; theme?: "dark" | "light"; member?: number | null }) {
  const { path, language = "EN", theme = "dark", member = null } = wish;
  const drawn = await drawer.draw({ path, language, theme, member, centre: null });
  if (!drawn) return null;
  const root = document.createElement("div");
  root.id = "root";
  root.innerHTML = drawn.markup;
  document.body.replaceChildren(root);
  const faults: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void faults.push(words));
  // As it comes out of the page.
  const page = JSON.parse(JSON.stringify(drawn.page)) as typeof drawn.page;
  const { stores, rendering, reload } = createDrawnPlayer();
  await Promise.all([seedStores(stores, page, siteOfPage(page)), loadChunks(page.chunks)]);
  rendering.forms.typedBefore = watchTyped(root).take;
  const before = root.querySelectorAll("*").length;
  return {
    drawn,
    root,
    faults,
    before,
    hydrate: () =>
      act(async () => {
        taken = hydrateRoot(root, <PlayerTree player={{ stores, rendering, reload }} router={NoRouter} />, {
          onRecoverableError: (error) => void faults.push(error),
        });
      }),
  };
}

beforeAll(async () => {
  drawer = await createPageDrawer({ reference, content: canonicalJson(site), platform: "" });
});
afterEach(() => {
  // Pictures are drawn when nothing else is to be done, which may be after the last test.
  act(() => taken?.unmount());
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("a page that was drawn ahead", () => {
  const visitors = ["/index", "/register", "/login"].flatMap((path) =>
    ["EN", "KM", "AR"].flatMap((language) =>
      (["dark", "light"] as const).map((theme) => [path, language, theme, null] as const),
    ),
  );
  const members = ["EN", "AR"].flatMap((language) => [0, 4].map((type) => ["/index", language, "dark", type] as const));

  it.each([...visitors, ...members])(
    "is taken over as it stands: %s in %s, %s, account type %s",
    async (path, language, theme, member) => {
      const page = await takeOver({ path, language, theme, member });
      if (!page) throw new Error("not drawn");
      const elements = [...page.root.querySelectorAll("header, main, h1, h2, form, input, select, label, footer")];
      expect(elements.length).toBeGreaterThan(5);
      await page.hydrate();
      expect(page.faults).toEqual([]);
      // Each is still the very one that was drawn.
      expect(elements.filter((element) => !element.isConnected)).toEqual([]);
      expect(page.drawn.theme).toBe(theme);
    },
  );

  it("is none for visitors of a brand that wants a login first", async () => {
    const closed = structuredClone(site);
    closed.brand.settings.loginedToHomePage = true;
    const closedDrawer = await createPageDrawer({ reference, content: canonicalJson(closed), platform: "" });
    const wish = { path: "/index", language: "EN", theme: null, centre: null };
    expect(await closedDrawer.draw({ ...wish, member: null })).toBeNull();
    expect(await closedDrawer.draw({ ...wish, member: 0 })).not.toBeNull();
  });

  it("has a title, a language and a direction of its own", async () => {
    const drawn = await drawer.draw({ path: "/register", language: "AR", theme: null, member: null, centre: null });
    expect(drawn).toMatchObject({ tag: "ar", direction: "rtl", language: "AR", theme: "dark" });
    expect(drawn?.title).toMatch(/\S/);
  });

  it("carries only what it was drawn from", async () => {
    const drawn = await drawer.draw({ path: "/login", language: "EN", theme: null, member: null, centre: null });
    const { documents, forms } = drawn?.page.site ?? { documents: {}, forms: {} };
    const words: Record<string, object> = drawn?.page.texts.words ?? {};
    expect(Object.keys(documents)).toContain("page/login");
    expect(Object.keys(documents)).not.toContain("page/register");
    expect(Object.keys(forms).length).toBeLessThan(Object.keys(site.layouts).length);
    expect(Object.keys(words)).toEqual(["EN"]);
    const keys = Object.keys(words["EN"] ?? {});
    expect(keys).toContain("login.submit");
    expect(keys).not.toContain("register.title");
    // English has about 800 for players; header, footer and the login with every reason it may be refused have 215.
    expect(keys.length).toBeLessThan(250);
  });

  it("is not drawn where there is no such page", async () => {
    expect(await drawer.draw({ path: "/nowhere", language: "EN", theme: null, member: null, centre: null })).toBeNull();
  });

  it("keeps what was typed, chosen and focused, and the very field", async () => {
    const page = await takeOver({ path: "/register" });
    if (!page) throw new Error("not drawn");
    const fields = [...page.root.querySelectorAll<HTMLInputElement>("form input[type=text], form input:not([type])")];
    const [first, second] = fields;
    if (!first || !second) throw new Error("no fields");
    first.value = "walter";
    second.focus();
    await page.hydrate();
    expect(page.faults).toEqual([]);
    expect(first.isConnected).toBe(true);
    expect(first.value).toBe("walter");
    expect(document.activeElement).toBe(second);
  });

  it("keeps what was typed even where a part of it has to be drawn anew", async () => {
    const page = await takeOver({ path: "/register" });
    if (!page) throw new Error("not drawn");
    const nameOf = () => page.root.querySelector<HTMLInputElement>("input[name=username]");
    const ageOf = () => page.root.querySelector<HTMLInputElement>("input[name=ageConfirmed]");
    const [drawn, age] = [nameOf(), ageOf()];
    if (!drawn || !age) throw new Error("no fields");
    fireEvent.input(drawn, { target: { value: "walter" } });
    age.checked = true;
    fireEvent.input(age);
    // Something else than what was drawn: React throws it away.
    page.root.querySelector("main")?.replaceChildren();
    await page.hydrate();
    expect(drawn.isConnected).toBe(false);
    expect([nameOf()?.value, ageOf()?.checked]).toEqual(["walter", true]);
  });
});
