import { placeOfLayout } from "#compile/parts/writtenDocuments.ts";
import type { Layout, Site } from "#contracts/config.ts";
import { openDocument } from "#engine/openDocument.ts";
import { visitNodes, type OpenedDocument } from "#engine/index.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { IndexedLayout } from "./SiteIndex.ts";
import { loadedType } from "./types/loadedType.ts";

/** More than a site has; those of drafts that are long gone are let go. */
const mostKept = 500;

/** Opens a layout of a compiled site. */
export type LayoutOpener = (key: string, layout: Layout, site: Site) => IndexedLayout;

/**
 * Makes what opens layouts and remembers of each key the last one: a layout that reads the same as before is given back as it
 * was opened then. Of a site's hundred layouts a draft changes few, and opening them is most of what a check costs.
 */
export function createLayoutOpener(): LayoutOpener {
  const last = new Map<string, { text: string; indexed: IndexedLayout }>();
  return (key, layout, site) => {
    const place = placeOfLayout(key, site);
    const text = JSON.stringify([place, layout]);
    const known = last.get(key);
    // What was used last stands last.
    last.delete(key);
    if (known?.text === text) {
      last.set(key, known);
      return known.indexed;
    }
    const opened = openDocument(layout, place.document);
    const indexed = { key, ...place, opened, data: dataOf(opened) };
    last.set(key, { text, indexed });
    for (const oldest of last.keys()) {
      if (last.size <= mostKept) break;
      last.delete(oldest);
    }
    return indexed;
  };
}

/** What other documents read of a conversation. */
const talkType: JsonSchema = {
  type: "object",
  properties: {
    unread: { type: "integer" },
    people: { type: "integer" },
    status: { type: "string", enum: ["connecting", "live", "lost"] },
  },
};

/** What a document's data, tables and lists load, by their ids. */
function dataOf({ root }: OpenedDocument): ReadonlyMap<string, JsonSchema> {
  const data = new Map<string, JsonSchema>();
  visitNodes(root, "/root", (node) => {
    const { kind, id, ...asked } = node as { kind: string; id?: unknown; call?: unknown; select?: unknown };
    if (typeof id === "string" && kind === "talk") data.set(id, talkType);
    if (typeof id !== "string" || !["data", "table", "repeat"].includes(kind)) return;
    data.set(id, withStatus(loadedType(kind === "data" ? asked : { call: asked.call }) ?? {}));
  });
  return data;
}

/** How a call stands is read beside the members of its value. */
function withStatus(value: JsonSchema): JsonSchema {
  return {
    anyOf: [value, { type: "object", properties: { status: { type: "string" } }, additionalProperties: false }],
  };
}
