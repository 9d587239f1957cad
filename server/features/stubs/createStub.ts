import type { CallType } from "#server/features/gate/types/callTypes.ts";
import { itemType, memberType } from "#server/features/gate/types/contractSchema.ts";
import { sampleOf } from "#server/features/gate/types/sampleOf.ts";

type Row = Readonly<Record<string, unknown>>;

/** What a stub was asked, as the query of the call. */
export type StubQuery = Readonly<Record<string, unknown>>;

/** Rows that a list has in all: enough for several pages. */
const rowCount = 40;

/**
 * Answers a call that nobody has written yet: with the `value` that its schema describes. A list has forty rows, which differ, and
 * can be filtered by the members that a row has, by a period, sorted, read page by page and summed up. `now` is in milliseconds since 1970.
 */
export function createStub({ value, operation }: CallType): (query: StubQuery, now: number) => unknown {
  const row = operation.table === true ? itemType(memberType(value, "rows") ?? {}) : undefined;
  if (row === undefined) return (_query, now) => sampleOf(value, { name: "value", now });
  return (query, now) => {
    const rows = Array.from({ length: rowCount }, (_, place) => sampleOf(row, { place, name: "row", now }) as Row);
    const { page = 1, pageSize = 15, sort, ...filters } = query as { page?: number; pageSize?: number; sort?: string };
    const found = rows.filter((one) => Object.entries(filters).every(([name, wanted]) => isWanted(one, name, wanted)));
    const ordered = sort === undefined ? found : found.toSorted(orderBy(sort));
    const from = (page - 1) * pageSize;
    const whole = sampleOf(value, { name: "value", now }) as Row;
    const totals = whole["totals"] === undefined ? {} : { totals: sumsOf(whole["totals"] as Row, ordered) };
    return { ...whole, rows: ordered.slice(from, from + pageSize), page, pageSize, total: ordered.length, ...totals };
  };
}

/** Totals with the sums of what the rows have under the same names; all else stays as the schema's sample has it. */
function sumsOf(totals: Row, rows: readonly Row[]): Row {
  const sums = Object.entries(totals).map(([name, sample]) => {
    const isSummed =
      typeof sample === "number" &&
      rows.every((row) => [undefined, null].includes(row[name] as null) || typeof row[name] === "number");
    return [name, isSummed ? rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0) : sample];
  });
  return Object.fromEntries(sums) as Row;
}

function isWanted(row: Row, name: string, wanted: unknown): boolean {
  if (wanted === undefined || wanted === "") return true;
  if (name === "from" || name === "to") {
    const moment = Object.values(row).find((value) => typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value));
    const day = String(wanted).slice(0, 10);
    if (moment === undefined) return true;
    return name === "from" ? String(moment).slice(0, 10) >= day : String(moment).slice(0, 10) <= day;
  }
  // A search is for any text of the row.
  const searched = Object.hasOwn(row, name) ? [row[name]] : Object.values(row);
  const isText = typeof wanted === "string";
  return searched.some((value) =>
    isText && typeof value === "string" ? value.toLowerCase().includes(wanted.toLowerCase()) : value === wanted,
  );
}

function orderBy(sort: string): (a: Row, b: Row) => number {
  const name = sort.replace(/^-/, "");
  const sign = sort.startsWith("-") ? -1 : 1;
  return (a, b) => {
    const [one, other] = [a[name], b[name]];
    if (typeof one === "number" && typeof other === "number") return sign * (one - other);
    return sign * String(one ?? "").localeCompare(String(other ?? ""), "en", { numeric: true });
  };
}
