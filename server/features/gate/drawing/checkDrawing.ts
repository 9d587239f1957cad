import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import type { Bundled } from "../../publishing/bundled/loadBundled.ts";
import { DrawingStopped, type Drawing } from "./createDrawing.ts";
import type { IndexedLayout, SiteIndex } from "../SiteIndex.ts";
import { toDrawInput } from "./toDrawInput.ts";

/** Draws every page of a site, and names what cannot be drawn by the document that a person writes. */
export async function checkDrawing(
  site: Site,
  index: SiteIndex,
  bundled: Bundled,
  drawing: Drawing,
  signal?: AbortSignal,
): Promise<Diagnostic[]> {
  const places = new Map(index.layouts.map((layout) => [layout.key, layout]));
  try {
    const { faults } = await drawing.draw(toDrawInput(site, index, bundled), signal);
    return faults.map(({ document, pointer, reason }) => {
      const layout = places.get(document);
      const place = layout ? { document: layout.document, pointer: layout.pointer + pointer } : { document, pointer };
      return { ...place, reason, severity: "error" };
    });
  } catch (error) {
    signal?.throwIfAborted();
    const reason = `The pages could not be drawn: ${(error as Error).message.split("\n", 1)[0] ?? ""}`;
    const layout = error instanceof DrawingStopped ? places.get(error.document) : undefined;
    return [{ document: "site", pointer: "", reason, severity: "error" }, ...(layout ? [stoppedAt(layout)] : [])];
  }
}

function stoppedAt({ document, pointer }: IndexedLayout): Diagnostic {
  const reason = "Drawing stopped here: show less of it at once, such as shorter lists";
  return { document, pointer: `${pointer}/root`, reason, severity: "error" };
}
