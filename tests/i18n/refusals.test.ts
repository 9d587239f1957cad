import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { consoleLocales } from "#compile/consoleLocales.ts";
import { listFiles } from "#tests/support/listFiles.ts";
import { readLocales } from "../../scripts/texts/readLocales.ts";

const repository = new URL("../../", import.meta.url).pathname;
const whole = ["EN", "KM", "AR", "CN", "VI", "JA", "TH", "TY", "MY"] as const;
const ofOperators = ["EN", "KM", "AR"] as const;

interface Operation {
  "x-auth"?: string;
  "x-refusals"?: readonly string[];
}
const { paths } = JSON.parse(readFileSync("schemas/api/openapi.json", "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
};
/** Codes of refusals, and whether players read them. Those of the examples' calls bring their texts with their pages. */
const refusals = new Map<string, boolean>();
for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
  for (const code of operation["x-refusals"] ?? [])
    if (!code.startsWith("example_"))
      refusals.set(code, refusals.get(code) === true || operation["x-auth"] !== "console");

describe("refusals of the contract", () => {
  it("have a text in each language in which they are read", async () => {
    const locales = await readLocales(repository);
    const lacking = [...refusals].flatMap(([code, isForPlayers]) =>
      (isForPlayers ? whole : ofOperators).flatMap((language) => {
        const text = locales.get(language)?.get(`error.${code}`) ?? locales.get(language)?.get(code);
        const isHidden = isForPlayers && text !== undefined && consoleLocales.has(basename(text.file));
        return text === undefined || isHidden ? [`${language} error.${code}`] : [];
      }),
    );
    expect(refusals.size).toBeGreaterThan(50);
    expect(lacking).toEqual([]);
  });

  it("that stand beside a field have one, too", async () => {
    const locales = await readLocales(repository);
    const files = listFiles().filter((file) => file.startsWith("server/") && file.endsWith(".ts"));
    const keys = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/"(error\.(?!example_)[a-z_]+)"/g)].map(([, key = ""]) => key),
    );
    expect(keys.length).toBeGreaterThan(20);
    const lacking = ofOperators.flatMap((language) =>
      [...new Set(keys)].filter((key) => !locales.get(language)?.has(key)).map((key) => `${language} ${key}`),
    );
    expect(lacking).toEqual([]);
  });
});
