import type { PageView } from "#compile/PageDrawer.ts";
import { viewCookies } from "#compile/viewCookies.ts";

const themes: Readonly<Record<string, PageView["theme"]>> = { d: "dark", l: "light" };

/**
 * Reads the cookies by which the site's program says how the visitor wants pages: language, theme, and the type of the account
 * that is logged in. They prove nothing, and nothing but the look of the page hangs on them.
 */
export function readPageView(cookies: Readonly<Record<string, string | undefined>>): PageView {
  const [, language, theme = ""] = /^([A-Z]{2}(?:-[A-Z]{2})?)?\.([dl])?$/.exec(cookies[viewCookies.look] ?? "") ?? [];
  const type = /^\d{1,2}$/.exec(cookies[viewCookies.member] ?? "")?.[0];
  return {
    language: language ?? null,
    theme: themes[theme] ?? null,
    member: type !== undefined && accountTypes.has(Number(type)) ? Number(type) : null,
  };
}

/** The types of accounts (access specification, section 6). */
const accountTypes: ReadonlySet<number> = new Set([0, 1, 2, 4, 41, 42]);
