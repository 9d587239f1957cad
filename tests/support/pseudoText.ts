const letters: Readonly<Record<string, string>> = {
  a: "å",
  c: "ç",
  e: "é",
  i: "î",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "ü",
  y: "ý",
  A: "Å",
  E: "É",
  I: "Î",
  O: "Ö",
  S: "Š",
  U: "Ü",
};

/** What stands around every text of the pseudo-language: what is shown outside of it is no text of the site. */
export const pseudoMarks = { begin: "⟦", end: "⟧" } as const;

/**
 * A text in a language that nobody speaks: readable, with marks around it and a third longer, as translations are. Values, tags
 * and references stay as they are.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|<[^>]*>|\$t\(.*?\)|\((?:min|max)\))/);
  const written = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replaceAll(/[a-zA-Z]/g, (letter) => letters[letter] ?? letter),
  );
  // In words: a line may break between them.
  const filling = "~".repeat(Math.ceil(text.replaceAll(/\{\{.*?\}\}/g, "").length / 3)).replaceAll("~~~~", "~~~ ");
  return `${pseudoMarks.begin}${written.join("")}${filling}${pseudoMarks.end}`;
}
