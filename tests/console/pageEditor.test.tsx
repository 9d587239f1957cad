import { EditorView } from "@codemirror/view";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import { runInAction } from "mobx";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ConsoleToolsHolder, type ConsoleTools } from "#console/ConsoleTools.ts";
import { createConsole } from "#console/createConsole.ts";
import { pickFieldsByKind } from "#console/pages/PickField.tsx";
import { PageDesk } from "#console/pages/PageDesk.tsx";
import { observing } from "#rendering/observing.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { readPointer } from "#json/pointer.ts";
import { LateDocuments } from "#stores/LateDocuments.ts";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
const names = readdirSync("schemas/config").filter((name) => name.endsWith(".json"));
const schemas = Object.fromEntries(names.map((name) => [name, read(`schemas/config/${name}`)]));
const textsOf = (code: string) =>
  Object.assign({}, ...readdirSync(`locales/${code}`).map((name) => read(`locales/${code}/${name}`))) as Record<
    string,
    string
  >;
const words = textsOf("EN");
const arabic = textsOf("AR");

const heading = { kind: "heading", text: "own.x.heading", level: 2 };
const site = {
  brand: { settings: { languages: ["EN", "KM"], defaultLanguage: "EN", currency: "USD" } },
  texts: { EN: { "own.x.heading": "Hello there" } },
  flags: {},
  layouts: {
    "page/x": {
      title: "own.x.title",
      root: { kind: "stack", children: [heading, { kind: "divider" }, { kind: "card", children: [] }] },
    },
  },
  pages: {},
};

const Desk = observing(PageDesk as (props: { label: string }) => ReturnType<typeof PageDesk>);

async function openDesk(at = "/layouts/page~1x/root") {
  const documents = {
    layouts: new LateDocuments({}, async () => ({})),
    menus: {},
    blocks: Object.values(pickFieldsByKind),
  };
  const { stores, rendering } = createConsole("http://localhost:1", documents, schemas);
  const draft = { site: structuredClone(site), hash: "h", baseHash: "b", problems: [] };
  runInAction(() => {
    stores.draft.state = { status: "ready", draft: draft as never };
    stores.route.arrive({ path: "/documents", query: { at } });
  });
  stores.route.use({
    push: (address) => go(address),
    replace: (address) => go(address),
    retreat: () => undefined,
    back: () => undefined,
  });
  const go = (address: string) =>
    runInAction(() =>
      stores.route.arrive({
        path: "/documents",
        query: Object.fromEntries(new URLSearchParams(address.split("?")[1])),
      }),
    );
  const preview = { state: { status: "ready", preview: { drawing: null } }, load: async () => undefined };
  const tools = {
    ...stores,
    preview,
    schemas,
    mayEdit: () => true,
    bundledTexts: async () => words,
    bundled: () => undefined,
  } as unknown as ConsoleTools;
  render(
    <RenderingProvider context={{ ...rendering, translate: say }}>
      <ConsoleToolsHolder value={tools}>
        <Desk label="Pages" />
      </ConsoleToolsHolder>
    </RenderingProvider>,
  );
  await act(async () => undefined);
  const children = () => readPointer(stores.draft.site, "/layouts/page~1x/root/children") as { kind: string }[];
  return {
    stores,
    children,
    kinds: () =>
      children()
        .map(({ kind }) => kind)
        .join(" "),
  };
}

/** A text with its values, as far as these tests read them. */
const say = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
  (words[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const line = (name: RegExp) => screen.getByRole("treeitem", { name });

/** Waits for the editor of a name; what it gives writes another text into it, as one who types. */
async function codeEditor(name: string): Promise<(text: string) => void> {
  const content = await waitFor(() => {
    const found = document.querySelector(".code-area")?.shadowRoot?.querySelector(`[aria-label="${name}"]`);
    if (!(found instanceof HTMLElement)) throw new Error("The editor is not there yet");
    return found;
  });
  const view = EditorView.findFromDOM(content);
  return (insert) => act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }));
}

// jsdom lays nothing out; the editor asks where its text is.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

