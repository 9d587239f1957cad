import { generatedBanner } from "./generatedBanner.ts";
import type { Generator } from "./Generator.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readSchema } from "./schemaBundles.ts";
import { withoutProse } from "./withoutProse.ts";

const source = "schemas/config/layout.schema.json";

/** What the document door checks nodes against, as small as it gets: `src/contracts/nodeSchemas.ts`. */
export const nodeSchemas: Generator = {
  name: "node schemas",
  async generate() {
    return [{ path: "src/contracts/nodeSchemas.ts", text: writeNodeSchemas(await readSchema<JsonSchema>(source)) }];
  },
};

/** The module text for a layout schema: its definitions by name, without what is for people. */
export function writeNodeSchemas(schema: JsonSchema): string {
  const definitions = Object.entries(schema.$defs ?? {}).map(
    ([name, definition]) => `  ${JSON.stringify(name)}: ${JSON.stringify(withoutProse(definition))},\n`,
  );
  return `${generatedBanner(source)}/** Definitions of the node language, as JSON Schema without the words that are for people. */
export const nodeSchemas: Readonly<Record<string, object>> = {
${definitions.join("")}};
`;
}
