import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import type { PageDocument, Site } from "#contracts/config.ts";
import type { Diagnostic } from "#contracts/api.ts";

/** Endings of the forms of a text that counts something (CLDR). */
const forms = /_(zero|one|two|few|many|other)$/;

/**
 * The texts that pages bring along under their own key and that nothing in them reads, as warnings, told once where the first
 * language has them. Texts that take the place of the product's are used elsewhere and left alone.
 */
export function findUnusedTexts(pages: Site["pages"] = {}, used: Iterable<string>): Diagnostic[] {
  const read = new Set(used);
  return Object.entries(pages).flatMap(([key, page]: [string, PageDocument]) => {
    const written = JSON.stringify({ ...page, texts: undefined });
    const languages = Object.entries(isRecord(page.texts) ? page.texts : {});
    const told = new Set<string>();
    return languages.flatMap(([language, texts]) =>
      Object.keys(isRecord(texts) ? texts : {}).flatMap((name): Diagnostic[] => {
        const base = name.replace(forms, "");
        const isUsed = read.has(name) || read.has(base) || [name, base].some((one) => written.includes(`"${one}"`));
        if (!name.startsWith(`${key}.`) || isUsed || told.has(base)) return [];
        told.add(base);
        const reason = `Nothing reads the text ${name}`;
        return [{ document: `pages/${key}`, pointer: toPointer("texts", language, name), reason, severity: "warning" }];
      }),
    );
  });
}
