/** Kinds of nodes that actions can scroll to and focus: their element bears the id of the node. */
export const anchorKinds: ReadonlySet<string> = new Set([
  "stack",
  "grid",
  "card",
  "section",
  "heading",
  "notice",
  "data",
  "table",
  "form",
]);
