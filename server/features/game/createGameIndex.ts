import { hash } from "node:crypto";
import type { GameIndex } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { splitCategory, type VendorLists } from "#compile/splitLanes.ts";
import { keepKnown } from "#server/db/keepKnown.ts";
import type { PreparedAnswer } from "#server/http/PreparedAnswer.ts";
import { prepareAnswer } from "#server/http/prepareAnswer.ts";
import { gameOrder, shownGames, statusFor } from "./gameRow.ts";

/** A change of the catalogue is found so much later, in milliseconds. */
const freshMs = 15_000;
const yearSeconds = 31_536_000;

/** A vendor or a game as it is searched. */
interface IndexRow {
  displayName: string;
  aliases: string;
  vendor: string;
  vassalage: string;
  gameType: GameIndex["columns"]["gameType"][number];
  gameCode: string;
  isGame: "" | "VASSALAGE";
  defaultPlayType: string;
  status: GameIndex["columns"]["status"][number];
  isHot: 0 | 1;
  isNew: 0 | 1;
}

/** The index of all games that are shown: its name, and its bytes. */
export interface GameIndexes {
  /** `sha256-` and the hash of what is in it. */
  name(): Promise<string>;
  /** The bytes, to be kept for ever under their own name alone. */
  answer(name: string): Promise<PreparedAnswer>;
}

/** What the index is made of, as one word: it is read only where that is another. */
const stateOfCatalogue = `SELECT md5(
  coalesce((SELECT string_agg(md5(g.*::text), '' ORDER BY g.node_id) FROM game g WHERE g.is_shown), '') ||
  coalesce((SELECT string_agg(md5(v.*::text), '' ORDER BY v.game_type, v.vassalage) FROM game_vendor v WHERE v.is_shown), '')) AS state`;

/**
 * Makes the index that games are found by in the browser: vendors first, then games, in the order in which they are shown. It is made
 * again when the catalogue or the vendors that the brand moves are others.
 */
export function createGameIndex({ db, clock, liveSite }: Pick<Deps, "db" | "clock" | "liveSite">): GameIndexes {
  let read: { state: string; rows: IndexRow[] } | undefined;
  const load = async () => {
    const [found] = await db.query<{ state: string }>(stateOfCatalogue);
    const state = found?.state ?? "";
    if (read?.state !== state) read = { state, rows: await loadRows(db) };
    return read;
  };
  const known = keepKnown({ load, clock, freshMs });
  let made: { of: IndexRow[]; lists: VendorLists | undefined; index: Promise<Index> } | undefined;
  const current = async (): Promise<Index> => {
    const { rows } = await known.read();
    const { vendorLists: lists } = liveSite.current().site.brand;
    if (made?.of !== rows || made.lists !== lists) made = { of: rows, lists, index: makeIndex(rows, lists) };
    return made.index;
  };
  return {
    name: async () => (await current()).name,
    async answer(name) {
      const index = await current();
      return name === index.name ? index.answer : { ...index.answer, keep: "no-cache" };
    },
  };
}

interface Index {
  name: string;
  answer: PreparedAnswer;
}

async function makeIndex(rows: readonly IndexRow[], lists: VendorLists | undefined): Promise<Index> {
  const value = toIndex(rows, lists);
  const written = JSON.stringify({ success: true, value, message: null });
  const answer = await prepareAnswer(written, {
    type: "application/json; charset=utf-8",
    keep: `public, max-age=${yearSeconds}, immutable`,
  });
  return { name: `sha256-${hash("sha256", written, "base64url")}`, answer };
}

/** Rows by columns. Some vendors of sports are shown under another category. */
export function toIndex(rows: readonly IndexRow[], lists: VendorLists | undefined): GameIndex {
  const column = <Name extends keyof IndexRow>(name: Name) => rows.map((row) => row[name]);
  const gameType = rows.map((row) => splitCategory(row.gameType, row.vassalage, lists) ?? row.gameType);
  return {
    columns: {
      displayName: column("displayName"),
      aliases: column("aliases"),
      vendor: column("vendor"),
      vassalage: column("vassalage"),
      gameType,
      gameCode: column("gameCode"),
      isGame: column("isGame"),
      defaultPlayType: column("defaultPlayType"),
      status: column("status"),
      isHot: column("isHot"),
      isNew: column("isNew"),
    },
  };
}

async function loadRows(db: Pick<Deps["db"], "query">): Promise<IndexRow[]> {
  const vendors = await db.query<IndexRow>(
    `SELECT display_name AS "displayName", '' AS aliases, display_name AS vendor, vassalage, game_type AS "gameType",
       '' AS "gameCode", 'VASSALAGE' AS "isGame", '' AS "defaultPlayType", status, is_hot::int AS "isHot", 0 AS "isNew"
     FROM game_vendor v WHERE is_shown AND EXISTS (
       SELECT FROM game g WHERE g.is_shown AND g.game_type = v.game_type AND g.vassalage = v.vassalage)
     ORDER BY place, vassalage`,
  );
  const games = await db.query<IndexRow>(
    `SELECT g.display_name AS "displayName", g.aliases, v.display_name AS vendor, g.vassalage, g.game_type AS "gameType",
       g.code AS "gameCode", g.is_game AS "isGame", g.default_play_type AS "defaultPlayType",
       CASE WHEN ${statusFor("NULL::text")} = 'open' AND g.start = '' THEN 'soon' ELSE ${statusFor("NULL::text")} END AS status,
       g.is_hot::int AS "isHot", g.is_new::int AS "isNew"
     ${shownGames} ORDER BY ${gameOrder}`,
  );
  return [...vendors, ...games];
}
