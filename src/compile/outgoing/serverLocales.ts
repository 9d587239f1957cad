/** The locale files of what leaves the platform by mail or text message: the player's program never shows them. */
export const serverLocales: ReadonlySet<string> = new Set(["outgoing.json"]);
