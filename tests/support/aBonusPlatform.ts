import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Offer, Promotions } from "#contracts/config.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createBets, type Bets } from "#server/features/bet/createBets.ts";
import { attachBonuses } from "#server/features/bonus/attachBonuses.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { goodPassword } from "./aPlatform.ts";
import { aDepositPlatform, type DepositAnswer, type DepositPlatform, type Payer } from "./aDepositPlatform.ts";

/** A player with calls of every part. */
export interface BonusPlayer extends Payer {
  call<Value = Record<string, unknown>>(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<DepositAnswer<Value>>;
  /** Pays in by QR. */
  payIn(amount: number): Promise<void>;
  /** Stakes and loses. */
  lose(stake: number, category?: "RNG" | "LIVE"): Promise<void>;
  money(): Promise<{ real: number; bonus: number }>;
}

/** A platform that gives bonuses by the demo's promotions. */
export interface BonusPlatform extends DepositPlatform {
  player(account: string): Promise<BonusPlayer>;
  bets: Bets;
  promotions: Promotions;
  /** Puts offers of the test's own among those of the demo. */
  offer(...offers: Offer[]): void;
}

/** Builds it. */
export async function aBonusPlatform(): Promise<BonusPlatform> {
  const platform = await aDepositPlatform();
  const { clock, db, liveSite, payer, tell } = platform;
  const promotions = JSON.parse(await readFile("brands/ink/promotions.json", "utf8")) as Promotions;
  delete promotions.$schema;
  const site = liveSite.current().site;
  liveSite.change({ ...site, promotions });
  const ledger = createLedger(clock);
  const bets = createBets({
    ledger,
    dayOf: (at) => at.toISOString().slice(0, 10),
    walletKind: () => "player",
  });
  attachBonuses(bets, ledger);

  return {
    ...platform,
    bets,
    promotions,
    offer: (...offers) =>
      liveSite.change({ ...site, promotions: { ...promotions, offers: [...promotions.offers, ...offers] } }),
    async player(account) {
      const one = await payer(account);
      let { token } = one;
      const own: BonusPlayer = {
        ...one,
        async call(method, path, body, key = randomUUID()) {
          const ask = () =>
            platform.call(method, `/wps${path}`, {
              token,
              headers: { language: "EN", ...(method === "POST" && { "idempotency-key": key }) },
              ...(body !== undefined && { body }),
            });
          let answer = await ask();
          if (answer.statusCode === 401) {
            // The clock went on by days: nobody stays logged in so long.
            ({ token } = await platform.login(account, goodPassword));
            answer = await ask();
          }
          return { status: answer.statusCode, ...answer.json<Omit<DepositAnswer<never>, "status">>() };
        },
        async payIn(amount) {
          const { value } = await own.call<{ id: string }>("POST", "/deposit", { channel: "qr", amount, values: {} });
          await tell({ order: value.id, amount });
        },
        async lose(stake, category = "RNG") {
          const round = randomUUID();
          const at = clock.now();
          const game = { code: "naga", name: "Naga" };
          const wish = { memberId: one.memberId, vendor: "NAGA", round, game, category, currency: "USD", stake, at };
          await withTransaction(db, async (tx) => {
            await bets.place(tx, wish);
            await bets.settle(tx, { vendor: "NAGA", round, payout: 0, at });
          });
        },
        async money() {
          const [row] = await db.query<{ real: number; bonus: number }>(
            `SELECT coalesce(sum(balance) FILTER (WHERE kind = 'player'), 0)::bigint AS real,
               coalesce(sum(balance) FILTER (WHERE kind = 'playerBonus'), 0)::bigint AS bonus
             FROM ledger_account WHERE member_id = $1`,
            [one.memberId],
          );
          return row ?? { real: 0, bonus: 0 };
        },
      };
      return own;
    },
  };
}
