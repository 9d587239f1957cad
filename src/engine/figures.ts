import type { Value } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { layerScope, type Scope } from "./createScope.ts";
import { add, fromDecimal, multiply, order, round, subtract, toDecimal, type Decimal } from "./decimal.ts";

/** The figures of the language (`docs/nodes.md`, "A value"), by the member that tells them apart. */
export const figureNames = [
  "sum",
  "count",
  "plus",
  "minus",
  "times",
  "atMost",
  "atLeast",
  "round",
  "join",
  "upper",
  "pick",
] as const;

/** The name of a figure. */
export type FigureName = (typeof figureNames)[number];

/** A value that is worked out of others. */
export type Figure = Extract<Value, Partial<Record<FigureName, unknown>>>;

/** Reads an operand in a scope. */
export type ReadOperand = (operand: Value, scope: Scope) => unknown;

/** Which figure a value is; undefined for a literal, a binding and what nobody knows. */
export function figureName(value: unknown): FigureName | undefined {
  return isRecord(value) ? figureNames.find((name) => value[name] !== undefined) : undefined;
}

const besides: ReadonlySet<string> = new Set([
  "of",
  "digits",
  "towards",
  "between",
  "from",
  "format",
  "currency",
  "fallback",
]);

/** Is an object a figure, and not one that has a member of such a name, like the parameters `{ "count": 5, "page": 1 }`? */
export function isFigure(written: Readonly<Record<string, unknown>>): boolean {
  const name = figureName(written);
  if (name === undefined || !Object.keys(written).every((member) => member === name || besides.has(member)))
    return false;
  if (name === "pick") return isRecord(written["from"]);
  return ["sum", "count", "round", "upper"].includes(name) ? isRecord(written[name]) : Array.isArray(written[name]);
}

/**
 * What a figure comes to: exact, without division. Undefined where an operand is absent or of the wrong type, and where a
 * number has more figures than 60. `read` gives the operands; what it reads is observed.
 */
export function workOut(figure: Figure, scope: Scope, read: ReadOperand): unknown {
  const numbers = (operands: readonly Value[], step: (a: Decimal, b: Decimal) => Decimal | undefined) =>
    fold(
      operands.map((operand) => read(operand, scope)),
      step,
    );
  if ("sum" in figure) return sumOf(figure, scope, read);
  if ("count" in figure) {
    const list = read(figure.count, scope);
    return Array.isArray(list) ? list.length : undefined;
  }
  if ("plus" in figure) return numbers(figure.plus, add);
  if ("minus" in figure) return numbers(figure.minus, subtract);
  if ("times" in figure) return numbers(figure.times, multiply);
  if ("atMost" in figure) return numbers(figure.atMost, (a, b) => (order(a, b) <= 0 ? a : b));
  if ("atLeast" in figure) return numbers(figure.atLeast, (a, b) => (order(a, b) >= 0 ? a : b));
  if ("round" in figure) {
    const number = toDecimal(read(figure.round, scope));
    return number && fromDecimal(round(number, figure.digits ?? 0, figure.towards ?? "nearest"));
  }
  if ("join" in figure) {
    const parts = figure.join.map((operand) => read(operand, scope)).filter(isWord);
    return parts.length === 0 ? undefined : parts.join(figure.between ?? " ");
  }
  if ("upper" in figure) return String(read(figure.upper, scope) ?? "").toUpperCase() || undefined;
  return "pick" in figure ? picked(read(figure.pick, scope), tableOf(figure.from, scope, read)) : undefined;
}

function sumOf({ sum, of }: Extract<Figure, { sum: Value }>, scope: Scope, read: ReadOperand): unknown {
  const list = read(sum, scope);
  if (!Array.isArray(list)) return undefined;
  let at = 0;
  // One layer for all rows, since the next one is read when this one is done.
  const inRow = layerScope(scope, { row: () => (list as unknown[])[at], index: () => at }, "row");
  let total: Decimal | undefined = { units: 0n, places: 0 };
  for (; at < list.length && total !== undefined; at += 1) {
    const part = toDecimal(of === undefined ? (list as unknown[])[at] : read(of, inRow));
    total = part && add(total, part);
  }
  return total && fromDecimal(total);
}

function fold(values: readonly unknown[], step: (a: Decimal, b: Decimal) => Decimal | undefined): unknown {
  let result = toDecimal(values[0]);
  for (const value of values.slice(1)) {
    const next = toDecimal(value);
    result = result && next && step(result, next);
  }
  return result && fromDecimal(result);
}

/** Whether a table is read from the scope, and not written: `{ "bind" }` and nothing else. */
export function isBoundTable(from: unknown): from is { bind: string } {
  return isRecord(from) && typeof from["bind"] === "string" && Object.keys(from).length === 1;
}

function tableOf(from: unknown, scope: Scope, read: ReadOperand): unknown {
  return isBoundTable(from) ? read(from, scope) : from;
}

/** The entry of a name or a place; only what the table itself has. */
function picked(key: unknown, table: unknown): unknown {
  if (typeof key !== "string" && typeof key !== "number" && typeof key !== "boolean") return undefined;
  if (typeof table !== "object" || table === null || !Object.hasOwn(table, String(key))) return undefined;
  if (Array.isArray(table) && String(key) === "length") return undefined;
  const found: unknown = (table as Record<string, unknown>)[String(key)];
  return typeof found === "function" ? undefined : found;
}

function isWord(part: unknown): part is string | number | boolean {
  return (typeof part === "string" && part !== "") || typeof part === "number" || typeof part === "boolean";
}

/** The values that a figure is worked out of, each with the name of its member; of a sum, also what is added of each row. */
export function operandsOf(figure: Figure): [at: string, operand: Value][] {
  const name = figureName(figure);
  if (name === undefined) return [];
  const written = (figure as Record<string, unknown>)[name];
  const operands = Array.isArray(written)
    ? written.map((operand: Value, place): [string, Value] => [`${name}/${place}`, operand])
    : [[name, written as Value] as [string, Value]];
  if ("of" in figure && figure.of !== undefined) operands.push(["of", figure.of]);
  if ("from" in figure && isBoundTable(figure.from)) operands.push(["from", figure.from]);
  return operands;
}

/** Every pointer that a value reads, its own and those of its operands; a sum's list before what is added of it. */
export function pointersOf(value: Value | undefined): string[] {
  if (typeof value !== "object" || value === null) return [];
  return "bind" in value ? [value.bind] : operandsOf(value).flatMap(([, operand]) => pointersOf(operand));
}
