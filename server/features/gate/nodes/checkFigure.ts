import { deepestFigure, figureName, isBoundTable, type Figure, type FigureName } from "#engine/index.ts";
import type { Value } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer, toPointer } from "#json/pointer.ts";
import { checkPointer } from "./checkPointer.ts";
import type { Note } from "../createFindings.ts";
import { branchesOf, itemType, memberNames, memberType } from "../types/contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";
import { withLayer } from "../types/layersOf.ts";
import { readType, type ScopeTypes } from "../types/ScopeTypes.ts";

/** What a figure is made of: what its operands are read and told with. */
interface Reading {
  scope: ScopeTypes;
  note: Note;
  level: number;
}

const numeric: ReadonlySet<FigureName> = new Set(["plus", "minus", "times", "atMost", "atLeast", "round"]);
const number: JsonSchema = { type: "number" };

/** Checks a figure against the contract: numbers where it reckons, lists where it sums and counts, entries that a table can have. */
export function checkFigure(figure: Figure, pointer: string, scope: ScopeTypes, note: Note): void {
  typeOfFigure(figure, pointer, { scope, note, level: 1 });
}

/** What a value comes to, with everything that is wrong inside told. */
function typeOfValue(value: Value, pointer: string, reading: Reading): JsonSchema {
  if (typeof value !== "object" || value === null) return { const: value };
  if (value.format !== undefined)
    reading.note(`${pointer}/format`, "Only a whole figure is written: what it is made of has no format", {
      severity: "warning",
    });
  if ("bind" in value) return checkPointer(value.bind, `${pointer}/bind`, reading.scope, reading.note);
  return typeOfFigure(value, pointer, { ...reading, level: reading.level + 1 });
}

function typeOfFigure(figure: Figure, pointer: string, reading: Reading): JsonSchema {
  const name = figureName(figure);
  if (name === undefined) return {};
  if (reading.level > deepestFigure) {
    reading.note(pointer, `Figures are nested deeper than ${deepestFigure}, and come to nothing`);
    return {};
  }
  if ("sum" in figure) {
    const item = itemOf(figure.sum, `${pointer}/sum`, reading);
    if (figure.of === undefined) expectNumber(item, figure.sum, `${pointer}/sum`, reading);
    else {
      const inRow = { ...reading, scope: withLayer(reading.scope, "row", { row: item }) };
      expectNumber(typeOfValue(figure.of, `${pointer}/of`, inRow), figure.of, `${pointer}/of`, inRow);
    }
    return number;
  }
  if ("count" in figure) itemOf(figure.count, `${pointer}/count`, reading);
  if ("pick" in figure) return checkPick(figure, pointer, reading);
  const operands = (figure as Record<string, unknown>)[name];
  const list: [string, Value][] = Array.isArray(operands)
    ? operands.map((operand: Value, place) => [joinPointer(`${pointer}/${name}`, place), operand])
    : "count" in figure
      ? []
      : [[`${pointer}/${name}`, operands as Value]];
  for (const [at, operand] of list) {
    const type = typeOfValue(operand, at, reading);
    if (numeric.has(name)) expectNumber(type, operand, at, reading);
    else if (isOnly(type, ["object", "array"])) reading.note(at, "An object or a list is no part of a text");
  }
  return name === "join" || name === "upper" ? { type: "string" } : number;
}

/** What the list of an operand holds. */
function itemOf(operand: Value, pointer: string, reading: Reading): JsonSchema {
  const type = typeOfValue(operand, pointer, reading);
  const item = "const" in type ? undefined : itemType(type);
  if (item === undefined) tellWrong("This is no list", type, operand, pointer, reading, isList);
  return item ?? {};
}

function checkPick({ pick, from }: Extract<Figure, { pick: Value }>, pointer: string, reading: Reading): JsonSchema {
  const key = typeOfValue(pick, `${pointer}/pick`, reading);
  if (isOnly(key, ["object", "array"])) reading.note(`${pointer}/pick`, "An object or a list names no entry");
  const at = `${pointer}/from`;
  if (isBoundTable(from)) {
    const table = checkPointer(from.bind, `${at}/bind`, reading.scope, reading.note);
    if (!isOnly(table, ["string", "number", "integer", "boolean"])) return entryType(table);
    reading.note(`${at}/bind`, "This is no object and no list, so nothing can be picked from it");
    return {};
  }
  if (!isRecord(from)) return {};
  const known = branchesOf(key)
    .find(({ enum: words }) => words !== undefined)
    ?.enum?.map(String);
  if (known !== undefined) {
    for (const name of Object.keys(from)) {
      if (known.includes(name)) continue;
      reading.note(`${at}${toPointer(name)}`, `"${name}" is never picked`, { written: name, choices: known });
    }
  }
  const types = new Set(Object.values(from).map((entry) => typeof entry));
  return types.size === 1 ? { type: [...types][0] as string } : {};
}

/** What any entry of a table is: known for lists and dictionaries, and where an object has one member. */
function entryType(table: JsonSchema): JsonSchema {
  const names = memberNames(table);
  const [only, other] = names ?? [];
  if (names !== null && only !== undefined && other === undefined) return memberType(table, only) ?? {};
  return itemType(table) ?? {};
}

function expectNumber(type: JsonSchema, operand: Value, pointer: string, reading: Reading): void {
  if (isNumber(type)) return;
  tellWrong("This is no number, so nothing can be worked out", type, operand, pointer, reading, isNumber);
}

/** Tells of an operand of the wrong type, with the nearest name beside it that has the right one. */
function tellWrong(
  reason: string,
  type: JsonSchema,
  operand: Value,
  pointer: string,
  { scope, note }: Reading,
  isRight: (type: JsonSchema) => boolean,
): void {
  const bind = typeof operand === "object" && operand !== null && "bind" in operand ? operand.bind : undefined;
  const what = "const" in type ? JSON.stringify(type.const) : kindsOf(type).join(" or ");
  const told = what === "" ? reason : `${reason}: it is ${what}`;
  if (bind === undefined) return note(pointer, told);
  const inside = (memberNames(type) ?? []).filter((name) => isRight(memberType(type, name) ?? { type: "null" }));
  if (inside.length === 1) return note(`${pointer}/bind`, told, { nearest: joinPointer(bind, inside[0] ?? "") });
  const above = bind.slice(0, bind.lastIndexOf("/"));
  const parent = readType(above, scope);
  const siblings = "type" in parent ? (memberNames(parent.type) ?? []) : [];
  const choices = siblings.flatMap((name) => {
    const at = joinPointer(above, name);
    const sibling = readType(at, scope);
    return "type" in sibling && isRight(sibling.type) ? [at] : [];
  });
  note(`${pointer}/bind`, told, { written: bind, choices });
}

/** Can it be a number: one, or a text that says one, which only a format or a pattern of words excludes? */
function isNumber(type: JsonSchema): boolean {
  if ("const" in type) return typeof type.const === "number" || /^-?\d+(\.\d+)?$/.test(String(type.const));
  return !isOnly(type, ["string", "boolean", "object", "array", "null"]);
}

function isList(type: JsonSchema): boolean {
  return itemType(type) !== undefined;
}

/** Is it of these types and no other? What says nothing of itself may be anything. */
function isOnly(type: JsonSchema, types: readonly string[]): boolean {
  if ("const" in type) return false;
  const kinds = kindsOf(type);
  return kinds.length > 0 && kinds.every((kind) => types.includes(kind));
}

function kindsOf(type: JsonSchema): string[] {
  const branches = branchesOf(type);
  return [...new Set(branches.flatMap((branch) => (branch.type === undefined ? [] : [branch.type].flat())))];
}
