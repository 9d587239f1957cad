/** A text without case and accents, and where each of its characters comes from. */
export interface FoldedText {
  folded: string;
  /** For each UTF-16 unit of `folded`, and for its end: the place in the written text. */
  places: readonly number[];
}

/**
 * A text as it is searched: small letters, without accents and Arabic vowel signs. The vowels of Khmer, Thai and others are marks
 * too, but of one script: they stay.
 */
export function foldText(text: string): FoldedText {
  let folded = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = character
      .normalize("NFKD")
      .replaceAll(/\p{Script=Inherited}|\u0640/gu, "")
      .toLowerCase();
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
    folded += plain;
    place += character.length;
  }
  return { folded, places: [...places, place] };
}

/** The words of a search, as they are looked for. */
export function searchWords(search: string): string[] {
  return foldText(search)
    .folded.split(/\s+/)
    .filter((word) => word !== "");
}
