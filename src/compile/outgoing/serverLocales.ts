/** The locale files of what the platform alone writes, mails, text messages and messages to a member: the player's program never reads them. */
export const serverLocales: ReadonlySet<string> = new Set(["outgoing.json", "inboxLetters.json"]);
