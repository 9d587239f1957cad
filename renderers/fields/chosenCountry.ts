import type { ShownCountry } from "#rendering/FieldProps.ts";

/** Of the countries that share a dialling code, those that it is mostly dialled for (ITU E.164). */
const mostly = new Set("US RU IT GB NO AU MA RE SH FI FK GP CW".split(" "));

/**
 * The country to show for a dialling code, which several may share (1, 7, 44): the one that was chosen, else a likely one, else
 * the one that most people mean.
 */
export function chosenCountry(
  countries: readonly ShownCountry[],
  dialingCode: unknown,
  picked: string | null,
): ShownCountry | undefined {
  const sharing = countries.filter((country) => country.dialingCode === dialingCode);
  return (
    sharing.find(({ code }) => code === picked) ??
    sharing.find(({ isLikely }) => isLikely) ??
    sharing.find(({ code }) => mostly.has(code)) ??
    sharing[0]
  );
}
