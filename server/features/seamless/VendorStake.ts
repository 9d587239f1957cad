import type { BodyOf } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { BetWish } from "#server/features/bet/Bet.ts";
import { askAfterMs } from "./chaseStakes.ts";
import type { GamePlay, LiveState } from "./GamePlay.ts";

/** A stake that a vendor asks for. */
export interface VendorStake {
  play: GamePlay;
  body: BodyOf<"debitVendorRound">;
}

const seenEveryMs = 30_000;

/** The bet that it is. */
export const stakeWish = ({ play, body }: VendorStake, now: Date): Omit<BetWish, "isLocked"> => ({
  memberId: play.memberId,
  vendor: play.vendor,
  round: body.round,
  game: { code: play.gameCode, name: play.gameName },
  category: play.category,
  currency: play.currency,
  stake: body.amount,
  details: body.details ?? [],
  askAt: new Date(now.getTime() + askAfterMs),
  at: now,
});

/** Notes that logins are in use by the stakes of these plays, those of which that was last noted a while ago. */
export async function noteSeen(
  tx: Queryable,
  plays: readonly Pick<GamePlay & LiveState, "sessionId" | "lastSeenAt">[],
  now: Date,
): Promise<void> {
  const stale = plays.filter(
    ({ lastSeenAt }) => lastSeenAt !== null && lastSeenAt.getTime() < now.getTime() - seenEveryMs,
  );
  if (stale.length === 0) return;
  await tx.query("UPDATE session SET last_seen_at = $2 WHERE id = ANY ($1::uuid[]) AND last_seen_at < $2", [
    stale.map(({ sessionId }) => sessionId),
    now,
  ]);
}
