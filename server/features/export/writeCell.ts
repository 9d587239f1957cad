import { readPointer } from "#json/pointer.ts";
import type { ExportColumn } from "./Exported.ts";

/** A cell as both kinds of files need it: words, or a number written exactly. */
export interface Cell {
  text: string;
  isNumber: boolean;
}

const empty: Cell = { text: "", isNumber: false };
const writers = new Map<string, Intl.DateTimeFormat>();

/** What stands in a cell of a row. Amounts and numbers are written exactly, moments by the time zone, to the second. */
export function writeCell(
  row: unknown,
  { value, format, decimals, factor = 1, labels }: ExportColumn,
  zone: string,
): Cell {
  const found = readPointer(row, value);
  if (found === undefined || found === null) return empty;
  const word = labels?.[String(found)];
  if (word !== undefined) return { text: word, isNumber: false };
  if (typeof found === "number" && Number.isFinite(found))
    return { text: writeNumber(factor === 1 ? found : multiplied(found, factor), format, decimals), isNumber: true };
  if (typeof found === "string" && format === "dateTime") return { text: writeMoment(found, zone), isNumber: false };
  return { text: typeof found === "string" ? found : JSON.stringify(found), isNumber: false };
}

/** Without the dust of floats: 3 times 0.0001 is 0.0003. */
const multiplied = (number: number, factor: number): number => Number((number * factor).toPrecision(12));

/** An amount in minor units as a decimal, without a float on the way; any other number as it is. */
export function writeNumber(number: number | bigint, format: ExportColumn["format"], decimals = 2): string {
  if (format !== "money" || !(typeof number === "bigint" || Number.isSafeInteger(number))) return String(number);
  const digits = (number < 0 ? -BigInt(number) : BigInt(number)).toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  return `${number < 0 ? "-" : ""}${whole}${decimals === 0 ? "" : `.${digits.slice(-decimals)}`}`;
}

function writeMoment(text: string, zone: string): string {
  const at = Date.parse(text);
  if (Number.isNaN(at)) return text;
  let writer = writers.get(zone);
  if (!writer) {
    writer = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
    writers.set(zone, writer);
  }
  return writer.format(at);
}
