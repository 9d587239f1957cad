import type { Tokens } from "#contracts/config.ts";
import { contrastRatio } from "./contrastRatio.ts";
import { mixColours } from "./mixColours.ts";

/** Every colour role with a colour. */
export type FullTokens = Required<Tokens>;

const readableOn = (colour: string): string =>
  contrastRatio("#ffffff", colour) >= contrastRatio("#000000", colour) ? "#ffffff" : "#000000";

/** Gives the roles a brand left out a colour that goes with those it named; what it named stays. */
export function fillTokens(tokens: Tokens): FullTokens {
  const { accent, text, muted } = tokens;
  const page = tokens["surface-0"];
  const card = tokens["surface-1"];
  const secondary = tokens.secondary ?? mixColours(accent, page, 0.35);
  const heroFrom = tokens["hero-from"] ?? mixColours(page, accent, 0.28);
  return {
    "border-strong": muted,
    "accent-strong": mixColours(accent, text, 0.25),
    "accent-soft": mixColours(card, accent, 0.14),
    "accent-text": contrastRatio(accent, tokens["surface-3"]) >= 4.5 ? accent : text,
    secondary,
    "on-secondary": readableOn(secondary),
    "on-positive": readableOn(tokens.positive),
    "on-negative": readableOn(tokens.negative),
    "on-warning": readableOn(tokens.warning),
    info: tokens.text,
    overlay: `${mixColours(page, "#000000", 0.6)}b8`,
    "hero-from": heroFrom,
    "hero-to": page,
    "on-hero": readableOn(heroFrom),
    "chart-1": accent,
    "chart-2": tokens.positive,
    "chart-3": tokens.warning,
    "chart-4": tokens.negative,
    ...tokens,
  };
}
