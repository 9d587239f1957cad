import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DrawnPage, SaidWords, WordsWish } from "#compile/PageDrawer.ts";
import { pageKey } from "#compile/pageKey.ts";
import { pagePaths } from "#compile/pagePaths.ts";
import type { Deps } from "#server/Deps.ts";
import { notFound } from "#server/http/Failure.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import type { Entry } from "../system/createEntry.ts";
import { stylesOf } from "./composePage.ts";
import { createPages, type Pages } from "./createPages.ts";
import { createPageThread, type PageThread } from "./createPageThread.ts";
import { followBuild } from "./followBuild.ts";
import { linksOf } from "./linksOf.ts";
import { readManifest } from "./readManifest.ts";
import { readPageView } from "./readPageView.ts";
import { readTemplate, type PageTemplate } from "./readTemplate.ts";
import type { PlaceParts } from "./placeOf.ts";

/** Pages that are drawn by a build, what draws them, and the page of it. */
interface DrawnSite extends Pages {
  template: PageTemplate;
  thread: PageThread;
}

/** What the thread that draws pages says of the live revision. Both reject where it cannot, or not in time, and where nothing was built. */
export interface SiteSayings {
  /** Whether pages are drawn at all. */
  isThere(): boolean;
  say(wish: WordsWish): Promise<SaidWords>;
  /** A page as a visitor sees it in this language; null where there is none. */
  draw(path: string, language: string): Promise<DrawnPage | null>;
}

/** Seconds after which a browser, or a search engine, may ask a closed site again. */
const retrySeconds = 60;

/**
 * Answers the addresses of the player's pages with pages that are drawn already (record 37). Where there is nothing to draw with,
 * or the site is closed to the visitor, browsers get the program alone, as from a plain file server; the status says what it is:
 * 503 during maintenance, 403 where the site is not offered, 404 where there is no such page. A build that is replaced while
 * the platform runs is drawn by from then on: its pages name its own files.
 */
export function registerPages(
  app: FastifyInstance,
  { config, liveSite }: Deps,
  entry: Entry,
  place: PlaceParts,
): SiteSayings {
  const player = join(config.siteFolder, "player");
  const drawer = join(config.siteFolder, "gate", "drawPage.js");
  const onError = (error: unknown) => app.log.error({ err: error }, "a page could not be drawn");
  const open = (): DrawnSite | null => {
    const template = readTemplate(player);
    const thread = createPageThread(drawer);
    if (template === null || thread === null) return null;
    const built = readManifest(player);
    const pages = createPages({
      liveSite,
      thread,
      template,
      platform: config.platformOrigin,
      place,
      filesOf: ({ page }) => ({
        first: built.first,
        modules: built.modules([...page.chunks, ...(page.soon ?? [])]),
        styles: built.styles(page.chunks),
      }),
      onError,
    });
    return { ...pages, template, thread };
  };
  const site = followBuild([join(player, "index.html"), drawer], open, onError);
  app.addHook("onClose", () => site.close());

  const hint = (request: FastifyRequest, reply: FastifyReply, template: PageTemplate) => {
    // Only browsers that go to a page understand an answer before the answer; others may take it for the answer itself.
    if (!config.hasEarlyHints || request.headers["sec-fetch-mode"] !== "navigate") return;
    reply.raw.writeEarlyHints({ link: linksOf(stylesOf(template, liveSite.current().hash)).split(", ") });
  };
  /** Search engines forget what they know of an address that they are told this of. */
  const closed = (reply: FastifyReply, status: number) => reply.code(status).header("x-robots-tag", "noindex");

  app.ports.findPage = async (request, reply) => {
    const pages = site.current();
    if (pages === null) return null;
    const [path = "/", query = ""] = request.url.split("?", 2);
    const { maintenance, regionRestriction } = await entry.stateFor(request);
    if (maintenance || regionRestriction) {
      if (maintenance) closed(reply, 503).header("retry-after", String(retrySeconds));
      else closed(reply, 403);
      return null;
    }
    if (!hasPage(liveSite.current(), path)) {
      closed(reply, 404);
      return null;
    }
    const view = readPageView(request.cookies);
    hint(request, reply, pages.template);
    return pages.get(path, view, new URLSearchParams(query));
  };

  const revision = () => {
    const { seq, hash, content } = liveSite.current();
    const reference = { seq, hash, href: `/config/${hash}.json` };
    return { reference, content, platform: config.platformOrigin };
  };
  const thread = (): PageThread => {
    const drawn = site.current();
    if (drawn === null) throw notFound();
    return drawn.thread;
  };
  return {
    isThere: () => site.current() !== null,
    say: async (wish) => thread().say(revision(), wish),
    draw: async (path, language) => {
      const theme = liveSite.current().site.brand.settings.defaultTheme ?? "dark";
      return thread().draw(revision(), { path, language, theme, member: null, centre: null });
    },
  };
}

function hasPage({ site: { layouts, pages } }: LiveRevision, path: string): boolean {
  return pageKey(path, (key) => Object.hasOwn(layouts, key), pagePaths(pages)) !== "page/notFound";
}
