import { writtenPlace } from "#compile/parts/writtenPlace.ts";
import { isPartKey } from "#compile/parts/partKey.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { nodeAt } from "./nodeEdits.ts";
import type { PageEntry } from "./pageEntries.ts";

/**
 * The node of a document that drew what was pressed: the innermost that stands in it. What comes from a part is the node that places
 * the part. Null where nothing of the document drew it.
 */
export function writtenNode(
  path: readonly Pick<NodePlace, "document" | "pointer">[],
  entry: PageEntry,
  entries: readonly PageEntry[],
): string | null {
  const drawn = path.findLast(({ document }) => document === entry.key);
  if (drawn === undefined) return null;
  if (isPartKey(entry.key)) return nodeAt(entry.layout, drawn.pointer);
  const document = `layouts/${entry.key}`;
  const read = (name: string) => entries.find(({ key }) => `layouts/${key}` === name)?.layout;
  const written = writtenPlace({ document, pointer: drawn.pointer }, read);
  const own = written.through[0] ?? written;
  return own.document === document ? nodeAt(entry.layout, own.pointer) : null;
}
