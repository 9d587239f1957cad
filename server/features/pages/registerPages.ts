import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Entry } from "../system/createEntry.ts";
import { stylesOf } from "./composePage.ts";
import { createPages, type Pages } from "./createPages.ts";
import { createPageThread } from "./createPageThread.ts";
import { followBuild } from "./followBuild.ts";
import { linksOf } from "./linksOf.ts";
import { readManifest } from "./readManifest.ts";
import { readPageView } from "./readPageView.ts";
import { readTemplate, type PageTemplate } from "./readTemplate.ts";

/** Pages that are drawn by a build, and the page of it. */
interface DrawnSite extends Pages {
  template: PageTemplate;
}

/**
 * Answers the addresses of the player's pages with pages that are drawn already (record 37). Where there is nothing to draw with,
 * or the site is closed to the visitor, browsers get the program alone, as from a plain file server. A build that is replaced while
 * the platform runs is drawn by from then on: its pages name its own files.
 */
export function registerPages(app: FastifyInstance, { config, liveSite }: Deps, entry: Entry): void {
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
      filesOf: ({ page }) => ({
        first: built.first,
        modules: built.modules(page.chunks),
        styles: built.styles(page.chunks),
      }),
      onError,
    });
    return { ...pages, template };
  };
  const site = followBuild([join(player, "index.html"), drawer], open, onError);
  app.addHook("onClose", () => site.close());

  const hint = (request: FastifyRequest, reply: FastifyReply, template: PageTemplate) => {
    // Only browsers that go to a page understand an answer before the answer; others may take it for the answer itself.
    if (!config.hasEarlyHints || request.headers["sec-fetch-mode"] !== "navigate") return;
    reply.raw.writeEarlyHints({ link: linksOf(stylesOf(template, liveSite.current().hash)).split(", ") });
  };

  app.ports.findPage = async (request, reply) => {
    const pages = site.current();
    if (pages === null) return null;
    const [path = "/", query = ""] = request.url.split("?", 2);
    const { maintenance, regionRestriction } = await entry.stateFor(request);
    if (maintenance || regionRestriction) return null;
    const view = readPageView(request.cookies);
    hint(request, reply, pages.template);
    return pages.get(path, view, new URLSearchParams(query));
  };
}
