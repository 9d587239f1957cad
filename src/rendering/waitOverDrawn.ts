import type { Chunk } from "./createChunk.ts";

const waits = new WeakMap<Chunk, Promise<unknown>>();

/**
 * Waits for a chunk whose part was drawn before the program arrived. Where it failed for want of a network, what was drawn, and
 * what was typed into it, stays until there is one again, and then it is asked for once more. Rejects as `load` does otherwise.
 */
export function waitOverDrawn<Content>(chunk: Chunk<Content>): Promise<Content> {
  const known = waits.get(chunk) as Promise<Content> | undefined;
  if (known) return known;
  const wait = chunk.wait().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return new Promise<void>((resolve) => addEventListener("online", () => resolve(), { once: true })).then(chunk.load);
  });
  waits.set(chunk, wait);
  return wait;
}
