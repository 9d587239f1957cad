import type { ReactElement } from "react";
import { PlaceLink } from "../blocks/PlaceLink.tsx";

interface FlagPlacesProps {
  /** Says what the places are, and how many. */
  label: string;
  places: readonly string[];
}

/** More than these are folded: they would push what is worked with off a small screen. */
const unfolded = 4;

/** Places of the draft that a feature shows or hides, each with a way there. */
export function FlagPlaces({ label, places }: FlagPlacesProps): ReactElement | null {
  if (places.length === 0) return null;
  return (
    <details className="flag__places" open={places.length <= unfolded}>
      <summary>{label}</summary>
      <ul className="flag__uses" aria-label={label}>
        {places.map((place) => (
          <li key={place}>
            <PlaceLink pointer={place} />
          </li>
        ))}
      </ul>
    </details>
  );
}
