import type { Activity } from "#contracts/api.ts";
import { pickText } from "#server/http/pickText.ts";
import { canApply, type StoredActivity } from "./StoredActivity.ts";

/** An activity as a member sees it. */
export function sayActivity(row: StoredActivity, language: string, now: Date): Activity {
  const { id, kind, currency, art, state, pictures, tickets, number, code, seedHash } = row;
  const hasReward = state === "issued" || state === "claimed";
  return {
    id,
    kind,
    title: pickText(row.title, language),
    note: pickText(row.note, language),
    art: art === "" ? id : art,
    state,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    pictures,
    currency,
    amount: hasReward ? (row.given ?? 0) : kind === "raffle" ? (row.prizes[0]?.amount ?? 0) : row.amount,
    canApply: canApply(row, now),
    canClaim: state === "issued",
    remark: row.remark ?? "",
    reason: row.reason ?? "",
    number,
    code,
    tickets,
    prizes: row.prizes.map((prize) => ({ ...prize, currency })),
    seedHash,
    drawnAt: row.drawnAt?.toISOString() ?? null,
  };
}
