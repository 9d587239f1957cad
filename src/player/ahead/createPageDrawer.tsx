import type { DrawnRevision, DrawnPage, PageDrawer } from "#compile/PageDrawer.ts";
import { renderToString } from "react-dom/server";
import { createReads, type SiteReads } from "#compile/changes/SiteReads.ts";
import { fallbackChain } from "#i18n/fallbackChain.ts";
import { hasTexts } from "#i18n/hasTexts.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages as knownLanguages } from "#i18n/languages.ts";
import { pickLanguage } from "#i18n/pickLanguage.ts";
import { loadChunks } from "#rendering/createChunk.ts";
import { drawStatically } from "#rendering/drawStatically.ts";
import type { CarriedTexts } from "#stores/TextStore.ts";
import type { OpenCentre } from "#stores/UiStore.ts";
import { PlayerTree } from "../hosts/PlayerTree.tsx";
import { needsLogin } from "#compile/needsLogin.ts";
import { pageKey } from "#compile/pageKey.ts";
import { pageTitle } from "../routing/pageTitle.ts";
import { createSiteReader } from "../site/createSiteReader.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";
import { readBundledSite } from "../site/readBundledSite.ts";
import { offeredLanguages } from "../wiring/offeredLanguages.ts";
import type { AheadPage } from "./AheadPage.ts";
import { createDrawnPlayer, pickTexts, textsOf } from "./createDrawnPlayer.ts";
import { createPageMemory, type PageMemory } from "./createPageMemory.ts";
import { aheadSiteOf, noteReads, notingFlags, type ReadParts } from "./noteReads.ts";
import { pageSummary } from "./pageSummary.ts";
import { seedStores } from "./seedStores.ts";
import { siteOfPage } from "./siteOfPage.ts";
import { soonModules } from "./soonModules.ts";
import type { ReactNode } from "react";

/** Texts that must be there when nothing more can be had: what says that the network is gone, or that something went wrong. */
const textsAtHand = [
  "session.offline",
  "session.retry",
  "session.dismiss",
  "session.entering",
  "error.network",
  "error.timeout",
  "error.platform_fault",
  "error.unknown",
  "ui.chunk.loading",
  "ui.chunk.late",
  "ui.data.failed",
  "ui.data.retry",
  "ui.menu.fold",
  "fieldUi.failed",
];

/** What forms may say before all texts are there: fields are not drawn anew for these. */
const textsOfForms = ["fieldUi.", "form.", "reg_pattern_"];

/** Whatever in a document may be the key of a text. */
function wordsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") {
    if (/^[a-z]\w*(?:[._-]\w+)+$/i.test(value)) found.add(value);
  } else if (typeof value === "object" && value !== null) for (const one of Object.values(value)) wordsOf(one, found);
  return found;
}

/** What is remembered of a page: nothing in it names a revision. */
interface DrawnAlone extends Pick<DrawnPage<AheadPage>, "markup" | "title" | "tag" | "direction"> {
  parts: ReadParts;
  texts: CarriedTexts;
  chunks: readonly string[];
}

/** The pages of earlier revisions. */
export type DrawnPages = PageMemory<DrawnAlone>;

/**
 * Makes what draws the pages of a revision. Throws where the revision cannot be read. A page that `memory` has of an earlier one,
 * and that this revision changes nothing of, is not drawn again: what is sent is the same to the byte.
 */
