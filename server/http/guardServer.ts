import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { Failure } from "./Failure.ts";
import { endWithFailure } from "./rawErrors.ts";

/**
 * Answers what Node would answer by itself, without an envelope and without our headers: an `Expect` that nobody meets, a
 * tunnel (`CONNECT`) that nobody offers, HTTP/1.1 without a host. Node's own check of the host must be off for that.
 */
export function guardServer(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify({
      success: false,
      value: null,
      message: "Nothing here can be expected of us.",
      code: "malformed_request",
    });
    response
      .writeHead(417, {
        ...headers,
        "cache-control": "no-store",
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
        connection: "close",
      })
      .end(body);
  });
  app.server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    endWithFailure(socket, new Failure(405, "malformed_request", "There are no tunnels here."), headers);
  });
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const isModern = raw.httpVersionMajor > 1 || raw.httpVersionMinor > 0;
    // HTTP/2 names it in a field of its own (RFC 9113, 8.3.1).
    const isNamed = !isModern || raw.headers.host !== undefined || raw.headers[":authority"] !== undefined;
    done(isNamed ? undefined : new Failure(400, "malformed_request", "The request names no host."));
  });
}
