import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Entry } from "../system/createEntry.ts";
import { stylesOf } from "./composePage.ts";
import { createPages } from "./createPages.ts";
import { createPageThread } from "./createPageThread.ts";
import { linksOf } from "./linksOf.ts";
import { readManifest } from "./readManifest.ts";
import { readPageView } from "./readPageView.ts";
import { readTemplate } from "./readTemplate.ts";

/**
 * Answers the addresses of the player's pages with pages that are drawn already (record 37). Where there is nothing to draw with,
 * or the site is closed to the visitor, browsers get the program alone, as from a plain file server.
 */
export function registerPages(app: FastifyInstance, { config, liveSite }: Deps, entry: Entry): void {
  const template = readTemplate(join(config.siteFolder, "player"));
  const thread = createPageThread(join(config.siteFolder, "gate", "drawPage.js"));
  if (template === null || thread === null) return;
  const built = readManifest(join(config.siteFolder, "player"));
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
    onError: (error) => app.log.error({ err: error }, "a page could not be drawn"),
  });
  app.addHook("onClose", () => pages.close());

  const hint = (request: FastifyRequest, reply: FastifyReply) => {
    // Only browsers that go to a page understand an answer before the answer; others may take it for the answer itself.
    if (!config.hasEarlyHints || request.headers["sec-fetch-mode"] !== "navigate") return;
    reply.raw.writeEarlyHints({ link: linksOf(stylesOf(template, liveSite.current().hash)).split(", ") });
  };

  app.ports.findPage = async (request, reply) => {
    const [path = "/", query = ""] = request.url.split("?", 2);
    const { maintenance, regionRestriction } = await entry.stateFor(request);
    if (maintenance || regionRestriction) return null;
    const view = readPageView(request.cookies);
    hint(request, reply);
    return pages.get(path, view, new URLSearchParams(query));
  };
}
