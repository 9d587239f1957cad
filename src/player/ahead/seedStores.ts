import type { FlagSet } from "#compile/FlagSet.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import type { AheadPage } from "./AheadPage.ts";

/** What a page is drawn from; without texts of its own where these are still to be found. */
type Seeds = Omit<AheadPage, "site" | "texts"> & Partial<Pick<AheadPage, "texts">>;

interface SeedOptions {
  /** Stands for the site's own flags, to note what is asked. */
  flagSet?: FlagSet;
  /** Told when a text is asked for that the page does not carry. */
  onAbsent?(): void;
}

/**
 * Fills the stores with what a page is drawn from before its program arrived: on the platform, and again where the program
 * takes the page over. Both draw the same from it. Rejects where the texts of the language cannot be loaded.
 */
export async function seedStores(
  stores: Pick<PlayerStores, "site" | "texts" | "flags" | "session" | "route" | "ui">,
  { reference, path, language, languages, theme, member, texts: carried }: Seeds,
  site: PlayerSite,
  { flagSet = site.flags, onAbsent = () => undefined }: SeedOptions = {},
): Promise<void> {
  const { texts, flags, session, route, ui } = stores;
  const context = { overrides: site.texts, currency: site.brand.currency };
  const show = await (carried
    ? texts.prepareCarried(language, carried, context, onAbsent)
    : texts.prepare(language, context));
  stores.site.begin(reference, site, () => {
    show();
    flags.replace(flagSet);
    texts.setOffered(languages);
    ui.drawIn(theme);
    session.expect(member);
    if (route.route.path !== path) route.arrive({ ...route.route, path });
  });
}
