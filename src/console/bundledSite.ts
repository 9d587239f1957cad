import menus from "#brands/ink/menus.json";
import { bundledLayouts } from "./bundledLayouts.ts";

/** What players get where the brand has none of its own, by its places in a site. */
export const bundledSite: Readonly<Record<string, unknown>> = { layouts: bundledLayouts, menus };
