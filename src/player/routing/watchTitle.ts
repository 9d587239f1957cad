import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import { pageTitle } from "./pageTitle.ts";

/** Keeps the window's title that of what is shown, also while the site is closed. */
export function watchTitle(stores: PlayerStores, rendering: RenderingContext): void {
  const title = () => pageTitle(stores, rendering);
  watchValue(title, (text) => (document.title = text));
  document.title = title();
}
