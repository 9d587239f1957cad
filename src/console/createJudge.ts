import { iconNames } from "#compile/iconNames.ts";
import { readPointer, toPointer } from "#json/pointer.ts";
import { schemaErrors } from "#json/schemaErrors.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { DraftError, DraftJudge } from "#stores/DraftPort.ts";
import type { RuleJudge } from "#compile/patterns/patternError.ts";
import { bundleSchema, type SchemaFiles } from "./bundleSchema.ts";
import { ruleErrors } from "./rules/ruleErrors.ts";

const icons: ReadonlySet<string> = new Set(iconNames);

/** Parts of a site that hold a document in each of their members. */
const collections = new Set(["layouts", "pages", "forms"]);

/**
 * Judges parts of a configuration by their schemas, names of icons by the set that the site draws, and rules of the registration as publishing
 * judges them: with `patterns` once its libraries are there.
 */
export function createJudge(files: SchemaFiles, patterns: () => RuleJudge | undefined = () => undefined): DraftJudge {
  const known = new Map<string, Record<string, unknown>>();
  const schemaOf = (part: string) => {
    const reference = collections.has(part)
      ? `site.schema.json#/properties/${part}/additionalProperties`
      : `site.schema.json#/properties/${part}`;
    const schema = known.get(part) ?? bundleSchema(files, reference);
    known.set(part, schema);
    return schema;
  };
  return (site, places) => {
    const documents = new Map<string, string>();
    for (const place of places) {
      const [, part = "", member = ""] = place.split("/");
      documents.set(collections.has(part) && member !== "" ? `/${part}/${member}` : `/${part}`, part);
    }
    const bySchema = [...documents].flatMap(([document, part]) => {
      const value = readPointer(site, document);
      if (value === undefined || readPointer(files["site.schema.json"], `/properties/${part}`) === undefined) return [];
      const errors = findErrors(schemaOf(part), value, part !== "texts");
      return errors.map((error) => ({ ...error, pointer: document + error.pointer }));
    });
    return [...bySchema, ...ruleErrors(site, [...places], patterns())];
  };
}

/** What is wrong with a value: by a schema that stands by itself, icons that do not exist, texts that cannot be kept. */
export function findErrors(schema: Record<string, unknown>, value: unknown, hasIcons = true): DraftError[] {
  return [...schemaErrorsOf(schema, value), ...wordErrors(value, "", hasIcons)];
}

/** What a schema does not allow; what is missing is named by its own place. */
function schemaErrorsOf(schema: Record<string, unknown>, value: unknown): DraftError[] {
  const { $defs = {} } = schema as { $defs?: Record<string, JsonSchema> };
  const find = (reference: string) => $defs[reference.replace("#/$defs/", "")];
  return schemaErrors(schema as JsonSchema, value, find).map(
    ({ pointer, missing, rule = "false", limit, reason }): DraftError => ({
      pointer: missing === undefined ? pointer : pointer + toPointer(missing),
      // "Not the right kind" says too little to whoever wrote a word in the place of a number.
      rule: rule === "type" && reason.endsWith("number") ? "number" : rule,
      ...(limit === undefined ? {} : { limit }),
    }),
  );
}

/** Names of icons that the set does not have: an unknown one says nothing. And texts that no platform can keep. */
function wordErrors(value: unknown, at: string, hasIcons: boolean): DraftError[] {
  if (typeof value === "string") return isStorable(value) ? [] : [{ pointer: at, rule: "pattern" }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const pointer = at + toPointer(name);
    if (!isStorable(name)) return [{ pointer, rule: "propertyNames" }];
    const isUnknown = hasIcons && name === "icon" && typeof member === "string" && !icons.has(member);
    return isUnknown ? [{ pointer, rule: "icon" }] : wordErrors(member, pointer, hasIcons);
  });
}

/** Half a character, and U+0000, can be kept by no database: one of them would cost the whole save. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
