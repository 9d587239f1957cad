import { compileSite } from "#compile/site.ts";
import { openDocument } from "#engine/openDocument.ts";
import { readBundledSite } from "#player/site/readBundledSite.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RenderNode } from "#rendering/RenderNode.tsx";
import { drawTitle } from "../form/drawTitle.tsx";
import { createBenchContext } from "./createBenchContext.ts";
import { prepareSite } from "./prepareSite.ts";

/**
 * What the player's program has done before any form can be opened: the bundled site is compiled, the language loaded,
 * and the page around the form drawn from a document. Here that page is its heading.
 */
export async function startSite(): Promise<void> {
  const bundled = readBundledSite();
  const { forms } = compileSite(bundled, bundled);
  const form = forms["registration.username"];
  if (!form) throw new Error("The bundled site has no registration");
  const { texts, ready } = prepareSite({ fields: [], data: {} });
  await ready;
  const context = createBenchContext(texts, form);
  const document = openDocument({ root: { kind: "heading", text: "register.title", level: 1 } }, "shell");
  drawTitle(
    <RenderingProvider context={context}>
      <RenderNode node={document.root} document="shell" pointer="/root" scope={context.scope} />
    </RenderingProvider>,
  );
}
