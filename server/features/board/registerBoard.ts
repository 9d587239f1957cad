import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { operation } from "#server/http/operation.ts";
import { sendPrepared } from "#server/http/sendPrepared.ts";
import { createJackpots } from "./createJackpots.ts";
import { registerRanks } from "./registerRanks.ts";

const usualNumber = 20;
/** Free play is nobody's win. */
const trialType = 4;

/** So many wins are looked through for each winner wanted: whoever plays on wins many times in a row. */
const winsOfOne = 20;

/**
 * Serves the rankings, the jackpot in the brand's currency, and the recent winners: each once with the newest settled round that paid more than its
 * stake, without naming anybody.
 */
export function registerBoard(app: FastifyInstance, deps: Deps): void {
  const { db, clock, liveSite } = deps;
  registerRanks(app, deps);
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
         SELECT DISTINCT ON (m.id) m.account, b.game_name, b.category, b.payout, b.currency, b.settled_at, b.id,
           coalesce((SELECT g.icon FROM game g WHERE g.vassalage = b.vendor AND g.code = b.game_code), '') AS icon
         FROM (SELECT * FROM game_bet WHERE state = 'settled' AND payout > stake AND ($1 = 'ALL' OR category = $1)
               ORDER BY settled_at DESC LIMIT $3) b
         JOIN member m ON m.id = b.member_id AND m.type <> ${trialType}
         ORDER BY m.id, b.settled_at DESC, b.id) newest
       ORDER BY settled_at DESC, id LIMIT $2`,
      [category, wanted, wanted * winsOfOne],
    );
    return {
      list: rows.map((row) => ({
        vo: {
          icon: row.icon,
          customer: hideMiddle(row.account),
          game: row.game_name,
          gameCategory: row.category,
          winAmount: row.payout,
          currency: row.currency,
          time: row.settled_at.toISOString(),
        },
      })),
    };
  });
}

interface Row {
  account: string;
  game_name: string;
  category: string;
  payout: number;
  currency: string;
  settled_at: Date;
  icon: string;
}
