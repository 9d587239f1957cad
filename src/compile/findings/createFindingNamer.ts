/** A finding as texts in any language are made from it: which one it is, and what stands at the places of its sentence. */
export interface NamedFinding {
  code: string;
  params: Readonly<Record<string, string>>;
}

/** Names the finding that an English sentence tells; undefined for a sentence that nobody wrote a text for. */
export type FindingNamer = (sentence: string) => NamedFinding | undefined;

/** What the keys of findings' texts begin with. */
export const findingPrefix = "finding.";

/**
 * Places of sentences at which words stand and no name of somebody's document: these are findings themselves, or several of them
 * with "or" or commas between, and are put into the language of their sentence.
 */
export const wordedPlaces: ReadonlySet<string> = new Set(
  "reason fault faults who screen tab what where found given wanted says answers has which lengths".split(" "),
);

/** Forms of a text for a number: checks say what they find in the text that has none. */
export const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** Longer sentences hold somebody's whole text: looking for their places would take its square. */
const longest = 2_000;

interface Sentence {
  code: string;
  pattern: RegExp;
  places: readonly string[];
  /** How much of it stands fast: of two that fit, the one that says more itself is meant. */
  fixed: number;
}

const place = /\{\{(\w+)\}\}/;

/**
 * Makes the function that knows findings by their English sentences, which are the English texts of `finding.<code>`. Checks say
 * what they find in English alone, also those that players' browsers run and that must not grow; whoever shows it in another
 * language asks here which finding it is.
 */
export function createFindingNamer(texts: Readonly<Record<string, string>>): FindingNamer {
  let sentences: readonly Sentence[] | undefined;
  return (sentence) => {
    if (sentence.length > longest) return undefined;
    sentences ??= Object.entries(texts)
      .filter(([key]) => key.startsWith(findingPrefix) && !pluralForm.test(key))
      .map(([key, text]) => toSentence(key.slice(findingPrefix.length), text))
      .toSorted((a, b) => b.fixed - a.fixed || a.places.length - b.places.length);
    for (const { code, pattern, places } of sentences) {
      const found = pattern.exec(sentence);
      if (found === null) continue;
      return { code, params: Object.fromEntries(places.map((name, index) => [name, found[index + 1] ?? ""])) };
    }
    return undefined;
  };
}

/** Split at a place, every second piece is a name. */
function toSentence(code: string, text: string): Sentence {
  const pieces = text.split(place);
  const fixed = pieces.filter((_, index) => index % 2 === 0);
  const last = pieces.length - 2;
  // Where a value follows upon other words, its quotation mark says where they end.
  const begin = (index: number) => (pieces[index] === "value" && index > 1 && pieces[index - 1] === " " ? "“" : "");
  const pattern = pieces.map((piece, index) =>
    index % 2 === 0 ? inEitherCase(piece, index === 0) : `(${begin(index)}[\\s\\S]*${index === last ? "" : "?"})`,
  );
  return {
    code,
    pattern: new RegExp(`^${pattern.join("")}$`, "u"),
    places: pieces.filter((_, index) => index % 2 === 1),
    fixed: fixed.join("").length,
  };
}

/** A text as a pattern that matches it alone. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** A sentence begins with a capital letter where it stands by itself, and with a small one inside of another. */
function inEitherCase(piece: string, isFirst: boolean): string {
  const [first = "", ...rest] = piece;
  const [small, capital] = [first.toLowerCase(), first.toUpperCase()];
  return isFirst && small !== capital ? `[${small}${capital}]${escaped(rest.join(""))}` : escaped(piece);
}
