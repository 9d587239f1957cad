import { consoleKinds } from "#compile/consoleKinds.ts";
import { isPartKey } from "#compile/parts/partKey.ts";
import { nodeShapes } from "#contracts/nodeShapes.ts";
import { nodeSchemas } from "#contracts/nodeSchemas.ts";
import starters from "./starters.json";
import { nameOfKey, type PageEntry } from "./pageEntries.ts";

/** A node that can be put into a document. */
export interface Starter {
  kind: string;
  [member: string]: unknown;
}

/** A group of the gallery. */
export interface GalleryGroup {
  id: string;
  starters: readonly Starter[];
}

/** Kinds that are only the root of a document. */
const roots: ReadonlySet<string> = new Set(["shell", "dialog", "centre", "part"]);

/** All nodes that can be put into a document: in groups, then the kinds that have no group, and the parts of the site. */
export function galleryGroups(entries: readonly PageEntry[]): GalleryGroup[] {
  const groups = Object.entries(starters as Record<string, Starter[]>).map(([id, each]) => ({ id, starters: each }));
  const known = new Set(groups.flatMap((group) => group.starters.map(({ kind }) => kind)));
  const others = Object.keys(nodeShapes).filter(
    (kind) => !known.has(kind) && !roots.has(kind) && !consoleKinds.has(kind),
  );
  const parts = entries.filter(({ key }) => isPartKey(key)).map(({ key }) => ({ kind: "part", part: nameOfKey(key) }));
  return [...groups, { id: "others", starters: others.map(bareNode) }, { id: "parts", starters: parts }];
}

/** A node of a kind with the lists it must have; the rest of what it needs is asked for by its form. */
function bareNode(kind: string): Starter {
  const { required = [] } =
    (nodeSchemas as Readonly<Record<string, { required?: readonly string[] }>>)[`kind-${kind}`] ?? {};
  const lists = ["children", "items"].filter((name) => required.includes(name));
  return { kind, ...Object.fromEntries(lists.map((name) => [name, []])) };
}
