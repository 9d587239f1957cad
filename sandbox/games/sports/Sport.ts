/** How a match is decided: by goals, of which each side has so many chances, or by sets, until one side has won so many. */
export type Play = { by: "goals"; chances: number; worth: number; isDecided: boolean } | { by: "sets"; wins: number };

/** A sport of a book. */
export interface Sport {
  name: string;
  play: Play;
  /** Sides that meet; an even number. */
  sides: readonly string[];
  /** Chances of the stronger and the weaker side, in thousandths: of a goal by chance, or of a set. */
  strength: readonly [number, number];
  markets: readonly Market[];
}

/** What can be bet on a match; `line` is in halves, so that nobody is exactly on it. */
export type Market =
  | { code: "winner"; picks: readonly ["home", "draw", "away"] | readonly ["home", "away"] }
  | { code: "total"; line: number; picks: readonly ["over", "under"] }
  | { code: "both"; picks: readonly ["yes", "no"] }
  | { code: "lead"; line: number; picks: readonly ["home", "away"] }
  | { code: "score"; picks: readonly string[] };

/** A match of a day. */
export interface Match {
  home: string;
  away: string;
  /** Chances of either side, in thousandths. */
  chances: readonly [number, number];
}

/** How a match ended, home first. */
export type Score = readonly [number, number];

/** Whether a pick of a market was right. */
export function isRight(market: Market, pick: string, [home, away]: Score): boolean {
  switch (market.code) {
    case "winner":
      return pick === (home > away ? "home" : home < away ? "away" : "draw");
    case "total":
      return pick === (home + away > market.line ? "over" : "under");
    case "both":
      return pick === (home > 0 && away > 0 ? "yes" : "no");
    case "lead":
      return pick === (home - away > market.line ? "home" : "away");
    case "score":
      return pick === `${home}:${away}`;
  }
}
