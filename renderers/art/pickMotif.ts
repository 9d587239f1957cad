import type { ComponentType } from "react";
import { createChance } from "./createChance.ts";
import { Balls } from "./motifs/Balls.tsx";
import { Cards } from "./motifs/Cards.tsx";
import { Chips } from "./motifs/Chips.tsx";
import { Coins } from "./motifs/Coins.tsx";
import { Crown } from "./motifs/Crown.tsx";
import { Dice } from "./motifs/Dice.tsx";
import { Football } from "./motifs/Football.tsx";
import { Gem } from "./motifs/Gem.tsx";
import { Gift } from "./motifs/Gift.tsx";
import { Lotus } from "./motifs/Lotus.tsx";
import { Shield } from "./motifs/Shield.tsx";
import { Slots } from "./motifs/Slots.tsx";
import { Trophy } from "./motifs/Trophy.tsx";
import { Wheel } from "./motifs/Wheel.tsx";
import type { MotifProps } from "./Paint.ts";

const motifs: Record<string, ComponentType<MotifProps>> = {
  cards: Cards,
  chips: Chips,
  dice: Dice,
  wheel: Wheel,
  slots: Slots,
  gem: Gem,
  coins: Coins,
  crown: Crown,
  balls: Balls,
  trophy: Trophy,
  shield: Shield,
  gift: Gift,
  lotus: Lotus,
  football: Football,
};

/** The motif that a seed names (`"wheel"`, `"summer-coins"`), or else one that the seed always draws. */
export function pickMotif(seed: string): ComponentType<MotifProps> {
  const named = seed.split(/[^a-z]+/).find((word) => Object.hasOwn(motifs, word));
  const names = Object.keys(motifs);
  const name = named ?? names[Math.floor(createChance(seed)() * names.length)];
  return motifs[name ?? "cards"] ?? Cards;
}
