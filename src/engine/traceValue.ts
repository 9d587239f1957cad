import type { Value } from "#contracts/config.ts";
import type { ValueReason } from "./Explanation.ts";
import { deepestFigure, resolveValue } from "./resolveValue.ts";
import { figureName, workOut } from "./figures.ts";
import type { Scope } from "./createScope.ts";

/** So many operands of one figure are told of; those of further rows are like them. */
const mostParts = 12;

/** So many operands of all levels together. */
const mostInAll = 200;

/** How a value came about: what it read, or the figure that it is, with each of its operands. */
export function traceValue(value: Value, scope: Scope, told = { level: 0, parts: 0 }): ValueReason {
  const result = resolveValue(value, scope);
  if (typeof value !== "object" || value === null) return { key: "written", value: result, parts: [] };
  if ("bind" in value) {
    const found = scope.read(value.bind);
    const isThere = found !== undefined && found !== null;
    return { key: isThere ? "read" : "absent", from: value.bind, value: result, parts: [] };
  }
  const name = figureName(value);
  if (name === undefined || told.level >= deepestFigure) return { key: "unknown", value: result, parts: [] };
  const parts: ValueReason[] = [];
  workOut(value, scope, (operand, within) => {
    // Nothing further is read of a long list: what it came to is known already.
    if (parts.length >= mostParts || told.parts >= mostInAll) return undefined;
    told.parts += 1;
    told.level += 1;
    const part = traceValue(operand, within, told);
    told.level -= 1;
    parts.push(part);
    return part.value;
  });
  return { key: name, value: result, parts };
}
