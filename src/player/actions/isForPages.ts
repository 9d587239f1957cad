import { operations, type Operation } from "#contracts/operations.ts";

/** Whether a document may make a call: calls of operators, and those that a login or a registration wraps, are none of its. */
export function isForPages(id: string): boolean {
  if (!Object.hasOwn(operations, id)) return false;
  const { auth, encrypted, stream, pageCall }: Operation = operations[id as keyof typeof operations];
  return auth !== "console" && (!encrypted || pageCall === true) && !stream;
}

/** Whether a call has one effect however often it is sent, as all that move money have. */
export function hasOneEffect(id: string): boolean {
  return Object.hasOwn(operations, id) && "idempotent" in operations[id as keyof typeof operations];
}
