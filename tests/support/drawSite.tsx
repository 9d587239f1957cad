import { render } from "@testing-library/react";
import type { CompiledSite } from "#compile/CompiledSite.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext, type ContextParts, type TestContext } from "./aRenderingContext.ts";
import { aTranslate } from "./aTranslate.ts";

const english = aTranslate();

/** Draws a document of a site with its forms, flags, menus and English texts; `parts` is who looks, and at what. */
export function drawSite(site: CompiledSite, name: string, parts: ContextParts = {}): TestContext {
  const context = aRenderingContext({
    layouts: site.layouts,
    flags: [...site.flags],
    menus: { items: (menu) => site.menus[menu]?.items ?? [] },
    translate: (key, values) => site.texts["EN"]?.[key] ?? english(key, values),
    ...parts,
    forms: { descriptors: site.forms },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name={name} />
    </RenderingProvider>,
  );
  return context;
}