export async function createPageDrawer(
  { reference, content, platform }: DrawnRevision,
  memory: DrawnPages = createPageMemory(),
): Promise<PageDrawer<DrawnPage<AheadPage>>> {
  await loadChunks();
  const reader = createSiteReader(readBundledSite(), { isJudgedSafe: () => true });
  const read = await reader.readRevision(content, null);
  if (!read.ok) throw new Error(`The revision cannot be drawn: ${read.pointer} ${read.reason}`);
  const site = read.compiled;
  const { settings } = site.brand;
  const languages = offeredLanguages(site, hasTexts);
  const offered = languages.flatMap((code) => (isLanguageCode(code) ? [{ code, tag: knownLanguages[code].tag }] : []));

  return {
    async say({ language: wished, keys }) {
      const language = pickLanguage([wished], languages, settings.defaultLanguage);
      const said = await textsOf(language, { overrides: site.texts, currency: site.brand.currency });
      const texts = Object.fromEntries(keys.map((key) => [key, said.translate(key)]));
      return { language, tag: said.tag, direction: said.direction, texts, offered };
    },
    async draw({ path, language: wished, theme: chosen, member, centre }) {
      const mustLogIn = settings.loginedToHomePage ?? false;
      if (needsLogin(path, { isLoggedIn: member !== null, mustLogIn })) return null;
      if (pageKey(path, (key) => Object.hasOwn(site.layouts, key), site.paths) === "page/notFound") return null;
      const language = pickLanguage([wished], languages, settings.defaultLanguage);
      const theme = chosen ?? settings.defaultTheme ?? "dark";
      const place = { reference, platform, path, language, languages, theme, member, chunks: [], soon: [] };
      const chain = fallbackChain(language as never);
      const words = await textsOf(language, { overrides: site.texts, currency: site.brand.currency });
      const name = JSON.stringify([path, language, theme, member, centre]);
      const around = JSON.stringify([words.tag, languages]);
      const known = memory.recall(name, site, around);
      const { parts, chunks, texts, ...drawn } = known ?? (await drawAnew());
      const soon = soonModules(path, site, member).filter((module) => !chunks.includes(module));
      const page: AheadPage = { ...place, chunks, soon, texts, site: aheadSiteOf(site, parts) };
      // What it says to search engines is not its program's to read.
      const summary = pageSummary(site, path, words);
      return { ...drawn, summary, offered, theme, language, page, isDrawnAnew: known === undefined };

      async function drawAnew(): Promise<DrawnAlone> {
        const reads = createReads();
        for (const key of textsAtHand) reads.texts.add(key);
        // Drawn once to see what the page needs, and in earnest with just that, as the program will.
        const { parts, chunks } = await draw(place, site, centre, reads);
        // What is shown once there are answers is in the same documents.
        const words = wordsOf([parts.documents, parts.menus, parts.forms]);
        const hasForms = Object.keys(parts.forms).length + Object.keys(parts.fields).length > 0;
        if (hasForms) for (const beginning of textsOfForms) words.add(beginning);
        const drawWith = async (triesLeft: number): Promise<DrawnAlone> => {
          const texts = await pickTexts(language, site.texts, reads.texts, words);
          const needed: AheadPage = { ...place, chunks, texts, site: aheadSiteOf(site, parts) };
          const {
            isShort,
            markup,
            title,
            tag: shown,
            direction,
          } = await draw(needed, siteOfPage(needed), centre, reads);
          // What is only read where it is drawn in earnest was noted there.
          if (isShort && triesLeft > 0) return await drawWith(triesLeft - 1);
          return { markup, title, tag: shown, direction, parts, chunks, texts };
        };
        const alone = await drawWith(2);
        for (const texts of Object.values(alone.texts.words))
          for (const key of Object.keys(texts)) reads.texts.add(key);
        memory.keep(name, { site, reads, texts: chain, around, drawn: alone });
        return alone;
      }
    },
  };

  async function draw(
    page: Omit<AheadPage, "site" | "texts"> & Partial<Pick<AheadPage, "texts">>,
    from: PlayerSite,
    centre: OpenCentre | null,
    reads: SiteReads,
  ): Promise<Omit<DrawnAlone, "texts"> & { isShort: boolean }> {
    const player = createDrawnPlayer(reads);
    const { stores, rendering } = player;
    let isShort = false;
    await seedStores(stores, page, from, {
      flagSet: notingFlags(from, reads),
      onAbsent: () => (isShort = true),
    });
    const noted = noteReads(rendering, from, reads);
    const markup = drawStatically(() => renderToString(<PlayerTree player={player} router={NoRouter} />));
    const { tag, direction } = stores.texts.texts;
    if (centre) stores.route.arrive({ path: page.path, query: toQuery(centre) });
    const title = pageTitle(stores, rendering);
    return { markup, title, tag, direction, parts: noted.take(), chunks: [...noted.chunks], isShort };
  }
}

function toQuery({ centre, page }: OpenCentre): Record<string, string> {
  return page === null ? { centre } : { centre, page };
}

/** Where the pages of earlier revisions are remembered. */
export { createPageMemory };

/** Stands for the router where there is no history, with as many children, so that ids come out the same. */
export function NoRouter({ children }: { children: ReactNode }) {
  return (
    <>
      {null}
      {children}
    </>
  );
}
