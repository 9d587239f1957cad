import { isBroken, pickRenderer, visitNodes, type EngineNode } from "#engine/index.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";

/** Loads the parts of the program that draw a document. Never rejects: whoever draws it asks once more, and says what is wrong. */
export async function loadParts(root: EngineNode | undefined, registry: RenderingContext["registry"]): Promise<void> {
  const loads: Promise<unknown>[] = [];
  if (root === undefined) return;
  visitNodes(root, "/root", (node, pointer) => {
    if (isBroken(node)) return;
    const pick = pickRenderer(registry, node, pointer);
    if (!("unknown" in pick) && pick.renderer.chunk) loads.push(pick.renderer.chunk.load());
  });
  await Promise.allSettled(loads);
}
