import type { Match, Subject } from "./Match.ts";
import { ranks } from "./ranks.ts";

/** Matches fields of a JSON Schema format, where the field names no widget. */
export function schemaFormat(format: string, rank: number = ranks.plain): Match {
  const test = (subject: Subject) => subject["widget"] === undefined && subject["format"] === format;
  return { kind: "field", rank, test, description: `schema format is "${format}"` };
}
