import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { CookieJar } from "#api/storage/CookieJar.ts";
import type { PlayerStores } from "./PlayerStores.ts";

/** The player's program, put together. */
export interface Player {
  stores: PlayerStores;
  rendering: RenderingContext;
  /** Origin of the platform; empty for the page's own. */
  platform: string;
  /** The page's cookies. */
  jar: CookieJar;
  /** Loads the countries and their dialling codes. */
  loadCountries(): Promise<void>;
}
