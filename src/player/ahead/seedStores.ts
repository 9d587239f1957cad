import type { FlagSet } from "#compile/FlagSet.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import type { AheadPage } from "./AheadPage.ts";

/** What a page is drawn from; without texts of its own where these are still to be found. */
type Seeds = Omit<AheadPage, "site" | "texts"> & Partial<Pick<AheadPage, "texts">>;

/**
 * Fills the stores with what a page is drawn from before its program arrived: on the platform, and again where the program
 * takes the page over. Both draw the same from it. `flagSet` stands for the site's own flags, to note what is asked. Rejects where the texts of the language cannot be loaded.
 */
export async function seedStores(
  stores: Pick<PlayerStores, "site" | "texts" | "flags" | "session" | "route" | "ui">,
  { reference, path, language, languages, theme, member, texts: carried }: Seeds,
  site: PlayerSite,
  flagSet: FlagSet = site.flags,
): Promise<void> {
  const { texts, flags, session, route, ui } = stores;
  const context = { overrides: site.texts, currency: site.brand.currency };
  const needMore = () => queueMicrotask(() => void stores.site.complete());
  const show = await (carried
    ? texts.prepareCarried(language, carried, context, needMore)
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
