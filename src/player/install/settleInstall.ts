import { ownWorkerUrl } from "#api/ownWorkerUrl.ts";
import { onInstallOffer } from "#app/installOffer.ts";
import type { UiStore } from "#stores/UiStore.ts";

/** What of the browser is asked. */
export interface InstallBrowser {
  document: Pick<Document, "querySelector">;
  navigator: Pick<Navigator, "userAgent" | "maxTouchPoints"> & {
    serviceWorker?: Pick<ServiceWorkerContainer, "register">;
    /** Apple's word for a page that was opened from the home screen. */
    standalone?: boolean;
  };
  matchMedia(query: string): { matches: boolean };
}

/**
 * What can wait until the page is at rest: whether the device could keep the site as an app, and the worker that keeps a page for
 * where there is no network. The head of a page names that worker where the platform has one.
 */
export async function settleInstall(
  ui: Pick<UiStore, "setInstall">,
  browser: InstallBrowser = globalThis,
): Promise<void> {
  const { navigator, document } = browser;
  const byHand = isApplePhone(navigator) && !isInstalled(browser) ? "byHand" : null;
  onInstallOffer((isOffered) => ui.setInstall(isOffered ? "offered" : byHand));
  const address = document.querySelector<HTMLMetaElement>('meta[name="offline-worker"]')?.content;
  if (address === undefined || navigator.serviceWorker === undefined) return;
  try {
    const registration = await navigator.serviceWorker.register(ownWorkerUrl(address), { scope: "/" });
    // Language, colours and words of the page that it keeps may be others since.
    registration.active?.postMessage("keep");
  } catch {
    // Private windows and some settings forbid workers: nothing but the page for no network is missing.
  }
}

/** There the browser offers nothing: the visitor does it by hand. Tablets say that they are a Mac. */
function isApplePhone({ userAgent, maxTouchPoints }: InstallBrowser["navigator"]): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isInstalled({ navigator, matchMedia }: InstallBrowser): boolean {
  return navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;
}
