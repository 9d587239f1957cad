import type { Subject } from "./Match.ts";
import type { Registry } from "./Registry.ts";
import type { Renderer } from "./Renderer.ts";
import { RendererTieError } from "./RendererTieError.ts";

/** The renderer that won and why, or what nobody is for. */
export type Pick = { renderer: Renderer; why: string } | { unknown: string; pointer: string };

/**
 * Picks the best fitting renderer, pure and by rank. Throws a RendererTieError where two fit equally well. `pointer`
 * is where the subject stands, for the answer that nobody is for it.
 */
export function pickRenderer(registry: Registry, subject: Subject, pointer: string): Pick {
  let best: Renderer | undefined;
  let rival: Renderer | undefined;
  for (const renderer of registry.get(subject.kind) ?? []) {
    const { rank, test } = renderer.match;
    if (best && rank < best.match.rank) continue;
    if (test && !test(subject)) continue;
    rival = best && rank === best.match.rank ? best : undefined;
    best = renderer;
  }
  if (best && rival) throw new RendererTieError(rival, best);
  if (!best) return { unknown: subject.kind, pointer };
  return { renderer: best, why: `${best.match.description} (rank ${best.match.rank})` };
}
