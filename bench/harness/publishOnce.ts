import type { Page } from "@playwright/test";
import type { ConsoleCalls } from "./openConsole.ts";

/** Moments of one publish, milliseconds since 1970. */
export interface PublishMoments {
  seq: number;
  called: number;
  answered: number;
  painted: number;
}

const now = () => performance.timeOrigin + performance.now();

/** What a publication makes the platform draw: one page, or all of them. */
export type PublishReach = "page" | "site";

/**
 * Publishes a text of the default language and waits until the open page has painted it. With `site`, a setting of the brand is
 * published along with it: every page is drawn from that.
 */
export async function publishOnce(
  page: Page,
  console: ConsoleCalls,
  keys: string[],
  text: string,
  reach: PublishReach,
): Promise<PublishMoments> {
  const { revision } = await console.call<{ revision: { hash: string } }>("GET", "/live");
  const { hash } = revision;
  const draft = await console.call<{
    site: { texts: Record<string, Record<string, string>>; brand: { settings: { minimumAge?: number } } };
  }>("GET", "/draft");
  const texts = {
    ...draft.site.texts,
    KM: { ...draft.site.texts["KM"], ...Object.fromEntries(keys.map((key) => [key, text])) },
  };
  const { brand } = draft.site;
  const settings = { ...brand.settings, minimumAge: (brand.settings.minimumAge ?? 18) === 18 ? 21 : 18 };
  const site = { ...draft.site, texts, ...(reach === "site" && { brand: { ...brand, settings } }) };
  const change = { baseHash: hash, site };
  const saved = await console.call<{ hash: string }>("PUT", "/draft", change);
  const painted = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`"${wanted}" was published and is not on the page after 20 s`)), 20_000);
        const look = () => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          // The frame in which it is painted ends before the next one begins.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
  const called = now();
  const publication = { baseHash: hash, draft: saved.hash, note: "Publish to paint" };
  const { seq } = await console.call<{ seq: number }>("POST", "/publish", publication);
  return { seq, called, answered: now(), painted: await painted };
}
