import { followed } from "./contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";

/** Which of several samples is wanted. Without any, it is always the same one, and texts say nothing. */
export interface SampleOptions {
  /** From 0: the next one has other values. */
  place?: number;
  /** What the sampled thing is called: its texts begin with it. */
  name?: string;
  /** The moment that dates go back from, in milliseconds since 1970. */
  now?: number;
}

/** Dates of two samples in a row are so far apart. */
const apartMs = 7 * 60 * 60 * 1000;
const usualNow = Date.UTC(2026, 0, 1, 12);

/** A plausible value of a type of the contract: every member is there, lists have one item. */
export function sampleOf(type: JsonSchema, options: SampleOptions = {}, depth = 0): unknown {
  const own = followed(type);
  const { place = 0, now = usualNow } = options;
  if (depth > 12) return null;
  if (own.const !== undefined) return own.const;
  if (own.enum !== undefined) return own.enum[place % own.enum.length];
  if (own.examples?.[0] !== undefined) return own.examples[place % own.examples.length];
  const branch = own.oneOf?.[0] ?? own.anyOf?.[0];
  if (branch !== undefined) return sampleOf(branch, options, depth + 1);
  const kind = Array.isArray(own.type) ? own.type[0] : own.type;
  if (own.properties !== undefined || kind === "object") {
    const members = Object.entries(own.properties ?? {}).map(([name, member]) => [
      name,
      sampleOf(member, options.name === undefined ? options : { ...options, name }, depth + 1),
    ]);
    return Object.fromEntries(members);
  }
  if (own.items !== undefined || kind === "array")
    return [sampleOf(typeof own.items === "object" ? own.items : {}, options, depth + 1)];
  switch (kind) {
    case "integer":
    case "number":
      return Math.min(own.maximum ?? Infinity, Math.max(own.minimum ?? 1, 1) + place * 137);
    case "boolean":
      return place % 2 === 0;
    case "null":
      return null;
    default:
      return textOf(own, options, new Date(now - place * apartMs).toISOString());
  }
}

function textOf({ format, maxLength }: JsonSchema, { place = 0, name }: SampleOptions, moment: string): string {
  if (format === "date-time") return moment;
  if (format === "date") return moment.slice(0, 10);
  return (name === undefined ? "text" : `${name} ${place + 1}`).slice(0, maxLength);
}
