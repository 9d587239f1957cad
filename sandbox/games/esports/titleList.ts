import type { Market, Sport } from "../sports/Sport.ts";

const winner: Market = { code: "winner", picks: ["home", "away"] };
const total = (line: number): Market => ({ code: "total", line, picks: ["over", "under"] });

/** The titles of the bookmaker of esports; teams and titles are nobody's. */
export const titleList: readonly Sport[] = [
  {
    name: "five-lanes",
    play: { by: "sets", wins: 2 },
    strength: [650, 430],
    markets: [winner, total(2.5), { code: "score", picks: ["2:0", "2:1", "1:2", "0:2"] }],
    sides: [
      "Nightjar",
      "Ember Five",
      "Glass Tower",
      "Tidebreak",
      "Moss & Iron",
      "Ninefold",
      "Hollow Sun",
      "Paper Wolves",
    ],
  },
  {
    name: "last-squad",
    play: { by: "goals", chances: 20, worth: 1, isDecided: true },
    strength: [520, 300],
    markets: [winner, total(16.5), { code: "lead", line: 2.5, picks: ["home", "away"] }],
    sides: [
      "Dropzone",
      "Sandline",
      "Ghost Relay",
      "Cold Start",
      "Blue Static",
      "Far Signal",
      "Rust Belt",
      "Last Light",
    ],
  },
  {
    name: "counter-round",
    play: { by: "sets", wins: 3 },
    strength: [620, 440],
    markets: [winner, total(3.5), { code: "score", picks: ["3:0", "3:1", "3:2", "2:3", "1:3", "0:3"] }],
    sides: [
      "Quiet Fuse",
      "Red Ledger",
      "Mirage Row",
      "Checkpoint",
      "Overpass",
      "Zero Defuse",
      "Static Nine",
      "Old Smoke",
    ],
  },
];
