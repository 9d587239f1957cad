/** Where a value stands in a JSON text: from its first character to behind its last. */
export interface JsonRange {
  from: number;
  to: number;
}

/**
 * Finds the value at a JSON pointer in a text, or the nearest one around it that is there. Null for a text that is no JSON.
 */
export function placeInJson(text: string, segments: readonly string[]): JsonRange | null {
  const scanner = new Scanner(text);
  try {
    return scanner.find(segments);
  } catch {
    return null;
  }
}

const space = /[\s]*/y;
const scalar = /-?\d[\d.eE+-]*|true|false|null/y;
const string = /"(?:[^"\\]|\\.)*"/y;

class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The range of the value that begins here, or of the one inside of it that the segments lead to. */
  find(segments: readonly string[]): JsonRange {
    this.#take(space);
    const from = this.#at;
    const open = this.#text[from];
    if (open !== "{" && open !== "[") {
      this.#take(open === '"' ? string : scalar, true);
      return { from, to: this.#at };
    }
    const inside = this.#findInside(open === "{", segments);
    return inside ?? { from, to: this.#at };
  }

  #findInside(isObject: boolean, segments: readonly string[]): JsonRange | null {
    const [first, ...rest] = segments;
    let found: JsonRange | null = null;
    this.#at += 1;
    for (let index = 0; ; index += 1) {
      this.#take(space);
      const close = this.#text[this.#at];
      if (close === "}" || close === "]") {
        this.#at += 1;
        return found;
      }
      const name = isObject ? (JSON.parse(this.#take(string, true)) as string) : String(index);
      if (isObject) this.#take(/\s*:/y, true);
      const isWanted = name === first;
      const range = this.find(isWanted ? rest : []);
      if (isWanted) found = range;
      this.#take(/\s*,?/y);
    }
  }

  #take(pattern: RegExp, isNeeded = false): string {
    pattern.lastIndex = this.#at;
    const [taken] = pattern.exec(this.#text) ?? [];
    if (taken === undefined && (isNeeded || this.#at >= this.#text.length)) throw new SyntaxError("no JSON");
    this.#at += taken?.length ?? 0;
    return taken ?? "";
  }
}
