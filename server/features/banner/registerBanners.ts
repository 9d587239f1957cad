import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Banner } from "#contracts/api.ts";
import type { Device } from "#contracts/config.ts";
import type { Deps } from "#server/Deps.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { deviceOf } from "./deviceOf.ts";
import { dueBanners } from "./dueBanners.ts";

/** Gives the banners of a group that are due for whoever asks. */
export type FindBanners = (request: FastifyRequest, group: string, device?: Device) => Banner[];

/** Makes the banners of the live revision. They come from memory: the database may be away. */
export function createBanners({ clock, liveSite }: Pick<Deps, "clock" | "liveSite">): FindBanners {
  const flagsOf = createLiveFlags();
  return (request, group, device = deviceOf(request)) => {
    const live = liveSite.current();
    const language = languageOf(request, live.site.brand.settings.defaultLanguage);
    return dueBanners(live.site, group, { language, device, now: clock.now(), flags: flagsOf(live) });
  };
}

/** Serves the banners of a group. */
export function registerBanners(app: FastifyInstance, banners: FindBanners): void {
  operation(app, "listBanners", ({ query: { group, device }, request, reply }) => {
    // The address is the same for each of them.
    reply.header("vary", "language, user-agent, sec-ch-ua-mobile");
    return { list: banners(request, group, device) };
  });
}
