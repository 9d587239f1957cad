import type { Activity } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";

/** So often may a rejected application be sent, the first time counted. */
export const mostTries = 3;

/** Prizes of a raffle: how many get how much. */
export interface Prize {
  count: number;
  /** In minor units. */
  amount: number;
}

/** An activity with the part that a member has in it; without a member, that part is empty. */
export interface StoredActivity {
  id: string;
  kind: "application" | "raffle";
  currency: string;
  title: TextsByLanguage;
  note: TextsByLanguage;
  art: string;
  startsAt: Date;
  endsAt: Date;
  pictures: number;
  amount: number;
  prizes: Prize[];
  seedHash: string | null;
  seed: string | null;
  listHash: string | null;
  drawnAt: Date | null;
  isOpen: boolean;
  tickets: number;
  state: Activity["state"];
  tries: number | null;
  remark: string | null;
  reason: string | null;
  number: number | null;
  code: string | null;
  won: number | null;
  given: number | null;
}

/** How an activity stands for whoever has the entry `e`, or none, at the moment `$2`. */
export const stateOfEntry = `CASE WHEN e.state = 'lost' THEN 'closed' WHEN e.state IS NOT NULL THEN e.state
  WHEN a.starts_at > $2 THEN 'comingSoon' WHEN a.ends_at <= $2 THEN 'closed' ELSE 'inProcess' END`;

/** An activity of the member `$1` at the moment `$2`. */
export const fromActivity = "FROM activity a LEFT JOIN activity_entry e ON e.activity_id = a.id AND e.member_id = $1";

/** The columns of it. */
export const activityColumns = `a.id, a.kind, a.currency, a.title, a.note, a.art, a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.pictures,
  a.amount, a.prizes, a.seed_hash AS "seedHash", a.seed, a.list_hash AS "listHash", a.drawn_at AS "drawnAt", a.is_open AS "isOpen",
  CASE WHEN a.kind = 'raffle' THEN (SELECT count(*) FROM activity_entry x WHERE x.activity_id = a.id) ELSE 0 END AS tickets,
  ${stateOfEntry} AS state, e.tries, e.remark, e.reason, e.number, e.code, e.won, e.amount AS given`;

/** One activity as it stands for a member; without one, as it stands for anybody. */
export async function findActivity(
  db: Queryable,
  id: string,
  memberId: string | null,
  now: Date,
): Promise<StoredActivity | undefined> {
  const rows = await db.query<StoredActivity>(
    `SELECT ${activityColumns} FROM activity a LEFT JOIN activity_entry e ON e.activity_id = a.id AND e.member_id = $1::uuid
     WHERE a.id = $3`,
    [memberId, now, id],
  );
  return rows[0];
}

/** Whether an application can be sent now: the first one, or another after a rejected one. */
export function canApply({ isOpen, state, tries, startsAt, endsAt }: StoredActivity, now: Date): boolean {
  if (!isOpen || startsAt > now || endsAt <= now) return false;
  return state === "inProcess" || (state === "rejected" && (tries ?? 0) < mostTries);
}
