import { renderToString } from "react-dom/server";
import type { SiteReference } from "#contracts/api.ts";
import { fallbackChain } from "#i18n/fallbackChain.ts";
import { hasTexts } from "#i18n/hasTexts.ts";
import { pickLanguage } from "#i18n/pickLanguage.ts";
import { loadChunks } from "#rendering/createChunk.ts";
import { drawStatically } from "#rendering/drawStatically.ts";
import type { OpenCentre, ThemeName } from "#stores/UiStore.ts";
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

/** A revision, and the platform that it is served by. */
export interface DrawnRevision {
  reference: SiteReference;
  /** Canonical JSON of the site. */
  content: string;
  /** Origin of the platform as the programs are told it. */
  platform: string;
}

/** Which page is drawn, and for whom. What is null is the brand's to say. */
export interface PageWish {
  path: string;
  language: string | null;
  theme: ThemeName | null;
  /** Type of the account of a member who is expected back; null for a visitor. */
  member: number | null;
  /** The centre that the address names, and the page in it; null for none. It is not drawn, but the title is its. */
  centre: OpenCentre | null;
}

/** A page, drawn. */
export interface DrawnPage {
  /** What stands in the page's root. */
  markup: string;
  title: string;
  /** Of the document element. */
  tag: string;
  direction: "ltr" | "rtl";
  theme: ThemeName;
  language: string;
  /** What it was drawn from, for the program that takes it over. */
  page: AheadPage;
}

/** Draws the pages of one revision. */
export interface PageDrawer {
  /** Null where there is nothing to draw ahead: the visitor is to be sent elsewhere, or there is no such page. */
  draw(wish: PageWish): Promise<DrawnPage | null>;
}

/** Makes what draws the pages of a revision. Throws where the revision cannot be read. */
export async function createPageDrawer({ reference, content, platform }: DrawnRevision): Promise<PageDrawer> {
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
      if (pageKey(path, (key) => Object.hasOwn(site.layouts, key)) === "page/notFound") return null;
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
