import type { BrowserContextOptions } from "@playwright/test";
import { viewCookies } from "#compile/viewCookies.ts";

/** What somebody chose at an earlier visit. */
export interface View {
  language: string;
  theme?: "dark" | "light";
}

type State = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** The cookie of whoever chose this: pages are then drawn so before the program arrives. */
export function viewCookieOf(baseURL: string | undefined, { language, theme }: View): State["cookies"][number] {
  return {
    name: viewCookies.look,
    value: `${language}.${theme?.charAt(0) ?? ""}`,
    domain: new URL(baseURL ?? "").hostname,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax",
  };
}

/** Has a browser that has no language yet remember what was chosen. Runs in each new document, so it uses nothing from outside. */
export function remembering({ language, theme }: View): void {
  if (window !== window.top || !location.protocol.startsWith("http") || localStorage.getItem("hisLang") !== null)
    return;
  localStorage.setItem("hisLang", language);
  if (theme !== undefined) localStorage.setItem("theme", theme);
}

/** What a browser remembers of such a visit, for a context that is made by hand. */
export function stateIn(baseURL: string | undefined, view: View): State {
  const { language, theme } = view;
  const localStorage = [{ name: "hisLang", value: language }, ...(theme ? [{ name: "theme", value: theme }] : [])];
  return { cookies: [viewCookieOf(baseURL, view)], origins: [{ origin: baseURL ?? "", localStorage }] };
}
