import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteTexts } from "#console/texts/SiteTexts.tsx";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { observing } from "#rendering/observing.ts";
import { drawInConsole } from "#tests/support/aConsoleTools.tsx";
import { press, user } from "#tests/support/user.ts";

const bundled: Record<string, Record<string, string>> = {
  EN: { "home.title": "Take your seat", score: "{{count}} points", "menu.home": "Home" },
  KM: { "home.title": "អង្គុយ", score: "{{count}} ពិន្ទុ", "menu.home": "ដើម" },
  AR: { "home.title": "خذ مقعدك", score: "{{count}} نقاط", "menu.home": "الرئيسية" },
};
const brand = { settings: { languages: ["KM", "AR"], defaultLanguage: "KM" } };
/** What reads files is a part of the program that is loaded when one is chosen. */
const soon = { timeout: 15_000 };
/** As a block is drawn: anew whenever what it read changes. */
const Desk = observing(SiteTexts);
const draw = async (texts: unknown = { EN: { "club.title": "The club of {{name}}" } }, role?: "viewer") => {
  const drawn = await drawInConsole(<Desk label="Texts" at={{} as NodePlace} />, {
    site: { brand, texts },
    bundledTexts: async (language) => bundled[language] ?? {},
    ...(role && { role }),
  });
  drawn.tools.route.use({
    push: () => undefined,
    replace: (address) =>
      drawn.tools.route.arrive({
        path: "/texts",
        query: Object.fromEntries(new URL(address, "http://a").searchParams),
      }),
    retreat: () => undefined,
    back: () => undefined,
  });
  await screen.findAllByRole("listitem", {}, soon);
  return { ...drawn, texts: () => drawn.site()["texts"] };
};
const box = (language: string, key: string) =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: `${language} ${key}` });
const rows = () => within(screen.getByRole("list", { name: "Texts" })).getAllByRole("listitem");

