import { readdir } from "node:fs/promises";
import { collectDefinitions, type SchemaDocument } from "./collectDefinitions.ts";
import { declareType } from "./configTypes.ts";
import type { Generator } from "./Generator.ts";
import { generatedBanner } from "./generatedBanner.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readSchema } from "./schemaBundles.ts";
import { writeType } from "./writeType.ts";

const folder = "schemas/entities";

/** The types of what the layers hand each other (compiled forms and menus, problems): `src/contracts/entities.ts`. */
export const entityTypes: Generator = {
  name: "entities",
  async generate() {
    const config = await readDocuments("schemas/config");
    const entities = await readDocuments(folder);
    return [{ path: "src/contracts/entities.ts", text: writeEntities(config, entities) }];
  },
};

/** The entities as exported types; what they take from the configuration documents is imported from `config.ts`. */
export function writeEntities(config: SchemaDocument[], entities: SchemaDocument[]): string {
  const { byName, nameOf } = collectDefinitions([...config, ...entities]);
  const own = new Set(entities.map(({ file }) => file));
  const imported = new Set<string>();
  const declarations = [...byName]
    .filter(([, { file }]) => own.has(file))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { schema, file }]) => {
      const resolve = (reference: string) => {
        const found = nameOf(file)(reference);
        if (!own.has(byName.get(found)?.file ?? "")) imported.add(found);
        return found;
      };
      return declareType(name, schema, writeType(schema, resolve));
    });
  const names = [...imported].toSorted().join(", ");
  const imports = names === "" ? "" : `import type { ${names} } from "./config.ts";\n\n`;
  return generatedBanner(`${folder}/*.schema.json`) + imports + declarations.join("\n");
}

async function readDocuments(from: string): Promise<SchemaDocument[]> {
  const files = (await readdir(from)).filter((file) => file.endsWith(".schema.json")).toSorted();
  return Promise.all(files.map(async (file) => ({ file, schema: await readSchema<JsonSchema>(`${from}/${file}`) })));
}
