import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { consoleKinds } from "#compile/consoleKinds.ts";
import { nodeShapes } from "#contracts/nodeShapes.ts";
import { openDocument } from "#engine/openDocument.ts";
import { isRecord } from "#json/isRecord.ts";
import { findErrors } from "#console/createJudge.ts";
import { localiseSchema } from "#console/localiseSchema.ts";
import { galleryGroups } from "#console/pages/galleryGroups.ts";
import { definitionOf, documentFormSchema, nodeFormSchema, withMembers, withPicks } from "#console/pages/nodeForm.ts";
import { plantTexts } from "#console/pages/plantTexts.ts";
import { findWordless } from "./findWordless.ts";
import templates from "#console/pages/templates.json" with { type: "json" };

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
const names = readdirSync("schemas/config").filter((name) => name.endsWith(".json"));
const files = Object.fromEntries(names.map((name) => [name, read(`schemas/config/${name}`)]));
const kinds = Object.keys(nodeShapes).filter((kind) => !consoleKinds.has(kind));
const textsOf = (language: string) => ({
  ...read(`locales/${language}/schema.json`),
  ...read(`locales/${language}/consolePages.json`),
});

describe("the forms of nodes", () => {
  it.each(["EN", "KM", "AR"])("have in %s words for every kind and for each of its settings", (language) => {
    const texts: Record<string, unknown> = textsOf(language);
    const translate = (key: string) => (typeof texts[key] === "string" ? `§${texts[key]}` : key);
    const wordless = kinds.flatMap((kind) => {
      const schema = nodeFormSchema(files, kind);
      const { properties } = definitionOf(localiseSchema(schema?.drawn ?? {}, "layouts", translate));
      const bare = Object.entries(isRecord(properties) ? properties : {}).filter(
        ([name, each]) => name !== "kind" && !(isRecord(each) && String(each["title"]).startsWith("§")),
      );
      const own = [`console.kind.${kind}`, `console.kind.${kind}.about`].filter((key) => translate(key) === key);
      return [...own, ...bare.map(([name]) => `${kind}/${name}`)];
    });
    expect(wordless).toEqual([]);
  });

  it.each(["EN", "KM", "AR"])(
    "have in %s words for each choice and each item, and a line of help for each setting",
    (language) => {
      const texts: Record<string, unknown> = textsOf(language);
      const translate = (key: string) => (typeof texts[key] === "string" ? `§${texts[key]}` : key);
      const all = kinds.flatMap((kind) => {
        const schema = localiseSchema(nodeFormSchema(files, kind)?.drawn ?? {}, "layouts", translate);
        const { properties } = definitionOf(schema);
        const helpless = Object.entries(isRecord(properties) ? properties : {}).filter(
          ([name, each]) => name !== "kind" && !(isRecord(each) && String(each["description"]).startsWith("§")),
        );
        return [
          // The kind is said by the tree; an alternative is called by what its own schema is called.
          ...findWordless(schema).filter((at) => !/\/kind\/oneOf\/|\/oneOf\/undefined$/.test(at)),
          ...helpless.map(([name]) => `${kind}/${name} has no help`),
        ];
      });
      expect([...new Set(all)]).toEqual([]);
    },
  );

  it("call choices by words, also those of lists and of dictionaries", () => {
    const texts: Record<string, unknown> = textsOf("EN");
    const translate = (key: string) => (typeof texts[key] === "string" ? texts[key] : key);
    const gap = definitionOf(localiseSchema(nodeFormSchema(files, "stack")?.drawn ?? {}, "layouts", translate));
    expect(gap).toMatchObject({
      properties: { gap: { title: "Space between", oneOf: expect.arrayContaining([{ const: "s", title: "Small" }]) } },
    });
    const picker = definitionOf(localiseSchema(nodeFormSchema(files, "picker")?.drawn ?? {}, "layouts", translate));
    expect(picker).toMatchObject({
      properties: { quick: { items: { oneOf: expect.arrayContaining([{ const: "odd", title: "Odd ones" }]) } } },
    });
  });

  it("leave to the tree what holds nodes, and find no fault in it", () => {
    const card = nodeFormSchema(files, "card");
    expect(card?.members).toContain("title");
    expect(card?.members).not.toContain("children");
    expect(card?.required).toEqual([]);
    const errors = (value: unknown) => findErrors(card?.checked ?? {}, value).map(({ pointer }) => pointer);
    expect(errors({ kind: "card", children: [{ kind: "nonsense" }] })).toEqual([]);
    expect(errors({ kind: "card", children: [], level: 9 })).toEqual(["/level"]);
    const tabs = nodeFormSchema(files, "tabs");
    expect(
      findErrors(tabs?.checked ?? {}, { kind: "tabs", label: "a", tabs: [{ id: "x", label: "b", children: [] }] }),
    ).toEqual([]);
  });

  it("say what they have no form for, and have one for what stands beside the nodes", () => {
    expect(nodeFormSchema(files, "nonsense")).toBeUndefined();
    expect(documentFormSchema(files, false).members).toContain("title");
    expect(documentFormSchema(files, true).members).toEqual(["area", "path", "menu"]);
  });

  it("offer the names of the site where one is asked for", () => {
    const schema = withPicks(nodeFormSchema(files, "button")?.drawn) as Record<string, unknown>;
    const { properties } = withMembers(schema, new Set(["label", "icon"]), "Button") as {
      properties: Record<string, unknown>;
    };
    expect(Object.keys(properties)).toEqual(["label", "icon"]);
    expect(properties["icon"]).toMatchObject({ format: "pick-icon" });
    const text = Object.entries(schema["$defs"] as Record<string, { anyOf?: unknown[] }>).find(([name]) =>
      name.endsWith("_defs_text"),
    );
    expect(text?.[1].anyOf?.[0]).toMatchObject({ format: "pick-text" });
  });
});

