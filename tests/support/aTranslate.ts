import { readdirSync, readFileSync } from "node:fs";

/** A lookup of the texts as they are checked in, in English where no language is named; a key without a text is given back. */
export function aTranslate(language = "EN"): (key: string, values?: Readonly<Record<string, unknown>>) => string {
  const folder = `locales/${language}`;
  const texts: Record<string, string> = {};
  for (const file of readdirSync(folder)) {
    Object.assign(texts, JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Record<string, string>);
  }
  const plurals = new Intl.PluralRules(language.toLowerCase());
  return (key, values = {}) => {
    const { count, context } = values;
    const special = typeof context === "string" ? texts[`${key}_${context}`] : undefined;
    const plural = typeof count === "number" ? texts[`${key}_${plurals.select(count)}`] : undefined;
    const text = special ?? plural ?? texts[key] ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}
