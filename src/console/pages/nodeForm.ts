import { isRecord } from "#json/isRecord.ts";
import { bundleSchema, type SchemaFiles } from "../bundleSchema.ts";

type Json = Record<string, unknown>;

/** References to what the tree edits: a node, a list of them, and a list of fields. */
const nodeReference = /#\/\$defs\/(?:nodes?|fields)$/;

/** What a form edits: a part of the configuration's schemas, by its file and the place in it. */
export interface FormSchema {
  /** For the drawing: without what the tree edits. */
  drawn: Json;
  /** For the checks: nodes inside are whatever they are; they have findings of their own. */
  checked: Json;
  required: readonly string[];
  /** Members that the form can have, in the order of the schema. */
  members: readonly string[];
}

/** The schema of a form over one kind of node. Undefined for a kind that the language does not have. */
export function nodeFormSchema(files: SchemaFiles, kind: string): FormSchema | undefined {
  const layout = files["layout.schema.json"];
  const definitions = isRecord(layout) && isRecord(layout["$defs"]) ? layout["$defs"] : {};
  return Object.hasOwn(definitions, `kind-${kind}`)
    ? formSchema(files, `layout.schema.json#/$defs/kind-${kind}`, ["kind"])
    : undefined;
}

/** The schema of a form over one field of a form. */
export function fieldFormSchema(files: SchemaFiles): FormSchema {
  return formSchema(files, "layout.schema.json#/$defs/field", []);
}

/** The schema of a form over what the document of a form says beside its fields. */
export function formDocumentSchema(files: SchemaFiles): FormSchema {
  return formSchema(files, "form.schema.json", ["$schema", "id"]);
}

/** The schema of a form over what a document says beside its nodes. */
export function documentFormSchema(files: SchemaFiles, isPage: boolean): FormSchema {
  return isPage
    ? formSchema(files, "page.schema.json", ["$schema", "format", "key", "texts", "forms", "layout", "dialogs"])
    : formSchema(files, "layout.schema.json", ["$schema", "root", "state", "keep", "parameters"]);
}

function formSchema(files: SchemaFiles, reference: string, hidden: readonly string[]): FormSchema {
  const drawn = bundleSchema(filesFor(files, "drawing"), reference);
  const found = definitionOf(drawn);
  const properties = isRecord(found["properties"]) ? found["properties"] : {};
  const required = Array.isArray(found["required"]) ? found["required"].filter((name) => typeof name === "string") : [];
  const members = Object.keys(properties).filter((name) => !hidden.includes(name));
  return {
    drawn,
    checked: bundleSchema(filesFor(files, "checking"), reference),
    required: required.filter((name) => members.includes(name)),
    members,
  };
}

const made = new WeakMap<SchemaFiles, Partial<Record<"drawing" | "checking", SchemaFiles>>>();

/** The schemas without what the tree edits; for checking, with anything in its place. Made once. */
function filesFor(files: SchemaFiles, use: "drawing" | "checking"): SchemaFiles {
  const known = made.get(files) ?? {};
  made.set(files, known);
  known[use] ??= Object.fromEntries(
    Object.entries(files).map(([name, file]) => {
      const without = withoutNodes(file, use === "checking");
      return [name, use === "drawing" && name === "layout.schema.json" ? withShortValues(without) : without];
    }),
  );
  return known[use];
}

/** Keys of definitions that only drawings have; what they are called ends as the one that they stand for. */
const [shortValue, asJson] = ["short_defs_value", "drawn_defs_asJson"];

/**
 * The schema of layouts with short values inside of values, conditions, texts and actions: a literal, a binding, or what is edited as
 * JSON. Rjsf follows every way through definitions that refer to each other, and there are too many ways through those.
 */
function withShortValues(layout: unknown): unknown {
  if (!isRecord(layout) || !isRecord(layout["$defs"])) return layout;
  const { $defs: definitions } = layout;
  const value = definitions["value"];
  const [literal, binding] = isRecord(value) && Array.isArray(value["anyOf"]) ? (value["anyOf"] as unknown[]) : [];
  const { currency: _, ...properties } =
    isRecord(binding) && isRecord(binding["properties"]) ? binding["properties"] : {};
  const short = { anyOf: [literal, { ...(binding as Json), properties }, { $ref: `#/$defs/${asJson}` }] };
  const drawn = Object.entries(definitions).map(([name, definition]): [string, unknown] => [
    name,
    name.startsWith("kind-")
      ? withinMembers(definition)
      : shortened(definition, name === "action" ? inActions : inOthers),
  ]);
  return { ...layout, $defs: { ...Object.fromEntries(drawn), [shortValue]: short, [asJson]: { type: "object" } } };
}

