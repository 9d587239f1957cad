import { readPointer } from "#json/pointer.ts";
import type { Scope } from "./createScope.ts";

/** Root of a layer that knows which currency holds around its rows. */
export const currencyRoot = "$currency";

/**
 * The currency that an amount comes with: the `currency` that stands beside it or nearest above it in the same data, in a row also that of
 * the answer the row is from. Undefined where there is none, and the brand's holds.
 */
export function currencyNear(scope: Scope, pointer: string): string | undefined {
  for (let end = pointer.lastIndexOf("/"); end > 0; end = pointer.lastIndexOf("/", end - 1)) {
    const found = scope.read(`${pointer.slice(0, end)}/currency`);
    if (isCurrency(found)) return found;
  }
  const root = pointer.split("/")[1] ?? "";
  const around = scope.read(`/${currencyRoot}/${root}`);
  return isCurrency(around) ? around : undefined;
}

/** The currency that an amount of a row (`/vo/amount`) comes with, the same way. */
export function currencyInRow(row: unknown, pointer: string): string | undefined {
  for (let end = pointer.lastIndexOf("/"); end >= 0; end = end === 0 ? -1 : pointer.lastIndexOf("/", end - 1)) {
    const found = readPointer(row, `${pointer.slice(0, end)}/currency`);
    if (isCurrency(found)) return found;
  }
  return undefined;
}

function isCurrency(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
