import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { splitCategory } from "#compile/splitLanes.ts";
import type { GameLaunch } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { demandWithinLimits } from "#server/features/play/demandWithinLimits.ts";
import { insertPlay, noCurrency } from "#server/features/seamless/GamePlay.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { Failure, refusal } from "#server/http/Failure.ts";
import { knownZone, localDay } from "#server/localDay.ts";
import { findVendor } from "#server/readVendors.ts";
import { randomToken } from "#server/security/tokens.ts";
import { countLaunch } from "./countLaunch.ts";
import { gameColumnsFor, type GameRow, toGame } from "./gameRow.ts";
import { noteRecent } from "./noteRecent.ts";

/** Accounts for looking round: no game is opened for them (access specification, section 5). */
const trialType = 4;
/** Begins what a vendor of ours serves: a path at its own origin, to which a token is given. */
const ofVendor = "vendor:";

/** Which game, and how. */
export interface LaunchWish {
  vassalage: string;
  gameCode: string;
  mode?: "real" | "demo" | undefined;
  language?: string | undefined;
  /** What the vendor's page is told beside it, in the fragment. */
  extra?: Record<string, string>;
}

/** Opens a game for who asks. Refuses as `launchGame` says in the contract. */
export type Launch = (request: FastifyRequest, wish: LaunchWish) => Promise<GameLaunch>;

/** Makes launches: the rules of play are asked, and a vendor that pays from the wallet gets a token that works once. */
export function createLaunches({
  clock,
  config,
  db,
  liveSite,
}: Pick<Deps, "clock" | "config" | "db" | "liveSite">): Launch {
  const countryOf = createCountryOf(config);
  return async (request, { vassalage, gameCode, mode = "real", language, extra = {} }) => {
    const player = playerSessionOf(request);
    if (player.type === trialType) throw refusal("not_allowed", "Free play cannot open games.");
    const now = clock.now();
    await demandWithinLimits(db, player, { act: "launch", now });
    const [row] = await db.query<LaunchRow>(
      `SELECT ${gameColumnsFor("(SELECT m.account_key FROM member m WHERE m.id = $3)")}, f.opens, f.sandbox, f.allow,
         f.is_single, f.is_landscape
       FROM game g JOIN game_vendor v USING (game_type, vassalage) LEFT JOIN game_vendor_frame f ON f.vassalage = g.vassalage
       WHERE g.is_shown AND v.is_shown AND g.vassalage = $1 AND g.code = $2`,
      [vassalage, gameCode, player.memberId],
    );
    if (!row) throw new Failure(404, "not_found", "There is no such game.");
    const { brand } = liveSite.current().site;
    const count = (outcome: string) => {
      const day = localDay(now, knownZone(brand.settings.timeZone));
      return countLaunch(db, { day, vendor: row.vassalage, gameCode: row.code, outcome });
    };
    const vendor = row.start.startsWith(ofVendor) ? findVendor(config.vendors, vassalage) : null;
    const isOpen = toGame(row).status === "open" && vendor !== undefined;
    if (!isOpen) {
      const why = row.status === "maintenance" ? maintained() : closed();
      await count(why.code);
      throw why;
    }
    const shown = shownAs(row);
    await noteRecent(db, { memberId: player.memberId, vassalage: row.vassalage, code: row.code, at: now });
    await count(vendor ? "token" : "direct");
    if (!vendor) {
      const words = new URLSearchParams(extra).toString();
      return { url: words === "" || row.start.includes("#") ? row.start : `${row.start}#${words}`, ...shown };
    }
    const { headers } = request;
    const spoken = language ?? (typeof headers["language"] === "string" ? headers["language"] : player.language);
    const token = randomToken();
    const isDemo = mode === "demo";
    const play = {
      id: randomUUID(),
      memberId: player.memberId,
      sessionId: player.id,
      vendor: vassalage,
      gameCode,
      gameName: row.display_name,
      // As it is shown: by it the betting record and the terms of bonuses know the round.
      category: splitCategory(row.game_type, row.vassalage, brand.vendorLists) ?? row.game_type,
      language: spoken,
      currency: isDemo ? noCurrency : player.currency,
      country: countryOf(request.raw),
    };
    await insertPlay(db, play, { token, now });
    // In the fragment, so that no log and no referrer has it.
    const told = new URLSearchParams({ ...extra, launch: token, vendor: vassalage, language: spoken });
    return {
      url: `${vendor.url}${row.start.slice(ofVendor.length)}#${told.toString()}`,
      ...shown,
      isDemo,
      ...(!vendor.isSilent && { saysReady: true }),
    };
  };
}

const maintained = () => refusal("game_maintenance", "This game is under maintenance. Please try other games.");
const closed = () => refusal("game_closed", "This game cannot be opened at the moment.");

interface LaunchRow extends GameRow {
  opens: "frame" | "window" | null;
  sandbox: string[] | null;
  allow: string[] | null;
  is_single: boolean | null;
  is_landscape: boolean | null;
}

/** How it is shown; what is as usual is not said. */
function shownAs({
  display_name: displayName,
  node_id: nodeId,
  game_type: gameType,
  ...row
}: LaunchRow): Omit<GameLaunch, "url"> {
  const { opens, sandbox, allow } = row;
  return {
    displayName,
    nodeId,
    gameType,
    ...(opens === "window" && { opens }),
    ...(sandbox && sandbox.length > 0 && { sandbox }),
    ...(allow && allow.length > 0 && { allow }),
    ...(row.is_single && { isSingle: true }),
    ...(row.is_landscape && { landscape: true }),
  };
}
