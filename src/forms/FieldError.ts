import type { CheckError } from "#contracts/entities.ts";

/**
 * Why a value is not accepted: by a check of a rule; by a word of a JSON Schema (`limit` is its limit, where it has
 * one); or by the platform, in its words or with a text key.
 */
export type FieldError =
  | CheckError
  | { reason: "schema"; rule: string; limit?: number }
  | { reason: "refused"; message: string };
