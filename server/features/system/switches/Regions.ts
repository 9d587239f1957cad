import { isRecord } from "#json/isRecord.ts";
import { addressSet, readListed, type ListedAddress } from "./addressSet.ts";

/** Where the site is offered. Countries are two-letter codes (ISO 3166-1). */
export interface Regions {
  /** Everywhere, everywhere but in these countries, or only in them. */
  mode: "everywhere" | "except" | "only";
  countries: readonly string[];
  /** What becomes of visitors of whom nobody said where they are, unless the site is offered everywhere. */
  unknown: "open" | "blocked";
  /** Addresses and networks that are let in wherever they are, and such that never are; the first wins. */
  open: readonly ListedAddress[];
  blocked: readonly ListedAddress[];
}

/** A site that is offered everywhere. */
export const everywhere: Regions = { mode: "everywhere", countries: [], unknown: "open", open: [], blocked: [] };

/** Reads what the database holds. What cannot be read is as if it were not there. */
export function readRegions(value: unknown): Regions {
  if (!isRecord(value)) return everywhere;
  const { mode, countries, unknown, open, blocked } = value;
  return {
    mode: mode === "except" || mode === "only" ? mode : "everywhere",
    countries: textsOf(countries),
    unknown: unknown === "blocked" ? "blocked" : "open",
    open: readListed(open),
    blocked: readListed(blocked),
  };
}

/** Says whether a visitor is kept out: by address first, then by country (empty where nobody knows). */
export function judgeOf(regions: Regions): (address: () => string, country: string) => boolean {
  const { mode, unknown } = regions;
  const countries = new Set(regions.countries);
  const [open, blocked] = [addressSet(regions.open), addressSet(regions.blocked)];
  const isByAddress = regions.open.length + regions.blocked.length > 0;
  return (address, country) => {
    if (isByAddress) {
      const seen = address();
      if (open.has(seen)) return false;
      if (blocked.has(seen)) return true;
    }
    if (mode === "everywhere") return false;
    if (country === "") return unknown === "blocked";
    return countries.has(country) === (mode === "except");
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}
