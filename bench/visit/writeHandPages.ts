import type { Browser } from "@playwright/test";
import { copyShownPage } from "./copyShownPage.ts";
import { balanceCall } from "./openSession.ts";
import { phone, type Session } from "./openVisit.ts";
import type { HandPage } from "./serveByHand.ts";
import type { VisitLanguage, VisitPath, VisitPlan } from "./VisitCase.ts";
import { writeByHand } from "./writeByHand.ts";

/** Where pages show the balance of who is logged in, ours and those by hand. */
export const balancePlace = ".shell__header .value__figure";

/** Path of the page by hand in a language, for a visitor or for somebody who is logged in. */
export const handPath = (path: VisitPath, language: VisitLanguage, isMember = false): string =>
  `/${language}${isMember ? "/member" : ""}${path}`;

/** What a page is copied for. */
interface Wanted {
  path: VisitPath;
  language: VisitLanguage;
  session: Session | null;
}

/** Writes all pages of a plan down, by what the platform's own show to a phone when they rest. */
export async function writeHandPages(
  browser: Browser,
  origin: string,
  plan: VisitPlan,
  session: Session,
): Promise<HandPage[]> {
  const wanted: Wanted[] = plan.languages.flatMap((language) => [
    ...plan.paths.map((path) => ({ path, language, session: null })),
    { path: "/index" as const, language, session },
  ]);
  const pages: HandPage[] = [];
  for (const one of wanted) pages.push(await writeHandPage(browser, origin, one));
  return pages;
}

async function writeHandPage(browser: Browser, origin: string, { path, language, session }: Wanted): Promise<HandPage> {
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  try {
    const look = { name: "view", value: `${language}.` };
    await context.addCookies([look, ...(session?.cookies ?? [])].map((cookie) => ({ ...cookie, url: origin })));
    await context.addInitScript(
      ([chosen, storage]) => {
        localStorage.setItem("hisLang", chosen);
        for (const [key, value] of Object.entries(storage)) sessionStorage.setItem(key, value);
      },
      [language, session?.storage ?? {}] as const,
    );
    const page = await context.newPage();
    await page.goto(`${origin}${path}`, { waitUntil: "load" });
    if (session) await page.locator(`${balancePlace}:visible`).filter({ hasText: /\d/ }).first().waitFor();
    await page.waitForTimeout(3000);
    // Movement is copied as it is for people who like it.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    if (session) {
      // As long as nobody said the balance, there is room for it.
      await page.evaluate((selector) => {
        for (const figure of document.querySelectorAll(selector)) figure.textContent = "–";
      }, balancePlace);
    }
    const shown = await page.evaluate(copyShownPage);
    const balance = session && { address: balanceCall, selector: balancePlace };
    return { path: handPath(path, language, session !== null), html: writeByHand(shown, balance), fonts: shown.faces };
  } finally {
    await context.close();
  }
}
