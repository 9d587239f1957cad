import type { Plugin } from "vite";
import { consoleKinds } from "#compile/consoleKinds.ts";
import { fieldShape, nodeShapes } from "#contracts/nodeShapes.ts";

/**
 * Leaves the shapes of what only the console draws out of the player's program: no page of a player has such a node. The condition,
 * which every kind has, is put in where the program begins.
 */
export function playersShapes(): Plugin {
  const own = Object.entries(nodeShapes).filter(([kind]) => !consoleKinds.has(kind));
  const { when } = nodeShapes.page;
  const brief = own.map(([kind, shape]) => {
    if (shape.when !== when) throw new Error(`The kind ${kind} has another condition than all others`);
    return [kind, { ...shape, when: undefined }];
  });
  return {
    name: "croupier-players-shapes",
    // Only what is built: whoever writes a kind sees it at once.
    apply: "build",
    load(id) {
      if (!id.endsWith("/src/contracts/nodeShapes.ts")) return undefined;
      return [
        `export const nodeShapes = ${JSON.stringify(Object.fromEntries(brief))};`,
        `for (const kind in nodeShapes) nodeShapes[kind].when = ${JSON.stringify(when)};`,
        `export const fieldShape = ${JSON.stringify(fieldShape)};`,
      ].join("\n");
    },
  };
}
