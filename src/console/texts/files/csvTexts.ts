import { toCsv } from "#rendering/table/toCsv.ts";
import type { FileFault, FileText, FileTexts } from "./FileTexts.ts";
import { readCsv } from "./readCsv.ts";
import { fromCell, toCell } from "./toCell.ts";

/** Name of the column of keys. */
const keyColumn = "key";

/** Texts as a table: a line each, a column a language. */
export function writeCsv(
  rows: readonly { key: string; texts: readonly string[] }[],
  languages: readonly string[],
): string {
  return toCsv([[keyColumn, ...languages], ...rows.map(({ key, texts }) => [key, ...texts.map(toCell)])]);
}

/** Reads a table of texts. A column of no language that the site has is left out, and told; so is a line that is not whole. */
export function readCsvTexts(text: string, languages: readonly string[]): FileTexts {
  const { lines, brokenAt } = readCsv(text);
  const broken: FileFault[] = brokenAt === undefined ? [] : [{ line: brokenAt, why: "quotes" }];
  const [head, ...body] = lines;
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const keyAt = names.findIndex((name) => name.toLowerCase() === keyColumn);
  if (keyAt < 0) return { texts: [], faults: [...broken, { line: 1, why: "noKey" }] };
  const columns = names.map((name) => languages.find((code) => code.toLowerCase() === name.toLowerCase()));
  const faults = names.flatMap((name, column): FileFault[] => {
    if (column === keyAt) return [];
    const code = columns[column];
    if (code === undefined) return [{ line: 1, why: "foreignColumn", what: name }];
    return columns.indexOf(code) < column ? [{ line: 1, why: "twoColumns", what: name }] : [];
  });
  const texts: FileText[] = [];
  for (const { at, cells } of body) {
    if (cells.length !== names.length) {
      faults.push({ line: at, why: "cells", what: cells[keyAt] ?? "" });
      continue;
    }
    for (const [column, code] of columns.entries()) {
      if (code === undefined || column === keyAt || columns.indexOf(code) < column) continue;
      texts.push({ line: at, language: code, key: (cells[keyAt] ?? "").trim(), text: fromCell(cells[column] ?? "") });
    }
  }
  return { texts, faults: [...broken, ...faults] };
}
