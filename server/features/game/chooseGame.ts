import type { Database } from "#server/db/Database.ts";
import { Failure } from "#server/http/Failure.ts";
import type { VendorConfig } from "#server/readVendors.ts";
import { findVendor } from "#server/readVendors.ts";
import { gameOrder, shownGames } from "./gameRow.ts";

/** Which game is meant: what is not said leaves the choice to the order in which games are shown. */
export interface GameChoice {
  categories: readonly string[];
  vassalage?: string | undefined;
  gameCode?: string | undefined;
}

/** A game that was chosen. */
export interface ChosenGame {
  vassalage: string;
  gameCode: string;
  displayName: string;
}

const columns = `g.vassalage, g.code AS "gameCode", g.display_name AS "displayName"`;
const isMeant =
  "g.game_type = ANY ($1) AND ($2::text IS NULL OR g.vassalage = $2) AND ($3::text IS NULL OR g.code = $3)";
const isOpen = "(v.status = 'open' AND NOT g.maintenance AND g.start <> '')";

/** The game that is to be opened: the first that can be played, else the first that is shown. Throws 404 where none is. */
export async function chooseGame(db: Pick<Database, "query">, choice: GameChoice): Promise<ChosenGame> {
  const [game] = await db.query<ChosenGame>(
    `SELECT ${columns} ${shownGames} AND ${isMeant} ORDER BY ${isOpen} DESC, ${gameOrder} LIMIT 1`,
    valuesOf(choice),
  );
  if (!game) throw new Failure(404, "not_found", "There is no such game.");
  return game;
}

/** The first game that can be played and whose vendor's program can be asked about it; undefined where there is none. */
export async function chooseAsked(
  db: Pick<Database, "query">,
  vendors: readonly VendorConfig[],
  choice: GameChoice,
): Promise<(ChosenGame & { vendor: VendorConfig }) | undefined> {
  const codes = vendors.some(({ code }) => code === "*") ? null : vendors.map(({ code }) => code);
  const [game] = await db.query<ChosenGame>(
    `SELECT ${columns} ${shownGames} AND ${isMeant} AND ${isOpen} AND g.start LIKE 'vendor:%'
       AND ($4::text[] IS NULL OR g.vassalage = ANY ($4)) ORDER BY ${gameOrder} LIMIT 1`,
    [...valuesOf(choice), codes],
  );
  const vendor = game && findVendor(vendors, game.vassalage);
  return vendor && { ...game, vendor };
}

const valuesOf = ({
  categories,
  vassalage = null,
  gameCode = null,
}: {
  categories: readonly string[];
  vassalage?: string | null | undefined;
  gameCode?: string | null | undefined;
}) => [categories, vassalage, gameCode];
