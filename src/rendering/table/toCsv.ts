/** Begins a cell that a spreadsheet would run as a formula. */
const formulaStart = /^[=+\-@\t\r\0]/;

/** A plain number, also a negative one, is not a formula. */
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * Lines of cells as CSV (RFC 4180, with the mark that makes spreadsheets read UTF-8). A cell that a spreadsheet would
 * run is made a text by an apostrophe.
 */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(",")).join("\r\n")}\r\n`;
}

function toCell(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
