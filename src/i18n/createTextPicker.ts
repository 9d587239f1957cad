import type { TextTable } from "./TextTable.ts";

/** Picks the text of a key: the form that `count` (a number) and `context` (a word) ask for, where the key has forms. */
export type PickText = (key: string, count: unknown, context?: unknown) => string | undefined;

/**
 * Picks texts from layers of languages, the first that has one: of its forms the one that the layer's own language
 * asks for, in i18next's order (context before none, `_zero` for nothing at all, the language's category, the key itself).
 */
export function createTextPicker(layers: readonly (readonly [tag: string, texts: TextTable])[]): PickText {
  // The language's own rules are made with its texts, and not with a page's first plural: making them takes a while.
  const rules = new Map(layers.slice(0, 1).map(([tag]) => [tag, new Intl.PluralRules(tag)]));
  const categoryOf = (tag: string, count: number) => {
    let rule = rules.get(tag);
    if (!rule) rules.set(tag, (rule = new Intl.PluralRules(tag)));
    return rule.select(count);
  };
  const findIn = (tag: string, texts: TextTable, key: string, count: unknown): string | undefined => {
    if (typeof count === "number") {
      if (count === 0 && Object.hasOwn(texts, `${key}_zero`)) return texts[`${key}_zero`];
      const form = `${key}_${categoryOf(tag, count)}`;
      if (Object.hasOwn(texts, form)) return texts[form];
    }
    return Object.hasOwn(texts, key) ? texts[key] : undefined;
  };
  return (key, count, context) => {
    for (const [tag, texts] of layers) {
      const special = typeof context === "string" ? findIn(tag, texts, `${key}_${context}`, count) : undefined;
      const text = special ?? findIn(tag, texts, key, count);
      if (text !== undefined) return text;
    }
    return undefined;
  };
}
