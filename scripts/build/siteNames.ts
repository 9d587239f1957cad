/** The two programs that are built, each from `src/<name>` into `dist/<name>`. */
export const siteNames = ["player", "console"] as const;

/** One of the two programs. */
export type SiteName = (typeof siteNames)[number];
