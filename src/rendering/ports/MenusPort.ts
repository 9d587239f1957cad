import type { CompiledMenuItem } from "#contracts/entities.ts";

/** The menus of the site. Reads are observed. */
export interface MenusPort {
  /** The items in order; empty where there is no such menu. */
  items(name: string): readonly CompiledMenuItem[];
}
