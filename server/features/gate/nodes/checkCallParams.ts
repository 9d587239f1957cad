import { figureName, isValue } from "#engine/index.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import { checkParams } from "./checkCall.ts";
import type { CallParameter, CallType } from "../types/callTypes.ts";
import { checkParameter } from "./checkRead.ts";
import type { Note } from "../createFindings.ts";
import { branchesOf, followed, itemType, memberNames, memberType } from "../types/contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readType, type ScopeTypes } from "../types/ScopeTypes.ts";

/** What a value can be, as people call it. */
type Sort = "text" | "number" | "yes or no" | "nothing" | "list" | "object";

const sorts: Readonly<Record<string, Sort>> = {
  string: "text",
  number: "number",
  integer: "number",
  boolean: "yes or no",
  null: "nothing",
  array: "list",
  object: "object",
};

/**
 * Checks what an action sends with a call: what it reads is there, the names and the required ones are those of the contract, and
 * each value can be what the contract wants, however deep it stands. A binding to an object, such as /form, sends its members.
 */
export function checkCallParams(
  call: CallType | undefined,
  params: unknown,
  pointer: string,
  scope: ScopeTypes,
  note: Note,
): void {
  const at = `${pointer}/params`;
  checkParameter(params, at, scope, note);
  if (call === undefined) return;
  if (isRecord(params) && isValue(params)) return checkAllAtOnce(call, params, at, scope, note);
  checkParams(call, params, new Set(), pointer, note);
  checkParamTypes(call, params, pointer, scope, note);
}

/** Checks that each parameter of a `data`, a table or a tree can be what the contract wants. Their names are checked elsewhere. */
export function checkParamTypes(call: CallType, params: unknown, pointer: string, scope: ScopeTypes, note: Note): void {
  for (const [name, value] of Object.entries(isRecord(params) ? params : {})) {
    const parameter = call.parameters.get(name);
    if (parameter) checkFit(value, parameter, joinPointer(`${pointer}/params`, name), scope, note);
  }
}

/** Checks the members of what is sent as a whole, as far as they are known: the fields of a form. */
function checkAllAtOnce(
  { parameters }: CallType,
  { bind }: Record<string, unknown>,
  at: string,
  scope: ScopeTypes,
  note: Note,
) {
  const reading = typeof bind === "string" ? readType(bind, scope) : { type: {} };
  const names = "type" in reading ? memberNames(reading.type) : null;
  if (names === null) return;
  for (const name of names) {
    if (!parameters.has(name))
      note(`${at}/bind`, `The call has no parameter "${name}", which stands under ${String(bind)}`, {
        written: name,
        choices: parameters.keys(),
      });
  }
  for (const [name, { required }] of parameters)
    if (required && !names.includes(name) && name !== "botCheck")
      note(`${at}/bind`, `The call needs the parameter "${name}", which does not stand under ${String(bind)}`);
}

function checkFit(written: unknown, wanted: CallParameter, at: string, scope: ScopeTypes, note: Note): void {
  const { type } = wanted;
  const allowed = sortsOf(type);
  const given = sortsOfWritten(written, scope);
  if (allowed && given && !given.some((sort) => allowed.includes(sort) || (wanted.isText && isScalar(sort, allowed))))
    return note(at, `The call wants ${inOneOf(allowed)} here, and this is ${inOneOf(given)}`);
  if (wanted.isText && typeof written === "string" && allowed?.join() === "number" && !isNumber(written))
    return note(at, `The call wants a number here, and "${written}" is none`);
  if (Array.isArray(written)) {
    const inside = { ...wanted, type: itemType(type) ?? {} };
    return written.forEach((item, place) => checkFit(item, inside, joinPointer(at, place), scope, note));
  }
  if (isRecord(written)) return isValue(written) ? undefined : checkMembers(written, wanted, at, scope, note);
  const choices = branchesOf(type).flatMap((branch) => branch.enum ?? []);
  if (choices.length > 0 && written !== null && !choices.some((choice) => String(choice) === String(written)))
    note(at, `The call does not take "${String(written)}"`, { written: String(written), choices: choices.map(String) });
}

function checkMembers(
  written: Record<string, unknown>,
  wanted: CallParameter,
  at: string,
  scope: ScopeTypes,
  note: Note,
): void {
  const names = memberNames(wanted.type);
  for (const [name, member] of Object.entries(written)) {
    const type = memberType(wanted.type, name);
    if (type) checkFit(member, { ...wanted, type }, joinPointer(at, name), scope, note);
    else note(joinPointer(at, name), `The call takes no "${name}" here`, { written: name, choices: names ?? [] });
  }
  for (const name of followed(wanted.type).required ?? [])
    if (!Object.hasOwn(written, name)) note(at, `The call needs "${name}" here`);
}

/** What a type allows; undefined where it says nothing. */
function sortsOf(type: JsonSchema): Sort[] | undefined {
  const branches = branchesOf(type).filter(({ oneOf, anyOf, allOf }) => !oneOf && !anyOf && !allOf);
  const found = branches.map(({ type: kind, enum: choices, properties }) => {
    if (kind !== undefined) return [kind].flat().map((one) => sorts[one]);
    if (choices) return choices.map((choice) => sorts[choice === null ? "null" : typeof choice]);
    return properties ? [sorts["object"]] : undefined;
  });
  if (found.includes(undefined)) return undefined;
  return [...new Set(found.flat().filter((sort) => sort !== undefined))];
}

/** What a literal is, and what a binding or a figure can be; undefined where nobody knows. */
function sortsOfWritten(written: unknown, scope: ScopeTypes): Sort[] | undefined {
  if (!isRecord(written) || !isValue(written))
    return [Array.isArray(written) ? "list" : (sorts[written === null ? "null" : typeof written] ?? "object")];
  const { bind } = written;
  if (typeof bind === "string") {
    const reading = readType(bind, scope);
    return "type" in reading ? sortsOf(reading.type) : undefined;
  }
  const figure = figureName(written);
  return figure === "pick" || figure === undefined ? undefined : [figure === "join" ? "text" : "number"];
}

function isNumber(written: string): boolean {
  return written.trim() !== "" && Number.isFinite(Number(written));
}

/** A part of an address is a text, whatever it means: a number may be sent as one. */
function isScalar(given: Sort, allowed: readonly Sort[]): boolean {
  const scalars: readonly Sort[] = ["text", "number", "yes or no"];
  return scalars.includes(given) && allowed.some((sort) => scalars.includes(sort));
}

function inOneOf(list: readonly Sort[]): string {
  const words = list.map((sort) =>
    sort === "nothing" || sort === "yes or no" ? sort : `${sort === "object" ? "an" : "a"} ${sort}`,
  );
  return words.join(" or ");
}
