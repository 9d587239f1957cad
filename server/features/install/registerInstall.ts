import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { offlineKeys } from "#compile/offlineKeys.ts";
import type { Deps } from "#server/Deps.ts";
import { notFound } from "#server/http/Failure.ts";
import { addVary } from "#server/http/addVary.ts";
import { createMarks } from "../discovery/createMarks.ts";
import { keepMade } from "../discovery/keepMade.ts";
import { lookOf } from "../discovery/lookOf.ts";
import { markOf, markParameter } from "../discovery/pictureAddress.ts";
import { languageParameter } from "../pages/addressIn.ts";
import { readPageView } from "../pages/readPageView.ts";
import type { SiteSayings } from "../pages/registerPages.ts";
import { appManifest, shortcutsOf } from "./appManifest.ts";
import { drawIcon, icons } from "./drawIcon.ts";
import { offlinePage, offlineStyle } from "./offlinePage.ts";
import { workerAddress } from "./workerAddress.ts";
import { workerScript } from "./workerScript.ts";

type Asked = Record<string, string | undefined>;

/**
 * What makes the site an app that a device can keep: its manifest and icons, drawn from the brand, and a worker that keeps one
 * page for where there is no network (record 60). `OFFLINE_WORKER=0` sends a worker in its place that takes itself away.
 */
export function registerInstall(app: FastifyInstance, { config, liveSite }: Deps, sayings: SiteSayings): void {
  // A browser looks for another one each time it goes to a page.
  app.get(workerAddress, async (_request, reply) => {
    const script = await workerScript(config.siteFolder, config.hasOfflineWorker);
    if (script === null) throw notFound();
    return reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(script);
  });

  const drawn = keepMade<Buffer>();
  const markFor = createMarks(config.siteFolder);
  const draw = async (purpose: (typeof icons)[number]["purpose"], size: number) => {
    const look = lookOf(liveSite.current().site);
    const mark = markOf(look);
    return {
      mark,
      icon: await drawn(`${purpose} ${size}`, mark, async () =>
        drawIcon(look, await markFor(look.mark), { purpose, size }),
      ),
    };
  };
  app.get<{ Params: { file: string }; Querystring: Asked }>("/icons/:file", async ({ params, query }, reply) => {
    const asked = icons.find(({ purpose, size }) => params.file === `${purpose}-${size}.png`);
    if (asked === undefined) throw notFound();
    const { mark, icon } = await draw(asked.purpose, asked.size);
    const keep = query[markParameter] === mark ? "public, max-age=604800" : "no-cache";
    return reply.header("cache-control", keep).type("image/png").send(icon);
  });

  // Asked for beside whatever is no page of ours and names no icon: texts, files, answers of calls.
  app.get("/favicon.ico", async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=86400")
      .type("image/png")
      .send((await draw("any", 192)).icon),
  );

  const said = keepMade<Awaited<ReturnType<SiteSayings["say"]>>>();
  const say = (language: string | null, keys: readonly string[]) =>
    said(`${language} ${keys.join(" ")}`, liveSite.current().hash, () => sayings.say({ language, keys }));
  const known = (code: string | null | undefined) =>
    liveSite.current().site.brand.settings.languages.find((each) => each === code) ?? null;
  const sideOf = (theme: string | null | undefined) =>
    theme === "dark" || theme === "light" ? theme : (liveSite.current().site.brand.settings.defaultTheme ?? "dark");

  app.get<{ Querystring: Asked }>("/manifest.webmanifest", async ({ query }, reply) => {
    const { site } = liveSite.current();
    const { tagline } = site.brand;
    const keys = [...shortcutsOf(site).map(({ label }) => label), ...(typeof tagline === "string" ? [tagline] : [])];
    const words = await say(known(query[languageParameter]), keys);
    const summary = typeof tagline === "string" ? (words.texts[tagline] ?? "") : "";
    const manifest = appManifest(site, sideOf(query["theme"]), { said: words, summary, mark: markOf(lookOf(site)) });
    return reply
      .header("cache-control", "no-cache")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifest));
  });

  /** In the language and the colours that the visitor chose, as pages are. */
  const own = (request: FastifyRequest, reply: FastifyReply) => {
    addVary(reply, "cookie");
    reply.header("cache-control", "private, no-cache").header("x-robots-tag", "noindex");
    const { language, theme } = readPageView(request.cookies);
    return { language: known(language), side: sideOf(theme) };
  };
  app.get("/offline/page", async (request, reply) => {
    const { language } = own(request, reply);
    const words = await say(language, Object.values(offlineKeys));
    return reply.type("text/html; charset=utf-8").send(offlinePage(liveSite.current().site.brand.name, words));
  });
  app.get("/offline/style.css", async (request, reply) => {
    const { side } = own(request, reply);
    return reply.type("text/css; charset=utf-8").send(offlineStyle(liveSite.current().site.theme[side], side));
  });
  app.get("/offline/mark.png", async (request, reply) => {
    own(request, reply);
    return reply.type("image/png").send((await draw("any", 192)).icon);
  });
}
