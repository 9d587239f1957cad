import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { Failure } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { chooseAsked, chooseGame } from "./chooseGame.ts";
import type { Launch } from "./createLaunches.ts";
import { type AskVendor, answerCheck } from "./createVendorReads.ts";
import { lotteryCategories } from "./lotteryCategories.ts";

/** The sports book that has a call of its own (games specification, section 2). */
const fbSports = "FB";

interface RoomsAnswer {
  now: number;
  rooms: { code: string; seats: number; least: number; currency: string }[];
}

const isRooms = answerCheck<RoomsAnswer>({
  type: "object",
  required: ["now", "rooms"],
  properties: {
    now: { type: "integer", minimum: 0 },
    rooms: {
      type: "array",
      maxItems: 100,
      items: {
        type: "object",
        required: ["code", "seats", "least", "currency"],
        properties: {
          code: { type: "string", pattern: "^[A-Za-z0-9_-]{1,32}$" },
          seats: { type: "integer", minimum: 1, maximum: 1_000 },
          least: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
          currency: { type: "string", pattern: "^[A-Z]{3}$" },
        },
      },
    },
  },
});

/** Serves where games are shown from, and the rooms of card games. */
export function registerGames(
  app: FastifyInstance,
  { config, db, liveSite }: Pick<Deps, "config" | "db" | "liveSite">,
  { launch, ask }: { launch: Launch; ask: AskVendor },
): void {
  /** What the vendor's page is told beside the launch; anything else that was asked with stays here. */
  const told = (words: Record<string, string | undefined>): Record<string, string> => {
    const { backUrl, ...others } = words;
    const said = Object.entries(others).filter((word): word is [string, string] => word[1] !== undefined);
    return { ...Object.fromEntries(said), ...(backUrl !== undefined && { backUrl: ownAddress(backUrl) }) };
  };
  const ownAddress = (address: string): string => {
    const whole = URL.canParse(address, config.publicOrigin) ? new URL(address, config.publicOrigin) : undefined;
    if (whole?.origin !== config.publicOrigin)
      throw new Failure(400, "malformed_request", "The address to go back to is of another site.", {
        value: { part: "querystring", pointer: "/backUrl" },
      });
    return whole.href;
  };

  operation(app, "launchGame", ({ query, request }) => launch(request, query));

  operation(app, "launchFbSports", async ({ query, request }) => {
    const { vassalage = fbSports, gameCode, mode, language, view, device, backUrl } = query;
    const extra = told({ view, device, backUrl });
    const game = await chooseGame(db, { categories: ["SPORTS"], vassalage, gameCode });
    return launch(request, { ...game, mode, language, extra });
  });

  operation(app, "launchPvp", async ({ query, request }) => {
    const { vassalage, gameCode, room, mode, language, view, device, backUrl } = query;
    const extra = told({ room, view, device, backUrl });
    const game = await chooseGame(db, { categories: ["PVP"], vassalage, gameCode });
    return { content: await launch(request, { ...game, mode, language, extra }) };
  });

  operation(app, "launchLottery", async ({ query, request }) => {
    const { lottoArea = "VN", launchMode = "LOTT", prizeMode, gameType, gameCode, vassalage } = query;
    const { mode, language, view, device, backUrl } = query;
    const extra = told({ lottoArea, launchMode, prizeMode, view, device, backUrl });
    // Whoever names a lottery means that one.
    const isNamed = gameCode !== undefined;
    const categories =
      !isNamed && gameType !== undefined ? [gameType] : lotteryCategories(isNamed ? undefined : prizeMode);
    const game = await chooseGame(db, { categories, vassalage, gameCode });
    return launch(request, { ...game, mode, language, extra });
  });

  operation(app, "listPvpRooms", async ({ query }) => {
    const game = await chooseAsked(db, config.vendors, { categories: ["PVP"], ...query });
    if (!game) return { content: [] };
    const { vendor, ...named } = game;
    const { currency } = liveSite.current().site.brand;
    const asked = { game: named.gameCode, currency };
    const { value } = await ask(vendor, { path: "/api/rooms", query: asked, isAnswer: isRooms });
    return {
      content: value.rooms.map(({ code, seats, least, ...room }) => ({
        room: code,
        ...named,
        seats,
        minStake: least,
        currency: room.currency,
      })),
    };
  });
}
