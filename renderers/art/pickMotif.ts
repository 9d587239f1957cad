import { createChance } from "./createChance.ts";

/** Every motif there is. */
export const motifNames = [
  "cards",
  "chips",
  "dice",
  "wheel",
  "slots",
  "gem",
  "coins",
  "crown",
  "balls",
  "trophy",
  "shield",
  "gift",
  "lotus",
  "football",
] as const;

/** A motif's name. */
export type MotifName = (typeof motifNames)[number];

const isMotif = (word: string): word is MotifName => (motifNames as readonly string[]).includes(word);

/** The motif that a seed names (`"wheel"`, `"summer-coins"`), or else one that the seed always draws. */
export function pickMotif(seed: string): MotifName {
  const named = seed.split(/[^a-z]+/).find(isMotif);
  return named ?? motifNames[Math.floor(createChance(seed)() * motifNames.length)] ?? "cards";
}
