/** Names of regions by their two letters. */
export type RegionNames = Readonly<Record<string, string>>;

/** Languages whose names of regions browsers leave out; Unicode's (CLDR) come with the site. */
const bundled: Readonly<Record<string, () => Promise<{ default: RegionNames }>>> = {
  km: () => import("./regions/km.json", { with: { type: "json" } }),
};

/**
 * The names of regions in a language that the browser does not know them in; null where it does, or where nobody does.
 * Chromium, for one, has none in Khmer. Rejects when they cannot be loaded.
 */
export async function loadRegionNames(tag: string): Promise<RegionNames | null> {
  const known = new Intl.DisplayNames([tag], { type: "region" }).resolvedOptions().locale;
  const load = Object.hasOwn(bundled, tag) ? bundled[tag] : undefined;
  if (known === tag || !load) return null;
  return (await load()).default;
}
