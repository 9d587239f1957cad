/** A text and a place in it; reads the small parts of JSON (RFC 8259). Throws {@link JsonSyntaxError}. */
export class JsonScanner {
  readonly text: string;
  place = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The next character that is not white space, or an empty text at the end. It is not taken. */
  peek(): string {
    while (/[ \t\r\n]/.test(this.text[this.place] ?? "")) this.place++;
    return this.text[this.place] ?? "";
  }

  /** Takes the next character if it is this one. */
  accept(character: string): boolean {
    if (this.peek() !== character) return false;
    this.place++;
    return true;
  }

  expect(character: string, where: string): void {
    if (!this.accept(character)) this.fail(`expected ${character} ${where}, found ${this.found()}`);
  }

  /** Takes a string in double quotes. */
  string(): string {
    const token = /"(?:[^"\\\r\n]|\\.)*"/y;
    token.lastIndex = this.place;
    const found = token.exec(this.text)?.[0] ?? this.fail("this text has no closing quote");
    try {
      const value = JSON.parse(found) as string;
      this.place += found.length;
      return value;
    } catch {
      return this.fail("this text holds a character or a \\ sequence that JSON does not know");
    }
  }

  /** Takes a number, true, false or null. */
  literal(): unknown {
    const token = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![0-9.])|(?:true|false|null)\b/y;
    token.lastIndex = this.place;
    const found = token.exec(this.text)?.[0] ?? this.fail(`expected a value, found ${this.found()}`);
    this.place += found.length;
    const value: unknown = JSON.parse(found);
    return typeof value === "number" && !Number.isFinite(value) ? this.fail("this number is too large") : value;
  }

  /** What stands here, in words. */
  found(): string {
    const next = this.peek();
    if (next === "") return "the end of the file";
    if (this.text.startsWith("//", this.place) || this.text.startsWith("/*", this.place))
      return "a comment, which JSON has not";
    return /[a-zA-Z]/.test(next) ? (/[a-zA-Z]+/.exec(this.text.slice(this.place))?.[0] ?? next) : next;
  }

  fail(reason: string): never {
    throw new JsonSyntaxError(reason, this.place);
  }
}

/** The text is not JSON, from this place on. */
export class JsonSyntaxError extends Error {
  override readonly name = "JsonSyntaxError";
  readonly place: number;

  constructor(reason: string, place: number) {
    super(reason);
    this.place = place;
  }
}
