import { ruleFaults } from "#compile/forms/ruleFaults.ts";
import type { RuleJudge } from "#compile/patterns/patternError.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, segmentsOf, toPointer } from "#json/pointer.ts";
import type { DraftError } from "#stores/DraftPort.ts";
import { faultKey } from "./faultKey.ts";

const path = "/rules/register";

/** What cannot be of the rules that were edited: told at the members that somebody edited, so that these wait and what stands beside them is saved. */
export function ruleErrors(site: unknown, places: readonly string[], patterns?: RuleJudge): DraftError[] {
  const edited = places.filter((place) => place.startsWith(`${path}/`) || path.startsWith(place));
  if (edited.length === 0) return [];
  const register = readPointer(site, path);
  const names = edited.map((place) => segmentsOf(place)[2]);
  const judged = names.includes(undefined) && isRecord(register) ? Object.keys(register) : new Set(names);
  return [...judged].flatMap((name = "") => {
    const rule = readPointer(register, toPointer(name));
    return ruleFaults(name, rule, patterns).flatMap(({ code, members, values, isWarning }): DraftError[] => {
      if (isWarning) return [];
      const pointers = members.map((member) => path + toPointer(name, member));
      const own = pointers.filter((pointer) => edited.includes(pointer));
      const at = own.length > 0 ? own : pointers.slice(0, 1);
      return at.map((pointer) => ({ pointer, rule: code, text: { key: faultKey(code), values } }));
    });
  });
}
