import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { refusal } from "#server/http/Failure.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";

/** What points are booked for. */
export type PointKind = "earned" | "lost" | "granted" | "redeemed" | "returned" | "converted";

/** An entry of the book of points. */
export interface PointPosting {
  memberId: string;
  kind: PointKind;
  /** Below 0: they go. */
  points: number;
  /** The occasion: of one kind, each is booked once. */
  ref: string;
  /** Words by language, such as the name of a reward. */
  detail?: TextsByLanguage;
  at: Date;
}

/** SQLSTATE of point_post(). */
const notCovered = "CR011";

/** Books points; false where the occasion was booked before. Throws the refusal `not_enough_points`. */
export async function postPoints(tx: Queryable, entry: PointPosting): Promise<boolean> {
  const { memberId, kind, points, ref, detail = {}, at } = entry;
  try {
    const rows = await tx.query<{ done: boolean }>("SELECT point_post($1, $2, $3, $4, $5, $6) AS done", [
      memberId,
      kind,
      points,
      ref,
      detail,
      at,
    ]);
    return onlyRow(rows).done;
  } catch (error) {
    if ((error as { code?: string }).code === notCovered)
      throw refusal("not_enough_points", "These are more points than you have.");
    throw error;
  }
}

/** What a member can spend. */
export async function pointsOf(db: Queryable, memberId: string): Promise<number> {
  const rows = await db.query<{ balance: number }>("SELECT balance FROM point_account WHERE member_id = $1", [
    memberId,
  ]);
  return rows[0]?.balance ?? 0;
}
