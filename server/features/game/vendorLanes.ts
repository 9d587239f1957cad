import type { GameVendor, VendorLane, VendorLanes } from "#contracts/api.ts";
import { splitLanes, type VendorLists } from "#compile/splitLanes.ts";

/** A row of `game_vendor` that is shown. */
export interface VendorRow {
  vassalage: string;
  game_type: GameVendor["gameType"];
  display_name: string;
  small_icon: string;
  is_hot: boolean;
  recommended: number | null;
  status: "open" | "soon" | "maintenance";
  maintenance_until: Date | null;
  /** How many of its games are shown. */
  games: number;
}

/** The order of the navigation; cockfight is right after live (games specification, section 2). */
const order: readonly VendorLane["gameCategory"][] = [
  "RNG",
  "LIVE",
  "COCKFIGHT",
  "SPORTS",
  "ESPORTS",
  "FISH",
  "PVP",
  "LOTT",
  "ELOTT",
];

/** The header recommends up to so many vendors of slots (access specification, section 9). */
const mostRecommended = 3;

/** Classes that slots are filtered by; bingo hangs on the language TY (games specification, section 9). */
const classesOf = (languages: readonly string[]) => [
  "SC",
  "VP",
  "JP",
  "TG",
  "AC",
  ...(languages.includes("TY") ? ["BG"] : []),
];

/** What the brand says of lanes. */
export interface LaneRules {
  lists?: VendorLists | undefined;
  languages: readonly string[];
}

/**
 * Rows in the order they are shown, as the contract says them: by category, and those of slots that are recommended. A vendor whose
 * games are all hidden is left out, as in the search; one that is not open says so itself.
 */
export function vendorLanes(all: readonly VendorRow[], now: Date, { lists, languages }: LaneRules): VendorLanes {
  const rows = all.filter(({ games, status }) => games > 0 || status !== "open");
  const found = order.flatMap((gameCategory): VendorLane[] => {
    const own = rows.filter(({ game_type: type }) => type === gameCategory);
    const classes = gameCategory === "RNG" ? { gameClassify: classesOf(languages) } : {};
    return own.length === 0 ? [] : [{ gameCategory, ...classes, vendors: own.map((row) => toVendor(row, now)) }];
  });
  const recommended = rows
    .filter(({ game_type: type, recommended: rank }) => type === "RNG" && rank !== null)
    .toSorted((a, b) => (a.recommended ?? 0) - (b.recommended ?? 0))
    .slice(0, mostRecommended)
    .map((row) => toVendor(row, now));
  return { lanes: splitLanes(found, lists), recommended };
}

function toVendor(row: VendorRow, now: Date): GameVendor {
  const until = row.status === "maintenance" ? row.maintenance_until : null;
  return {
    vassalage: row.vassalage,
    gameType: row.game_type,
    displayName: row.display_name,
    smallIcon: row.small_icon,
    isHot: row.is_hot ? 1 : 0,
    games: row.games,
    status: row.status,
    // A moment that has passed tells nobody anything.
    ...(until !== null && until > now && { until: until.toISOString() }),
  };
}
