import { fillTokens } from "#compile/theme/fillTokens.ts";
import type { Site } from "#contracts/config.ts";

/** What pictures of a brand are drawn from. */
export interface BrandLook {
  name: string;
  /** Address of the square mark; null where the brand has none. */
  mark: string | null;
  colours: { from: string; to: string; text: string; accent: string; onAccent: string };
}

/** Reads it from the theme of a first visit. */
export function lookOf({ brand, theme }: Pick<Site, "brand" | "theme">): BrandLook {
  const tokens = fillTokens(theme[brand.settings.defaultTheme ?? "dark"]);
  return {
    name: brand.name,
    mark: brand.logo?.mark ?? null,
    colours: {
      from: tokens["hero-from"],
      to: tokens["hero-to"],
      text: tokens["on-hero"],
      accent: tokens.accent,
      onAccent: tokens["on-accent"],
    },
  };
}
