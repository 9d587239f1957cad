import { isRecord } from "#json/isRecord.ts";
import { placesOf, replaceAt, valueAt, type Path } from "../placesOf.ts";
import { aRandom } from "./aRandom.ts";
import { operators, unwritable } from "./operators.ts";
import type { siteSeeds } from "./siteSeeds.ts";

/** A site with one place of one document changed. Which one follows from the seed alone. */
export interface SiteMutant {
  seed: number;
  /** For people: what was done, where, and to which site. */
  what: string;
  /** Place of the seed's site in the list. */
  origin: number;
  site: unknown;
  /** Name of the document, as problems name it: `menus`, `layouts/shell`. */
  document: string;
  /** Where the document stands in the site. */
  place: Path;
  /** The changed place in the document. */
  path: Path;
  /** JSON text can say it. */
  isWritable: boolean;
}

type Seeds = ReturnType<typeof siteSeeds>;

const gathered = new Set(["layouts", "forms", "pages"]);
const known = new WeakMap<object, { documents: Path[]; places: Map<string, Path[]> }>();

/** The mutant of a seed. Documents are picked before places, so that small ones have their share. */
export function aSiteMutant(seeds: Seeds, seed: number): SiteMutant {
  for (let attempt = 0; ; attempt += 1) {
    const random = aRandom(seed * 64 + attempt);
    const origin = random.below(seeds.length);
    const { name, site } = seeds[origin] as Seeds[number];
    const { documents, places } = indexOf(site);
    const place = random.pick(documents);
    const document = valueAt(site, place);
    const path = random.pick(places.get(place.join("/")) ?? []);
    const what = random.pick(Object.keys(operators));
    const change = operators[what]?.(document, path, random);
    if (!change) continue;
    return {
      seed,
      what: `${what}, in ${place.join("/")} of ${name}`,
      origin,
      site: replaceAt(site, place, change.json),
      document: place.join("/"),
      place,
      path: change.path,
      isWritable: !unwritable.has(what),
    };
  }
}

function indexOf(site: Record<string, unknown>) {
  const ready = known.get(site);
  if (ready) return ready;
  const documents = Object.entries(site).flatMap(([name, part]): Path[] => {
    if (name === "format") return [];
    return gathered.has(name) && isRecord(part) ? Object.keys(part).map((key) => [name, key]) : [[name]];
  });
  const places = new Map(documents.map((place) => [place.join("/"), placesOf(valueAt(site, place))]));
  const made = { documents, places };
  known.set(site, made);
  return made;
}
