import type { FastifyInstance } from "fastify";
import { pickCoding } from "./pickCoding.ts";

/**
 * Puts our choice of a coding in the place of the `Accept-Encoding` that came. Whatever answers after that, a library of files
 * or of compression too, reads one plain word (`br`, `gzip` or `identity`), and all of them understand strange headers alike.
 */
export function settleCoding(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { headers } = request.raw;
    const header = headers["accept-encoding"];
    if (header !== undefined) headers["accept-encoding"] = pickCoding(String(header));
    done();
  });
}
