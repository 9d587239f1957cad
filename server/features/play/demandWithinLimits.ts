import type { Queryable } from "#server/db/Database.ts";
import { together } from "#server/db/together.ts";
import { refusal } from "#server/http/Failure.ts";
import { breakRefusal, findBreak } from "./findBreak.ts";
import { loadUsed, type LimitedPlayer } from "./loadUsed.ts";
import { type LimitKind, type LimitPeriod, limitPeriods, loadLimits, strictest } from "./StoredLimit.ts";

/** What a member is about to do with money or time. */
export type PlayAct =
  /** To pay in. */
  | { act: "deposit"; amount: number }
  /** To bring money to a vendor's wallet, where it may all be lost. */
  | { act: "transfer"; amount: number }
  /** To stake it. */
  | { act: "bet"; amount: number }
  /** To open a game. */
  | { act: "launch" };

const codes: Record<LimitKind, [code: string, message: string]> = {
  deposit: ["deposit_limit", "This is more than the deposit limit allows."],
  loss: ["loss_limit", "This is more than the loss limit allows."],
  time: ["time_limit", "The time for playing is used up."],
};

/**
 * The one place that says whether a member's limits and breaks allow an act, asked by everything that brings money into play or
 * opens a game, in the transaction that does it, with the member's row locked: what was allowed a moment ago may have been used up
 * beside it. Withdrawing asks nothing of it. Throws `time_out` and `self_excluded` with `until`, and
 * `excluded_for_good`; `deposit_limit`, `loss_limit`
 * and `time_limit` with `period`, `limit`, `used` and `left` in minor units, or minutes. The member's and the operators' limits hold
 * whether the site shows them or not.
 */
export async function demandWithinLimits(
  tx: Queryable,
  player: LimitedPlayer,
  { now, ...asked }: PlayAct & { now: Date },
): Promise<void> {
  const [pause, limits] = await together(findBreak(tx, player.memberId, now), loadLimits(tx, player.memberId, now));
  if (pause) throw breakRefusal(pause);
  const check = async (kind: LimitKind, period: LimitPeriod, extra: number): Promise<void> => {
    const limit = strictest(limits, { kind, period })?.amount;
    if (limit === undefined || limit === null) return;
    const used = await loadUsed(tx, player, { kind, period, now });
    // Nothing more may be lost or played where all is used up; where something is asked for, it must fit.
    if (extra > 0 ? used + extra <= limit : used < limit) return;
    const [code, message] = codes[kind];
    const left = Math.max(0, limit - used);
    throw refusal(code, message, { period, limit, used, left, ...(kind !== "time" && { currency: player.currency }) });
  };
  if (asked.act === "deposit") {
    for (const period of limitPeriods) await check("deposit", period, asked.amount);
    return;
  }
  const atStake = asked.act === "launch" ? 0 : asked.amount;
  const atVendors = asked.act === "transfer" ? await loadAtVendors(tx, player) : 0;
  for (const period of limitPeriods) await check("loss", period, atStake + atVendors);
  await check("time", "day", 0);
}

/** What is in wallets of vendors already. */
async function loadAtVendors(tx: Queryable, { memberId, currency }: LimitedPlayer): Promise<number> {
  const rows = await tx.query<{ sum: number }>(
    `SELECT coalesce(sum(balance), 0)::bigint AS sum FROM ledger_account
     WHERE member_id = $1 AND currency = $2 AND kind = 'playerVendor'`,
    [memberId, currency],
  );
  return rows[0]?.sum ?? 0;
}
