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

/** Publishes a text of the default language and waits until the open page has painted it. */
export async function publishOnce(
  page: Page,
  console: ConsoleCalls,
  keys: string[],
  text: string,
): Promise<PublishMoments> {
  const { revision } = await console.call<{ revision: { hash: string } }>("GET", "/live");
  const { hash } = revision;
  const draft = await console.call<{ site: { texts: Record<string, Record<string, string>> } }>("GET", "/draft");
  const texts = {
    ...draft.site.texts,
    KM: { ...draft.site.texts["KM"], ...Object.fromEntries(keys.map((key) => [key, text])) },
  };
  const change = { baseHash: hash, site: { ...draft.site, texts } };
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
