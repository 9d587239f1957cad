import type { OperationId } from "#contracts/api.ts";
import { contract } from "./contract.ts";

/** A body in two parts. */
export interface SplitBody {
  open: Record<string, unknown>;
  /** The members that the contract marks as secrets, those that were sent. */
  secrets: Record<string, unknown>;
}

/** Parts a body of a call into what may be compared and kept, and its secrets (`x-secret` of the contract). */
export function splitSecrets(id: OperationId, body: Readonly<Record<string, unknown>>): SplitBody {
  const names = new Set(contract.operations.get(id)?.secrets);
  const members = Object.entries(body);
  return {
    open: Object.fromEntries(members.filter(([name]) => !names.has(name))),
    secrets: Object.fromEntries(members.filter(([name]) => names.has(name))),
  };
}
