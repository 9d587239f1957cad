import { Readable } from "node:stream";
import type { Cell } from "./writeCell.ts";

/** Begins a cell that a spreadsheet would run as a formula. */
const formulaStart = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\0]/;

/** Lines as CSV (RFC 4180, with the mark that makes spreadsheets read UTF-8). What a spreadsheet would run is made a text. */
export function csvStream(lines: AsyncIterable<Cell[][]>): Readable {
  return Readable.from(write(lines), { objectMode: false });
}

async function* write(lines: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield "\uFEFF";
  for await (const some of lines) yield some.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell({ text, isNumber }: Cell): string {
  const safe = !isNumber && formulaStart.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
