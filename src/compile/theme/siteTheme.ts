import type { Diagnostic } from "#contracts/api.ts";
import type { Theme } from "#contracts/config.ts";
import { withoutSchemaLink } from "#json/withoutSchemaLink.ts";
import { shapeOf } from "../shapes/findShape.ts";
import { lost, mendShape } from "../shapes/mendShape.ts";
import { teller } from "../shapes/toDiagnostic.ts";

/**
 * The theme. A colour that is none is the bundled one of its role, or follows from the others where the role need not be
 * there; a measure that is none has its default; a side that is none is the bundled one.
 */
export function siteTheme(written: unknown, bundled: Theme): { theme: Theme; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const mended = mendShape(
    shapeOf("theme"),
    withoutSchemaLink(written),
    { tell: teller(problems, "theme") },
    "",
    bundled,
  );
  return { theme: mended === lost ? bundled : (mended as Theme), problems };
}