describe("the gallery", () => {
  const plot = { home: "/texts", prefix: "own.x", languages: ["EN", "KM"], words: (sample: string) => sample };
  const starters = galleryGroups([]).flatMap((group) => group.starters);

  it("has every kind that can stand in a page, once", () => {
    const roots = ["shell", "dialog", "centre", "part"];
    expect(starters.map(({ kind }) => kind).toSorted()).toEqual(
      kinds.filter((kind) => !roots.includes(kind)).toSorted(),
    );
  });

  it.each(
    galleryGroups([])
      .filter(({ id }) => id !== "others")
      .flatMap((group) => group.starters.map((starter) => [starter.kind, starter] as const)),
  )("begins a %s without a fault", (_, starter) => {
    const { planted } = plantTexts(starter, {}, plot);
    expect(openDocument({ title: "a", root: { kind: "stack", children: [planted] } }, "page/x").problems).toEqual([]);
  });

  it.each(Object.entries(templates))("begins a page of the template %s without a fault", (_, template) => {
    const { planted } = plantTexts(template, {}, plot);
    expect(openDocument(planted, "page/x").problems).toEqual([]);
  });

  it("makes each text anew, in every language", () => {
    const first = plantTexts({ kind: "heading", text: "§heading" }, { texts: { EN: { "a.b": "c" } } }, plot);
    const second = plantTexts([{ text: "§heading" }, { text: "§heading" }], first.site, plot);
    expect(second.planted).toEqual([{ text: "own.x.heading2" }, { text: "own.x.heading3" }]);
    expect(second.site).toEqual({
      texts: {
        EN: { "a.b": "c", "own.x.heading": "heading", "own.x.heading2": "heading", "own.x.heading3": "heading" },
        KM: { "own.x.heading": "heading", "own.x.heading2": "heading", "own.x.heading3": "heading" },
      },
    });
  });
});
