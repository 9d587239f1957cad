import { readdirSync, readFileSync } from "node:fs";

/** A lookup of the English texts as they are checked in; a key without a text is given back. */
export function aTranslate(language = "EN"): (key: string, values?: Readonly<Record<string, unknown>>) => string {
  const folder = `locales/${language}`;
  const texts: Record<string, string> = {};
  for (const file of readdirSync(folder)) {
    Object.assign(texts, JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Record<string, string>);
  }
  return (key, values = {}) => {
    const plural =
      typeof values["count"] === "number" ? texts[`${key}_${values["count"] === 1 ? "one" : "other"}`] : undefined;
    const text = plural ?? texts[key] ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}
