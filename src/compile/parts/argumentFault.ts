import type { PartParameter } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";

/** Why a value cannot be that of a parameter, in words that follow "is"; undefined where it can. What is bound is any value. */
export function argumentFault(value: unknown, type: PartParameter["type"]): string | undefined {
  if (type === "text")
    return typeof value === "string" || isRecord(value) ? undefined : "a text: its key, or a binding";
  if (isRecord(value)) return "text" in value ? "a value, not a text" : undefined;
  if (type === "value") return Array.isArray(value) ? "a value: a literal, a binding or a figure" : undefined;
  return typeof value === type ? undefined : `a ${type}, or a binding`;
}