describe("the editor of a page", () => {
  beforeEach(() => {
    localStorage.clear();
    // What the tests' browser does not have; there are only pointers to be escaped.
    vi.stubGlobal("CSS", { escape: (text: string) => text });
  });

  it("moves, copies and removes the chosen node by keys, and takes it back", async () => {
    const { stores, kinds } = await openDesk();
    fireEvent.click(line(/^Heading, Hello there/));
    fireEvent.keyDown(line(/^Heading/), { key: "ArrowDown", altKey: true });
    expect(kinds()).toBe("divider heading card");
    expect(line(/^Heading/).getAttribute("aria-selected")).toBe("true");
    fireEvent.keyDown(line(/^Heading/), { key: "d", ctrlKey: true });
    expect(kinds()).toBe("divider heading heading card");
    const copy = screen.getByRole("treeitem", { selected: true });
    expect(copy.dataset["pointer"]).toBe("/root/children/2");
    expect(document.activeElement).toBe(copy);
    fireEvent.keyDown(copy, { key: "Delete" });
    expect(kinds()).toBe("divider heading card");
    act(() => void stores.draft.undo());
    expect(kinds()).toBe("divider heading heading card");
  });

  it("names the settings of a node in the language that was just chosen", async () => {
    const { stores } = await openDesk("/layouts/page~1x/root/children/0");
    fireEvent.click(screen.getByRole("button", { name: "Form" }));
    const labels = () => [...document.querySelectorAll(".node-form label")].map(({ textContent }) => textContent);
    const english = { ...words };
    await waitFor(() => expect(labels().join()).toContain(english["schema.layouts.level"]));
    try {
      Object.assign(words, arabic);
      act(() => runInAction(() => (stores.texts.texts = { ...stores.texts.texts, language: "AR" })));
      await waitFor(() => expect(labels().join()).toContain(arabic["schema.layouts.level"]));
      expect(labels().join()).not.toContain(english["schema.layouts.level"]);
    } finally {
      Object.assign(words, english);
    }
  });

  it("goes through the tree by the arrows, and folds it", async () => {
    await openDesk();
    fireEvent.click(line(/^Stack/));
    fireEvent.keyDown(line(/^Stack/), { key: "End" });
    expect(line(/^Card/).getAttribute("aria-selected")).toBe("true");
    fireEvent.keyDown(line(/^Card/), { key: "ArrowLeft" });
    expect(line(/^Stack/).getAttribute("aria-selected")).toBe("true");
    fireEvent.keyDown(line(/^Stack/), { key: "ArrowLeft" });
    expect(screen.getAllByRole("treeitem")).toHaveLength(1);
  });

  it("puts a node from the gallery behind the chosen one, with its texts in every language, as one step", async () => {
    const { stores, kinds, children } = await openDesk("/layouts/page~1x/root/children/0");
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    const gallery = within(screen.getByRole("region", { name: "Add a node" }));
    fireEvent.change(gallery.getByRole("searchbox"), { target: { value: "message to the reader" } });
    fireEvent.click(gallery.getByRole("button", { name: /^Notice/ }));
    expect(kinds()).toBe("heading notice divider card");
    const key = String((children()[1] as unknown as Record<string, unknown>)["text"]);
    expect(readPointer(stores.draft.site, "/texts/KM")).toHaveProperty([key]);
    act(() => void stores.draft.undo());
    expect(kinds()).toBe("heading divider card");
    expect(readPointer(stores.draft.site, "/texts/KM")).toBeUndefined();
  });

  it("keeps JSON that cannot be read, says its line, and puts it into the draft once it can be", async () => {
    const { stores, children } = await openDesk("/layouts/page~1x/root/children/0");
    fireEvent.click(screen.getByRole("button", { name: "Form" }));
    fireEvent.click(screen.getByRole("button", { name: "JSON" }));
    const write = await codeEditor("JSON of Heading");
    write('{\n  "kind": "heading",\n  "text": ');
    expect(screen.getByText(/This is not valid JSON: 3:/)).toBeTruthy();
    expect(children()[0]).toEqual(heading);
    expect(stores.writing.texts.get("/layouts/page~1x/root/children/0")).toContain('"text": ');
    write('{\n  "kind": "headin",\n  "text": "own.x.heading"\n}');
    expect(children()[0]).toEqual({ kind: "headin", text: "own.x.heading" });
    expect(stores.writing.texts.size).toBe(0);
    expect(screen.getByText(/The kind "headin" is not known/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Line 2" })).toBeTruthy();
  });

  it("lists all documents where the address names none", async () => {
    await openDesk("");
    expect(screen.getByText("page/x")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Search pages, dialogs and parts"), { target: { value: "page/x" } });
    expect(await screen.findByText("Documents shown: 1")).toBeTruthy();
  });
});
