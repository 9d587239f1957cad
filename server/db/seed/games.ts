import games from "./games.json" with { type: "json" };
import type { BetCategory } from "#server/features/bet/Bet.ts";

/** A game people play in the demo: how it pays, and what is staked on it. */
export interface DemoGame {
  vendor: string;
  code: string;
  name: string;
  category: BetCategory;
  /** How often a bet wins, and the usual size of a win, in stakes. Together they give back a little less than was staked. */
  hit: number;
  pays: number;
  /** Wins differ in size around the usual one, as those of slots do; else each pays just that. */
  spread?: boolean;
}

type Way = Pick<DemoGame, "hit" | "pays" | "spread">;

/** Of the games that are offered, those that the demo's players have played: `vendor/code`, the popular ones more than once. */
const played: readonly [place: string, way: Way][] = [
  ["NAGA/golden-naga", { hit: 0.27, pays: 3.4, spread: true }],
  ["NAGA/golden-naga", { hit: 0.27, pays: 3.4, spread: true }],
  ["NAGA/lucky-lotus", { hit: 0.31, pays: 3, spread: true }],
  ["NAGA/lucky-lotus", { hit: 0.31, pays: 3, spread: true }],
  ["COPPER/mekong-treasure", { hit: 0.22, pays: 4.2, spread: true }],
  ["MOONJAR/monsoon-spins", { hit: 0.18, pays: 5.1, spread: true }],
  ["LANTERN/lantern-night", { hit: 0.25, pays: 3.7, spread: true }],
  ["WHARF/koi-cascade", { hit: 0.2, pays: 4.6, spread: true }],
  ["GRAND/roulette-salon", { hit: 0.46, pays: 2.08 }],
  ["SILK/dragon-roulette", { hit: 0.47, pays: 2.04 }],
  ["RIVER/mekong-roulette", { hit: 0.48, pays: 2 }],
  ["REEF/ocean-cannon", { hit: 0.4, pays: 2.35, spread: true }],
  ["HOOK/shark-bay", { hit: 0.38, pays: 2.45, spread: true }],
  ["KICK/football", { hit: 0.34, pays: 2.75 }],
  ["MATCH/volleyball", { hit: 0.49, pays: 1.92 }],
  ["HOUSE/three-kings", { hit: 0.45, pays: 2.08 }],
  ["QUICK/quick-five", { hit: 0.24, pays: 3.8, spread: true }],
  ["SEA/delta-draw-north", { hit: 0.08, pays: 11, spread: true }],
  ["IMES/five-lanes", { hit: 0.44, pays: 2.12 }],
];

/** What is played in the demo. */
export const demoGames: readonly DemoGame[] = played.map(([place, way]) => {
  const [vendor, code] = place.split("/");
  const game = games.find((one) => one.vassalage === vendor && one.code === code);
  if (!game) throw new Error(`The demo has no game ${place}`);
  const { vassalage, game_type: category, display_name: name } = game;
  return { vendor: vassalage, code: game.code, name, category: category as BetCategory, ...way };
});
