import { describe, expect, it } from "vitest";
import { sitePages } from "#compile/menus/sitePages.ts";

const page = {
  key: "vault",
  area: "personal-centre",
  menu: { label: "vault.title" },
  texts: { EN: {} },
  layout: { root: { kind: "text" } },
};
const own = { ...page, area: "page", path: "/vault" };
const root = { root: { kind: "text" } };

/** The pages that stand, and what was told of them. */
function read(written: unknown) {
  const { pages, problems } = sitePages(written);
  return { pages, told: problems.map(({ document, pointer, reason }) => `${document}#${pointer}: ${reason}`) };
}

describe("the pages of a site", () => {
  it.each<[Record<string, unknown>]>([
    [page],
    [own],
    [{ ...page, $schema: "x", format: 4, forms: {}, dialogs: { limits: root } }],
    [{ ...page, menu: { label: { bind: "/a" }, after: "devices" } }],
  ])("stand as they are written: %j", (written) => {
    expect(read({ vault: written })).toEqual({ pages: { vault: written }, told: [] });
  });

  it("are none where there are none", () => {
    expect(read(undefined)).toEqual({ pages: {}, told: [] });
    expect(read([])).toEqual({ pages: {}, told: ["pages#: pages are an object"] });
  });

  it.each<[unknown, string]>([
    [7, "#: a page is an object"],
    [{ ...page, area: undefined }, "#/area: an area is personal-centre or agent-centre or page"],
    [{ ...page, area: "centre" }, "#/area: an area is personal-centre or agent-centre or page"],
    [{ ...page, area: "constructor" }, "#/area: an area is personal-centre or agent-centre or page"],
    [{ ...own, path: undefined }, "#/path: a page of its own has a path"],
    [{ ...own, path: "vault" }, "#/path: a page of its own has a path"],
    [{ ...page, layout: undefined }, "#/layout/root: a page has a layout with a root"],
    [{ ...page, layout: { root: [] } }, "#/layout/root: a page has a layout with a root"],
  ])("leave out %j: %s", (written, told) => {
    expect(read({ vault: written })).toEqual({ pages: {}, told: [`pages/vault${told}`] });
  });

  it.each(["9vault", "va-ult", "a".repeat(65)])("leave out what is kept as %s", (key) => {
    const reason = "a page's key is a letter, then up to 63 letters and digits";
    expect(read({ [key]: page })).toEqual({ pages: {}, told: [`pages/${key}#/key: ${reason}`] });
  });

  const named = "a dialog's name is a letter, then up to 63 letters and digits";
  it.each<[Record<string, unknown>, string, Record<string, unknown>]>([
    [{ colour: 1 }, '#/colour: there is no property "colour" here', { colour: 1 }],
    [{ key: undefined }, "#/key: the page is kept as vault", { key: undefined }],
    [{ key: "va-ult" }, "#/key: the page is kept as vault", { key: "va-ult" }],
    [{ texts: undefined }, "#/texts: a page has texts", { texts: undefined }],
    [{ dialogs: [] }, "#/dialogs: dialogs are an object", { dialogs: {} }],
    [{ dialogs: { "9": root, a: root } }, `#/dialogs/9: ${named}`, { dialogs: { a: root } }],
    [{ dialogs: { b: {}, a: root } }, "#/dialogs/b/root: a dialog has a root", { dialogs: { a: root } }],
    [{ dialogs: { b: 7 } }, "#/dialogs/b/root: a dialog has a root", { dialogs: {} }],
    [{ menu: undefined }, "#/menu: a page has a label for its menu", { menu: { label: "vault" } }],
    [{ menu: {} }, "#/menu/label: a page has a label for its menu", { menu: { label: "vault" } }],
    [{ menu: { label: "" } }, "#/menu/label: a page has a label for its menu", { menu: { label: "vault" } }],
    [{ menu: { label: "a", after: 7 } }, "#/menu/after: this is the id of an item", { menu: { label: "a" } }],
  ])("stand without what cannot be used: %j: %s", (different, told, kept) => {
    expect(read({ vault: { ...page, ...different } })).toEqual({
      pages: { vault: { ...page, ...kept } },
      told: [`pages/vault${told}`],
    });
  });
});
