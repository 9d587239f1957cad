import { iconNames } from "#compile/iconNames.ts";
import { readPointer, toPointer } from "#json/pointer.ts";
import { shapeFaults } from "#json/shapeFaults.ts";
import type { SchemaShape } from "#json/schema.ts";
import type { DraftFault, DraftJudge } from "#stores/DraftPort.ts";
import { bundleSchema, type SchemaFiles } from "./bundleSchema.ts";

const icons: ReadonlySet<string> = new Set(iconNames);

/** Parts of a site that hold a document in each of their members. */
const collections = new Set(["layouts", "pages", "forms"]);

/** Judges parts of a configuration by their schemas, and names of icons by the set that the site draws. */
export function createJudge(files: SchemaFiles): DraftJudge {
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
    return [...documents].flatMap(([document, part]) => {
      const value = readPointer(site, document);
      if (value === undefined || readPointer(files["site.schema.json"], `/properties/${part}`) === undefined) return [];
      const faults = findFaults(schemaOf(part), value, part !== "texts");
      return faults.map((fault) => ({ ...fault, pointer: document + fault.pointer }));
    });
  };
}

/** What is wrong with a value: by a schema that stands by itself, icons that do not exist, texts that cannot be kept. */
export function findFaults(schema: Record<string, unknown>, value: unknown, hasIcons = true): DraftFault[] {
  return [...shapeFaultsOf(schema, value), ...wordFaults(value, "", hasIcons)];
}

/** What a schema does not allow; what is missing is named by its own place. */
function shapeFaultsOf(schema: Record<string, unknown>, value: unknown): DraftFault[] {
  const { $defs = {} } = schema as { $defs?: Record<string, SchemaShape> };
  const find = (reference: string) => $defs[reference.replace("#/$defs/", "")];
  return shapeFaults(schema as SchemaShape, value, find).map(
    ({ pointer, missing, rule = "false", limit, reason }): DraftFault => ({
      pointer: missing === undefined ? pointer : pointer + toPointer(missing),
      // "Not the right kind" says too little to whoever wrote a word in the place of a number.
      rule: rule === "type" && reason.endsWith("number") ? "number" : rule,
      ...(limit === undefined ? {} : { limit }),
    }),
  );
}

/** Names of icons that the set does not have: an unknown one says nothing. And texts that no platform can keep. */
function wordFaults(value: unknown, at: string, hasIcons: boolean): DraftFault[] {
  if (typeof value === "string") return isStorable(value) ? [] : [{ pointer: at, rule: "pattern" }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const pointer = at + toPointer(name);
    if (!isStorable(name)) return [{ pointer, rule: "propertyNames" }];
    const isUnknown = hasIcons && name === "icon" && typeof member === "string" && !icons.has(member);
    return isUnknown ? [{ pointer, rule: "icon" }] : wordFaults(member, pointer, hasIcons);
  });
}

/** Half a character, and U+0000, can be kept by no database: one of them would cost the whole save. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
