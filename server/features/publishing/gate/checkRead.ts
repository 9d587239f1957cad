import { comparisons, figureName, isValue, type Figure } from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import { checkFigure } from "./checkFigure.ts";
import type { Note } from "./createFindings.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";
import { checkPointer } from "./checkPointer.ts";
import type { ScopeTypes } from "./ScopeTypes.ts";

/** Checks what a text or a value reads: its own binding, the operands of a figure, the values put into a text. */
export function checkRead(value: unknown, pointer: string, scope: ScopeTypes, note: Note): void {
  if (!isRecord(value)) return;
  if (typeof value["bind"] === "string") checkPointer(value["bind"], `${pointer}/bind`, scope, note);
  else if (figureName(value) !== undefined) checkFigure(value as Figure, pointer, scope, note);
  checkRead(value["currency"], `${pointer}/currency`, scope, note);
  if (!isRecord(value["values"])) return;
  for (const [name, member] of Object.entries(value["values"])) {
    checkRead(member, joinPointer(`${pointer}/values`, name), scope, note);
  }
}

/** Checks what a parameter reads, however deep in its lists and objects. */
export function checkParameter(written: unknown, pointer: string, scope: ScopeTypes, note: Note): void {
  if (Array.isArray(written)) {
    for (const [place, item] of written.entries()) checkParameter(item, joinPointer(pointer, place), scope, note);
  } else if (isRecord(written) && !isValue(written)) {
    for (const [name, member] of Object.entries(written))
      checkParameter(member, joinPointer(pointer, name), scope, note);
  } else checkRead(written, pointer, scope, note);
}

/** Checks a condition, however it is nested. A feature that the tree does not have is off for ever, which may be meant. */
export function checkCondition(condition: unknown, pointer: string, scope: ScopeTypes, check: DocumentCheck): void {
  if (!isRecord(condition)) return;
  const { flag, value, all, any, not } = condition;
  if (typeof flag === "string" && !check.index.flags.has(flag)) {
    const reason = `The feature "${flag}" is not in the tree, so it is off`;
    check.note(`${pointer}/flag`, reason, { written: flag, choices: check.index.flags, severity: "warning" });
  }
  if (typeof value === "string") checkPointer(value, `${pointer}/value`, scope, check.note);
  for (const name of comparisons) checkRead(condition[name], `${pointer}/${name}`, scope, check.note);
  for (const [name, parts] of Object.entries({ all, any })) {
    if (!Array.isArray(parts)) continue;
    for (const [place, part] of parts.entries()) checkCondition(part, `${pointer}/${name}/${place}`, scope, check);
  }
  checkCondition(not, `${pointer}/not`, scope, check);
}
