import type { Deps } from "#server/Deps.ts";
import { createAddressOf } from "#server/http/addressOf.ts";
import { createCountryOf, type Visit } from "#server/http/countryOf.ts";
import { Failure } from "#server/http/Failure.ts";
import type { HttpPorts } from "#server/http/HttpPorts.ts";
import { isClosedAt } from "./switches/Maintenance.ts";
import type { Switches, SwitchState } from "./switches/createSwitches.ts";

/** Parts of the contract that answer whatever the state of the site: a closed site must be able to say so. */
const alwaysOpen = new Set(["system", "console"]);
/** Nobody is sent away for longer, or comes back sooner, than this; in seconds. */
const retryAfter = { least: 5, usual: 60, most: 3_600 };

/** Whether the site is open to somebody. */
export interface EntryState {
  maintenance: boolean;
  regionRestriction: boolean;
  /** Part of the permission answer while it is closed for maintenance, as JSON; empty otherwise. */
  closure: string;
  /** Two-letter code, or empty where nobody said. */
  country: string;
}

/** Decides who may come in: maintenance, and places that are not served. */
export interface Entry {
  stateFor(request: Visit): Promise<EntryState>;
  /** The same without waiting; undefined where the switches have to be read first. */
  stateNow(request: Visit): EntryState | undefined;
  check: NonNullable<HttpPorts["checkEntry"]>;
}

/** Entry by the live switches. */
export function createEntry({ clock, config }: Pick<Deps, "clock" | "config">, switches: Switches): Entry {
  const countryOf = createCountryOf(config);
  const addressOf = createAddressOf(config);

  const toState = (request: Visit, { maintenance, testers, isRegionBlocked, closure }: SwitchState): EntryState => {
    const country = countryOf(request);
    const address = () => addressOf(request);
    const isClosed = isClosedAt(maintenance, clock.now().getTime());
    // Testers who get the calls only see the page of a closed site, as everybody does.
    const isShut = isClosed && !(maintenance.testersGet === "site" && testers.has(address()));
    return {
      maintenance: isShut,
      regionRestriction: isRegionBlocked(address, country),
      closure: isShut ? closure : "",
      country,
    };
  };

  const refuseClosed = async (request: Visit): Promise<void> => {
    const state = await switches.read();
    const { maintenance, regionRestriction } = toState(request, state);
    if (maintenance && !state.testers.has(addressOf(request))) throw closed(state, clock.now().getTime());
    if (regionRestriction) throw new Failure(403, "region_blocked", "The site is not available where you are.");
  };

  return {
    stateFor: async (request) => toState(request, await switches.read()),
    stateNow: (request) => {
      const known = switches.now();
      return known && toState(request, known);
    },
    check: (request, operation) =>
      operation.staysOpen || alwaysOpen.has(operation.tag) ? undefined : refuseClosed(request),
  };
}

/** The refusal of a closed site: it says until when, and when to ask again. */
function closed({ maintenance: { until } }: SwitchState, now: number): Failure {
  const seconds = until === null ? retryAfter.usual : Math.ceil((until - now) / 1_000);
  return new Failure(503, "maintenance", "The site is closed for maintenance.", {
    retryAfterSeconds: Math.min(retryAfter.most, Math.max(retryAfter.least, seconds)),
    value: until === null ? null : { until: new Date(until).toISOString() },
  });
}
