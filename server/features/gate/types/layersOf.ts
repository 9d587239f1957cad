import { functionShapes, type SharedFunctionName } from "#compile/reckon/functionShapes.ts";
import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import { segmentsOf } from "#json/pointer.ts";
import type { EngineNode } from "#engine/index.ts";
import { callTypes } from "./callTypes.ts";
import { columnTypes } from "./columnTypes.ts";
import { failureType } from "./failureType.ts";
import { itemType, memberType } from "./contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";
import { loadedType } from "./loadedType.ts";
import { readType, type ScopeTypes } from "./ScopeTypes.ts";
import type { SiteIndex } from "../SiteIndex.ts";

/** What a node puts on top of the scope inside itself: rows, totals, a form. */
export type Layers = Readonly<Partial<Record<string, JsonSchema>>>;

const nothing: JsonSchema = { type: "object", properties: {}, additionalProperties: false };

/** The layers of a node: rows come from its call or from its binding, the form from its fields or its compiled form. */
export function layersOf(node: EngineNode, scope: ScopeTypes, index: SiteIndex): Layers {
  const {
    call,
    select,
    rows,
    fields,
    fieldRows,
    filters,
    form,
    index: columnar,
    answer: shape,
  } = node as Record<string, unknown>;
  const rowsAt = isRecord(shape) ? shape["rows"] : select;
  const answer = typeof call === "string" ? callTypes.get(call)?.value : undefined;
  // Of a tree and a search `select` says where in an answer the rows are, of a list its `answer`.
  const selects = (isRecord(shape) || ["tree", "search"].includes(node.kind)) && typeof rowsAt === "string";
  const list =
    answer === undefined
      ? boundType(rows, scope)
      : selects
        ? loadedType({ call, select: rowsAt })
        : (memberType(answer, "rows") ?? answer);
  const columns = isRecord(columnar) ? columnTypes(call, select) : undefined;
  const rowOfList = list === undefined ? undefined : itemType(list);
  const row = columns ? { type: "object", properties: columns, additionalProperties: false } : rowOfList;
  return {
    ...(row !== undefined && { row }),
    ...(list !== undefined && { rows: list }),
    selection: selectionType(node, row),
    typed: { type: "string" },
    failure: failureType,
    ...(node.kind === "reckon" && { reckoned: reckonedType(node as unknown as Record<string, unknown>, scope) }),
    ...(fieldRows !== undefined && { fieldRows: boundType(fieldRows, scope) ?? {} }),
    // What a call does not sum up cannot be read.
    totals: answer === undefined ? {} : (memberType(answer, "totals") ?? nothing),
    // What a call sends has names that nobody knows here.
    form:
      fieldRows !== undefined
        ? {}
        : formType([...fieldTypes(fields), ...fieldTypes(filters), ...compiledTypes(form, index)]),
  };
}

/** What the children of a `reckon` read: what its function gives under its id, beside that of those around it. */
function reckonedType({ id, function: name }: Record<string, unknown>, scope: ScopeTypes): JsonSchema {
  const around = scope.get("reckoned")?.properties ?? {};
  const own =
    typeof name === "string" && Object.hasOwn(functionShapes, name)
      ? functionShapes[name as SharedFunctionName].gives
      : {};
  return { type: "object", properties: { ...around, [inWords(id)]: own }, additionalProperties: false };
}

/** The chosen rows of a table, as its batch reads them. */
function selectionType(node: EngineNode, row: JsonSchema | undefined): JsonSchema {
  const rowKey = (node as Record<string, unknown>)["rowKey"];
  const [, key] = isRecord(rowKey) ? segmentsOf(inWords(rowKey["bind"])) : [];
  const keyType = (row && key !== undefined ? memberType(row, key) : undefined) ?? {};
  return {
    type: "object",
    properties: {
      count: { type: "integer" },
      keys: { type: "array", items: keyType },
      rows: { type: "array", items: row ?? {} },
    },
    additionalProperties: false,
  };
}

/** What choices read of their rows; what the fields of a row read of it, and of the row above it. Undefined of other fields. */
export function typedRow(field: unknown, scope: ScopeTypes): Layers | undefined {
  if (!isRecord(field)) return undefined;
  const { optionRows } = field;
  if (isRecord(optionRows)) {
    const list = boundType(optionRows["rows"], scope);
    return { row: (list && itemType(list)) ?? {} };
  }
  if (!Array.isArray(field["fields"])) return undefined;
  const row = formType(fieldTypes(field["fields"]));
  return { row, previous: row };
}

/** The scope with a layer on top; rows bring their number, and those that somebody fills in the row above. */
export function withLayer(scope: ScopeTypes, name: string, layers: Layers): ScopeTypes {
  return new Map([
    ...scope,
    [name, layers[name] ?? {}],
    ...(name === "row" ? [["index", { type: "integer" }] as const] : []),
    ...(name === "row" && layers["previous"] ? [["previous", layers["previous"]] as const] : []),
  ]);
}

function boundType(value: unknown, scope: ScopeTypes): JsonSchema | undefined {
  if (!isRecord(value) || typeof value["bind"] !== "string") return undefined;
  const reading = readType(value["bind"], scope);
  return "type" in reading ? reading.type : {};
}

/** What a form is read as, of its fields by name. */
function formType(fields: readonly (readonly [string, JsonSchema])[]): JsonSchema {
  return fields.length === 0
    ? {}
    : { type: "object", properties: Object.fromEntries(fields), additionalProperties: false };
}

/** The two days of a field of days, either of which may be open. */
const span: JsonSchema = {
  type: "object",
  properties: { from: { type: "string" }, to: { type: "string" } },
  additionalProperties: false,
};

/** The written fields by name, each with what its widget gives where that has members; of others nothing is known. */
function fieldTypes(fields: unknown): (readonly [string, JsonSchema])[] {
  return Array.isArray(fields)
    ? fields.flatMap((field: unknown) =>
        isRecord(field) ? [[inWords(field["name"]), field["widget"] === "dateRange" ? span : {}] as const] : [],
      )
    : [];
}

function compiledTypes(form: unknown, { compiled }: SiteIndex): (readonly [string, JsonSchema])[] {
  if (typeof form !== "string" || !Object.hasOwn(compiled.forms, form)) return [];
  return compiled.forms[form]?.fields.map(({ name }) => [name, {}] as const) ?? [];
}
