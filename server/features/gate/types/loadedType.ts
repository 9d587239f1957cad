import { segmentsOf } from "#json/pointer.ts";
import { callTypes } from "./callTypes.ts";
import { memberType } from "./contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";

/** What a node loads: the value of its call, or the part that `select` points to. Undefined where the contract has no such. */
export function loadedType({ call, select }: { call?: unknown; select?: unknown }): JsonSchema | undefined {
  const value = typeof call === "string" ? callTypes.get(call)?.value : undefined;
  if (value === undefined || typeof select !== "string") return value;
  let part: JsonSchema | undefined = value;
  for (const name of segmentsOf(select)) part = part && memberType(part, name);
  return part;
}
