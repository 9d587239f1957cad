import type { BrowserContextOptions } from "@playwright/test";
import { viewCookies } from "#compile/viewCookies.ts";

/**
 * What the browser of somebody remembers who chose this language, and perhaps a theme, at an earlier visit: pages are then drawn
 * in them before the program arrives.
 */
export function stateIn(
  baseURL: string | undefined,
  language: string,
  theme?: "dark" | "light",
): Exclude<BrowserContextOptions["storageState"], string | undefined> {
  const origin = baseURL ?? "";
  const view = {
    name: viewCookies.look,
    value: `${language}.${theme?.charAt(0) ?? ""}`,
    domain: new URL(origin).hostname,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax" as const,
  };
  const localStorage = [{ name: "hisLang", value: language }, ...(theme ? [{ name: "theme", value: theme }] : [])];
  return { cookies: [view], origins: [{ origin, localStorage }] };
}
