/** The characters that a `unicode-range` names. Throws where it is none. */
export function charactersOf(range: string): string {
  return range
    .split(",")
    .map((part) => {
      const found = /^U\+([0-9A-F]{4,6})(?:-([0-9A-F]{4,6}))?$/.exec(part);
      if (!found?.[1]) throw new Error(`"${part}" is no part of a unicode-range`);
      const first = Number.parseInt(found[1], 16);
      const last = Number.parseInt(found[2] ?? found[1], 16);
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
    })
    .join("");
}
