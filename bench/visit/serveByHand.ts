import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import type { BareRoute } from "../harness/withBareServer.ts";
import { places } from "../harness/places.ts";

/** A page that is written by hand. */
export interface HandPage {
  path: string;
  html: string;
  /** Addresses of the typefaces that it is drawn with, as the platform names them. */
  fonts: string[];
}

const encoded = { "content-encoding": "br", vary: "accept-encoding" };
const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** The answers of a server that has only these pages: compressed as well as can be, typefaces for ever. */
export async function serveByHand(pages: readonly HandPage[], calls: Record<string, string>): Promise<BareRoute[]> {
  const fonts = [...new Set(pages.flatMap((page) => page.fonts))];
  const routeOf = (path: string, body: Buffer, headers: Record<string, string>): BareRoute => ({
    path,
    headers,
    body: body.toString("base64"),
  });
  return [
    ...pages.map(({ path, html }) =>
      routeOf(path, brotli(html), {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        ...encoded,
      }),
    ),
    ...Object.entries(calls).map(([path, text]) =>
      routeOf(path, brotli(text), { "content-type": "application/json", "cache-control": "no-store", ...encoded }),
    ),
    ...(await Promise.all(
      fonts.map(async (path) =>
        routeOf(path, await readFile(`${places.repository}dist/player${path}`), {
          "content-type": "font/woff2",
          "cache-control": "public, max-age=31536000, immutable",
        }),
      ),
    )),
  ];
}
