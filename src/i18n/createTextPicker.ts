import type { Dictionary } from "./Dictionary.ts";

/** Picks the text of a key: the plural form that `count` asks for, where it is a number and the key has forms. */
export type PickText = (key: string, count: unknown) => string | undefined;

/**
 * Picks texts from layers of languages, the first that has one: of a plural the form that the layer's own language
 * asks for, in i18next's order (`_zero` for nothing at all, the language's category, the key itself). i18next's own
 * way through its resolver costs a page's first plural several milliseconds, which a form of twenty fields is short of.
 */
export function createTextPicker(layers: readonly (readonly [tag: string, texts: Dictionary])[]): PickText {
  // The language's own rules are made with its texts, and not with a page's first plural: making them takes a while.
  const rules = new Map(layers.slice(0, 1).map(([tag]) => [tag, new Intl.PluralRules(tag)]));
  const categoryOf = (tag: string, count: number) => {
    let rule = rules.get(tag);
    if (!rule) rules.set(tag, (rule = new Intl.PluralRules(tag)));
    return rule.select(count);
  };
  return (key, count) => {
    for (const [tag, texts] of layers) {
      if (typeof count === "number") {
        if (count === 0 && Object.hasOwn(texts, `${key}_zero`)) return texts[`${key}_zero`];
        const form = `${key}_${categoryOf(tag, count)}`;
        if (Object.hasOwn(texts, form)) return texts[form];
      }
      if (Object.hasOwn(texts, key)) return texts[key];
    }
    return undefined;
  };
}
