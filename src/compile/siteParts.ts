/** The parts of a configuration, in the order in which operators meet them in the console. */
export const siteParts = [
  "rules",
  "flags",
  "menus",
  "layouts",
  "pages",
  "forms",
  "theme",
  "texts",
  "brand",
  "banners",
  "help",
  "promotions",
] as const;

/** A part of a configuration. */
export type SitePartName = (typeof siteParts)[number];
