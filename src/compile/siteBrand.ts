import type { Diagnostic } from "#contracts/api.ts";
import type { Brand } from "#contracts/config.ts";
import { shapeOf } from "./shapes/findShape.ts";
import { lost, mendShape } from "./shapes/mendShape.ts";
import type { JsonSchema } from "#json/schema.ts";
import { teller } from "./shapes/toDiagnostic.ts";
import { withoutSchemaLink } from "#json/withoutSchemaLink.ts";

const written = shapeOf("brand");

/**
 * A platform of somebody else's names merchants and links its own way. What calls and pages can carry is taken as it is; the
 * words of our documents are the business of the checks before publishing.
 */
const shape: JsonSchema = {
  ...written,
  properties: {
    ...written.properties,
    merchantCode: { type: "string", pattern: "^[!-~]{1,200}$" },
    name: { type: "string", pattern: "\\S", maxLength: 1000 },
  },
};

/** The brand with every member it must have: one that is missing or cannot be used is the bundled one. */
export function siteBrand(brand: unknown, bundled: Brand): { brand: Brand; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const tell = teller(problems, "brand");
  const mended = mendShape(shape, withoutSchemaLink(brand), { tell }, "", bundled);
  if (mended === lost) return { brand: bundled, problems };
  const { settings, ...rest } = mended as Brand;
  const { languages, defaultLanguage } = settings;
  if (languages.includes(defaultLanguage)) return { brand: mended as Brand, problems };
  const first = languages[0] ?? defaultLanguage;
  const reason = `"${defaultLanguage}" is not among the languages of the site; ${first} is used`;
  tell({ pointer: "/settings/defaultLanguage", reason });
  return { brand: { ...rest, settings: { ...settings, defaultLanguage: first } }, problems };
}
