import type { RevisionNews } from "#api/revisions/RevisionNews.ts";
import type { RevisionWatch } from "#api/revisions/watchRevisions.ts";
import { loadAgain } from "#rendering/loadAgain.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import { keepLooking } from "./keepLooking.ts";

/**
 * Most milliseconds that a page waits before it fetches a new revision, where the platform does not say: thousands of pages hear
 * of it at once.
 */
const jitterMs = 400;

/** Most milliseconds until a page whose stream broke off asks whether the platform is gone: all of them lose it at once. */
const doubtMs = 4_000;

/**
 * Keeps the page in step with the platform: follows revisions, and looks again when the page is looked at or the
 * network is back.
 */
export function connect(stores: PlayerStores, platform: string): void {
  const { site, ui, data, balance, messages, contracts, session } = stores;
  let isTold = false;
  const follow = ({ seq, hash, withinMs = jitterMs, look }: RevisionNews) => {
    isTold = true;
    if (!look && hash === site.hash && seq === site.seq) return;
    setTimeout(() => void (look ? site.look() : site.followNews({ seq, hash })), Math.random() * withinMs);
  };
  const doubt = () => void setTimeout(() => site.doubt(), Math.random() * doubtMs);
  const poll = async (): Promise<RevisionNews | null> => {
    await site.look();
    return null;
  };
  let watch: RevisionWatch | undefined;
  let isComing = false;
  let attempts = 0;
  // What follows the stream comes by itself: the page can be used before, and works without.
  const begin = async () => {
    if (isComing) return;
    isComing = true;
    const load = () => import("./followRevisions.ts");
    try {
      const part = await (attempts === 0 ? load() : loadAgain(load, attempts));
      watch = part.followRevisions({ platform, shown: () => site.seq, poll, onNews: follow, onLost: doubt });
    } catch {
      // It is asked for again when the page is looked at, or the network is back.
      attempts += 1;
      isComing = false;
    }
  };
  void begin();

  const lookAgain = () => {
    if (watch) watch.check();
    else void begin();
    if (!session.isLoggedIn) return;
    void balance.load();
    void messages.load();
    void contracts.load();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") lookAgain();
  });
  // A page that comes back from the browser's memory has missed everything since (fault F-18).
  addEventListener("pageshow", (event) => {
    if (event.persisted) lookAgain();
  });
  addEventListener("offline", () => ui.setOnline(false));
  addEventListener("online", () => {
    ui.setOnline(true);
    lookAgain();
    void data.reloadAll();
  });
  ui.setOnline(navigator.onLine);
  // A closed site opens by itself, and a platform that did not answer is asked until it does.
  keepLooking({ site, isVisible: () => document.visibilityState === "visible", isTold: () => isTold });
}
