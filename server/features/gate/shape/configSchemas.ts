import banners from "#schemas/config/banners.schema.json" with { type: "json" };
import brand from "#schemas/config/brand.schema.json" with { type: "json" };
import flags from "#schemas/config/flags.schema.json" with { type: "json" };
import form from "#schemas/config/form.schema.json" with { type: "json" };
import help from "#schemas/config/help.schema.json" with { type: "json" };
import layout from "#schemas/config/layout.schema.json" with { type: "json" };
import menus from "#schemas/config/menus.schema.json" with { type: "json" };
import page from "#schemas/config/page.schema.json" with { type: "json" };
import promotions from "#schemas/config/promotions.schema.json" with { type: "json" };
import rules from "#schemas/config/rules.schema.json" with { type: "json" };
import site from "#schemas/config/site.schema.json" with { type: "json" };
import texts from "#schemas/config/texts.schema.json" with { type: "json" };
import theme from "#schemas/config/theme.schema.json" with { type: "json" };
import type { JsonSchema } from "#json/schema.ts";

const documents = { banners, brand, flags, form, help, layout, menus, page, promotions, rules, site, texts, theme };

/** A schema of a configuration document by its name: `site`, `page`, `layout` … */
export type ConfigSchemaName = keyof typeof documents;

/** The schemas of every configuration document (schemas/config). */
export const configSchemas = documents as unknown as Readonly<Record<ConfigSchemaName, JsonSchema>>;

/** The schema that a `$ref` in the document `from` means, and the document it stands in; undefined where there is none. */
export function findSchema(
  reference: string,
  from: ConfigSchemaName,
): { schema: JsonSchema; name: ConfigSchemaName } | undefined {
  const [file = "", path = ""] = reference.split("#");
  const name = file === "" ? from : (file.replace(".schema.json", "") as ConfigSchemaName);
  if (!Object.hasOwn(documents, name)) return undefined;
  let schema: JsonSchema | undefined = configSchemas[name];
  for (const step of path.split("/").slice(1)) schema = (schema as Record<string, JsonSchema> | undefined)?.[step];
  return schema === undefined ? undefined : { schema, name };
}