describe("the desk of texts", () => {
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(90));
  afterEach(() => vi.restoreAllMocks());

  it("shows languages beside each other, each in its own direction, and what is missing by language", async () => {
    await draw();
    expect(box("العربية", "menu.home").dir).toBe("rtl");
    expect([box("English", "menu.home").value, box("ខ្មែរ", "menu.home").value]).toEqual(["Home", "ដើម"]);
    expect(screen.getByRole("button", { name: "ខ្មែរ 1 missing", pressed: true })).toBeTruthy();
    await press("Missing 1");
    expect(rows()).toHaveLength(1);
  });

  it("writes in place, keeps an empty box empty while somebody writes, and goes back by one step", async () => {
    const { texts, tools } = await draw({});
    const title = box("ខ្មែរ", "home.title");
    await user.clear(title);
    expect([title.value, texts()]).toEqual(["", {}]);
    await user.type(title, "ចូល");
    expect(texts()).toEqual({ KM: { "home.title": "ចូល" } });
    tools.draft.history.seal();
    await press("Take the brand’s own text of home.title away (ខ្មែរ)");
    expect(texts()).toEqual({});
    expect(box("ខ្មែរ", "home.title").value).toBe("អង្គុយ");
    tools.draft.undo();
    expect(texts()).toEqual({ KM: { "home.title": "ចូល" } });
  });

  it("says in words beside the text which value is left out and which nobody fills in, while it is typed", async () => {
    await draw({});
    const score = box("ខ្មែរ", "score");
    fireEvent.change(score, { target: { value: "{{cuont}} ពិន្ទុ" } });
    const said = score.closest("[data-language]")?.querySelector("[role=status]")?.textContent;
    expect(said).toContain("Left out: {{count}}.");
    expect(said).toContain("Nobody fills in {{cuont}} there.");
    fireEvent.change(score, { target: { value: "{{count}} ពិន្ទុ!" } });
    expect(score.closest("[data-language]")?.querySelector("[role=status]")).toBeNull();
  });

  it("keeps words, languages and view in the address, and finds by words of a language that is not shown", async () => {
    const { tools } = await draw();
    await press("العربية 1 missing");
    await user.type(screen.getByRole("searchbox"), "مقعدك");
    expect(tools.route.route.query).toEqual({ q: "مقعدك", in: "EN,KM" });
    await waitFor(() => expect(rows()).toHaveLength(1), soon);
    expect(box("ខ្មែរ", "home.title")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "العربية home.title" })).toBeNull();
  });

  it("keeps a text in the list of what is missing while it is written, and goes on by the keyboard", async () => {
    const { texts } = await draw({ EN: { "a.one": "One", "a.two": "Two" } });
    await press("Missing 2");
    const first = box("ខ្មែរ", "a.one");
    await user.type(first, "មួយ");
    expect(rows()).toHaveLength(2);
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(box("ខ្មែរ", "a.two"));
    await user.keyboard("ពីរ");
    expect(texts()).toMatchObject({ KM: { "a.one": "មួយ", "a.two": "ពីរ" } });
  });

  it("tells that the brand says something else in English than what a translation was made from", async () => {
    const { texts } = await draw({ EN: { "menu.home": "Start" } });
    await press("Outdated 1");
    expect(screen.getAllByText("Written for: Home")).toHaveLength(2);
    await press("It still fits: menu.home (ខ្មែរ)");
    expect(texts()).toEqual({ EN: { "menu.home": "Start" }, KM: { "menu.home": "ដើម" } });
    expect(screen.getAllByText("Written for: Home")).toHaveLength(1);
  });

  it("begins a text of the brand's own, first in the list, and refuses a key that is none", async () => {
    const { texts } = await draw({});
    const name = screen.getByRole("textbox", { name: "Key of a new text" });
    await user.type(name, "1 key{Enter}");
    expect(screen.getByRole("alert").textContent).toContain("begins with a letter");
    await user.clear(name);
    await user.type(name, "z.club{Enter}");
    expect(rows()[0]?.textContent).toContain("z.club");
    await user.type(box("English", "z.club"), "The club");
    expect(texts()).toEqual({ EN: { "z.club": "The club" } });
  });

  it("shows what a file would change before anything is taken in, and takes nothing away without a word", async () => {
    const { texts, tools } = await draw({ KM: { "home.title": "ចូលមក" } });
    const table = "key,EN,KM,XX\nhome.title,Sit down,,x\nscore,{{count}} points,{{cuont}} ពិន្ទុ,x\nnobody,a,b,x";
    await user.upload(screen.getByLabelText(/^Take in a table/), new File([table], "back.csv", { type: "text/csv" }));
    const difference = within(await screen.findByRole("region", { name: "What back.csv changes" }, soon));
    expect(difference.getAllByRole("status")[0]?.textContent).toBe("Removed 1Changed 2Added 0As they were 1");
    const alert = difference.getByRole("alert").textContent;
    expect(alert).toContain("Line 1 “XX” is no language that the brand offers.");
    expect(alert).toContain("Line 4 nobody: there is no text with this key.");
    expect(difference.getByText("Nobody fills in {{cuont}} there.")).toBeTruthy();
    expect(texts()).toEqual({ KM: { "home.title": "ចូលមក" } });

    await press("Take into the draft: 2");
    const taken = { EN: { "home.title": "Sit down" }, KM: { "home.title": "ចូលមក", score: "{{cuont}} ពិន្ទុ" } };
    expect(texts()).toEqual(taken);
    tools.draft.undo();
    expect(texts()).toEqual({ KM: { "home.title": "ចូលមក" } });

    await user.upload(screen.getByLabelText(/^Take in a table/), new File([table], "back.csv", { type: "text/csv" }));
    await user.click(await screen.findByRole("checkbox", { name: /^Also take the brand’s own text away .* 1$/ }, soon));
    await press("Take into the draft: 3");
    expect(texts()).toEqual({ EN: { "home.title": "Sit down" }, KM: { score: "{{cuont}} ពិន្ទុ" } });
  });

  it("says why a file cannot be read, and loses nothing", async () => {
    const { texts } = await draw({ KM: { "home.title": "ចូលមក" } });
    const choose = (file: File) => user.upload(screen.getByLabelText(/^Take in a table/), file);
    await choose(new File([new Uint8Array([0x6b, 0xe9, 0x2c])], "latin.csv"));
    expect((await screen.findByRole("alert", {}, soon)).textContent).toContain("Letters of this file are broken");
    await choose(new File(["x".repeat(10 * 1024 * 1024)], "big.csv"));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("more than 8 MB"), soon);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Take into the draft: 0" }).disabled).toBe(true);
    expect(texts()).toEqual({ KM: { "home.title": "ចូលមក" } });
  });

  it("lets whoever may only look change nothing", async () => {
    await draw(undefined, "viewer");
    expect(box("ខ្មែរ", "menu.home").readOnly).toBe(true);
    expect(screen.queryByRole("button", { name: "Add a text" })).toBeNull();
  });
});
