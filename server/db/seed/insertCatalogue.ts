import words from "./catalogue.json" with { type: "json" };
import demoGames from "./games.json" with { type: "json" };
import type { Queryable } from "#server/db/Database.ts";
import type { BetCategory } from "#server/features/bet/Bet.ts";
import { coverAddress } from "#server/features/game/cover/registerCovers.ts";
import { startOf } from "./startOf.ts";
import { createRandom, type Random } from "#compile/createRandom.ts";
import { splitCategory } from "#compile/splitLanes.ts";

const seed = 20_260_481;
/** Palettes of games side by side, and below each other in up to eight columns, differ: this step has no divisor with their number. */
const paletteStep = 7;
const stakes = [0.01, 0.05, 0.1, 0.5, 0.75] as const;
/** So many of a hundred slots are of a class. */
const classShares = { JP: 12, TG: 9, AC: 9, SC: 6, VP: 5, BG: 4 } as const;

interface Words {
  first: readonly string[];
  second: readonly string[];
  third: readonly string[];
  classes?: Readonly<Record<string, readonly string[]>>;
}

type Kind = keyof typeof words.vendors;

/** A vendor that is made up. */
export interface CatalogueVendor {
  vassalage: string;
  game_type: string;
  display_name: string;
  is_hot: boolean;
  place: number;
}

/** A game that is made up. */
export interface CatalogueGame {
  vassalage: string;
  game_type: string;
  code: string;
  display_name: string;
  icon: string;
  place: number;
  classify: string;
  min_bet: number | null;
  min_lines: number | null;
  is_hot: boolean;
  is_new: boolean;
  /** Where the sandbox has it; empty where it has none. */
  start: string;
}

/** 100 vendors with 12,000 games, the same ones every time. Vendors in `known` are among them, and keep the games they have. */
export function inventCatalogue(known: readonly { vassalage: string; game_type: string }[]) {
  const random = createRandom(seed);
  const vendors: CatalogueVendor[] = [];
  const games: CatalogueGame[] = [];
  const taken = new Set(known.map(({ vassalage }) => vassalage));
  const codes: Readonly<Record<string, readonly string[]>> = words.codes;
  for (const [kind, { count, games: total }] of Object.entries(words.vendors) as [
    Kind,
    { count: number; games: number },
  ][]) {
    const own = known
      .filter(({ game_type: type }) => kindOf(type) === kind)
      .map(({ vassalage, game_type }) => ({ vassalage, game_type }));
    while (own.length < count) {
      const name = inventVendor(random, taken);
      // Codes that the specification names: of the way to one vendor, and of sports that are shown as esports and cockfight.
      const code = codes[kind]?.find((each) => !taken.has(each)) ?? codeOf(name, taken);
      taken.add(name).add(code);
      vendors.push({
        vassalage: code,
        game_type: kind,
        display_name: name,
        is_hot: random.chance(0.12),
        place: 100 + vendors.length,
      });
      own.push({ vassalage: code, game_type: kind });
    }
    // Games that are there already keep their names for themselves.
    const names = new Set(demoGames.map(({ display_name: name }) => name));
    for (let made = 0; made < total; made += 1) {
      const vendor = own[made % own.length] as (typeof own)[number];
      const shown = shownKind(vendor);
      const game = inventGame(random, shown, names);
      const code = game.display_name.toLowerCase().replaceAll(" ", "-");
      const place = 1_000 + Math.floor(made / own.length);
      const icon = coverAddress(vendor.vassalage, code, place * paletteStep);
      games.push({ ...vendor, code, place, icon, ...game, start: startOf[shown]?.replace("{code}", code) ?? "" });
    }
  }
  return { vendors, games };
}

