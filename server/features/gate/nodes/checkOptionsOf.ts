import { isRecord } from "#json/isRecord.ts";
import { inWords } from "#json/inWords.ts";
import { parameterChoices } from "#contracts/parameterChoices.ts";
import type { Note } from "../createFindings.ts";

/** The text keys of choices that the contract lists; what it does not list is told. */
export function checkOptionsOf(field: Readonly<Record<string, unknown>>, pointer: string, note: Note): string[] {
  const { optionsOf } = field;
  if (!isRecord(optionsOf)) return [];
  const [call, parameter] = [inWords(optionsOf["call"]), inWords(optionsOf["parameter"])];
  const at = `${pointer}/optionsOf`;
  if (!Object.hasOwn(parameterChoices, call)) {
    const choices = Object.keys(parameterChoices);
    note(`${at}/call`, `No call "${call}" has a parameter whose values the contract lists`, { written: call, choices });
    return [];
  }
  const listed = parameterChoices[call] ?? {};
  if (!Object.hasOwn(listed, parameter)) {
    const choices = Object.keys(listed);
    note(`${at}/parameter`, `The contract lists no values for "${parameter}"`, { written: parameter, choices });
    return [];
  }
  return (listed[parameter] ?? []).map((value) => `${inWords(optionsOf["labels"])}.${value}`);
}
