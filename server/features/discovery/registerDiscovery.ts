import type { FastifyInstance } from "fastify";
import { pageAddress } from "#compile/pageAddress.ts";
import { pagePaths } from "#compile/pagePaths.ts";
import type { Deps } from "#server/Deps.ts";
import { notFound } from "#server/http/Failure.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import { languageParameter } from "../pages/addressIn.ts";
import type { SiteSayings } from "../pages/registerPages.ts";
import { createMarks } from "./createMarks.ts";
import { drawPicture } from "./drawPicture.ts";
import { keepMade } from "./keepMade.ts";
import { listedPages } from "./listedPages.ts";
import { lookOf } from "./lookOf.ts";
import { markOf, markParameter } from "./pictureAddress.ts";
import { robotsText } from "./robotsText.ts";
import { securityText } from "./securityText.ts";
import { siteMap } from "./siteMap.ts";

/** May be an hour old: who asks for these comes a few times a day. */
const kept = "public, max-age=3600";
const homePath = "/index";
const text = "text/plain; charset=utf-8";

/**
 * What search engines and previews of links ask for beside the pages: what they may list, the site map, the picture of each page,
 * and where to tell of a hole in the security. Where the platform draws no pages there are neither map nor pictures.
 */
export function registerDiscovery(app: FastifyInstance, deps: Deps, sayings: SiteSayings): void {
  const { config, clock, db, liveSite } = deps;
  const origin = config.publicOrigin;
  const files = keepMade<string>();
  const offered = async () => (!sayings.isThere() ? [] : (await sayings.say({ language: null, keys: [] })).offered);

  app.get("/robots.txt", async (_request, reply) =>
    reply.header("cache-control", kept).type(text).send(robotsText(origin, sayings.isThere())),
  );

  app.get("/.well-known/security.txt", async (_request, reply) => {
    const { hash, site } = liveSite.current();
    const contact = site.brand.securityContact;
    if (contact === undefined) throw notFound();
    const now = clock.now();
    const file = await files("security", `${hash} ${now.toISOString().slice(0, 10)}`, async () =>
      securityText(contact, { origin, now, tags: (await offered()).map(({ tag }) => tag) }),
    );
    return reply.header("cache-control", kept).type(text).send(file);
  });

  app.get("/sitemap.xml", async (_request, reply) => {
    const { seq, hash, site } = liveSite.current();
    const map = await files("map", `${seq} ${hash}`, async () => {
      const [row] = await db.query<{ at: Date }>("SELECT published_at AS at FROM publication WHERE seq = $1", [seq]);
      const { defaultLanguage } = site.brand.settings;
      const paths = listedPages(site);
      return siteMap({ origin, paths, offered: await offered(), defaultLanguage, changedAt: row?.at ?? null });
    });
    return reply.header("cache-control", kept).type("application/xml; charset=utf-8").send(map);
  });

  const pictures = keepMade<{ picture: Buffer; mark: string } | null>();
  const markFor = createMarks(config.siteFolder);
  const draw = async ({ site }: LiveRevision, path: string, language: string) => {
    const page = await sayings.draw(path, language);
    if (page === null) return null;
    const look = lookOf(site);
    // The home page is the brand's own: its name stands there already.
    const title = path === homePath || page.title === look.name ? "" : page.title.replace(` · ${look.name}`, "");
    const picture = await drawPicture(look, await markFor(look.mark), { ...page, title });
    return { picture, mark: markOf(look, page.title) };
  };
  app.get<{ Params: { file: string }; Querystring: Record<string, string | undefined> }>(
    "/share/:file",
    async ({ params, query }, reply) => {
      const live = liveSite.current();
      const name = /^([A-Za-z][\w-]*)\.png$/.exec(params.file)?.[1] ?? "";
      const path = pageAddress(`page/${name}`, pagePaths(live.site.pages));
      if (path === null) throw notFound();
      const { languages, defaultLanguage } = live.site.brand.settings;
      const language = languages.find((code) => code === query[languageParameter]) ?? defaultLanguage;
      // A name without a page is not remembered: there is no end of them.
      if (!hasLayout(live, name)) throw notFound();
      const drawn = await pictures(`${name} ${language}`, live.hash, () => draw(live, path, language));
      if (drawn === null) throw notFound();
      const isNamed = query[markParameter] === drawn.mark;
      return reply
        .header("cache-control", isNamed ? "public, max-age=604800" : "no-cache")
        .header("cross-origin-resource-policy", "cross-origin")
        .type("image/png")
        .send(drawn.picture);
    },
  );
}

function hasLayout({ site }: LiveRevision, name: string): boolean {
  return Object.hasOwn(site.layouts, `page/${name}`) || Object.hasOwn(site.pages ?? {}, name);
}
