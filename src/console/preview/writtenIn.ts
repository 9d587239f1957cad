import { placeOfLayout } from "#compile/parts/writtenDocuments.ts";
import { writtenPlace } from "#compile/parts/writtenPlace.ts";
import { readPointer } from "#json/pointer.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { bundledLayouts } from "../bundledLayouts.ts";
import { placeOfProblem } from "../places.ts";

/** The place of the draft in which a drawn node is written: in its page, or in the part that it comes from. */
export function writtenIn({ document, pointer }: Pick<NodePlace, "document" | "pointer">, site: unknown): string {
  const parts = { layouts: readPointer(site, "/layouts"), pages: readPointer(site, "/pages") };
  const home = placeOfLayout(document, parts);
  const read = (name: string): unknown => {
    const at = placeOfProblem({ document: name, pointer: "" });
    return readPointer(site, at) ?? bundledLayouts[name.replace(/^layouts\//, "")];
  };
  const { document: written, pointer: inside } = writtenPlace(
    { document: home.document, pointer: home.pointer + pointer },
    read,
  );
  return placeOfProblem({ document: written, pointer: inside });
}
