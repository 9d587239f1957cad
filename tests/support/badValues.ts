import type { ValidateFunction } from "ajv/dist/2020.js";
import { compileCheck } from "#server/http/compileCheck.ts";
import { contract, type RawSchema } from "#server/http/contract.ts";

/** What somebody may send for a member of a call, with a name; `undefined` leaves it out. */
export type BadValue = readonly [name: string, value: unknown];

/** A text of a megabyte. */
export const huge = "x".repeat(1_048_576);

/** Values that most members cannot have, and texts that have brought other programs down. */
export const badValues: readonly BadValue[] = [
  ["nothing", undefined],
  ["null", null],
  ["an empty text", ""],
  ["a blank", " "],
  ["a number", 7],
  ["a number below nothing", -1],
  ["a part of a number", 0.5],
  ["a number beyond all", 2 ** 60],
  ["a switch", true],
  ["an empty list", []],
  ["a list", ["x"]],
  ["an object", { x: 1 }],
  ["a text that is long", "x".repeat(9_000)],
  ["a text of a megabyte", huge],
  ["NUL", "a\0b"],
  ["half a character", "a\ud800b"],
  ["digits of another script", "٠١٢٣٤٥٦٧٨"],
  ["the name of what all objects come from", "__proto__"],
  ["the name of a member that all objects have", "constructor"],
  ["a quote", "' OR '1'='1' --"],
  ["a script", "<script>alert(1)</script>"],
  ["a path", "../../etc/passwd"],
  ["a text that turns round", "\u202Etxet"],
  ["somebody else's", "00000000-0000-4000-8000-000000000000"],
];

/** Texts that good members have: the first that a schema accepts is taken. */
const goodTexts = [
  "12345678",
  "855",
  "EN",
  "index",
  "2026-03-01",
  "2026-03-01T00:00:00Z",
  "11111111-1111-4111-8111-111111111111",
  "A".repeat(22),
  "A".repeat(43),
  "https://site.example/a",
  "USD",
  "naga/dragon",
  "/bet",
  "PL",
  "g1",
  "m1",
];

/** What a reference names. */
function resolved(schema: RawSchema): RawSchema {
  const reference = schema["$ref"];
  const found = typeof reference === "string" && contract.schemas.find(({ $id }) => `${$id}#` === reference);
  return found || schema;
}

const checks = new Map<RawSchema, ValidateFunction>();

/** Whether a schema accepts a value. */
export function accepts(schema: RawSchema, value: unknown): boolean {
  // As the member of a body: what fills a gap is no schema of its own.
  const whole = { type: "object", properties: { value: schema } };
  const check = checks.get(schema) ?? compileCheck(whole, "body");
  checks.set(schema, check);
  return check({ value: structuredClone(value) }) === true;
}

/** Schemas of the members of an object. */
export function membersOf(schema: RawSchema | undefined): [name: string, member: RawSchema][] {
  const properties = schema && (resolved(schema)["properties"] as Record<string, RawSchema> | undefined);
  return Object.entries(properties ?? {});
}

/** Names of the members that have to be there. */
export function requiredOf(schema: RawSchema | undefined): readonly string[] {
  return ((schema && resolved(schema)["required"]) as string[] | undefined) ?? [];
}

/** Something that a schema accepts, with no more in it than has to be. Throws where none is found. */
export function aGoodValue(given: RawSchema): unknown {
  const schema = resolved(given);
  const only = schema["const"] ?? (schema["enum"] as unknown[] | undefined)?.[0];
  const item = () => [aGoodValue((schema["items"] ?? {}) as RawSchema)];
  const tries: (() => unknown)[] = [() => only, ...goodTexts.map((text) => () => text), () => 1, () => 100, () => true];
  for (const make of [...tries, () => aGoodObject(schema), () => [], item, () => "x"]) {
    const value = make();
    if (value !== undefined && accepts(given, value)) return value;
  }
  throw new Error(`Nothing is good enough for ${JSON.stringify(schema)}`);
}

/** The members that an object has to have, each with something that is good enough. */
export function aGoodObject(schema: RawSchema): Record<string, unknown> {
  const needed = membersOf(schema).filter(([name]) => requiredOf(schema).includes(name));
  return Object.fromEntries(needed.map(([name, member]) => [name, aGoodValue(member)]));
}
