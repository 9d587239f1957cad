import { isRecord } from "#json/isRecord.ts";
import type { CallType } from "../types/callTypes.ts";
import { followed } from "../types/contractSchema.ts";
import type { Note } from "../createFindings.ts";

/** The parameters that filters give: each its own name, a range of dates its two `names`, or `from` and `to`. A filter for nothing is told, and a
 * period that the call would refuse. */
export function filterParams(filters: unknown, call: CallType, pointer: string, note: Note): Set<string> {
  const given = new Set<string>();
  if (!Array.isArray(filters)) return given;
  for (const [place, filter] of filters.entries()) {
    if (!isRecord(filter) || typeof filter["name"] !== "string") continue;
    const own = Array.isArray(filter["names"]) ? (filter["names"] as unknown[]).map(String) : undefined;
    const names = filter["widget"] === "dateRange" ? (own ?? ["from", "to"]) : [filter["name"]];
    for (const [which, name] of names.entries()) {
      const at = own === undefined ? "name" : `names/${which}`;
      const parameter = call.parameters.get(name);
      if (parameter !== undefined) {
        given.add(name);
        if (filter["widget"] === "dateRange" && followed(parameter.type).format === "date-time")
          note(`${pointer}/filters/${place}/${at}`, `A period sends days, and the call wants a moment as "${name}"`);
      } else {
        note(`${pointer}/filters/${place}/${at}`, `The call has no parameter "${name}"`, {
          written: name,
          choices: call.parameters.keys(),
        });
      }
    }
  }
  return given;
}
