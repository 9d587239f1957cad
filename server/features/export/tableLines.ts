import { readPointer } from "#json/pointer.ts";
import type { ExportColumn, ExportedList, ExportWish, RowBatches } from "./Exported.ts";
import { writeCell, writeNumber, type Cell } from "./writeCell.ts";

/** What bounds a file. */
export interface ExportBounds {
  /** Rows, headings and sums not counted. */
  mostRows: number;
  /** When it must be done, by the clock of `now`. */
  endsAt: number;
  now(): number;
}

const words = (text: string): Cell => ({ text, isNumber: false });

/**
 * The lines of a file, many at a time: headings, rows, and the sums of the columns that have one. Where rows or time run out, no sums
 * but a line that says that the file was cut, so that nobody takes a part for the whole.
 */
export async function* tableLines(
  batches: RowBatches,
  { columns, words: said }: Pick<ExportWish, "columns" | "words">,
  { sums: summed, counts }: Pick<ExportedList, "sums" | "counts">,
  zone: string,
  bounds: ExportBounds,
): AsyncGenerator<Cell[][]> {
  yield [columns.map(({ label }) => words(label))];
  const sums = columns.map(() => 0n);
  let left = bounds.mostRows;
  let isCut = false;
  for await (const batch of batches) {
    if (bounds.now() >= bounds.endsAt || left === 0) {
      isCut = batch.length > 0;
      break;
    }
    const rows = batch.slice(0, left);
    left -= rows.length;
    for (const row of rows)
      for (const [place, column] of columns.entries()) {
        const found = isSummed(column) && counts?.(row) !== false ? readPointer(row, column.value) : undefined;
        if (Number.isSafeInteger(found)) sums[place] = (sums[place] ?? 0n) + BigInt(found as number);
      }
    yield rows.map((row) => columns.map((column) => writeCell(row, column, zone)));
    isCut = rows.length < batch.length;
    if (isCut) break;
  }
  if (isCut) yield [[words(said.cut)]];
  else if (columns.some(isSummed)) yield [sumLine()];

  function isSummed({ value, factor = 1 }: ExportColumn): boolean {
    return factor === 1 && summed.includes(value);
  }

  function sumLine(): Cell[] {
    return columns.map((column, place) =>
      isSummed(column)
        ? { text: writeNumber(sums[place] ?? 0n, column.format, column.decimals), isNumber: true }
        : words(place === 0 ? said.total : ""),
    );
  }
}
