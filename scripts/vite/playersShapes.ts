import type { Plugin } from "vite";
import { consoleKinds } from "#compile/consoleKinds.ts";
import { fieldShape, nodeShapes } from "#contracts/nodeShapes.ts";

/** Leaves the shapes of what only the console draws out of the player's program: no page of a player has such a node. */
export function playersShapes(): Plugin {
  const shapes = Object.fromEntries(Object.entries(nodeShapes).filter(([kind]) => !consoleKinds.has(kind)));
  return {
    name: "croupier-players-shapes",
    // Only what is built: whoever writes a kind sees it at once.
    apply: "build",
    load(id) {
      if (!id.endsWith("/src/contracts/nodeShapes.ts")) return undefined;
      return [
        `export const nodeShapes = ${JSON.stringify(shapes)};`,
        `export const fieldShape = ${JSON.stringify(fieldShape)};`,
      ].join("\n");
    },
  };
}
