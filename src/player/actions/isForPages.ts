import { operations, type Operation } from "#contracts/operations.ts";

/** Whether a document may make a call: calls of operators, and those that a login or a registration wraps, are none of its. */
export function isForPages(id: string): boolean {
  if (!Object.hasOwn(operations, id)) return false;
  const { auth, encrypted, stream, pageCall }: Operation = operations[id as keyof typeof operations];
  return auth !== "console" && (!encrypted || pageCall === true) && !stream;
}

/** Calls that change what the platform tells of the member (`getMemberInfo`), and so what pages read at `/session`. */
const memberCalls: ReadonlySet<string> = new Set(["confirmContact", "setPaymentPassword"]);

/** Whether what is known of the member is another after a call. */
export function changesMember(id: string): boolean {
  return memberCalls.has(id);
}

/** Whether a call has one effect however often it is sent, as all that move money have. */
export function hasOneEffect(id: string): boolean {
  return Object.hasOwn(operations, id) && "idempotent" in operations[id as keyof typeof operations];
}
