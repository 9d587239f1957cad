import type { CompiledSite } from "#compile/CompiledSite.ts";
import type { OpenedDocument } from "#engine/index.ts";
import type { JsonSchema } from "#json/schema.ts";

/** A layout of a site, opened, and how its problems are named. */
export interface IndexedLayout {
  /** Its key among the layouts: `page/index`. */
  key: string;
  /** The document that a person writes: `layouts/page/index`, or `pages/messages` for a page document. */
  document: string;
  /** Where the layout stands in that document: empty, or `/layout`. */
  pointer: string;
  opened: OpenedDocument;
  /** Types of what its own data and tables load, by id. */
  data: ReadonlyMap<string, JsonSchema>;
}

/** A compiled site with what its documents may refer to. */
export interface SiteIndex {
  compiled: CompiledSite;
  layouts: readonly IndexedLayout[];
  /** Every feature of the tree, on or off. */
  flags: ReadonlySet<string>;
  /** Origins that frames may show; undefined where no platform is asked, which alone knows them. */
  frameHosts: readonly string[] | undefined;
  /** The brand names hosts of its own for games: a frame may name a file there. */
  hasGameHosts: boolean;
}
