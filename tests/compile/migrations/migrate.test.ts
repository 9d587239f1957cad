import { globSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { migratePage, migrateSite, migrations } from "#compile/migrations/migrate.ts";

const folder = new URL("../../fixtures/formats/", import.meta.url);
const formats = readdirSync(folder).map((file) => Number(file.replace(".json", "")));

async function siteOf(format: number): Promise<Record<string, unknown>> {
  return ((await import(`../../fixtures/formats/${format}.json`)) as { default: Record<string, unknown> }).default;
}

/** What comes with the program: documents that no older one stands in the way of. */
const ownDocuments = [
  ...globSync("{layouts,src/console/layouts,schemas/forms,examples/pages}/**/*.json"),
  ...globSync("brands/*/{menus,rules}.json"),
];

const loading = { kind: "data", id: "list", call: "listAnnouncements", placeholder: "lines", children: [] };
const loads = { kind: "data", id: "list", call: "listAnnouncements", skeleton: "lines", children: [] };

describe("the format of documents", () => {
  it("has a configuration kept of each earlier format, and steps that lead from each to today's", () => {
    const earlier = Array.from({ length: currentFormat - 1 }, (_, index) => index + 1);
    expect(formats.toSorted()).toEqual(earlier);
    expect([...new Set(migrations.map(({ from }) => from))]).toEqual(earlier);
  });

  it.each(formats)("is the same when a site of format %i is migrated twice", async (format) => {
    const once = migrateSite(await siteOf(format));
    expect(migrateSite(once)).toBe(once);
  });

  it("names the skeleton of a data, wherever the data stands, and leaves other placeholders", () => {
    const field = { name: "a", widget: "text", placeholder: "example" };
    const site = {
      format: 1,
      layouts: { shell: { root: { kind: "stack", children: [{ kind: "form", fields: [field] }, loading] } } },
      pages: { a: { layout: { root: { kind: "card", aside: loading } } } },
    };
    expect(migrateSite(site)).toEqual({
      format: currentFormat,
      layouts: { shell: { root: { kind: "stack", children: [{ kind: "form", fields: [field] }, loads] } } },
      pages: { a: { layout: { root: { kind: "card", aside: loads } } } },
    });
  });

  it.each([
    [
      "what a condition compares",
      {
        kind: "text",
        when: { all: [{ value: "/state/step", is: "last" }, { not: { value: "/row/a", exists: true } }] },
      },
      {
        kind: "text",
        when: {
          all: [{ value: { bind: "/state/step" }, is: "last" }, { not: { value: { bind: "/row/a" }, exists: true } }],
        },
      },
    ],
    ["a choice, which compares nothing", { value: "/a", label: "b" }, { value: "/a", label: "b" }],
    [
      "what a call loads again",
      { do: "call", call: "markMessage", refresh: ["messages"] },
      { do: "call", call: "markMessage", then: [{ do: "refresh", data: ["messages"] }] },
    ],
    [
      "what a call loads again, after what it does then",
      { do: "call", call: "markMessage", refresh: ["a"], then: { do: "closeDialog" } },
      { do: "call", call: "markMessage", then: [{ do: "closeDialog" }, { do: "refresh", data: ["a"] }] },
    ],
    [
      "data for players",
      { kind: "data", id: "a", needs: "loggedIn" },
      { kind: "data", id: "a", when: { loggedIn: true } },
    ],
    [
      "data for players under a condition",
      { kind: "data", needs: "loggedIn", when: { flag: "A" } },
      { kind: "data", when: { all: [{ loggedIn: true }, { flag: "A" }] } },
    ],
    ["data for anyone", { kind: "data", id: "a", needs: "anyone" }, { kind: "data", id: "a" }],
    [
      "what a table reads of its rows",
      {
        kind: "table",
        rowKey: "/id",
        columns: [
          { field: "/vo/amount", label: "a", format: "money", sortable: true, total: "/net" },
          { field: "/at", label: "b", sortable: true, sortBy: "createdAt", when: { loggedIn: true } },
          { field: "/by", label: "c", sortable: false, sortBy: "by" },
        ],
      },
      {
        kind: "table",
        rowKey: { bind: "/row/id" },
        columns: [
          {
            value: { bind: "/row/vo/amount", format: "money" },
            label: "a",
            sortBy: "vo/amount",
            total: { bind: "/totals/net", format: "money" },
          },
          { value: { bind: "/row/at" }, label: "b", sortBy: "createdAt", when: { loggedIn: true } },
          { value: { bind: "/row/by" }, label: "c" },
        ],
      },
    ],
    [
      "what a chart reads of its rows",
      { kind: "chart", x: { field: "/d", format: "date", label: "a" }, series: [{ field: "/v", label: "b" }] },
      {
        kind: "chart",
        x: { value: { bind: "/row/d", format: "date" }, label: "a" },
        series: [{ value: { bind: "/row/v" }, label: "b" }],
      },
    ],
    [
      "what a choice sends",
      { name: "a", widget: "select", optionRows: { rows: { bind: "/data/a" }, value: "/id", label: "b" } },
      {
        name: "a",
        widget: "select",
        optionRows: { rows: { bind: "/data/a" }, value: { bind: "/row/id" }, label: "b" },
      },
    ],
    [
      "what tiles show of a row",
      { kind: "tiles", label: "a", rows: { bind: "/data/a" }, title: { bind: "/row/a" }, action: { do: "back" } },
      {
        kind: "tiles",
        label: "a",
        rows: { bind: "/data/a" },
        rowItem: { title: { bind: "/row/a" }, action: { do: "back" } },
      },
    ],
    ["tiles that are written", { kind: "tiles", items: [{ title: "a" }] }, { kind: "tiles", items: [{ title: "a" }] }],
    [
      "what a ticker shows of a row",
      { kind: "ticker", text: { bind: "/row/a" }, rowKey: "/id" },
      { kind: "ticker", rowItem: { text: { bind: "/row/a" } }, rowKey: { bind: "/row/id" } },
    ],
    ["the slide of a row", { kind: "hero", rowSlide: { title: "a" } }, { kind: "hero", rowItem: { title: "a" } }],
    [
      "what can be done about a notice",
      { kind: "notice", text: "a", action: { do: "back" }, actionLabel: "b" },
      { kind: "notice", text: "a", button: { label: "b", action: { do: "back" } } },
    ],
    ["an action that no button stood for", { kind: "emptyState", action: { do: "back" } }, { kind: "emptyState" }],
    [
      "what can be done about a line",
      { kind: "details", items: [{ label: "a", action: [{ do: "back" }], actionLabel: "b" }, { label: "c" }] },
      { kind: "details", items: [{ label: "a", button: { label: "b", action: [{ do: "back" }] } }, { label: "c" }] },
    ],
    [
      "the buttons of slides",
      {
        kind: "hero",
        slides: [{ title: "a", action: { do: "back" }, actionLabel: "b" }],
        rowSlide: { title: "c", action: { do: "print" }, actionLabel: "d" },
      },
      {
        kind: "hero",
        slides: [{ title: "a", button: { label: "b", action: { do: "back" } } }],
        rowItem: { title: "c", button: { label: "d", action: { do: "print" } } },
      },
    ],
    [
      "the way to more of a section",
      { kind: "section", more: { do: "back" }, moreLabel: "a" },
      { kind: "section", more: { label: "a", action: { do: "back" } } },
    ],
    ["a section without words for more", { kind: "section", more: { do: "back" } }, { kind: "section" }],
    ["a field that is named", { do: "focus", field: "/a" }, { do: "focus", field: "/a" }],
  ])("writes %s of an earlier format as today's, in layouts, menus, rules and forms", (_, before, after) => {
    const wrap = (part: object) => ({
      layouts: { shell: { root: part } },
      menus: { a: [part] },
      rules: { a: part },
      forms: { a: part },
    });
    expect(migrateSite({ format: 2, ...wrap(before) })).toEqual({ format: currentFormat, ...wrap(after) });
  });

  it("leaves what is of a later format, or no site at all", () => {
    for (const value of [{ format: currentFormat + 1, layouts: { a: loading } }, { format: "1" }, [], "x", null, 5])
      expect(migrateSite(value)).toBe(value);
  });

  it("takes a page that does not say its format for an old one only where something in it is older", () => {
    const layout = { root: loads };
    const page = { key: "a", layout };
    expect(migratePage(page)).toBe(page);
    expect(migratePage({ key: "a", layout: { root: loading } })).toEqual({ key: "a", layout, format: currentFormat });
    expect(migratePage({ key: "a", format: 1, layout })).toEqual({ key: "a", layout, format: currentFormat });
    const today = { key: "a", format: currentFormat, layout: { root: loading } };
    expect(migratePage(today)).toBe(today);
  });

  it("never throws, whatever it is given", () => {
    let deep: unknown = loading;
    for (let level = 0; level < 5_000; level++) deep = { children: [deep] };
    expect(() => migratePage({ format: 1, layout: deep })).not.toThrow();
    fc.assert(
      fc.property(fc.jsonValue(), (layouts) => void migrateSite({ format: 1, layouts, pages: { a: layouts } })),
    );
    fc.assert(fc.property(fc.jsonValue(), (page) => void migratePage(page)));
  });

  it.each(ownDocuments)("is today's in %s", (path) => {
    const written: unknown = JSON.parse(readFileSync(path, "utf8"));
    expect(migrateSite({ format: 1, forms: { written } })).toEqual({ format: currentFormat, forms: { written } });
  });
});
