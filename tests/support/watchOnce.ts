import { vi } from "vitest";
import { watchSession } from "#player/wiring/watchSession.ts";

/**
 * As the player does, but without what it asks for every half minute: that would go on after the test, in a process that has no
 * `document`.
 */
export function watchOnce(...watched: Parameters<typeof watchSession>): void {
  const begin = vi.spyOn(globalThis, "setInterval").mockReturnValue(0 as never);
  try {
    watchSession(...watched);
  } finally {
    begin.mockRestore();
  }
}
