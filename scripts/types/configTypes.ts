import { readdir } from "node:fs/promises";
import { collectDefinitions, type SchemaDocument } from "./collectDefinitions.ts";
import { docComment } from "./docComment.ts";
import type { Generator } from "./Generator.ts";
import { generatedBanner } from "./generatedBanner.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readSchema } from "./schemaBundles.ts";
import { writeType } from "./writeType.ts";

/** The types of every document that an operator or integrator writes: `src/contracts/config.ts`. */
export const configTypes: Generator = {
  name: "configuration documents",
  async generate() {
    const folder = "schemas/config";
    const files = (await readdir(folder)).filter((file) => file.endsWith(".schema.json")).toSorted();
    const documents = await Promise.all(
      files.map(async (file) => ({ file, schema: await readSchema<JsonSchema>(`${folder}/${file}`) })),
    );
    const text = generatedBanner(`${folder}/*.schema.json`) + writeDefinitions(documents);
    return [{ path: "src/contracts/config.ts", text }];
  },
};

/** All definitions of the documents as exported types, in the order of their names. */
export function writeDefinitions(documents: SchemaDocument[]): string {
  const { byName, nameOf } = collectDefinitions(documents);
  return [...byName]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { schema, file }]) => declareType(name, schema, writeType(schema, nameOf(file))))
    .join("\n");
}

/** One exported declaration: an interface where the type is one plain object, an alias otherwise. */
export function declareType(name: string, schema: JsonSchema, written: string): string {
  // TypeScript follows an alias through a Record at once, and through an index only when it is asked.
  const type = written.replaceAll(`Record<string, ${name}>`, `{ [name: string]: ${name} }`);
  const isInterface = type.startsWith("{") && /^\}/m.exec(type)?.index === type.length - 1;
  return `${docComment(schema, "")}export ${isInterface ? `interface ${name} ${type}` : `type ${name} =${type.startsWith("\n") ? "" : " "}${type};`}\n`;
}
