import { resolveText } from "#engine/index.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** The title of the page that is shown: its own and the brand's, or the brand's alone. Observed. */
export function pageTitle({ site }: Pick<PlayerStores, "site">, rendering: RenderingContext): string {
  const document = rendering.documents.open(rendering.documents.current());
  const brand = site.compiled?.brand.name ?? "";
  const page = document?.title === undefined ? "" : resolveText(document.title, rendering.scope, rendering);
  return page === "" || page === brand ? brand : `${page} · ${brand}`;
}
