import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ExampleBet, ExampleSlip } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { ExampleParts } from "./ExampleParts.ts";
import { createMemory } from "./createMemory.ts";

type Pick = ExampleBet["pick"];

const picks: readonly Pick[] = ["home", "draw", "away"];

/** A round takes bets for the first part of its time; then its result is told, until the next one opens. */
const openMs = 18_000;
const roundMs = 24_000;

/** Stakes, in minor units. */
const least = 100;
const most = 100_000;

/** Bets of a member that are remembered. */
const mostBets = 20;

/**
 * Serves the rounds behind `examples/pages/exampleSlip.json`. A round follows from the time alone, so every node tells the same;
 * stakes and wins are booked in the ledger, each once.
 */
export function registerExampleSlip(
  app: FastifyInstance,
  { clock, db }: Deps,
  { ledger, runOnce }: ExampleParts,
): void {
  const kept = createMemory<readonly ExampleBet[]>(() => []);

  /** Books what was staked or won, between a member and the house. */
  async function book(tx: Queryable, kind: "bet" | "win", memberId: string, bet: ExampleBet, key: string) {
    const { currency, stake, win } = bet;
    const [wallet, house] = await Promise.all([
      ledger.walletOf(tx, memberId, currency),
      ledger.ownAccount(tx, "house", currency),
    ]);
    const [from, to, amount] = kind === "bet" ? [wallet, house, stake] : [house, wallet, win];
    const legs = [
      { account: from, amount: -amount },
      { account: to, amount },
    ];
    const cause = { type: "system", ref: `example slip ${bet.round}` } as const;
    await ledger.post(tx, { kind, currency, legs, key, cause, detail: "Example slip", at: clock.now() });
  }

  /** The bets of a member, those of rounds that are over with how they ended. A win is paid once, by its key. */
  async function settled(memberId: string): Promise<readonly ExampleBet[]> {
    const bets = kept.of(memberId);
    const over = bets.filter(
      ({ round, state }) => state === "open" && closesAt(Number(round)) <= clock.now().getTime(),
    );
    if (over.length === 0) return bets;
    const ended = over.map(
      (bet) => ({ ...bet, state: winnerOf(Number(bet.round)) === bet.pick ? "won" : "lost" }) as const,
    );
    await withTransaction(db, async (tx) => {
      for (const bet of ended) if (bet.state === "won") await book(tx, "win", memberId, bet, `example-win:${bet.id}`);
    });
    const now = kept.of(memberId).map((bet) => ended.find(({ id }) => id === bet.id) ?? bet);
    kept.keep(memberId, now);
    return now;
  }

  operation(app, "getExampleSlip", async ({ request }): Promise<ExampleSlip> => {
    const { memberId, currency } = playerSessionOf(request);
    const round = roundAt(clock.now());
    return {
      round: String(round),
      state: clock.now().getTime() < closesAt(round) ? "open" : "closed",
      closesAt: new Date(closesAt(round)).toISOString(),
      nextAt: new Date((round + 1) * roundMs).toISOString(),
      currency,
      least,
      most,
      odds: oddsOf(round),
      bets: [...(await settled(memberId))],
    };
  });

  operation(app, "placeExampleBet", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId, currency } = playerSessionOf(request);
    const intent = { scope: `placeExampleBet:${memberId}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce<void, ExampleBet>(intent, {
      prepare: async () => demandOpen(body, clock.now()),
      admitReplay: async () => {},
      work: async (tx) => {
        const { round, pick, odds, stake } = body;
        const placedAt = clock.now().toISOString();
        const win = possibleWin(stake, odds);
        const bet: ExampleBet = { id: randomUUID(), round, pick, odds, stake, win, currency, state: "open", placedAt };
        await book(tx, "bet", memberId, bet, `example-bet:${bet.id}`);
        return bet;
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    else kept.keep(memberId, [value, ...kept.of(memberId)].slice(0, mostBets));
    return value;
  });
}

/** Refuses a bet that comes too late by the platform's clock, by other odds than are offered, or outside the limits. */
function demandOpen(
  { round, pick, odds, stake }: Readonly<{ round: string; pick: Pick; odds: string; stake: number }>,
  now: Date,
) {
  const open = roundAt(now);
  if (round !== String(open) || now.getTime() >= closesAt(open))
    throw refusal("example_round_closed", "This round takes no more bets.");
  if (oddsOf(open)[pick] !== odds) throw refusal("example_odds_moved", "The odds have changed.");
  const fault =
    stake < least ? { key: "form.least", values: { min: least } } : { key: "form.most", values: { max: most } };
  if (stake < least || stake > most)
    throw refusal("form_invalid", "Please check what you typed.", { fieldErrors: { stake: fault } });
}

const roundAt = (now: Date): number => Math.floor(now.getTime() / roundMs);
const closesAt = (round: number): number => round * roundMs + openMs;
const winnerOf = (round: number): Pick => picks[(round * 7 + 2) % picks.length] ?? "draw";

/** The odds of a round; they move a little from one to the next. */
function oddsOf(round: number): Record<Pick, string> {
  const moved = (base: number, by: number) => ((base + ((round * by) % 20)) / 100).toFixed(2);
  return { home: moved(175, 3), draw: moved(310, 7), away: moved(395, 9) };
}

/** Stake times odds in minor units, rounded down; the odds have two decimals, so nothing is lost on the way. */
function possibleWin(stake: number, odds: string): number {
  return Number((BigInt(stake) * BigInt(Math.round(Number(odds) * 100))) / 100n);
}
