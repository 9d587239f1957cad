import type { Outcome } from "#engine/index.ts";
import { readPointer } from "#json/pointer.ts";
import type { Shown } from "#contracts/blockProps.ts";
import type { BlockProps } from "../BlockProps.ts";
import type { RenderingContext } from "../RenderingContext.ts";
import { saveFile } from "./saveFile.ts";
import { toCsv } from "./toCsv.ts";

type Column = BlockProps<"table">["columns"][number];

interface Exported {
  call?: string;
  /** Where an answer names what comes next. */
  cursor?: string;
  params: Readonly<Record<string, unknown>>;
  columns: readonly Column[];
  fileName: string;
}

/** Rows asked for at once; the most a platform gives. */
const exportPageSize = 100;

/** A file longer than this is no longer made by a browser. */
const exportLimit = 50_000;

/** Saves every row that the filters leave as CSV, page by page; `here` are the rows of a table without a call. */
export async function exportTable(
  table: Exported,
  here: readonly unknown[],
  context: RenderingContext,
  currency: string | undefined,
): Promise<Outcome> {
  const rows =
    table.call === undefined ? { ok: true as const, value: here } : await loadAll(table.call, table, context);
  if (!rows.ok) return rows;
  const head = table.columns.map(({ label }) => label);
  const body = (rows.value as readonly unknown[]).map((row, index) =>
    table.columns.map((column) => cellInFile(row, index, column, context, currency)),
  );
  saveFile(`${table.fileName}.csv`, "text/csv;charset=utf-8", toCsv([head, ...body]));
  return { ok: true };
}

async function loadAll(call: string, { params, cursor }: Exported, { data }: RenderingContext): Promise<Outcome> {
  const rows: unknown[] = [];
  let next: Record<string, unknown> = cursor === undefined ? { page: 1 } : {};
  for (let page = 1; rows.length < exportLimit; page += 1) {
    const outcome = await data.load(call, { ...params, ...next, pageSize: exportPageSize });
    if (!outcome.ok) return outcome;
    const found = readPointer(outcome.value, "/rows");
    if (Array.isArray(found)) rows.push(...(found as unknown[]));
    if (!Array.isArray(found) || found.length === 0) break;
    const behind = cursor === undefined ? undefined : readPointer(outcome.value, cursor);
    if (cursor === undefined ? rows.length >= Number(readPointer(outcome.value, "/total")) : typeof behind !== "string")
      break;
    next = cursor === undefined ? { page: page + 1 } : { cursor: behind };
  }
  return { ok: true, value: rows };
}

function cellInFile(
  row: unknown,
  index: number,
  { value: shows, labels }: Column,
  context: RenderingContext,
  currency: string | undefined,
): string {
  const { value, format, currency: own } = shows(row, index);
  return labels?.[String(value)] ?? context.format(value, inFile(format), own ?? currency);
}

/** A file is read later, and by programs: moments are whole, and numbers exact. What is masked stays so. */
function inFile(format: Shown["format"]): Shown["format"] {
  if (format === "relative") return "dateTime";
  return format === "compact" || format === "duration" ? "number" : format;
}
