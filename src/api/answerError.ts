import type { OperationId } from "#contracts/api.ts";
import { answerParts, answerShapes, type AnswerShape } from "#contracts/answerShapes.ts";

/**
 * Where the value of an answer is not what the contract says the call answers, as a JSON pointer; null where it is. Looked at
 * are kinds of values and what must be there: more members, other words and other numbers are a newer platform's business.
 */
export function answerError(id: OperationId, value: unknown): string | null {
  return errorOf(answerShapes[id], value, "");
}

function errorOf(shape: AnswerShape | undefined, value: unknown, at: string): string | null {
  if (shape === undefined || shape === "?") return null;
  if (typeof shape === "string") {
    if (!shape.startsWith("#")) return isOf(shape, value) ? null : at;
    const name = shape.slice(1);
    return errorOf(Object.hasOwn(answerParts, name) ? answerParts[name] : undefined, value, at);
  }
  if (isList(shape)) {
    if (!Array.isArray(value)) return at;
    return firstError((value as unknown[]).entries(), ([index, item]) => errorOf(shape[0], item, `${at}/${index}`));
  }
  const alternatives = shape["|"];
  if (alternatives !== undefined && isList(alternatives))
    return alternatives.some((one) => errorOf(one, value, at) === null) ? null : at;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return at;
  const members = value as Readonly<Record<string, unknown>>;
  const named = firstError(Object.entries(shape), ([written, member]) => {
    if (written === "*") return null;
    const name = written.replace(/\?$/, "");
    // A member that may be missing may be null: platforms write both for "there is none".
    if (name !== written && (members[name] === undefined || members[name] === null)) return null;
    return Object.hasOwn(members, name) ? errorOf(member, members[name], `${at}/${name}`) : `${at}/${name}`;
  });
  const others = shape["*"];
  if (named !== null || others === undefined) return named;
  return firstError(Object.entries(members), ([name, member]) => errorOf(others, member, `${at}/${name}`));
}

function firstError<Item>(items: Iterable<Item>, look: (item: Item) => string | null): string | null {
  for (const item of items) {
    const fault = look(item);
    if (fault !== null) return fault;
  }
  return null;
}

function isOf(letter: string, value: unknown): boolean {
  switch (letter) {
    case "s":
      return typeof value === "string";
    case "n":
      return typeof value === "number" && Number.isFinite(value);
    case "b":
      return typeof value === "boolean";
    default:
      return value === null;
  }
}

function isList(shape: AnswerShape): shape is readonly AnswerShape[] {
  return Array.isArray(shape);
}
