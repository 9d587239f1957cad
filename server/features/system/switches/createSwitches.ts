import type { Deps } from "#server/Deps.ts";
import { keepKnown } from "#server/db/keepKnown.ts";
import { addressSet, type AddressSet } from "./addressSet.ts";
import { isClosedAt, nextChangeAfter, readMaintenance, type Maintenance } from "./Maintenance.ts";
import { judgeOf, readRegions } from "./Regions.ts";

/** How long another node's change may go unnoticed where its notice was lost. */
const cacheMs = 2_000;
/** Longest and shortest time until the clock is looked at again: timers cannot count further, and clocks may stand still. */
const timerMs = { longest: 3_600_000, least: 200 };
/** Channel on which the database tells of a change, whoever made it. */
const channel = "croupier_setting";

/** What the switches say, ready to judge visitors by. */
export interface SwitchState {
  maintenance: Maintenance;
  testers: AddressSet;
  isRegionBlocked: ReturnType<typeof judgeOf>;
  /** Part of the permission answer of a closed site, as JSON: until when, and what visitors are told. */
  closure: string;
  /** Names both switches; grows with every change. */
  versions: string;
}

/** The live switches of this platform: maintenance and regions. They stand in the database, outside of revisions (record 59). */
export interface Switches {
  /** Reads them for the first time and listens from then on. They stay known while the database is away. */
  open(): Promise<void>;
  now(): SwitchState | undefined;
  read(): Promise<SwitchState>;
  /** Reads them again now: they were changed from here. */
  renew(): Promise<void>;
  /** Names what is in force at this moment: another name whenever the site opened, closed, or was switched. */
  mark(): string;
  /** Told when the mark became another one. Returns the way to stop. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Switches by the rows `maintenance` and `regions` of platform_setting. */
export function createSwitches({ db, clock }: Pick<Deps, "db" | "clock">): Switches {
  const listeners = new Set<() => void>();
  let newest: SwitchState | undefined;
  /** Readings that were begun, and the one that `newest` is of: an older one may come later. */
  let begun = 0;
  let newestOf = 0;
  let told = "";
  let timer: NodeJS.Timeout | undefined;
  let stop: (() => Promise<void>) | undefined;
  const known = keepKnown<SwitchState>({
    clock,
    freshMs: cacheMs,
    load: async () => {
      begun += 1;
      const turn = begun;
      const rows = await db.query<{ key: string; value: unknown; version: number }>(
        "SELECT key, value, version FROM platform_setting WHERE key IN ('maintenance', 'regions')",
      );
      const state = toState(new Map(rows.map((row) => [row.key, row])));
      if (turn > newestOf) {
        newestOf = turn;
        newest = state;
        look();
      }
      return state;
    },
  });

  const mark = () =>
    newest ? `${newest.versions}.${isClosedAt(newest.maintenance, clock.now().getTime()) ? 1 : 0}` : "";

  /** Tells of what changed, and comes back when the site opens or closes by itself. */
  function look(): void {
    const current = mark();
    if (current !== told) {
      const isFirst = told === "";
      told = current;
      if (!isFirst) for (const listener of listeners) listener();
    }
    clearTimeout(timer);
    const now = clock.now().getTime();
    const next = newest && nextChangeAfter(newest.maintenance, now);
    if (typeof next !== "number") return;
    timer = setTimeout(look, Math.min(timerMs.longest, Math.max(timerMs.least, next - now))).unref();
  }

  const renew = async () => {
    known.forget();
    // The database is away: what is known stays, and the next visitor asks again.
    await known.read().catch(() => undefined);
  };

  return {
    open: async () => {
      stop = await db.listen(channel, () => void renew());
      await known.read();
    },
    now: () => known.now(),
    read: () => known.read(),
    renew,
    mark,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      clearTimeout(timer);
      listeners.clear();
      await stop?.();
    },
  };
}

function toState(rows: ReadonlyMap<string, { value: unknown; version: number }>): SwitchState {
  const maintenance = readMaintenance(rows.get("maintenance")?.value);
  const { until, messages } = maintenance;
  return {
    maintenance,
    testers: addressSet(maintenance.testers),
    isRegionBlocked: judgeOf(readRegions(rows.get("regions")?.value)),
    closure: JSON.stringify({ ...(until !== null && { until: new Date(until).toISOString() }), messages }),
    versions: ["maintenance", "regions"].map((key) => rows.get(key)?.version ?? 0).join("."),
  };
}
