import type { Diagnostic } from "#contracts/api.ts";
import type { Layout } from "#contracts/config.ts";
import type { JsonSchema } from "#json/schema.ts";
import { lost, mendShape } from "../shapes/mendShape.ts";
import { teller } from "../shapes/toDiagnostic.ts";
import type { WrittenLayout } from "./expandParts.ts";

/** What a part is, without its root: that is mended by the document door, where it stands. */
const shape: JsonSchema = {
  type: "object",
  properties: {
    $schema: { type: "string" },
    description: { type: "string" },
    parameters: { type: "object", additionalProperties: { $ref: "#/$defs/partParameter" } },
  },
  additionalProperties: false,
};

/** A part of which everything but its root can be trusted. A parameter that cannot be used is told, and costs what reads it. */
export function readPart({ layout, document, pointer }: WrittenLayout, problems: Diagnostic[]): Layout {
  const { root, ...rest } = layout;
  const mended = mendShape(shape, rest, { tell: teller(problems, document, pointer) });
  return { ...(mended === lost ? {} : (mended as Partial<Layout>)), root };
}
