import type { Market, Sport } from "./Sport.ts";

const winner: Market = { code: "winner", picks: ["home", "away"] };
const total = (line: number): Market => ({ code: "total", line, picks: ["over", "under"] });
const lead = (line: number): Market => ({ code: "lead", line, picks: ["home", "away"] });
const bestOfThree: Market = { code: "score", picks: ["2:0", "2:1", "1:2", "0:2"] };

/** The sports of the bookmaker; sides are of no real league. */
export const sportList: readonly Sport[] = [
  {
    name: "football",
    play: { by: "goals", chances: 12, worth: 1, isDecided: false },
    strength: [175, 65],
    markets: [
      { code: "winner", picks: ["home", "draw", "away"] },
      total(2.5),
      { code: "both", picks: ["yes", "no"] },
      lead(0.5),
    ],
    sides: [
      "Harbour City",
      "River United",
      "Old Market",
      "North Gate",
      "Lotus Town",
      "Red Bridge",
      "Silk Rovers",
      "Delta Athletic",
      "Hill Wanderers",
      "Station FC",
    ],
  },
  {
    name: "basketball",
    play: { by: "goals", chances: 80, worth: 2, isDecided: true },
    strength: [560, 440],
    markets: [winner, total(160.5), lead(4.5)],
    sides: ["Kites", "Mountaineers", "Comets", "Rapids", "Lanterns", "Pilots", "Herons", "Smiths", "Drummers", "Foxes"],
  },
  {
    name: "tennis",
    play: { by: "sets", wins: 2 },
    strength: [700, 420],
    markets: [winner, total(2.5), bestOfThree],
    sides: [
      "A. Verin",
      "L. Okoro",
      "M. Sato-Lind",
      "P. Chanthou",
      "R. Delgar",
      "S. Brannik",
      "T. Haddou",
      "V. Ilves",
      "Y. Moreau-Li",
      "Z. Kestrel",
    ],
  },
  {
    name: "badminton",
    play: { by: "sets", wins: 2 },
    strength: [720, 400],
    markets: [winner, total(2.5), bestOfThree],
    sides: [
      "Feather Club",
      "Net Masters",
      "Smash House",
      "Drop Shot",
      "Green Court",
      "White Line",
      "Long Rally",
      "Quick Wrist",
      "High Serve",
      "Back Step",
    ],
  },
  {
    name: "volleyball",
    play: { by: "sets", wins: 3 },
    strength: [640, 430],
    markets: [winner, total(3.5), { code: "score", picks: ["3:0", "3:1", "3:2", "2:3", "1:3", "0:3"] }],
    sides: ["Coast", "Valley", "Island", "Plateau", "Forest", "Desert", "Lakeside", "Canyon", "Meadow", "Summit"],
  },
];
