import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { AddressOf } from "./addressOf.ts";
import { isKnownTo } from "./isKnownTo.ts";
import type { ReadyAnswer } from "./ReadyAnswer.ts";

/** The answer to a request whose address begins so; undefined where it is not ready, and the route is to answer. */
export type ReadyFinder = (request: IncomingMessage) => ReadyAnswer | undefined;

/** What answers of the server carry. */
export interface AtOnceOptions {
  headers(): Readonly<Record<string, string>>;
  /** Answers may be read from other origins: which, is the ordinary way's to say. */
  isSharedAcrossOrigins: boolean;
  /** Whose request it is, for the log. */
  addressOf: AddressOf;
}

/**
 * Answers what every visitor asks (`app.ports.ready`) before the framework sees the request: finding a route, its hooks and its
 * checks cost more than sending bytes that are ready. Only a plain GET goes this way; any other request, and one whose answer is
 * not ready, takes the ordinary way to the same head and the same bytes. The log has one line of each, as of other requests.
 */
export function answerAtOnce(app: FastifyInstance, options: AtOnceOptions): void {
  const { headers, isSharedAcrossOrigins, addressOf } = options;
  const { server, ports } = app;
  const log: FastifyBaseLogger & { isLevelEnabled?(level: string): boolean } = app.log;
  // A closing server says so in every answer.
  let isOpen = true;
  app.addHook("preClose", async () => void (isOpen = false));
  const vary = isSharedAcrossOrigins ? "Origin, accept-encoding" : "accept-encoding";
  const listed = listOf(headers);

  const isPlain = ({ method, headers: asked, httpVersion }: IncomingMessage) =>
    method === "GET" &&
    (asked.host !== undefined || httpVersion === "2.0") &&
    httpVersion !== "1.0" &&
    asked.expect === undefined &&
    (!isSharedAcrossOrigins || asked.origin === undefined);

  const send = (request: IncomingMessage, response: ServerResponse): boolean => {
    const find = isOpen && isPlain(request) ? finderOf(ports.ready, request.url ?? "") : undefined;
    const answer = find?.(request);
    if (answer === undefined) return false;
    const { etag, coding, content, type, keep } = answer;
    const id = randomUUID();
    const head = [...listed(), "correlation-id", id, "cache-control", keep, "etag", etag, "vary", vary];
    const isKnown = isKnownTo(request, etag);
    if (isKnown) response.writeHead(304, head).end();
    else {
      if (coding !== "identity") head.push("content-encoding", coding);
      head.push("content-type", type, "content-length", String(content.length));
      response.writeHead(200, head).end(content, "latin1");
    }
    if (log.isLevelEnabled?.("info") ?? true) {
      const { method, url } = request;
      log.info(
        { reqId: id, req: { method, url, remoteAddress: addressOf(request) }, status: isKnown ? 304 : 200 },
        "sent",
      );
    }
    return true;
  };

  // Node gives requests to listeners of the server; the framework's hear of what is left.
  const takers = server.listeners("request") as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!send(request, response)) for (const take of takers) take.call(server, request, response);
  });
}

/** By the whole path, or by its folder, whose name ends with a slash. */
function finderOf(finders: ReadonlyMap<string, ReadyFinder>, url: string): ReadyFinder | undefined {
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  return finders.get(path) ?? finders.get(path.slice(0, path.lastIndexOf("/") + 1));
}

/** Names and values by turns, as Node takes them without a copy; made anew only when the headers are others. */
function listOf(headers: AtOnceOptions["headers"]): () => readonly string[] {
  let made: { from: Readonly<Record<string, string>>; list: readonly string[] } | undefined;
  return () => {
    const from = headers();
    if (made?.from !== from) made = { from, list: Object.entries(from).flat() };
    return made.list;
  };
}
