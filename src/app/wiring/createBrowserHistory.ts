import type { HistoryPort } from "#stores/HistoryPort.ts";

/** A move to an entry that is not there is never told of; after so many milliseconds nobody waits for it. */
const longestMoveMs = 500;

/** The browser's history below a base, which has no slash at its end. */
export function createBrowserHistory(base: string): HistoryPort {
  let onArrival: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const handlePop = (): void => {
    if (onArrival) onArrival();
    else for (const tell of listeners) tell();
  };
  return {
    read() {
      const { pathname, search } = location;
      const isBelow = pathname === base || pathname.startsWith(`${base}/`);
      const path = (isBelow ? pathname.slice(base.length) : pathname) || "/";
      return { address: path + search, kept: history.state as unknown };
    },
    push(address, kept) {
      try {
        history.pushState(kept, "", base + address);
      } catch {
        // Some browsers take only so many entries in a while; there a whole page is loaded.
        location.assign(base + address);
      }
    },
    replace(address, kept) {
      try {
        history.replaceState(kept, "", base + address);
      } catch {
        location.replace(base + address);
      }
    },
    keep: (kept) => history.replaceState(kept, ""),
    go: (steps) =>
      new Promise((resolve) => {
        const arrive = (): void => {
          clearTimeout(timer);
          onArrival = null;
          resolve();
        };
        const timer = setTimeout(arrive, longestMoveMs);
        onArrival = arrive;
        history.go(steps);
      }),
    listen(onMove) {
      if (listeners.size === 0) addEventListener("popstate", handlePop);
      listeners.add(onMove);
      return () => {
        listeners.delete(onMove);
        if (listeners.size === 0) removeEventListener("popstate", handlePop);
      };
    },
  };
}