/** Writes the catalogue in two statements. */
export async function insertCatalogue(tx: Queryable): Promise<void> {
  const known = await tx.query<{ vassalage: string; game_type: string }>(
    "SELECT vassalage, game_type FROM game_vendor ORDER BY place, vassalage",
  );
  const { vendors, games } = inventCatalogue(known);
  await tx.query(
    `INSERT INTO game_vendor (vassalage, game_type, display_name, is_hot, place, status)
     SELECT vassalage, game_type, display_name, is_hot, place, 'open'
     FROM jsonb_to_recordset($1::jsonb) AS v (vassalage text, game_type text, display_name text, is_hot boolean, place integer)`,
    [JSON.stringify(vendors)],
  );
  await tx.query(
    `INSERT INTO game (vassalage, game_type, code, display_name, icon, place, classify, min_bet, min_lines, is_hot, is_new, start)
     SELECT g.* FROM jsonb_to_recordset($1::jsonb) AS g (vassalage text, game_type text, code text, display_name text, icon text,
       place integer, classify text, min_bet numeric, min_lines smallint, is_hot boolean, is_new boolean, start text)
     ON CONFLICT (vassalage, code) DO NOTHING`,
    [JSON.stringify(games)],
  );
  // Games that were there before get covers too.
  const bare = await tx.query<{ vassalage: string; code: string; place: number }>(
    "SELECT vassalage, code, place FROM game WHERE icon = '' ORDER BY vassalage, place",
  );
  const icons = bare.map(({ vassalage, code, place }) => ({
    vassalage,
    code,
    icon: coverAddress(vassalage, code, place * paletteStep),
  }));
  await tx.query(
    `UPDATE game g SET icon = i.icon, min_bet = 0.05, is_hot = g.game_type = 'RNG' AND g.place % 9 = 1
     FROM jsonb_to_recordset($1::jsonb) AS i (vassalage text, code text, icon text)
     WHERE g.vassalage = i.vassalage AND g.code = i.code`,
    [JSON.stringify(icons)],
  );
}

/** The category that a vendor is shown under, whose games it has: some of sports have esports. */
function shownKind({ game_type: type, vassalage }: { vassalage: string; game_type: string }): BetCategory {
  return (splitCategory(type, vassalage) ?? type) as BetCategory;
}

/** Esports are sports that a list moves. */
function kindOf(gameType: string): string {
  return gameType === "ESPORTS" ? "SPORTS" : gameType;
}

function inventVendor(random: Random, taken: ReadonlySet<string>): string {
  let name: string;
  do name = `${random.pick(words.vendorFirst)} ${random.pick(words.vendorLast)}`;
  while (taken.has(name));
  return name;
}

/** A short code of a name, which no other vendor has. */
function codeOf(name: string, taken: ReadonlySet<string>): string {
  const [first = "", last = ""] = name.toUpperCase().split(" ");
  for (let length = 2; ; length += 1) {
    const code = first.slice(0, length) + last.slice(0, 2);
    if (!taken.has(code)) return code;
    if (length > first.length) return `${first}${last}`;
  }
}

function inventGame(random: Random, kind: BetCategory, names: Set<string>) {
  const list: Words = words[kind];
  for (;;) {
    const classify = kind === "RNG" ? pickClass(random) : "";
    const display_name = inventName(random, list, classify);
    if (names.has(display_name)) continue;
    names.add(display_name);
    return {
      display_name,
      classify,
      min_bet: kind === "RNG" || kind === "FISH" ? random.pick(stakes) : 1,
      min_lines: kind === "RNG" && classify === "" ? random.pick([1, 5, 9, 20, 25, 50]) : null,
      is_hot: random.chance(0.02),
      is_new: random.chance(0.015),
    };
  }
}

function inventName(random: Random, { first, second, third, classes = {} }: Words, classify: string): string {
  const [a, b, c] = [random.pick(first), random.pick(second), random.pick(third)];
  const last = classes[classify];
  if (last !== undefined) return `${random.chance(0.5) ? `${a} ${b}` : b} ${random.pick(last)}`;
  return random.chance(0.25) ? `${a} ${b}` : `${a} ${b} ${c}`;
}

function pickClass(random: Random): string {
  let rest = random.integer(0, 99);
  for (const [name, share] of Object.entries(classShares)) if ((rest -= share) < 0) return name;
  return "";
}
