/** The locale files that the platform reads where it draws pages, and that the player's program never shows. */
export const drawnLocales: ReadonlySet<string> = new Set(["discovery.json"]);
