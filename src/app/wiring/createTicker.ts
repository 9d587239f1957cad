import type { Ticker } from "#stores/DataStore.ts";

/** Ticks while somebody looks at the page; a page in the background asks for nothing. */
export function createTicker(): Ticker {
  return {
    every(ms, tick) {
      const timer = setInterval(() => {
        if (document.visibilityState === "visible") tick();
      }, ms);
      return () => clearInterval(timer);
    },
  };
}
