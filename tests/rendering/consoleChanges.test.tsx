import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChangeList } from "#console/blocks/ChangeList.tsx";
import type { DiffEntry } from "#contracts/api.ts";
import { drawInConsole } from "#tests/support/aConsoleTools.tsx";
import { press, user } from "#tests/support/user.ts";

const site = {
  rules: { register: { whatsapp: { enabled: true, minLength: 7 } } },
  flags: { modId: "ROOT", enabled: "1", childrenNodes: [{ modId: "SMS", enabled: "0", childrenNodes: [] }] },
  theme: { dark: { accent: "#44ccaa" } },
  texts: { EN: { "home.title": "Play for money today" } },
};
const entries: DiffEntry[] = [
  {
    kind: "changed",
    pointer: "/rules/register/whatsapp/enabled",
    label: "rules › register › whatsapp › enabled",
    before: false,
    after: true,
  },
  {
    kind: "changed",
    pointer: "/flags/childrenNodes/0/enabled",
    label: "flags › childrenNodes › SMS › enabled",
    before: "1",
    after: "0",
  },
  {
    kind: "changed",
    pointer: "/theme/dark/accent",
    label: "theme › dark › accent",
    before: "#112233",
    after: "#44ccaa",
  },
  {
    kind: "changed",
    pointer: "/texts/EN/home.title",
    label: "texts › EN › home.title",
    before: "Play for free today",
    after: "Play for money today",
  },
];
const draw = (rows = entries, role?: "viewer") =>
  drawInConsole(<ChangeList label="Changes" entries={rows} />, { site, entries: rows, ...(role && { role }) });
const rowOf = (place: string) =>
  within(screen.getByRole("link", { name: place }).closest("li") ?? document.createElement("li"));

describe("the list of changes", () => {
  // Nothing has a height here, so a row is given one.
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
  afterEach(() => vi.restoreAllMocks());

  it("says of a page and of a node what they are made of, in the words of the page's own texts", async () => {
    const text = { kind: "text", text: "own.news.text" };
    const root = {
      kind: "stack",
      children: [{ kind: "heading", text: "own.news.title" }, ...Array<unknown>(20).fill(text)],
    };
    const texts = { EN: { "own.news.title": "News of the week", "own.news.text": "A paragraph" } };
    const page = { key: "news", layout: { root }, texts };
    await draw([
      { kind: "added", pointer: "/pages/news", label: "pages › news", after: page },
      {
        kind: "removed",
        pointer: "/layouts/page~1index/root/children/3",
        label: "layouts › index",
        before: { kind: "grid" },
      },
    ]);
    const [added, removed] = screen.getAllByRole("listitem").filter((each) => each.matches(".change"));
    const lines = within(added ?? document.body)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(lines.slice(0, 3)).toEqual(["Stack News of the week", "Heading News of the week", "Text A paragraph"]);
    expect(lines.at(-1)).toBe("and 6 more");
    expect(within(removed ?? document.body).getByRole("listitem").textContent).toBe("Grid ");
  });

  it("says places and values as the forms have them", async () => {
    await draw();
    const field = rowOf("Registration › WhatsApp number › Enabled");
    expect([field.getByText("Off"), field.getByText("On")]).toHaveLength(2);
    const flag = rowOf("Feature flags › SMS › Enabled");
    expect(flag.getAllByText(/^(?:On|Off)$/).map(({ textContent }) => textContent)).toEqual(["On", "Off"]);
    const colour = screen.getByText("#44ccaa").previousElementSibling;
    expect(colour && getComputedStyle(colour).backgroundColor).toBe("rgb(68, 204, 170)");
    const text = rowOf("Texts › English › home.title");
    expect(["free", "money"].map((word) => text.getByText(word).tagName)).toEqual(["MARK", "MARK"]);
  });

  it("says days and visitors of an entry of a menu as its desk does, and other conditions as they are written", async () => {
    const off = { not: { value: { bind: "/clock/weekday" }, in: ["Sun"] } };
    const agents = { accountType: [1, 2, 41, 42] };
    const at = (index: number, after: unknown): DiffEntry => ({
      kind: "added",
      pointer: `/menus/header/items/${index}/when`,
      label: `menus › header › ${index} › when`,
      after,
    });
    const own = { value: { bind: "/route/path" }, is: "/index" };
    await draw([at(0, { any: [off, { not: agents }] }), at(1, { flag: "CHAT" }), at(2, own)]);
    const [days, flag, other] = screen.getAllByRole("listitem").filter((item) => item.classList.contains("change"));
    expect(days?.textContent).toContain("Not on Sunday: Agents only");
    expect(days?.querySelector("pre")).toBeNull();
    expect(flag?.textContent).toContain("Only while this feature is on: CHAT");
    expect(other?.textContent).toContain("/route/path");
    expect(other?.textContent).not.toContain("Who sees it");
  });

  it("tells another text in the place of the product's as a change, and takes the brand's own away again", async () => {
    const own: DiffEntry = {
      kind: "added",
      pointer: "/texts/EN/home.title",
      label: "texts › EN › home.title",
      after: "Play for money today",
    };
    const bundledTexts = async () => ({ "home.title": "Play for free today" });
    const drawn = await drawInConsole(<ChangeList label="Changes" entries={[own]} />, {
      site,
      entries: [own],
      bundledTexts,
    });
    const row = rowOf("Texts › English › home.title");
    expect(await row.findByText("Changed")).toBeTruthy();
    expect(row.queryByText("Added")).toBeNull();
    expect(["free", "money"].map((word) => row.getByText(word).tagName)).toEqual(["MARK", "MARK"]);
    await press("Take back: Texts › English › home.title");
    expect(drawn.site()["texts"]).toEqual({ EN: {} });
  });

  it("leads to the place, and takes one change back", async () => {
    const { tools, site: siteNow } = await draw();
    const row = rowOf("Registration › WhatsApp number › Enabled");
    expect(row.getByRole("link").getAttribute("href")).toBe(
      "/console/registration?at=%2Frules%2Fregister%2Fwhatsapp%2Fenabled",
    );
    await press("Take back: Registration › WhatsApp number › Enabled");
    expect(siteNow()).toMatchObject({ rules: { register: { whatsapp: { enabled: false, minLength: 7 } } } });
    tools.draft.undo();
    expect(siteNow()).toMatchObject({ rules: { register: { whatsapp: { enabled: true } } } });
  });

  it("offers nobody who may only look to take anything back", async () => {
    await draw(entries, "viewer");
    expect(screen.queryByRole("button", { name: /Take back/ })).toBeNull();
  });

  it("draws of thousands those near the screen, and finds one by its words or its page", async () => {
    const texts = Array.from({ length: 2000 }, (_, index): DiffEntry => ({
      kind: "added",
      pointer: `/texts/EN/own.text${index}`,
      label: `texts › EN › own.text${index}`,
      after: `Text ${index}`,
    }));
    await draw([...entries, ...texts]);
    const list = screen.getByRole("list", { name: "Changes" });
    expect(within(list).getAllByRole("listitem").length).toBeLessThan(60);
    expect(within(list).getAllByRole("listitem")[0]?.getAttribute("aria-setsize")).toBe("2004");
    await user.type(screen.getByRole("searchbox", { name: "Search in the changes" }), "own.text1999");
    expect(within(list).getByRole("link", { name: "Texts › English › own.text1999" })).toBeTruthy();
    expect(screen.getByText("Changes shown: 1")).toBeTruthy();
    await user.clear(screen.getByRole("searchbox", { name: "Search in the changes" }));
    await press("Theme 1");
    expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  });
});
