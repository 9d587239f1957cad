import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import type { LanguageCode } from "#i18n/languages.ts";

/** What the gallery is asked to show, by the query of its address. */
export interface Wish {
  brand: "ink" | "fresh";
  theme: "dark" | "light";
  language: LanguageCode;
  /** Who looks. */
  who: "visitor" | "member" | "agent" | "trial";
  /** `page/index`, or `kinds` for the collection of every kind. */
  page: string;
  dialog: string | null;
  /** `personal/securityCenter`. */
  centre: string | null;
  /** How calls end. */
  data: "ready" | "late" | "loading" | "failed" | "empty";
}

/** Reads the wish from an address; what it leaves open is the first page of the default brand in English. */
export function readWish(query: string): Wish {
  const asked = new URLSearchParams(query);
  const one = <Choice extends string>(name: string, choices: readonly Choice[]): Choice =>
    choices.find((choice) => choice === asked.get(name)) ?? (choices[0] as Choice);
  const language = asked.get("language") ?? "EN";
  return {
    brand: one("brand", ["ink", "fresh"]),
    theme: one("theme", ["dark", "light"]),
    language: isLanguageCode(language) ? language : "EN",
    who: one("who", ["visitor", "member", "agent", "trial"]),
    page: asked.get("page") ?? "page/index",
    dialog: asked.get("dialog"),
    centre: asked.get("centre"),
    data: one("data", ["ready", "late", "loading", "failed", "empty"]),
  };
}
