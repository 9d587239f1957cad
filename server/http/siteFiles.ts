import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "./addVary.ts";
import { createPage } from "./createPage.ts";
import { notFound } from "./Failure.ts";
import { send } from "./handleErrors.ts";
import { sendPrepared } from "./sendPrepared.ts";

const yearSeconds = 31_536_000;

/** Where the built programs are, and what the host told them. */
export interface SiteFilesOptions {
  /** Holds `player` and `console`; either may be missing. */
  folder: string;
  /** Sent as `/config.json`. */
  runtime: Record<string, unknown>;
}

/**
 * Serves the two programs as plain files, `/config.json`, and their page for every address that a history route may have.
 * An unknown file is a 404: a page in place of a script would only hide the mistake (S-67).
 */
export async function serveSiteFiles(app: FastifyInstance, { folder, runtime }: SiteFilesOptions): Promise<void> {
  const player = join(folder, "player");
  const console = join(folder, "console");
  for (const prefix of ["/", "/console/"]) {
    app.get(`${prefix}config.json`, async (_request, reply) => reply.header("cache-control", "no-cache").send(runtime));
  }
  await serveFolder(app, player, "/");
  await serveFolder(app, console, "/console/");
  await serveAssets(app, folder, "player", "/assets/");
  await serveAssets(app, folder, "console", "/console/assets/");
  const pages = { player: createPage(join(player, "index.html")), console: createPage(join(console, "index.html")) };
  const pageFor = async (request: FastifyRequest, reply: FastifyReply) => {
    const program = programOf(request.url);
    const drawn = program === "player" ? await app.ports.findPage?.(request, reply) : null;
    return drawn ?? pages[program]();
  };
  app.setNotFoundHandler(async (request, reply) => {
    const page = isPageAddress(request) ? await pageFor(request, reply) : null;
    return page === null ? send(request, reply, notFound()) : sendPrepared(request, reply, page);
  });
}

async function serveFolder(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      prefix,
      // Only files that are there get a route, so every other address reaches the fallback.
      wildcard: false,
      index: false,
      globIgnore: [".vite/**", "assets/**", "config.json", "**/*.br", "**/*.gz"],
      // The copies that the build left beside each file.
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (response) => {
        // What may change under its name.
        response.header("cache-control", "no-cache");
        // The one without a coding too: a cache must not give it, or another one, to everybody.
        addVary(response, "accept-encoding");
      },
    });
  });
}

/**
 * Serves what is named by its content: of the build that is there when it is asked for, which may be newer than this process, and of
 * the builds before it, which open pages still name.
 */
async function serveAssets(app: FastifyInstance, folder: string, site: string, prefix: string): Promise<void> {
  const roots = [join(folder, site, "assets"), join(folder, "earlier", site, "assets")];
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: roots,
      prefix,
      index: false,
      dotfiles: "ignore",
      // The compressed copies have no address of their own.
      allowedPath: (path) => !/\.(?:br|gz)$/.test(path),
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (response) => {
        response.header("cache-control", `public, max-age=${yearSeconds}, immutable`);
        addVary(response, "accept-encoding");
      },
    });
  });
}

/** What the addresses of the programs' pages are made of; a name with a dot before or in it is a file's. */
const pagePath = /^(\/[A-Za-z0-9][A-Za-z0-9_-]*)*(\.html)?\/?$/;
/** Folders of files and calls: an unknown address in them has no page. */
const ourPaths = /^\/(wps|config|theme|validators|assets|csp-report)(\/|$)|^\/console\/(api|assets)(\/|$)/;

/** A browser that goes to an address asks for HTML. Whatever else looks for `/.git/config` or `/%2e%2e/` finds nothing. */
function isPageAddress({ method, headers, url }: FastifyRequest): boolean {
  const path = url.split("?")[0] ?? "";
  const isRead = method === "GET" || method === "HEAD";
  return isRead && pagePath.test(path) && !ourPaths.test(path) && /html|\*\/\*/.test(headers.accept ?? "*/*");
}

function programOf(url: string): "player" | "console" {
  return /^\/console(\/|\?|$)/.test(url) ? "console" : "player";
}
