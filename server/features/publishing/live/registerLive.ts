import type { FastifyInstance } from "fastify";
import { themeCss } from "#compile/theme/themeCss.ts";
import type { Database } from "#server/db/Database.ts";
import type { Config } from "#server/config.ts";
import { notFound } from "#server/http/Failure.ts";
import { handOverReply, lastEventOf } from "#server/http/handOverReply.ts";
import { operation } from "#server/http/operation.ts";
import { readyOf, sendPrepared } from "#server/http/sendPrepared.ts";
import { createPlaces } from "#server/security/createPlaces.ts";
import type { LiveSite } from "#server/LiveSite.ts";
import { loadStored } from "../store/loadContent.ts";
import { loadSite } from "../store/loadSite.ts";
import { createRevisionStream, type SystemMark } from "./createRevisionStream.ts";
import { createSharedFiles, type SharedFiles } from "./createSharedFiles.ts";

/** What browsers fetch of a publication: needs the database for revisions that are not live any more. */
export interface LiveParts {
  db: Database;
  liveSite: LiveSite;
  config: Pick<Config, "limits">;
}

/** Streams one visitor may have open; a browser needs one, and shares it among its tabs. */
const streamsPerVisitor = 64;
/** Streams last: they must leave room for those who only want an answer. */
const streamShare = 0.8;

/**
 * Serves the stream of revisions, every revision under `/config/<hash>.json`, and its stylesheet under
 * `/theme/<hash>.css`. A revision never changes, so both may be kept for a year.
 */
export function registerLive(
  app: FastifyInstance,
  { db, liveSite, config: { limits } }: LiveParts,
  system: SystemMark,
): void {
  const stream = createRevisionStream(liveSite, system);
  // The live one comes from memory and stays there, whatever else is asked for and wherever the database is.
  const liveOne = (hash: string) => (hash === liveSite.current().hash ? liveSite.current() : undefined);
  const isLive = (hash: string) => liveOne(hash) !== undefined;
  const revisions = createSharedFiles({
    type: "application/json; charset=utf-8",
    load: async (hash) => liveOne(hash)?.content ?? (await loadStored(db, hash))?.content ?? null,
    mustStay: isLive,
  });
  const themes = createSharedFiles({
    type: "text/css; charset=utf-8",
    load: async (hash) => {
      const site = liveOne(hash)?.site ?? (await loadSite(db, hash));
      return site === null ? null : themeCss(site.theme);
    },
    mustStay: isLive,
  });
  // A new revision is asked for by everybody at once: it is made ready before the first.
  const stopWarming = liveSite.onChange(({ hash }) => {
    Promise.all([revisions.get(hash), themes.get(hash)]).catch((error: unknown) =>
      app.log.warn({ err: error }, "warming failed"),
    );
  });
  app.addHook("preClose", async () => {
    stopWarming();
    stream.close();
  });

  const places = createPlaces(limits.connections * streamShare, streamsPerVisitor * limits.addressFactor);
  operation(app, "streamRevisions", ({ request, reply }) => {
    if (request.method === "HEAD") return reply.type("text/event-stream; charset=utf-8").send();
    stream.add(handOverReply(reply, places), lastEventOf(reply));
    return reply;
  });

  serveByHash(app, "/config/", ".json", revisions);
  serveByHash(app, "/theme/", ".css", themes);
}

/** Serves `<folder>sha256-<hex><ending>`. What is ready is sent at once, before any route is asked. */
function serveByHash(app: FastifyInstance, folder: string, ending: string, files: SharedFiles): void {
  const hashOf = (file: string) =>
    file.endsWith(ending) && /^sha256-[0-9a-f]{64}$/.test(file.slice(0, -ending.length))
      ? file.slice(0, -ending.length)
      : null;
  app.ports.ready.set(folder, (request) => {
    const { url = "" } = request;
    const ready = url.endsWith(ending) ? files.now(url.slice(folder.length, -ending.length)) : undefined;
    return ready && readyOf(request, ready);
  });
  // Compressed already.
  app.get<{ Params: { file: string } }>(`${folder}:file`, { compress: false }, (request, reply) => {
    const hash = hashOf(request.params.file);
    if (hash === null) throw notFound();
    const ready = files.now(hash);
    if (ready !== undefined) return sendPrepared(request, reply, ready);
    return files.get(hash).then((file) => {
      if (file === null) throw notFound();
      return sendPrepared(request, reply, file);
    });
  });
}
