import { joinPointer } from "#json/pointer.ts";
import { nodeAt } from "../pages/nodeEdits.ts";

/** A node of a page as it is drawn, with all parts put in. */
export interface SeenText {
  /** Key of its layout. */
  document: string;
  /** Pointer of the node. */
  pointer: string;
}

/** Deeper than any document goes. */
const deepest = 80;

/** The first node of each drawn document that shows a text, in the order of the documents. */
export function drawnPlaces(layouts: Readonly<Record<string, unknown>>, key: string): SeenText[] {
  return Object.keys(layouts)
    .toSorted()
    .flatMap((document) => {
      const layout = layouts[document];
      const found = findText(layout, key, "", 0);
      return found === undefined || !`${found}/`.startsWith("/root/")
        ? []
        : [{ document, pointer: nodeAt(layout, found) }];
    });
}

function findText(value: unknown, key: string, pointer: string, depth: number): string | undefined {
  if (value === key) return pointer;
  if (depth > deepest || typeof value !== "object" || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    // What stands beside the nodes, such as the title of a tab of the browser, is not drawn.
    if (depth === 0 && name !== "root") continue;
    const found = findText(member, key, joinPointer(pointer, name), depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
