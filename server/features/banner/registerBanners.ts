import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Banner } from "#contracts/api.ts";
import type { Device } from "#contracts/config.ts";
import type { Deps } from "#server/Deps.ts";
import type { LibraryWords } from "#server/features/asset/createLibraryWords.ts";
import type { Features } from "#server/features/rollout/createFeatures.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { deviceOf } from "./deviceOf.ts";
import { dueBanners, itemsOf } from "./dueBanners.ts";

/** Gives the banners of a group that are due for whoever asks. */
export type FindBanners = (request: FastifyRequest, group: string, device?: Device) => Promise<Banner[]>;

/** Makes the banners of the live revision. They come from memory: the database may be away. */
function createBanners(
  { clock, liveSite }: Pick<Deps, "clock" | "liveSite">,
  features: Pick<Features, "of" | "onlookerOf">,
  libraryWords: LibraryWords,
): FindBanners {
  return async (request, group, device = deviceOf(request)) => {
    const { site } = liveSite.current();
    const language = languageOf(request, site.brand.settings.defaultLanguage);
    const isAsked = itemsOf(site.banners, group).some(({ audience }) => audience !== undefined);
    const hasPictures = itemsOf(site.banners, group).some(({ image }) => image !== undefined);
    const onlooker = isAsked ? { ...(await features.onlookerOf(request)), device } : undefined;
    return dueBanners(site, group, {
      language,
      device,
      now: clock.now(),
      flags: await features.of(request),
      onlooker,
      words: hasPictures ? await libraryWords() : undefined,
    });
  };
}

/** Serves the banners of a group; gives what finds them. */
export function registerBanners(
  app: FastifyInstance,
  deps: Pick<Deps, "clock" | "liveSite">,
  features: Pick<Features, "of" | "onlookerOf">,
  libraryWords: LibraryWords,
): FindBanners {
  const banners = createBanners(deps, features, libraryWords);
  operation(app, "listBanners", async ({ query: { group, device }, request, reply }) => {
    // The address is the same for each of them.
    reply.header("vary", "language, user-agent, sec-ch-ua-mobile");
    return { list: await banners(request, group, device) };
  });
  return banners;
}
