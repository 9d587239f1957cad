import { isRecord } from "#json/isRecord.ts";
import type { CallType } from "./callTypes.ts";
import type { Note } from "./createFindings.ts";

/** The parameters that filters give: each its own name, a range of dates `from` and `to`. A filter for nothing is told. */
export function filterParams(filters: unknown, call: CallType, pointer: string, note: Note): Set<string> {
  const given = new Set<string>();
  if (!Array.isArray(filters)) return given;
  for (const [place, filter] of filters.entries()) {
    if (!isRecord(filter) || typeof filter["name"] !== "string") continue;
    const names = filter["widget"] === "dateRange" ? ["from", "to"] : [filter["name"]];
    for (const name of names) {
      if (call.parameters.has(name)) {
        given.add(name);
      } else {
        note(`${pointer}/filters/${place}/name`, `The call has no parameter "${name}"`, {
          written: name,
          choices: call.parameters.keys(),
        });
      }
    }
  }
  return given;
}
