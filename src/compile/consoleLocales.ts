/** The locale files that only operators read: a player's language and the texts of a published site do without them. */
export const consoleLocales: ReadonlySet<string> = new Set([
  "console.json",
  "consoleAgents.json",
  "consoleDesk.json",
  "consoleEdit.json",
  "consoleFields.json",
  "consoleGames.json",
  "consoleMenus.json",
  "consoleMoney.json",
  "consoleAssets.json",
  "consoleAudit.json",
  "consolePages.json",
  "consolePeople.json",
  "consoleReview.json",
  "consoleTheme.json",
  "consoleWebhooks.json",
  "schema.json",
]);
