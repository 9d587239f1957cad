import type { Queryable } from "#server/db/Database.ts";
import { loadMallSetting } from "./MallSetting.ts";
import { pointsOf, postPoints } from "./postPoints.ts";

/** What of a settled bet counts here. */
export interface StakedBet {
  id: string;
  memberId: string;
  currency: string;
  gameName: string;
  /** What counts as turnover, in minor units. */
  valid: number;
  settledAt: Date | null;
  voidedAt: Date | null;
}

/** Counts a settled bet in its own transaction: what was staked in all, whole points of it, and the rank that it reaches. */
export async function countStakes(tx: Queryable, bet: StakedBet): Promise<void> {
  if (bet.valid === 0) return;
  const carry = await addTurnover(tx, bet, bet.valid);
  if (carry === undefined) return;
  const { turnover } = await loadMallSetting(tx, bet.currency);
  const points = turnover === 0 ? 0 : Math.floor(carry / turnover);
  if (points > 0) await book(tx, bet, "earned", points, turnover);
  await raiseRank(tx, bet.memberId, bet.currency);
}

/**
 * Takes back what a bet counted that was called off. Points that were spent meanwhile are not asked back: the member earns them first
 * again. A rank that was reached stays.
 */
export async function uncountStakes(tx: Queryable, bet: StakedBet): Promise<void> {
  if (bet.valid === 0) return;
  const carry = await addTurnover(tx, bet, -bet.valid);
  if (carry === undefined || carry >= 0) return;
  const { turnover } = await loadMallSetting(tx, bet.currency);
  if (turnover === 0) return;
  const points = Math.min(Math.ceil(-carry / turnover), await pointsOf(tx, bet.memberId));
  if (points > 0) await book(tx, bet, "lost", -points, turnover);
}

async function book(tx: Queryable, bet: StakedBet, kind: "earned" | "lost", points: number, turnover: number) {
  const at = bet.voidedAt ?? bet.settledAt;
  if (!at) throw new Error("A bet that counts has ended");
  const detail = { EN: bet.gameName };
  if (!(await postPoints(tx, { memberId: bet.memberId, kind, points, ref: bet.id, detail, at }))) return;
  await tx.query("UPDATE member_turnover SET carry = carry - $2 WHERE member_id = $1", [
    bet.memberId,
    points * turnover,
  ]);
}

/** What has been staked since the last whole point; undefined where the bet is in another currency than the member's. */
async function addTurnover(tx: Queryable, { memberId, currency }: StakedBet, amount: number) {
  const rows = await tx.query<{ carry: number }>(
    `INSERT INTO member_turnover (member_id, total, carry)
     SELECT id, greatest($3::bigint, 0), $3::bigint FROM member WHERE id = $1 AND currency = $2
     ON CONFLICT (member_id) DO UPDATE SET total = greatest(member_turnover.total + $3::bigint, 0),
       carry = member_turnover.carry + $3::bigint RETURNING carry`,
    [memberId, currency, amount],
  );
  return rows[0]?.carry;
}

/** Nobody loses a rank by playing on. */
async function raiseRank(tx: Queryable, memberId: string, currency: string): Promise<void> {
  await tx.query(
    `UPDATE member m SET club_rank_level = r.level, club_label_name = r.label
     FROM (SELECT l.level, l.label FROM rank_level l JOIN member_turnover t ON t.member_id = $1 AND t.total >= l.turnover
           WHERE l.currency = $2 ORDER BY l.level DESC LIMIT 1) r
     WHERE m.id = $1 AND m.club_rank_level < r.level`,
    [memberId, currency],
  );
}
