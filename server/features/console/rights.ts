import table from "#schemas/rights.json" with { type: "json" };
import type { ConsoleSession, Operator } from "#contracts/api.ts";

type OperatorRole = Operator["role"];

/** What an operator may be allowed to do; the calls of the console name theirs. */
export type Right = keyof ConsoleSession["rights"];

const { $comment: _, ...rights } = table;

/** Every role, the one that may least first. */
export const operatorRoles = rights.look as readonly OperatorRole[];

/** Whether a role has a right. */
export function mayRole(role: OperatorRole, right: Right): boolean {
  return rights[right].includes(role);
}

/** The roles that have a right. */
export function rolesWith(right: Right): readonly string[] {
  return rights[right];
}

/** All rights, and whether a role has them. */
export function rightsOf(role: OperatorRole): ConsoleSession["rights"] {
  return {
    look: mayRole(role, "look"),
    desk: mayRole(role, "desk"),
    edit: mayRole(role, "edit"),
    review: mayRole(role, "review"),
    decide: mayRole(role, "decide"),
    publish: mayRole(role, "publish"),
    administer: mayRole(role, "administer"),
  };
}
