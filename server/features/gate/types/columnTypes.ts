import type { JsonSchema } from "#json/schema.ts";
import { itemType, memberNames, memberType } from "./contractSchema.ts";
import { loadedType } from "./loadedType.ts";

/** What a row of an index holds, by the columns that its call answers; undefined where they are none. */
export function columnTypes(call: unknown, select: unknown = "/columns"): Record<string, JsonSchema> | undefined {
  const columns = loadedType({ call, select });
  const names = columns && memberNames(columns);
  if (!columns || !names || names.length === 0) return undefined;
  return Object.fromEntries(
    names.flatMap((name) => {
      const column = memberType(columns, name);
      const item = column && itemType(column);
      return item === undefined ? [] : [[name, item] as const];
    }),
  );
}
