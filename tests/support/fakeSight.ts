import { afterEach, beforeEach, vi } from "vitest";

/** Time that tests let pass, and a page that somebody looks at until `isSeen` says otherwise; put back after each test. */
export function fakeSight(): { isSeen: boolean } {
  const sight = { isSeen: true };
  beforeEach(() => {
    sight.isSeen = true;
    vi.useFakeTimers();
    vi.stubGlobal("document", {
      get visibilityState() {
        return sight.isSeen ? "visible" : "hidden";
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return sight;
}
