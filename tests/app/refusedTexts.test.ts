import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { failureText } from "#app/failureText.ts";
import { createTexts } from "#i18n/createTexts.ts";
import { failure } from "#stores/failure.ts";
import { readLocales } from "../../scripts/texts/readLocales.ts";

const rows = JSON.parse(await readFile(new URL("refusedTexts.json", import.meta.url), "utf8")) as [string, string][];
const locales = await readLocales(new URL("../../", import.meta.url).pathname);
const texts = createTexts({
  load: async (language) =>
    Object.fromEntries(
      [...(locales.get(language) ?? new Map<string, { text: string }>())].map(([key, { text }]) => [key, text]),
    ),
  isComplete: () => true,
  onMissing: () => undefined,
});

describe("a refusal that the specification has words for", () => {
  it.each(["EN", "KM", "AR", "CN", "VI", "JA", "TH", "TY", "MY"] as const)(
    "is told in %s, in words of its own and not the platform's",
    async (language) => {
      const loaded = await texts.load(language, {}, "USD");
      const said = new Map<string, string>();
      for (const [meaning, code] of rows) {
        const words = failureText(failure("refused", code, { message: "PLATFORM" }), { texts: loaded } as never);
        expect([meaning, words]).not.toEqual([meaning, "PLATFORM"]);
        expect([meaning, words.trim().length > 2 && !words.includes("{{") && !words.includes("_")]).toEqual([
          meaning,
          true,
        ]);
        expect([meaning, [...said].find(([, other]) => other === words)?.[0]]).toEqual([meaning, undefined]);
        said.set(meaning, words);
      }
    },
  );
});
