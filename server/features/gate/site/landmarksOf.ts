import { anchorKinds, visitNodes, type OpenedDocument } from "#engine/index.ts";
import type { CompiledSite } from "#compile/CompiledSite.ts";
import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";

/** What actions of a document can move to. */
export interface Landmarks {
  /** Ids of nodes that can be scrolled to. */
  nodes: ReadonlySet<string>;
  /** Names of the fields of its forms. */
  fields: ReadonlySet<string>;
}

/** Nothing to move to: for actions that stand in no document. */
export const noLandmarks: Landmarks = { nodes: new Set(), fields: new Set() };

/** Lists what actions of a document can move to. */
export function landmarksOf({ root }: OpenedDocument, { forms }: Pick<CompiledSite, "forms">): Landmarks {
  const nodes = new Set<string>();
  const fields = new Set<string>();
  visitNodes(root, "/root", (node) => {
    if (node.id !== undefined && anchorKinds.has(node.kind)) nodes.add(node.id);
    const { form, fields: own, filters } = node as Record<string, unknown>;
    for (const field of [own, filters].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [])))
      if (isRecord(field)) fields.add(inWords(field["name"]));
    if (typeof form === "string" && Object.hasOwn(forms, form))
      for (const { name } of forms[form]?.fields ?? []) fields.add(name);
  });
  return { nodes, fields };
}
