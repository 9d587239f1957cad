import type { PageView, PageWish, DrawnPage } from "#compile/PageDrawer.ts";
import { pageKey } from "#compile/pageKey.ts";
import { pagePaths } from "#compile/pagePaths.ts";
import type { LiveRevision, LiveSite } from "#server/LiveSite.ts";
import { prepareAnswer } from "#server/http/prepareAnswer.ts";
import type { PreparedAnswer } from "#server/http/PreparedAnswer.ts";
import { languageParameter } from "./addressIn.ts";
import { composeHead } from "./composeHead.ts";
import { composePage, stylesOf, type PageFiles } from "./composePage.ts";
import { linksOf } from "./linksOf.ts";
import type { PageThread } from "./createPageThread.ts";
import { layoutOf } from "./layoutOf.ts";
import { placeOf, type PlaceParts } from "./placeOf.ts";
import { readCentre } from "./readCentre.ts";
import { readsOfQuery } from "./readsOfQuery.ts";
import type { PageTemplate } from "./readTemplate.ts";

/** The pages of the live revision, drawn before they are asked for, or when they first are. */
export interface Pages {
  /** Null where there is nothing to send but the program alone: no such page, or none that is drawn in time. */
  get(path: string, view: PageView, parameters: URLSearchParams): Promise<PreparedAnswer | null>;
  close(): Promise<void>;
}

/** What pages are made from. */
export interface PageParts {
  liveSite: LiveSite;
  thread: PageThread;
  template: PageTemplate;
  /** Origin of the platform as the programs are told it. */
  platform: string;
  filesOf(page: DrawnPage): PageFiles;
  /** What pages say of themselves to others. */
  place: PlaceParts;
  onError(error: unknown): void;
}

/** Pages that are kept beside those that are drawn before they are asked for. */
const most = 400;
/** Pages that may wait to be drawn at once: whoever asks for ever new ones does not make the others wait for them. */
const mostWaiting = 8;
/** How long an answer waits for a page that is not drawn yet, in milliseconds; without it, the program draws it, later. */
const patienceMs = 1_500;
/** How long a page that could not be drawn is left alone, in milliseconds. */
const restMs = 30_000;
/** What is drawn as soon as a revision is live. */
const first = ["/index", "/register", "/login"];
const themes = ["dark", "light"] as const;
const noParameters = new URLSearchParams();
const brandView: PageView = { language: null, theme: null, member: null };

/** Language, theme and the kind of account are in cookies: another visitor's page may be another. */
const head = { type: "text/html; charset=utf-8", keep: "private, no-cache", headers: { vary: "Cookie" } };

/**
 * Keeps the pages of the live revision as they are sent: each is drawn once, however many ask for it at once, and what was
 * drawn of a revision is never sent under another. A page that cannot be drawn is told of, and not tried again for a while.
 */
export function createPages(parts: PageParts): Pages {
  const { liveSite, thread, template, platform, filesOf, place, onError } = parts;
  /** Drawn before they are asked for, and kept as long as the revision is live. */
  const drawnFirst = new Map<string, Promise<PreparedAnswer | null>>();
  const pages = new Map<string, Promise<PreparedAnswer | null>>();
  let waiting = 0;
  let isClosed = false;

  const draw = async (live: LiveRevision, wish: PageWish, key: string): Promise<PreparedAnswer | null> => {
    const { seq, hash, content, site } = live;
    const reference = { seq, hash, href: `/config/${hash}.json` };
    const drawn = await thread.draw({ reference, content, platform }, wish);
    if (drawn === null) return null;
    const files = filesOf(drawn);
    const headers = { ...head.headers, link: linksOf(stylesOf(template, hash)) };
    const said = composeHead(drawn, placeOf(site, { path: wish.path, key, theme: drawn.theme }, place));
    return prepareAnswer(composePage(template, drawn, files, said), { ...head, headers });
  };

  const find = (path: string, view: PageView, parameters: URLSearchParams): Promise<PreparedAnswer | null> | null => {
    const live = liveSite.current();
    const { brand, layouts, pages: documents } = live.site;
    const hasLayout = (key: string) => Object.hasOwn(layouts, key);
    const key = pageKey(path, hasLayout, pagePaths(documents));
    if (key === "page/notFound") return null;
    // What the address says beside the path shows on the page: it is drawn where that is known, and not for every address that
    // somebody may make up.
    const layout = layoutOf(live.site, key);
    if (layout !== undefined && parameters.keys().some((name) => readsOfQuery(layout).has(name))) return null;
    const { languages, defaultLanguage, defaultTheme } = brand.settings;
    // What was not chosen is the brand's to say: the same page as if it had been chosen. An address that names a language is in it.
    const wishes = [parameters.get(languageParameter), view.language];
    const language =
      wishes.find((code) => code !== null && (languages as string[]).includes(code)) ?? defaultLanguage ?? null;
    const theme = view.theme ?? defaultTheme ?? "dark";
    const centre = readCentre(parameters, view, hasLayout);
    const wish: PageWish = { ...view, language, theme, path: path === "/" ? "/index" : path, centre };
    const name = `${live.seq} ${live.hash} ${JSON.stringify(wish)}`;
    const known = drawnFirst.get(name) ?? pages.get(name);
    if (known) {
      // Asked for again: the last to be forgotten.
      if (pages.delete(name)) pages.set(name, known);
      return known;
    }
    const isFirst = first.includes(wish.path) && centre === null && view.member === null;
    if (!isFirst && waiting >= mostWaiting) return null;
    const kept = isFirst ? drawnFirst : pages;
    waiting += 1;
    const page = draw(live, wish, key)
      .catch((error: unknown) => {
        if (!isClosed) onError(error);
        setTimeout(() => kept.delete(name), restMs).unref();
        return null;
      })
      .finally(() => (waiting -= 1));
    kept.set(name, page);
    const [oldest] = pages.keys();
    if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    return page;
  };

  // The brand's own looks at once, the others one after the other: a visitor's page never waits for more than one of them.
  const warm = async () => {
    const live = liveSite.current();
    const { languages } = live.site.brand.settings;
    await Promise.all(first.map((path) => find(path, brandView, noParameters)));
    const looks = languages.flatMap((language) => themes.map((theme) => ({ language, theme, member: null })));
    for (const look of looks) {
      for (const path of first) {
        if (isClosed || liveSite.current() !== live) return;
        await find(path, look, noParameters);
      }
    }
  };
  const stopWarming = liveSite.onChange(() => {
    drawnFirst.clear();
    pages.clear();
    void warm();
  });
  void warm();

  return {
    async get(path, view, parameters) {
      const page = find(path, view, parameters);
      if (page === null) return null;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patienceMs)));
      try {
        return await Promise.race([page, late]);
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      isClosed = true;
      stopWarming();
      await thread.close();
    },
  };
}
