import type { DrawnRevision, DrawnPage, PageDrawer } from "#compile/PageDrawer.ts";
import { renderToString } from "react-dom/server";
import { fallbackChain } from "#i18n/fallbackChain.ts";
import { hasTexts } from "#i18n/hasTexts.ts";
import { pickLanguage } from "#i18n/pickLanguage.ts";
import { loadChunks } from "#rendering/createChunk.ts";
import { drawStatically } from "#rendering/drawStatically.ts";
import type { OpenCentre } from "#stores/UiStore.ts";
import { PlayerTree } from "../hosts/PlayerTree.tsx";
import { needsLogin } from "../routing/needsLogin.ts";
import { pageKey } from "#compile/pageKey.ts";
import { pageTitle } from "../routing/pageTitle.ts";
import { createSiteReader } from "../site/createSiteReader.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";
import { readBundledSite } from "../site/readBundledSite.ts";
import { offeredLanguages } from "../wiring/offeredLanguages.ts";
import type { AheadPage, AheadSite } from "./AheadPage.ts";
import { createDrawnPlayer } from "./createDrawnPlayer.ts";
import { NoRouter } from "./NoRouter.tsx";
import { noteReads } from "./noteReads.ts";
import { seedStores } from "./seedStores.ts";
import { siteOfPage } from "./siteOfPage.ts";

/** Makes what draws the pages of a revision. Throws where the revision cannot be read. */
export async function createPageDrawer({
  reference,
  content,
  platform,
}: DrawnRevision): Promise<PageDrawer<DrawnPage<AheadPage>>> {
  await loadChunks();
  const reader = createSiteReader(readBundledSite(), { isJudgedSafe: () => true });
  const read = await reader.readRevision(content, null);
  if (!read.ok) throw new Error(`The revision cannot be drawn: ${read.pointer} ${read.reason}`);
  const site = read.compiled;
  const { settings } = site.brand;
  const languages = offeredLanguages(site, hasTexts);

  return {
    async draw({ path, language: wished, theme: chosen, member, centre }) {
      const mustLogIn = settings.loginedToHomePage ?? false;
      if (needsLogin(path, { isLoggedIn: member !== null, mustLogIn })) return null;
      if (pageKey(path, (key) => Object.hasOwn(site.layouts, key), site.paths) === "page/notFound") return null;
      const language = pickLanguage([wished], languages, settings.defaultLanguage);
      const theme = chosen ?? settings.defaultTheme ?? "dark";
      const place = { reference, platform, path, language, languages, theme, member, chunks: [] };
      // Drawn once to see what the page needs, and in earnest with just that, as the program will.
      const { parts, chunks } = await draw(place, site, centre);
      const page: AheadPage = { ...place, chunks, site: parts };
      return { ...(await draw(page, siteOfPage(page), centre)).drawn, page };
    },
  };

  async function draw(
    page: Omit<AheadPage, "site">,
    from: PlayerSite,
    centre: OpenCentre | null,
  ): Promise<{ drawn: Omit<DrawnPage, "page">; parts: AheadSite; chunks: string[] }> {
    const player = createDrawnPlayer();
    const { stores, rendering } = player;
    await seedStores(stores, page, from);
    const reads = noteReads(rendering, from, fallbackChain(stores.texts.texts.language as never));
    const markup = drawStatically(() => renderToString(<PlayerTree player={player} router={NoRouter} />));
    const { tag, direction, language } = stores.texts.texts;
    if (centre) stores.route.arrive({ path: page.path, query: toQuery(centre) });
    const drawn = { markup, title: pageTitle(stores, rendering), tag, direction, language, theme: page.theme };
    return { drawn, parts: reads.take(), chunks: [...reads.chunks] };
  }
}

function toQuery({ centre, page }: OpenCentre): Record<string, string> {
  return page === null ? { centre } : { centre, page };
}
