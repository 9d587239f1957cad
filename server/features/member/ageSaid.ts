import { brandFor } from "#compile/playProfile.ts";
import type { Site } from "#contracts/config.ts";

/** Of a brand that says none. */
const usualAge = 18;

/** What was on the page when somebody said to be of age, or an agent said it of a member: what operators change later does not change what was said. */
export function ageSaid(
  { has }: { has(field: string): boolean },
  { brand }: Pick<Site, "brand">,
  country: string,
): { ageConfirmed?: string } {
  if (!has("ageConfirmed")) return {};
  return { ageConfirmed: String(brandFor(brand, country).settings.minimumAge ?? usualAge) };
}
