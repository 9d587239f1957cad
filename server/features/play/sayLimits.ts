import type { PlayLimit, PlayPause } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Break } from "./findBreak.ts";
import { loadUsed, type LimitedPlayer } from "./loadUsed.ts";
import { type LimitName, limitKinds, limitPeriods, type StoredLimit, strictest } from "./StoredLimit.ts";

/** Every limit that there can be. */
export const limitNames: readonly LimitName[] = limitKinds.flatMap((kind) =>
  (kind === "time" ? (["day"] as const) : limitPeriods).map((period) => ({ kind, period })),
);

/** The limits of a name as the member is told them, with what is used. */
export async function sayLimit(
  db: Queryable,
  player: LimitedPlayer,
  { name, stored, now }: { name: LimitName; stored: readonly StoredLimit[]; now: Date },
): Promise<PlayLimit> {
  const { kind, period } = name;
  const own = stored.find((one) => one.kind === kind && one.period === period && one.source === "player");
  const counts = strictest(stored, name);
  const limit = counts?.amount ?? null;
  const used = await loadUsed(db, player, { kind, period, now });
  return {
    id: `${kind}-${period}`,
    kind,
    period,
    amount: own?.amount ?? null,
    limit,
    source: counts?.source ?? null,
    used,
    left: limit === null ? null : Math.max(0, limit - used),
    currency: player.currency,
    isPending: (own?.pending ?? null) !== null,
    pendingAmount: own?.pending?.amount ?? null,
    pendingAt: own?.pending?.at.toISOString() ?? null,
  };
}

/** A break as it is told. */
export const sayPause = (pause: Break | undefined): PlayPause | null =>
  pause === undefined ? null : { kind: pause.kind, until: pause.until?.toISOString() ?? null };
