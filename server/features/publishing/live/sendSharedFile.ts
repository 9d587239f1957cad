import type { FastifyReply, FastifyRequest } from "fastify";
import type { SharedFile } from "./createSharedFiles.ts";

const yearSeconds = 31_536_000;

/** Sends a file that never changes under its name, in the best coding that the client takes. */
export function sendSharedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SharedFile,
  type: string,
): FastifyReply {
  const coding = pickCoding(request.headers["accept-encoding"]);
  reply
    .type(type)
    .header("cache-control", `public, max-age=${yearSeconds}, immutable`)
    .header("vary", "Accept-Encoding");
  if (coding === "identity") return reply.send(file.identity);
  return reply.header("content-encoding", coding).send(file[coding]);
}

/** The best of our codings that an Accept-Encoding header names and does not refuse (`;q=0`). */
function pickCoding(accepted: string | string[] | undefined): keyof SharedFile {
  const names = String(accepted ?? "")
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : "identity";
}
