import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isRecord } from "#json/isRecord.ts";
import { createRegistry } from "#engine/Registry.ts";
import { pickRenderer } from "#engine/pickRenderer.ts";
import { renderers } from "#renderers/index.ts";
import { consoleBlocks } from "#console/blocks/consoleBlocks.ts";
import { consoleChoices } from "#contracts/consoleChoices.ts";

interface OptionsOf {
  call: string;
  parameter: string;
  labels: string;
}

const folder = "src/console/layouts/page";
const languages = ["EN", "KM", "AR"];
const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)]));
const fields = readdirSync(folder).flatMap((name) => optionsIn(JSON.parse(readFileSync(`${folder}/${name}`, "utf8"))));

function textsOf(language: string): Record<string, unknown> {
  const files = readdirSync(`locales/${language}`).filter((name) => name.endsWith(".json"));
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(`locales/${language}/${name}`, "utf8"))));
}

function optionsIn(value: unknown): OptionsOf[] {
  if (typeof value !== "object" || value === null) return [];
  const own = isRecord(value) && isRecord(value["optionsOf"]) ? [value["optionsOf"] as unknown as OptionsOf] : [];
  return [...own, ...Object.values(value).flatMap(optionsIn)];
}

describe("choices of the console's lists", () => {
  it("stand in many lists", () => expect(fields.length).toBeGreaterThan(10));

  it("are drawn by the field that knows the console's calls", () => {
    const registry = createRegistry([...renderers, ...consoleBlocks]);
    expect(pickRenderer(registry, { kind: "field", widget: "contractChoice" }, "")).toMatchObject({
      renderer: { name: "consoleChoice" },
    });
  });

  it.each(fields)("$call offers what its $parameter may be, each with a text", ({ call, parameter, labels }) => {
    const choices = consoleChoices[call]?.[parameter] ?? [];
    expect(choices).not.toEqual([]);
    for (const language of languages)
      for (const choice of choices) expect(texts[language], language).toHaveProperty([`${labels}.${choice}`]);
  });
});
