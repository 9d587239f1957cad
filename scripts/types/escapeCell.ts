/** A text in a table of Markdown: what stands in angle brackets is no markup, and a bar ends no cell. */
export function escapeCell(text = ""): string {
  return text.replaceAll("<", "&lt;").replaceAll("|", "\\|");
}
