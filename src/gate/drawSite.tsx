import { renderToString } from "react-dom/server";
import type { Renderer } from "#engine/index.ts";
import { createTexts } from "#i18n/createTexts.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { drawStatically } from "#rendering/drawStatically.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { renderers } from "#renderers/index.ts";
import { createDrawContext, openLayouts, type DrawView } from "./createDrawContext.ts";
import { createMarkedRegistry } from "./createMarkedRegistry.tsx";
import type { DrawFault, DrawInput } from "./DrawInput.ts";

/** Most faults that are told; a site with more is broken altogether. */
const mostFaults = 50;

/**
 * Draws every layout of a site with the renderers of the skin, as every visitor sees it, in each language and both themes, and
 * tells what could not be drawn and which texts were missing. Nothing is shown: the markup is thrown away.
 */
export async function drawSite(input: DrawInput, list: readonly Renderer[] = renderers): Promise<DrawFault[]> {
  drawStatically();
  const faults = new Map<string, DrawFault>();
  const tell = (fault: DrawFault) => void faults.set(`${fault.document} ${fault.pointer} ${fault.reason}`, fault);
  const source = createTexts({
    load: async (language) => input.dictionaries[language] ?? {},
    onMissing: (key, language) =>
      tell({ document: "texts", pointer: `/${language}`, reason: `The text ${key} is missing in ${language}` }),
  });
  const place = { document: "", pointer: "" };
  const registry = createMarkedRegistry(list, (at) => Object.assign(place, at));
  const documents = openLayouts(input);

  for (const language of input.languages.filter(isLanguageCode)) {
    const texts = await source.load(language, input.texts, input.brand.currency);
    for (const visitor of input.visitors) {
      for (const theme of ["dark", "light"] as const) draw({ visitor, texts, theme });
    }
  }
  return [...faults.values()];

  function draw(view: DrawView): void {
    const context = createDrawContext(input, view, documents, registry);
    for (const key of documents.keys()) {
      if (faults.size >= mostFaults) return;
      Object.assign(place, { document: key, pointer: "/root" });
      try {
        renderToString(
          <RenderingProvider context={context}>
            <RenderDocument name={key} />
          </RenderingProvider>,
        );
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        const reason = `It cannot be drawn for a ${view.visitor.name} in ${view.texts.language}: ${words}`;
        tell({ document: place.document, pointer: place.pointer, reason });
      }
    }
  }
}
