import { drillSize } from "../drillSize.ts";

/**
 * The seeds of a fuzz: as many as asked for in `npm test` and in `npm run fuzz`, the same each time. `CROUPIER_FUZZ_SEED` runs a
 * single one again, as a failure names it.
 */
export function fuzzSeeds(small: number, whole: number): number[] {
  const one = process.env["CROUPIER_FUZZ_SEED"];
  if (one !== undefined && one !== "") return [Number(one)];
  return Array.from({ length: drillSize(small, whole) }, (_, index) => index);
}
