import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { operation } from "#server/http/operation.ts";
import { sendPrepared } from "#server/http/sendPrepared.ts";
import { createJackpots } from "./createJackpots.ts";

const usualNumber = 20;

/** So many wins are looked through for each winner wanted: whoever plays on wins many times in a row. */
const winsOfOne = 20;

/**
 * Serves the jackpot in the brand's currency, and the recent winners: each once with the newest win that the ledger has booked,
 * without naming anybody.
 */
export function registerBoard(app: FastifyInstance, { db, clock, liveSite }: Deps): void {
  const jackpots = createJackpots({ db, clock });
  // Whoever looks changes nothing (S-07): a jackpot begins with the platform, and with a revision in another currency.
  const begin = async () => {
    try {
      await jackpots.begin(liveSite.current().site.brand.currency);
    } catch (error) {
      app.log.error({ err: error }, "a jackpot could not begin");
    }
  };
  app.addHook("onReady", begin);
  const stop = liveSite.onChange(() => void begin());
  app.addHook("onClose", async () => stop());
  operation(
    app,
    "getJackpot",
    async ({ request, reply }) => {
      const { currency } = liveSite.current().site.brand;
      return sendPrepared(request, reply, await jackpots.answerIn(currency));
    },
    { isPrepared: true },
  );

  operation(app, "listWinners", async ({ query }) => {
    const category = query.gameCategory ?? "ALL";
    const wanted = query.limitNum ?? usualNumber;
    const rows = await db.query<Row>(
      `SELECT * FROM (
         SELECT DISTINCT ON (m.id) m.account, t.detail, t.category,
           (SELECT sum(own.amount)::bigint FROM ledger_entry own WHERE own.transfer_id = t.id AND own.amount > 0) AS amount,
           t.currency, t.created_at, t.id
         FROM (SELECT * FROM ledger_transfer WHERE kind = 'win' AND ($1 = 'ALL' OR category = $1)
               ORDER BY created_at DESC LIMIT $3) t
         JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0
         JOIN ledger_account a ON a.id = e.account_id
         JOIN member m ON m.id = a.member_id
         WHERE NOT EXISTS (SELECT FROM game_bet b WHERE t.cause_ref = 'bet:' || b.id AND b.state = 'void')
         ORDER BY m.id, t.created_at DESC, t.id) newest
       ORDER BY created_at DESC, id LIMIT $2`,
      [category, wanted, wanted * winsOfOne],
    );
    return {
      list: rows.map((row) => ({
        vo: {
          icon: "",
          customer: hideMiddle(row.account),
          game: row.detail,
          gameCategory: row.category,
          winAmount: row.amount,
          currency: row.currency,
          time: row.created_at.toISOString(),
        },
      })),
    };
  });
}

interface Row {
  account: string;
  detail: string;
  category: string;
  amount: number;
  currency: string;
  created_at: Date;
}
