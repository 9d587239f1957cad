import type { FastifyInstance } from "fastify";
import { notFound } from "#server/http/Failure.ts";
import { drawCover, paletteCount } from "./drawCover.ts";

const address = /^[A-Za-z0-9_.-]{1,64}\.(\d{1,2})\.svg$/;

/** The address of a drawn cover. Its palette stands in it, so that games side by side can be given different ones. */
export function coverAddress(vassalage: string, code: string, palette: number): string {
  return `/covers/${vassalage}/${code}.${palette % paletteCount}.svg`;
}

/** A palette for a game whose neighbours nobody looks at: the same each time. */
export function paletteFor(code: string): number {
  return [...code].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % paletteCount;
}

/** Serves covers that are drawn from nothing but their address, so that they may be kept for ever. */
export function registerCovers(app: FastifyInstance): void {
  app.get<{ Params: { vassalage: string; file: string } }>("/covers/:vassalage/:file", async ({ params }, reply) => {
    const { vassalage, file } = params;
    const palette = Number(address.exec(file)?.[1] ?? paletteCount);
    if (palette >= paletteCount || !/^[A-Za-z0-9_-]{1,32}$/.test(vassalage)) throw notFound();
    const code = file.replace(/\.\d+\.svg$/, "");
    const words = code.toLowerCase().split(/[^a-z]+/);
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .type("image/svg+xml")
      .send(drawCover({ seed: `${vassalage}/${code}`, words, palette }));
  });
}
