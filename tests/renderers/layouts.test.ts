import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { openDocument } from "#engine/openDocument.ts";
import { textKeys, visitNodes } from "#engine/index.ts";
import { iconPaths } from "#renderers/icons/iconPaths.ts";
import { listFiles } from "#tests/support/listFiles.ts";

const files = listFiles();
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const texts = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...files.filter((path) => path.startsWith(`locales/${language}/`)).map((path) => readJson(path) as object),
  ) as Record<string, string>;

const schema = readJson("schemas/config/layout.schema.json") as { $schema?: string };
const isLayout = new Ajv({ allErrors: true, discriminator: true, allowUnionTypes: true }).compile(schema);
const dictionaries = { EN: texts("EN"), KM: texts("KM"), AR: texts("AR") };
const layouts = files.filter((path) => /^layouts\/.*\.json$|^tests\/gallery\/kinds\.json$/.test(path));

describe.each(layouts)("%s", (path) => {
  const layout = readJson(path);
  const opened = openDocument(layout, path);

  it("is what the schema of layouts allows", () => {
    isLayout(layout);
    expect(isLayout.errors ?? []).toEqual([]);
  });

  it("comes through the document door whole", () => {
    expect(opened.problems).toEqual([]);
  });

  it.each(Object.entries(dictionaries))("finds all its texts in %s", (_, dictionary) => {
    const missing = textKeys(opened)
      .map(({ key }) => key)
      .filter((key) => !(key in dictionary) && !(`${key}_other` in dictionary));
    expect(missing).toEqual([]);
  });

  it("names icons that are in the set", () => {
    const icons: string[] = [];
    visitNodes(opened.root, "/root", ({ icon }) => void (typeof icon === "string" && icons.push(icon)));
    expect(icons.filter((name) => !(name in iconPaths))).toEqual([]);
  });
});

describe("the texts of the layouts", () => {
  it("are the same keys in every language", () => {
    const keys = Object.values(dictionaries).map((dictionary) =>
      Object.keys(dictionary)
        .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ""))
        .filter((key) => !key.startsWith("reg_pattern")),
    );
    const [english = [], ...others] = keys.map((list) => [...new Set(list)].toSorted());
    for (const other of others) expect(other).toEqual(english);
  });

  it("are written in the script of their language", () => {
    const own = (dictionary: Record<string, string>, script: RegExp): string[] =>
      Object.entries(dictionary)
        .filter(([key, text]) => key.startsWith("home.") && !script.test(text))
        .map(([key]) => key);
    expect(own(dictionaries.KM, /\p{Script=Khmer}/u)).toEqual([]);
    expect(own(dictionaries.AR, /\p{Script=Arabic}/u)).toEqual([]);
  });
});
