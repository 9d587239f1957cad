import type { JsonSchema } from "#json/schema.ts";

/** What is known of a call that failed: its code, and the message in the reader's language. */
export const failureType: JsonSchema = {
  type: "object",
  properties: { code: { type: "string" }, message: { type: "string" } },
  additionalProperties: false,
};
