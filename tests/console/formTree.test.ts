import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import rules from "#brands/ink/rules.json" with { type: "json" };
import layoutSchema from "#schemas/config/layout.schema.json" with { type: "json" };
import { compileForm } from "#compile/forms/forms.ts";
import { findErrors } from "#console/createJudge.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { formsWith, openEntry } from "#console/pages/drawnDocuments.ts";
import { fieldStarters } from "#console/pages/fieldStarters.ts";
import { duplicateNode, holdsAt, insertNode, moveNode, nodeAt, removeNode } from "#console/pages/nodeEdits.ts";
import { fieldFormSchema, formDocumentSchema, nodeFormSchema } from "#console/pages/nodeForm.ts";
import { jsonFindings } from "#console/pages/jsonFindings.ts";
import { nodeRows } from "#console/pages/nodeRows.ts";
import { entryAt, pageEntries, placeInSite, writtenLayout } from "#console/pages/pageEntries.ts";
import { withCopy } from "#console/pages/withNewPage.ts";

const field = (name: string, more: object = {}) => ({ name, widget: "text", label: `field.${name}`, ...more });
const form = {
  id: "contact",
  fields: [field("name"), field("rows", { widget: "rows", fields: [field("item"), field("note")] }), field("last")],
};
const site = { forms: { contact: form }, pages: { news: { forms: { ask: { id: "ask", fields: [field("a")] } } } } };
const bundled = { "login.sms": { id: "login.sms", fields: [field("code")] }, contact: { id: "contact", fields: [] } };
const entries = pageEntries(site, {}, bundled);
const entryOf = (key: string) => entries.find((entry) => entry.key === key) ?? entries[0]!;
const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
const files = Object.fromEntries(
  readdirSync("schemas/config")
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, read(`schemas/config/${name}`)]),
);

