import { isSiteAnswering } from "./isSiteAnswering.ts";
import { storageKeys } from "#stores/storageKeys.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";

/** What the watch is wired to. */
export interface ChunkWatch {
  /** Names the build that runs. */
  build: string;
  storage: KeyValueStorage;
  reload(): void;
  /** Shows that a part of the page could not be loaded, with a way to try again. */
  showFailure(): void;
}

/**
 * A part of the program that cannot be loaded was most likely replaced by a newer build: the page is reloaded once for
 * each build, and says so the second time (fault F-08). Where nothing answers, a reload would take away a page that can still be
 * used: whatever wanted the part says itself that it cannot be had.
 */
export function watchChunks({ build, storage, reload, showFailure }: ChunkWatch): void {
  let isAsking = false;
  addEventListener("vite:preloadError", async () => {
    if (isAsking) return;
    isAsking = true;
    const answers = await isSiteAnswering();
    isAsking = false;
    if (!answers) return;
    if (storage.get(storageKeys.reloadedFor) === build || storage.kind === "memory") {
      showFailure();
      return;
    }
    storage.set(storageKeys.reloadedFor, build);
    reload();
  });
}
