/** Kinds of nodes that edit and explain a draft: the console draws them, the player has no renderer for them. */
export const consoleKinds: ReadonlySet<string> = new Set([
  "schemaForm",
  "flagTree",
  "ruleDesk",
  "menuDesk",
  "themeDesk",
  "assetLibrary",
  "siteSearch",
  "siteTexts",
  "draftState",
  "findings",
  "changes",
  "comparison",
  "pictures",
  "comments",
  "explain",
  "pageDesk",
]);
