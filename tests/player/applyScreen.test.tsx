import { observable, runInAction } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlayerStores } from "#player/PlayerStores.ts";
import { applyScreen } from "#player/wiring/applyScreen.ts";

/** This page has no constructed sheets; what matters is what is put into them. */
class FakeSheet {
  cssRules: string[] = [];
  replaceSync(text: string): void {
    this.cssRules = [text];
  }
}

const { documentElement, head } = document;

beforeEach(() => {
  vi.stubGlobal("CSSStyleSheet", FakeSheet);
  Object.assign(document, { adoptedStyleSheets: [] });
  documentElement.lang = "km";
  documentElement.dir = "ltr";
  documentElement.dataset["theme"] = "dark";
});

afterEach(() => {
  vi.unstubAllGlobals();
  head.replaceChildren();
});

interface Site {
  hash: string;
  compiled: { styles: string | null; brand: { settings: object } } | null;
}

function someStores() {
  const ui = observable({ theme: { name: "dark", suggest: () => {} } });
  const texts = observable({ texts: { tag: "km", direction: "ltr" } }, {}, { deep: false });
  const site = observable<Site>({ hash: "", compiled: null }, {}, { deep: false });
  applyScreen({ ui, texts, site } as unknown as PlayerStores);
  const show = (hash: string, styles: string | null) =>
    runInAction(() => Object.assign(site, { hash, compiled: { styles, brand: { settings: {} } } }));
  const colours = () => (document.adoptedStyleSheets as unknown as FakeSheet[]).flatMap(({ cssRules }) => cssRules);
  return { ui, texts, show, colours };
}

describe("the screen", () => {
  it("is left alone by what it already says: a browser would style the whole page anew", async () => {
    const changes: string[] = [];
    const observer = new MutationObserver((records) => changes.push(...records.map((one) => one.attributeName ?? "")));
    observer.observe(documentElement, { attributes: true });
    const { ui, texts } = someStores();
    runInAction(() => (texts.texts = { tag: "km", direction: "ltr" }));
    await Promise.resolve();
    expect(changes).toEqual([]);
    runInAction(() => {
      texts.texts = { tag: "ar", direction: "rtl" };
      ui.theme.name = "light";
    });
    await Promise.resolve();
    expect(changes.toSorted()).toEqual(["data-theme", "dir", "lang"]);
    expect([documentElement.lang, documentElement.dir, documentElement.dataset["theme"]]).toEqual([
      "ar",
      "rtl",
      "light",
    ]);
    observer.disconnect();
  });

  it("keeps the colours that its page came with, until a revision brings others", () => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.setAttribute("href", "/theme/sha256-1.css");
    head.append(link);
    const { show, colours } = someStores();
    show("sha256-1", ":root { --c-text: black }");
    expect(colours()).toEqual([]);
    show("sha256-2", ":root { --c-text: blue }");
    expect(colours()).toEqual([":root { --c-text: blue }"]);
    // Back to the first one: the link alone would lose against what was put in since.
    show("sha256-1", ":root { --c-text: black }");
    expect(colours()).toEqual([":root { --c-text: black }"]);
  });

  it("sets the colours of a page that came without", () => {
    const { show, colours } = someStores();
    show("sha256-1", ":root { --c-text: black }");
    expect(colours()).toEqual([":root { --c-text: black }"]);
  });
});
