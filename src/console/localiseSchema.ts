import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { isRecord } from "#json/isRecord.ts";
import { createSchemaWords, type SchemaWords, type Translate } from "./schemaWords.ts";

/**
 * A bundled schema in the operator's language. `document` names the part of the site it describes (`rules`), since one
 * property may mean different things in two documents. These have a title, and a description where there is a help:
 * properties, items of lists (`<property>.item`), alternatives, and the choices of an enum. Entries of a dictionary
 * are called what somebody named them, and have a help at most (`<property>.entry.help`). What has no title keeps the
 * schema's own words, which are English; a description never stands below a title of another language.
 */
export function localiseSchema(
  schema: Record<string, unknown>,
  document: string,
  translate: Translate,
): Record<string, unknown> {
  return walk(schema, createSchemaWords(document, translate)) as Record<string, unknown>;
}

function walk(schema: unknown, words: SchemaWords): unknown {
  if (Array.isArray(schema)) return schema.map((each) => walk(each, words));
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, walkMember(key, value, words)]));
}

function walkMember(key: string, value: unknown, words: SchemaWords): unknown {
  if (key === "examples" || key === "enum" || key === "const") return value;
  if (key === "properties" && isRecord(value)) {
    // What may hold anything has no control; it stays in the document as it is.
    const drawable = Object.entries(value).filter(([, each]) => isDrawable(each));
    return Object.fromEntries(drawable.map(([name, each]) => [name, property(name, walk(each, words), words)]));
  }
  if (key === "$defs" && isRecord(value)) {
    const definitions = Object.entries(value);
    return Object.fromEntries(
      definitions.map(([name, each]) => [name, withParts(shortName(name), walk(each, words), words)]),
    );
  }
  if (key === "anyOf" && Array.isArray(value)) return value.map((each) => alternative(each, walk(each, words), words));
  return walk(value, words);
}

const whatIsDrawn = ["type", "$ref", "enum", "const", "anyOf", "oneOf", "allOf"];

function isDrawable(property: unknown): boolean {
  return isRecord(property) && whatIsDrawn.some((keyword) => keyword in property);
}

function property(name: string, written: unknown, words: SchemaWords): unknown {
  const whole = withParts(name, written, words);
  return titled(isInner(written) && words.find(`${name}.inner`) ? `${name}.inner` : name, whole, words);
}

/** Is it a list inside an item of the same list? It may have words of its own. */
function isInner(schema: unknown): boolean {
  return isRecord(schema) && typeof schema["$comment"] === "string" && schema["$comment"].startsWith("form: items of");
}

/** With the title and the help of a key; untouched where there is no title. */
function titled(name: string, schema: unknown, words: SchemaWords): unknown {
  const found = words.find(name);
  // Empty and not left out: what a $ref leads to has a description of its own.
  return found && isRecord(schema) ? { ...schema, title: found.title, description: found.help } : schema;
}

/** With titles on the parts of a schema that are shown under its name: choices, items, entries. */
function withParts(name: string, written: unknown, words: SchemaWords): unknown {
  if (!isRecord(written)) return written;
  const schema = withChoices(name, written, words);
  const parts: Record<string, unknown> = {};
  const { items, additionalProperties, patternProperties } = schema;
  if (isRecord(items)) parts["items"] = titled(`${name}.item`, withChoices(name, items, words), words);
  const entry = (each: unknown) =>
    isRecord(each) ? { ...withChoices(name, each, words), description: words.help(`${name}.entry`) } : each;
  if (isRecord(additionalProperties)) parts["additionalProperties"] = entry(additionalProperties);
  if (isRecord(patternProperties))
    parts["patternProperties"] = Object.fromEntries(
      Object.entries(patternProperties).map(([pattern, each]) => [pattern, entry(each)]),
    );
  return { ...schema, ...parts };
}

/** What holds languages: its choices are called as each language calls itself, as everywhere where one is chosen. */
const holdsLanguages = "language";

/** The choices of an enum, and the one of a const, with titles; the values that are accepted stay the same. */
function withChoices(name: string, schema: Record<string, unknown>, words: SchemaWords): Record<string, unknown> {
  const { enum: several, ...others } = schema;
  const choices = Array.isArray(several) ? (several as unknown[]) : "const" in schema ? [schema["const"]] : [];
  if (choices.length === 0 || !choices.every((each) => typeof each === "string")) return schema;
  return {
    ...others,
    type: "string",
    oneOf: choices.map((each) => ({
      const: each,
      title: name === holdsLanguages ? languageTitle(each) : words.choice(name, each),
    })),
  };
}

function languageTitle(code: string): string {
  return isLanguageCode(code) ? `${languages[code].name} (${code})` : code;
}

function alternative(written: unknown, walked: unknown, words: SchemaWords): unknown {
  const key = alternativeKey(written);
  if (key === undefined || !isRecord(walked)) return walked;
  // An empty text says nothing of its type to whoever draws it.
  const parts = isRecord(walked["items"]) || isRecord(walked["additionalProperties"]);
  const whole = parts ? (withParts(key, walked, words) as Record<string, unknown>) : walked;
  return titled(key, walked["const"] === "" ? { type: "string", ...walked } : whole, words);
}

/**
 * What an alternative is called by: the const that tells it apart (`do.navigate`), else the first member it requires,
 * the definition it refers to, or its type (`alternative.flag`, `alternative.address`, `alternative.string`).
 */
function alternativeKey(schema: unknown): string | undefined {
  if (!isRecord(schema)) return undefined;
  const { properties, required, items, $ref, type } = schema;
  const tag = Object.entries(isRecord(properties) ? properties : {}).find(
    ([, each]) => isRecord(each) && typeof each["const"] === "string",
  );
  if (tag) return `${tag[0]}.${String((tag[1] as Record<string, unknown>)["const"])}`;
  if (schema["const"] === "") return "alternative.nothing";
  // Several of what a definition describes: `alternative.list.action`.
  if (isRecord(items) && typeof items["$ref"] === "string") return `alternative.list.${shortName(items["$ref"])}`;
  const [first] = Array.isArray(required) ? (required as unknown[]) : [];
  // Several types at once are those of a literal value.
  const word = first ?? (typeof $ref === "string" ? shortName($ref) : Array.isArray(type) ? "literal" : type);
  return typeof word === "string" ? `alternative.${word}` : undefined;
}

/** What a bundled definition was called: `layout_schema_json_defs_text` is `text`, `texts_schema_json` is `texts`. */
function shortName(definition: string): string {
  return definition.replace(/^.*_defs_/, "").replace(/_schema_json$/, "");
}
