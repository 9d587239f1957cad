/** A line of a file of cells, and where it begins in the file: cells may go over several lines. */
export interface CsvLine {
  /** Counted from one. */
  at: number;
  cells: readonly string[];
}

/** What was read, up to where it could be. */
export interface CsvRead {
  lines: readonly CsvLine[];
  /** The line in which a quotation begins that does not end, or something stands behind one. */
  brokenAt?: number;
}

/** What cells may stand apart by; which one it is, the first line says. */
const separators = [",", ";", "\t"] as const;

/** Reads cells (RFC 4180). Lines may end in any way; empty ones are none. */
export function readCsv(text: string): CsvRead {
  const separator = separatorOf(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  let place = 0;
  const end = () => {
    if (cells.length > 1 || cells[0] !== "") lines.push({ at: begun, cells });
    cells = [];
  };
  while (place < text.length) {
    if (cells.length === 0) begun = line;
    if (text[place] === '"') {
      const quoted = readQuoted(text, place);
      if (quoted === null) return { lines, brokenAt: begun };
      cells.push(quoted.cell);
      line += countLines(text.slice(place, quoted.next));
      place = quoted.next;
      const after = text[place];
      if (after !== undefined && after !== separator && after !== "\r" && after !== "\n")
        return { lines, brokenAt: line };
    } else {
      const from = place;
      while (place < text.length && text[place] !== separator && text[place] !== "\r" && text[place] !== "\n") place++;
      cells.push(text.slice(from, place));
    }
    if (text[place] === separator) {
      place++;
      // Behind the last separator of a file stands one more cell.
      if (place === text.length) cells.push("");
      continue;
    }
    if (text[place] === "\r" && text[place + 1] === "\n") place++;
    place++;
    line++;
    end();
  }
  end();
  return { lines: lines.filter((each) => each.cells.length > 0) };
}

function readQuoted(text: string, from: number): { cell: string; next: number } | null {
  let cell = "";
  let place = from + 1;
  for (;;) {
    const quote = text.indexOf('"', place);
    if (quote < 0) return null;
    cell += text.slice(place, quote);
    if (text[quote + 1] !== '"') return { cell, next: quote + 1 };
    cell += '"';
    place = quote + 2;
  }
}

function separatorOf(text: string): string {
  const [first = ""] = text.split(/\r\n|\r|\n/, 1);
  const bare = first.replace(/"(?:[^"]|"")*"/g, "");
  const counts = separators.map((each) => bare.split(each).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}

function countLines(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}
