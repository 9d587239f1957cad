import type { Mission } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { addDays, startOfDay } from "./days.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { loadProgress, type Progress } from "./loadProgress.ts";
import { periodOf, type Days, type MissionPeriod } from "./periodOf.ts";

/** A mission as it is kept. */
export interface StoredMission {
  id: string;
  kind: keyof Progress;
  period: MissionPeriod;
  currency: string;
  target: number;
  reward: number;
  title: TextsByLanguage;
}

/** Whose missions, and when. */
export interface MissionsOf {
  memberId: string;
  currency: string;
  /** A time zone that is known. */
  zone: string;
  now: Date;
}

/** The columns of a mission. */
export const missionColumns = "id, kind, period, currency, target, reward, title";

const periods: readonly MissionPeriod[] = ["daily", "weekly", "monthly"];

/** The days of each period, and what the member did in them. */
export async function loadPeriods(db: Queryable, { memberId, currency, zone, now }: MissionsOf) {
  const found = new Map<MissionPeriod, { days: Days; progress: Progress }>();
  for (const period of periods) {
    const days = periodOf(period, now, zone);
    found.set(period, { days, progress: await loadProgress(db, { memberId, currency, zone, ...days }) });
  }
  return (period: MissionPeriod) => {
    const one = found.get(period);
    if (!one) throw new Error(`There is no period ${period}`);
    return one;
  };
}

/** The missions that are offered, with how far the member is. */
export async function loadMissions(db: Queryable, of: MissionsOf, language: string): Promise<Mission[]> {
  const [missions, claims, progressOf] = await Promise.all([
    db.query<StoredMission>(
      `SELECT ${missionColumns} FROM mission WHERE is_open AND currency = $1 ORDER BY place, id LIMIT 100`,
      [of.currency],
    ),
    db.query<{ mission_id: string; day: string }>(
      `SELECT mission_id, to_char(period_from, 'YYYY-MM-DD') AS day FROM mission_claim
       WHERE member_id = $1 AND period_from > $2::timestamptz - interval '40 days'`,
      [of.memberId, of.now],
    ),
    loadPeriods(db, of),
  ]);
  const claimed = new Set(claims.map(({ mission_id: id, day }) => `${id} ${day}`));
  return missions.map(({ id, kind, period, currency, target, reward, title }) => {
    const { days, progress } = progressOf(period);
    const isDone = progress[kind] >= target;
    const state = claimed.has(`${id} ${days.from}`) ? "claimed" : isDone ? "claimable" : "open";
    return {
      id,
      kind,
      period,
      title: pickText(title, language),
      target,
      progress: Math.min(progress[kind], target),
      reward,
      currency,
      state,
      endsAt: startOfDay(addDays(days.to, 1), of.zone).toISOString(),
    };
  });
}
