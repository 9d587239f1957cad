import type { OperationId } from "#contracts/api.ts";
import { operations, type Operation } from "#contracts/operations.ts";

/** The table's entry of a call; undefined for a name that is not in the contract (a document may hold any). */
export function findOperation(id: string): (Operation & { id: OperationId }) | undefined {
  return Object.hasOwn(operations, id) ? { ...operations[id as OperationId], id: id as OperationId } : undefined;
}
