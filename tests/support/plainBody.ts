import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { LightMyRequestResponse } from "fastify";

/** The text of an answer, whatever it was coded in on its way. */
export function plainBody({ headers, body, rawPayload, statusCode }: LightMyRequestResponse): string {
  // A part of coded bytes cannot be read alone.
  if (rawPayload.length === 0 || statusCode === 206) return "";
  if (headers["content-encoding"] === "br") return brotliDecompressSync(rawPayload).toString();
  return headers["content-encoding"] === "gzip" ? gunzipSync(rawPayload).toString() : body;
}
