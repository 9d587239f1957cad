/** A game people play in the demo: how it pays, and what is staked on it. */
export interface DemoGame {
  name: string;
  category: "RNG" | "LIVE" | "FISH" | "SPORTS" | "PVP" | "ELOTT" | "LOTT" | "ESPORTS" | "COCKFIGHT";
  /** How often a bet wins, and the usual size of a win, in stakes. Together they give back a little less than was staked. */
  hit: number;
  pays: number;
  /** Wins differ in size around the usual one, as those of slots do; else each pays just that. */
  spread?: boolean;
}

/** Invented games, the popular ones more than once. */
export const demoGames: readonly DemoGame[] = [
  { name: "Golden Naga", category: "RNG", hit: 0.27, pays: 3.4, spread: true },
  { name: "Golden Naga", category: "RNG", hit: 0.27, pays: 3.4, spread: true },
  { name: "Lotus Fortune", category: "RNG", hit: 0.31, pays: 3, spread: true },
  { name: "Lotus Fortune", category: "RNG", hit: 0.31, pays: 3, spread: true },
  { name: "Mekong Rapids", category: "RNG", hit: 0.22, pays: 4.2, spread: true },
  { name: "Temple of Apsara", category: "RNG", hit: 0.18, pays: 5.1, spread: true },
  { name: "Seven Lanterns", category: "RNG", hit: 0.25, pays: 3.7, spread: true },
  { name: "Jade Tiger", category: "RNG", hit: 0.2, pays: 4.6, spread: true },
  { name: "Baccarat Salon 3", category: "LIVE", hit: 0.46, pays: 2.08 },
  { name: "Dragon Tiger", category: "LIVE", hit: 0.47, pays: 2.04 },
  { name: "Roulette Saigon", category: "LIVE", hit: 0.48, pays: 2 },
  { name: "Deep Sea Hunter", category: "FISH", hit: 0.4, pays: 2.35, spread: true },
  { name: "Fishing Harbour", category: "FISH", hit: 0.38, pays: 2.45, spread: true },
  { name: "Football 1X2", category: "SPORTS", hit: 0.34, pays: 2.75 },
  { name: "Volleyball Cup", category: "SPORTS", hit: 0.49, pays: 1.92 },
  { name: "Tien Len Tables", category: "PVP", hit: 0.45, pays: 2.08 },
  { name: "Keno 20", category: "ELOTT", hit: 0.24, pays: 3.8, spread: true },
  { name: "Evening Draw", category: "LOTT", hit: 0.08, pays: 11, spread: true },
  { name: "Arena League", category: "ESPORTS", hit: 0.44, pays: 2.12 },
];
