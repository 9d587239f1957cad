import type { Deps } from "#server/Deps.ts";
import { keepKnown } from "#server/db/keepKnown.ts";
import { createCountryOf, type Visit } from "#server/http/countryOf.ts";
import { Failure } from "#server/http/Failure.ts";
import type { HttpPorts } from "#server/http/HttpPorts.ts";

/** How long another node's change of a setting may go unnoticed. */
const cacheMs = 2_000;
/** Parts of the contract that answer whatever the state of the site: a closed site must be able to say so. */
const alwaysOpen = new Set(["system", "console"]);

/** Whether the site is open to somebody. */
export interface EntryState {
  maintenance: boolean;
  regionRestriction: boolean;
  /** Two-letter code, or empty where nobody said. */
  country: string;
}

/** What the database says of who may come in. */
interface Settings {
  maintenance: boolean;
  blocked: ReadonlySet<string>;
}

/** Decides who may come in: maintenance, and countries that are not served. */
export interface Entry {
  /** Reads the settings for the first time. From then on they are known, also while the database is away. */
  ready(): Promise<void>;
  stateFor(request: Visit): Promise<EntryState>;
  /** The same without waiting; undefined where the settings have to be read first. */
  stateNow(request: Visit): EntryState | undefined;
  check: NonNullable<HttpPorts["checkEntry"]>;
}

/** Entry by the settings `maintenance` (boolean) and `blockedCountries` (list of codes) in the database. */
export function createEntry({ db, clock, config }: Pick<Deps, "db" | "clock" | "config">): Entry {
  const countryOf = createCountryOf(config);
  const settings = keepKnown<Settings>({
    clock,
    freshMs: cacheMs,
    load: async () => {
      const rows = await db.query<{ key: string; value: unknown }>(
        "SELECT key, value FROM platform_setting WHERE key IN ('maintenance', 'blockedCountries')",
      );
      const found = new Map(rows.map(({ key, value }) => [key, value]));
      const blocked = found.get("blockedCountries");
      return {
        maintenance: found.get("maintenance") === true,
        blocked: new Set(Array.isArray(blocked) ? blocked.map(String) : []),
      };
    },
  });

  const toState = (request: Visit, { maintenance, blocked }: Settings): EntryState => {
    const country = countryOf(request);
    return { maintenance, regionRestriction: blocked.has(country), country };
  };
  const stateFor: Entry["stateFor"] = async (request) => toState(request, await settings.read());

  const refuseClosed = async (request: Visit): Promise<void> => {
    const { maintenance, regionRestriction } = await stateFor(request);
    if (maintenance)
      throw new Failure(503, "maintenance", "The site is closed for maintenance.", { retryAfterSeconds: 60 });
    if (regionRestriction) throw new Failure(403, "region_blocked", "The site is not available where you are.");
  };

  return {
    ready: async () => void (await settings.read()),
    stateFor,
    stateNow: (request) => {
      const known = settings.now();
      return known && toState(request, known);
    },
    check: (request, operation) => (alwaysOpen.has(operation.tag) ? undefined : refuseClosed(request)),
  };
}
