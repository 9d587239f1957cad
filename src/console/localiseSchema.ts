import { isRecord } from "#compile/isRecord.ts";

/** Translates a key; gives the key itself back where there is no text. */
type Translate = (key: string) => string;

/**
 * A bundled schema with its titles and descriptions in the operator's language: the text keys `schema.<property>` and
 * `schema.<property>.help`. Where there is no text the schema's own words stay, which are English.
 */
export function localiseSchema(schema: Record<string, unknown>, translate: Translate): Record<string, unknown> {
  return walk(schema, translate) as Record<string, unknown>;
}

function walk(schema: unknown, translate: Translate): unknown {
  if (Array.isArray(schema)) return schema.map((each) => walk(each, translate));
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === "examples" || key === "enum" || key === "const") return [key, value];
      if (key !== "properties" || !isRecord(value)) return [key, walk(value, translate)];
      // What may hold anything has no control; it stays in the document as it is.
      const drawable = Object.entries(value).filter(([, each]) => isDrawable(each));
      const properties = drawable.map(([name, each]) => [name, named(name, walk(each, translate), translate)]);
      return [key, Object.fromEntries(properties)];
    }),
  );
}

const whatIsDrawn = ["type", "$ref", "enum", "const", "anyOf", "oneOf", "allOf"];

function isDrawable(property: unknown): boolean {
  return isRecord(property) && whatIsDrawn.some((keyword) => keyword in property);
}

function named(name: string, written: unknown, translate: Translate): unknown {
  if (!isRecord(written)) return written;
  const property = asSwitch(written, translate);
  const [title, help] = [wordOf(`schema.${name}`, translate), wordOf(`schema.${name}.help`, translate)];
  return {
    ...property,
    ...(title === undefined ? {} : { title }),
    ...(help === undefined ? {} : { description: help }),
  };
}

/** The flag tree says "1" and "0" (access specification, section 3); people read on and off. */
function asSwitch(property: Record<string, unknown>, translate: Translate): Record<string, unknown> {
  const { enum: choices, ...others } = property;
  if (!Array.isArray(choices) || choices.join() !== "1,0") return property;
  const choice = (value: string, key: string) => ({ const: value, title: translate(key) });
  return { ...others, type: "string", oneOf: [choice("1", "console.members.on"), choice("0", "console.members.off")] };
}

function wordOf(key: string, translate: Translate): string | undefined {
  const word = translate(key);
  return word === key ? undefined : word;
}