describe("forms in the desk of pages", () => {
  it("are listed: those of the site, of page documents and of the product", () => {
    const forms = entries.filter(({ sort }) => sort === "form");
    expect(forms.map(({ key, pointer, isOwn, isReplacing }) => [key, pointer, isOwn, isReplacing])).toEqual([
      ["form/ask", "/pages/news/forms/ask", true, false],
      ["form/contact", "/forms/contact", true, true],
      ["form/login.sms", "/forms/login.sms", false, true],
    ]);
  });

  it("stand in the tree with their fields, and fields of rows in these", () => {
    const { layout } = entryOf("form/contact");
    expect(nodeRows((layout as { root: unknown }).root).map(({ pointer, depth }) => [pointer, depth])).toEqual([
      ["/root", 0],
      ["/root/fields/0", 1],
      ["/root/fields/1", 1],
      ["/root/fields/1/fields/0", 2],
      ["/root/fields/1/fields/1", 2],
      ["/root/fields/2", 1],
    ]);
  });

  it("have places of their own document, and are written as they were", () => {
    const entry = entryOf("form/contact");
    for (const place of ["/forms/contact", "/forms/contact/fields/1/fields/0", "/forms/contact/groups/0"]) {
      const found = entryAt(entries, place);
      expect(found?.entry.key).toBe("form/contact");
      expect(placeInSite(entry, found?.inside ?? "")).toBe(place);
    }
    expect(entryAt(entries, "/pages/news/forms/ask/fields/0")?.entry.key).toBe("form/ask");
    expect(writtenLayout(entry, entry.layout)).toEqual(form);
  });

  it("get, move, copy and lose fields, which keep their names apart", () => {
    const { layout } = entryOf("form/contact");
    const fields = (document: unknown) =>
      (document as { root: { fields: { name: string; fields?: { name: string }[] }[] } }).root.fields;
    const names = (document: unknown) => fields(document).map(({ name }) => name);
    expect(names(duplicateNode(layout, "/root/fields/0")?.document)).toEqual(["name", "name2", "rows", "last"]);
    expect(names(moveNode(layout, "/root/fields/2", { list: "/root/fields", index: 0 })?.document)).toEqual([
      "last",
      "name",
      "rows",
    ]);
    const into = moveNode(layout, "/root/fields/2", { list: "/root/fields/1/fields", index: Infinity });
    expect(into?.pointer).toBe("/root/fields/1/fields/2");
    expect(fields(into?.document)[1]?.fields?.map(({ name }) => name)).toEqual(["item", "note", "last"]);
    expect(names(removeNode(layout, "/root/fields/1")?.document)).toEqual(["name", "last"]);
    expect(nodeAt(layout, "/root/fields/1/fields/0/rule")).toBe("/root/fields/1/fields/0");
  });

  it("take no nodes, and lists of nodes no fields", () => {
    const page = {
      root: {
        kind: "stack",
        children: [
          { kind: "form", fields: [field("a")] },
          { kind: "text", text: "x" },
        ],
      },
    };
    expect(holdsAt(page, "/root/children/0/fields")).toBe("field");
    expect(moveNode(page, "/root/children/1", { list: "/root/children/0/fields", index: 0 })).toBeNull();
    expect(moveNode(page, "/root/children/0/fields/0", { list: "/root/children", index: 0 })).toBeNull();
  });

  it("offer each kind of field, sound as it is", () => {
    const widgets = layoutSchema.$defs.field.properties.widget.enum;
    expect(fieldStarters.map(({ widget }) => widget).toSorted()).toEqual(widgets.toSorted());
    const { checked } = fieldFormSchema(files);
    for (const { kind: _kind, ...starter } of fieldStarters) {
      const written = JSON.parse(JSON.stringify(starter).replaceAll("§", "own.")) as Record<string, unknown>;
      expect([starter["widget"], findErrors(checked, written)]).toEqual([starter["widget"], []]);
      const made = compileForm({ id: "one", fields: [written] }, { rules: rules.register });
      expect([starter["widget"], made.ok ? [] : made.problems]).toEqual([starter["widget"], []]);
      expect(
        insertNode({ root: { kind: "form", fields: [] } }, { list: "/root/fields", index: 0 }, written),
      ).not.toBeNull();
    }
  });

  it("have a form of each field and of what stands beside the fields, without what the tree edits", () => {
    expect(fieldFormSchema(files).members).toContain("rule");
    expect(fieldFormSchema(files).members).not.toContain("fields");
    expect(formDocumentSchema(files).members).toEqual(["groups"]);
    expect(nodeFormSchema(files, "table")?.members).not.toContain("filters");
    expect(nodeFormSchema(files, "form")?.members).not.toContain("fields");
  });

  it("say in their JSON what is wrong at its place", () => {
    expect(jsonFindings(form, "form")).toEqual([]);
    expect(
      jsonFindings({ ...form, fields: [field("a"), { name: "b" }] }, "form").map(({ pointer }) => pointer),
    ).toContain("/fields/1");
    expect(jsonFindings({ ...field("a"), widget: "tetx" }, "field")[0]?.pointer).toBe("/widget");
  });

  it("are drawn as they are written, without the fields that are wrong", () => {
    const entry = entryOf("form/contact");
    expect(openEntry(entry, entries).problems).toEqual([]);
    const drawing = { forms: {}, rules: {} } as unknown as DrawInput;
    const broken = { ...entry, layout: { root: { ...form, kind: "form", fields: [field("a"), { name: "b" }] } } };
    expect(formsWith(drawing, broken)["contact"]?.fields.map(({ name }) => name)).toEqual(["a"]);
    expect(formsWith(drawing, { ...entry, layout: { root: 5 } })).toEqual({});
  });

  it("are copied under another name", () => {
    expect(withCopy(site, entryOf("form/login.sms"), "second")).toMatchObject({
      forms: { second: { id: "second", fields: [{ name: "code" }] } },
    });
  });
});
