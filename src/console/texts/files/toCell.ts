/** Begins a cell that a spreadsheet would run, or one that was made safe already (`toCsv` puts an apostrophe before the first). */
const looksSafe = /^'+[=+\-@\t\r\0]/;

/** A text for a cell: one that begins as a cell that was made safe gets one more apostrophe, so that it comes back as it was. */
export function toCell(text: string): string {
  return looksSafe.test(text) ? `'${text}` : text;
}

/** What a cell says, without the apostrophe that keeps spreadsheets from running it. */
export function fromCell(cell: string): string {
  return looksSafe.test(cell) ? cell.slice(1) : cell;
}