/** What stands for references in drawings: in the definition of an action, and in all others. */
const inOthers: Readonly<Record<string, string>> = { value: shortValue };
const inActions: typeof inOthers = {
  ...inOthers,
  action: asJson,
  actions: asJson,
  condition: asJson,
  parameter: asJson,
};

/** A kind of node whose members have whole values, and short ones only inside of what they hold. */
function withinMembers(kind: unknown): unknown {
  if (!isRecord(kind) || !isRecord(kind["properties"])) return kind;
  const members = Object.entries(kind["properties"]).map(([name, member]) => [
    name,
    isRecord(member) && typeof member["$ref"] === "string" ? member : shortened(member, inOthers),
  ]);
  return { ...kind, properties: Object.fromEntries(members) };
}

function shortened(schema: unknown, short: typeof inOthers): unknown {
  if (Array.isArray(schema)) return schema.map((each) => shortened(each, short));
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => {
      if (name !== "$ref" || typeof value !== "string") return [name, shortened(value, short)];
      const definition = /#\/\$defs\/(\w+)$/.exec(value)?.[1] ?? "";
      return [name, Object.hasOwn(short, definition) ? `#/$defs/${short[definition]}` : value];
    }),
  );
}

/** A schema without members that hold nodes; `isOpen`: with members in their place that hold anything. */
function withoutNodes(schema: unknown, isOpen: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutNodes(each, isOpen));
  if (!isRecord(schema)) return schema;
  if (typeof schema["$ref"] === "string" && nodeReference.test(schema["$ref"])) return isOpen ? {} : undefined;
  const kept = Object.entries(schema).flatMap(([name, value]): [string, unknown][] => {
    if (name === "required" || name === "examples" || name === "enum") return [[name, value]];
    const inner = withoutNodes(value, isOpen);
    return inner === undefined ? [] : [[name, inner]];
  });
  const whole = Object.fromEntries(kept);
  const { required, properties } = whole;
  // What is not drawn is not asked for.
  if (!Array.isArray(required) || !isRecord(properties)) return whole;
  return { ...whole, required: required.filter((each) => Object.hasOwn(properties, String(each))) };
}

/** The definition that a bundled schema begins with. */
export function definitionOf({ $ref, $defs }: Json): Json {
  const found = isRecord($defs) ? $defs[String($ref).replace("#/$defs/", "")] : undefined;
  return isRecord(found) ? found : {};
}

/** A drawn schema of which some members alone are shown, with a title of its own. */
export function withMembers(schema: Json, shown: ReadonlySet<string>, title: string): Json {
  const definition = definitionOf(schema);
  const properties = isRecord(definition["properties"]) ? definition["properties"] : {};
  const required = Array.isArray(definition["required"]) ? (definition["required"] as unknown[]) : [];
  const { $defs } = schema;
  return {
    ...definition,
    title,
    description: "",
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => shown.has(name))),
    required: required.filter((name) => shown.has(String(name))),
    // What is not shown stays as it is.
    additionalProperties: false,
    $defs,
  };
}

/** Properties that name something the desk can offer, and what that is. */
const picked: Readonly<Record<string, string>> = {
  flag: "flag",
  icon: "icon",
  dialog: "dialog",
  part: "part",
  menu: "menu",
  call: "call",
  fallback: "text",
  to: "path",
};

/** A localised schema whose fields for names that the site has say so, by a format of their own (`pick-flag`). */
export function withPicks(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withPicks);
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => {
      if (name === "$defs" && isRecord(value)) return [name, textDefinition(withPicks(value) as Json)];
      if (name !== "properties" || !isRecord(value)) return [name, withPicks(value)];
      return [
        name,
        Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pickedMember(key, withPicks(each))])),
      ];
    }),
  );
}

function pickedMember(name: string, schema: unknown): unknown {
  if (!isRecord(schema) || !Object.hasOwn(picked, name)) return schema;
  return schema["type"] === "string" && schema["oneOf"] === undefined
    ? { ...schema, format: `pick-${picked[name]}` }
    : schema;
}

/** The definition of a text: its key is picked, alone and with values. */
function textDefinition(definitions: Json): Json {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => {
      if (!name.endsWith("_defs_text") || !isRecord(definition) || !Array.isArray(definition["anyOf"]))
        return [name, definition];
      const anyOf = definition["anyOf"].map((each: unknown) => {
        if (!isRecord(each)) return each;
        if (each["type"] === "string") return { ...each, format: "pick-text" };
        const { properties } = each;
        if (!isRecord(properties) || !isRecord(properties["text"])) return each;
        return { ...each, properties: { ...properties, text: { ...properties["text"], format: "pick-text" } } };
      });
      return [name, { ...definition, anyOf }];
    }),
  );
}
