import type { Value } from "#contracts/config.ts";
import { workOut, type Figure, type ReadOperand } from "./figures.ts";
import type { Scope } from "./createScope.ts";

/** Deeper than any figure that people can follow. Levels. */
export const deepestFigure = 16;

/** Values that one figure may read, those of the rows it sums counted; more would keep a phone busy for seconds. */
const mostReads = 60_000;

/**
 * The raw value of a literal, of a binding or of a figure; the fallback, or undefined, where there is nothing. Never throws:
 * a figure that is nested deeper than 16 levels, or reads more than 60,000 values, is absent.
 */
export function resolveValue(value: Value | undefined, scope: Scope): unknown {
  if (value === null || typeof value !== "object") return value;
  const found = "bind" in value ? scope.read(value.bind) : figureValue(value, scope);
  return found === undefined || found === null ? value.fallback : found;
}

function figureValue(figure: Figure, scope: Scope): unknown {
  let [depth, reads] = [1, 0];
  // One limit reached makes the whole figure absent: what a part falls back on would make it wrong instead.
  let isOver = false;
  const read: ReadOperand = (operand, within) => {
    isOver ||= depth >= deepestFigure || ++reads > mostReads;
    if (isOver || operand === null || typeof operand !== "object") return isOver ? undefined : operand;
    depth += 1;
    const found = "bind" in operand ? within.read(operand.bind) : workOut(operand, within, read);
    depth -= 1;
    return found === undefined || found === null ? operand.fallback : found;
  };
  const found = workOut(figure, scope, read);
  return isOver ? undefined : found;
}
