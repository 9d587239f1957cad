import type { Condition } from "#contracts/config.ts";

/**
 * A node behind the document door, seen without knowing its kind: what each property holds is said by the table of
 * node shapes, not by this type.
 */
export interface EngineNode {
  readonly kind: string;
  readonly id?: string;
  readonly when?: Condition;
  readonly [property: string]: unknown;
}
