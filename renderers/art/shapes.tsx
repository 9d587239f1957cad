import type { ComponentType } from "react";
import { backdrops } from "./backdrops.tsx";
import { Light } from "./Light.tsx";
import { Balls } from "./motifs/Balls.tsx";
import { Cards } from "./motifs/Cards.tsx";
import { Chip, Chips } from "./motifs/Chips.tsx";
import { Coin, Coins } from "./motifs/Coins.tsx";
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
import type { MotifName } from "./pickMotif.ts";

const motifs: Record<MotifName, ComponentType> = {
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

const spark = "M0-14C1.5-4 4-1.5 14 0 4 1.5 1.5 4 0 14-1.5 4-4 1.5-14 0-4-1.5-1.5-4 0-14z";

/** Everything that pictures are put together from, by name. */
export const shapes: Readonly<Record<string, ComponentType>> = {
  ...motifs,
  ...backdrops,
  light: Light,
  coin: Coin,
  "chip-main": () => <Chip tone="main" />,
  "chip-second": () => <Chip tone="second" />,
  spark: () => <path d={spark} transform="scale(2.6)" fill="#fff6d8" />,
};
