import type { CompiledSite } from "#compile/CompiledSite.ts";
import { compileSite } from "#compile/site.ts";
import type { BundledSite } from "#compile/CompiledSite.ts";
import { placeOfLayout } from "#compile/parts/writtenDocuments.ts";
import type { FlagNode, Site } from "#contracts/config.ts";
import { openDocument } from "#engine/openDocument.ts";
import { visitNodes, type OpenedDocument } from "#engine/index.ts";
import { loadedType } from "./types/loadedType.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { IndexedLayout, SiteIndex } from "./SiteIndex.ts";

/** Compiles a site, opens its layouts, and lists what documents may refer to. Never throws; bad parts are left out. */
export function indexSite(site: Site, bundled: BundledSite, frameHosts?: readonly string[]): SiteIndex {
  const compiled = compileSite(site, bundled, { isJudgedSafe: () => true });
  const layouts = Object.entries(compiled.layouts).map(([key, layout]) => openLayout(key, layout, site));
  const games = (site.brand.launchGameCDNs ?? []).filter((address) => URL.canParse(address));
  const hosts = frameHosts && [...frameHosts, ...games.map((address) => new URL(address).origin)];
  return {
    compiled,
    layouts,
    flags: new Set(flagNames(site.flags)),
    frameHosts: hosts,
    hasGameHosts: games.length > 0,
  };
}

function openLayout(key: string, layout: CompiledSite["layouts"][string], site: Site): IndexedLayout {
  const { document, pointer } = placeOfLayout(key, site);
  const opened = openDocument(layout, document);
  return { key, document, pointer, opened, data: dataOf(opened) };
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

function flagNames(node: FlagNode): string[] {
  const { modId, childrenNodes } = node;
  return [modId, ...(Array.isArray(childrenNodes) ? childrenNodes.flatMap(flagNames) : [])];
}
