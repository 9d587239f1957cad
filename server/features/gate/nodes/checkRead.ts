import { comparisons, figureName, isValue, type Figure } from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import { checkFigure } from "./checkFigure.ts";
import type { Note } from "../createFindings.ts";
import type { DocumentCheck } from "./DocumentCheck.ts";
import { checkPointer } from "./checkPointer.ts";
import { branchesOf } from "../types/contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readType, type ScopeTypes } from "../types/ScopeTypes.ts";

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
  const { flag, value, in: list, all, any, not } = condition;
  if (typeof flag === "string" && !check.index.flags.has(flag)) {
    const reason = `The feature "${flag}" is not in the tree, so it is off`;
    check.note(`${pointer}/flag`, reason, { written: flag, choices: check.index.flags, severity: "warning" });
  }
  if (value !== undefined) checkCompared(value, condition, pointer, scope, check.note);
  if (Array.isArray(list))
    for (const [place, one] of list.entries()) checkRead(one, `${pointer}/in/${place}`, scope, check.note);
  else checkRead(list, `${pointer}/in`, scope, check.note);
  for (const name of comparisons) checkRead(condition[name], `${pointer}/${name}`, scope, check.note);
  for (const [name, parts] of Object.entries({ all, any })) {
    if (!Array.isArray(parts)) continue;
    for (const [place, part] of parts.entries()) checkCondition(part, `${pointer}/${name}/${place}`, scope, check);
  }
  checkCondition(not, `${pointer}/not`, scope, check);
}

/** Checks what a condition compares: it is read by a pointer or as a value, and what matches a pattern is a text. */
function checkCompared(
  value: unknown,
  asked: Record<string, unknown>,
  pointer: string,
  scope: ScopeTypes,
  note: Note,
): void {
  const at = `${pointer}/value`;
  checkRead(value, at, scope, note);
  if (typeof value === "string" && value.startsWith("/")) {
    note(at, "A pointer that is compared is written as a binding", { nearest: `{ "bind": "${value}" }` });
    return;
  }
  const read = isRecord(value) ? value["bind"] : undefined;
  if (typeof read !== "string") return;
  const type = typeAt(read, scope);
  if (asked["matches"] === undefined || type === undefined || canBeText(type)) return;
  note(`${at}/bind`, "Only a text or a number matches a pattern");
}

function typeAt(read: string, scope: ScopeTypes): JsonSchema | undefined {
  const reading = readType(read, scope);
  return "type" in reading ? reading.type : undefined;
}

function canBeText(type: JsonSchema): boolean {
  const kinds = branchesOf(type).flatMap((branch) => (branch.type === undefined ? [] : [branch.type].flat()));
  return kinds.length === 0 || kinds.some((kind) => ["string", "number", "integer"].includes(kind));
}
