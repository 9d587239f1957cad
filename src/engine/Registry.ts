import type { Renderer } from "./Renderer.ts";

/** The renderers by the kind they are for, in the order of the list. */
export type Registry = ReadonlyMap<string, readonly Renderer[]>;

/** A registry of one visible list of renderers. */
export function createRegistry(renderers: readonly Renderer[]): Registry {
  const byKind = new Map<string, Renderer[]>();
  for (const renderer of renderers) {
    const known = byKind.get(renderer.match.kind);
    if (known) known.push(renderer);
    else byKind.set(renderer.match.kind, [renderer]);
  }
  return byKind;
}
