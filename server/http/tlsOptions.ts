import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { ServerHttp2Stream } from "node:http2";
import { createSecureContext } from "node:tls";
import type { FastifyServerOptions } from "fastify";
import type { Config } from "#server/config.ts";

/** How long and how large a request may be. */
export interface RequestLimits {
  requestMs: number;
  keepAliveMs: number;
  headerBytes: number;
  /** How often connections of HTTP/1.1 are looked over, in milliseconds. */
  checkMs: number;
}

/** Streams that one connection may have open at once: more than a page has files. */
const streamsPerConnection = 200;

/**
 * The framework's options where the platform ends TLS itself: HTTP/2, and HTTP/1.1 for who speaks nothing newer, with the same
 * limits. None where a proxy in front ends it, or where there is none. Throws a sentence where a file is no key or certificate.
 */
export function tlsOptions({ tls }: Pick<Config, "tls">, limits: RequestLimits): FastifyServerOptions {
  if (tls === undefined) return {};
  const { requestMs, keepAliveMs, headerBytes, checkMs } = limits;
  const files = { key: readFileSync(tls.keyFile), cert: readFileSync(tls.certFile) };
  try {
    createSecureContext(files);
  } catch (error) {
    throw new Error(`TLS_KEY_FILE and TLS_CERT_FILE are no key and its certificate: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const options = {
    http2: true,
    http2SessionTimeout: keepAliveMs,
    https: {
      ...files,
      allowHTTP1: true,
      minVersion: "TLSv1.2",
      settings: { maxConcurrentStreams: streamsPerConnection, maxHeaderListSize: headerBytes, enablePush: false },
      // Those of HTTP/1.1, which Node reads from the same object.
      maxHeaderSize: headerBytes,
      requestTimeout: requestMs,
      headersTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
      requireHostHeader: false,
    },
  };
  // The framework has a type of its own for each kind of server; ours use what all of them have.
  return options as FastifyServerOptions;
}

/** A request of HTTP/2 has so long to arrive, its body too (S-62): Node looks after that in HTTP/1.1 alone. */
export function endSlowStreams(server: Server, requestMs: number): void {
  server.on("stream", (stream: ServerHttp2Stream) => {
    if (stream.endAfterHeaders) return;
    const end = setTimeout(() => stream.close(), requestMs);
    const stop = () => clearTimeout(end);
    stream.once("end", stop).once("close", stop);
  });
}
