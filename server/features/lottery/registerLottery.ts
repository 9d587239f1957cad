import type { FastifyInstance } from "fastify";
import { chipOf } from "#compile/lottery/chipOf.ts";
import { vendorChip } from "#compile/reckon/lotteryWay.ts";
import type { LotteryDraw } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { chooseAsked } from "#server/features/game/chooseGame.ts";
import type { AskVendor } from "#server/features/game/createVendorReads.ts";
import { lotteryCategories } from "#server/features/game/lotteryCategories.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { operation } from "#server/http/operation.ts";
import type { VendorConfig } from "#server/readVendors.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import { createLotteryBets } from "./createLotteryBets.ts";
import { type ToldDraw, vendorAnswers } from "./vendorAnswers.ts";

const { isMenus, isNumeros, isOpened, isRecent } = vendorAnswers;
/** How many a vendor is asked for, whatever is shown of them: one answer is enough for everybody. */
const mostDraws = 100;

/** Serves what lotteries draw and have drawn, and places bets on draws: their vendor's program is asked. */
export function registerLottery(
  app: FastifyInstance,
  { clock, config, db }: Pick<Deps, "clock" | "config" | "db">,
  { ask, runOnce }: { ask: AskVendor; runOnce: Idempotency },
): void {
  const vendorOf = async (vassalage?: string) =>
    (await chooseAsked(db, config.vendors, { categories: lotteryCategories(), vassalage }))?.vendor;
  /** The vendor's clock as it is now, however old its answer. */
  const momentOf = (aheadMs = 0) => clock.now().getTime() + aheadMs;
  const answerOf = (draws: readonly ToldDraw[], aheadMs?: number) => ({
    list: draws.map(toDraw),
    now: new Date(momentOf(aheadMs)).toISOString(),
  });
  const menusOf = (vendor: VendorConfig) => ask(vendor, { path: "/api/lottery/menus", isAnswer: isMenus });

  const placeBet = createLotteryBets({
    clock,
    config,
    db,
    chipAt: async (vendor, currency) => {
      const told = await menusOf(vendor).catch(() => undefined);
      return told && (vendorChip(told.value.chips, currency) ?? chipOf(currency));
    },
    gameFor: async (vendor, kind) => {
      const told = await menusOf(vendor).catch(() => undefined);
      return told?.value.gameMenus.find((menu) => menu.kind === kind)?.gameCode;
    },
  });

  /** The kind that is meant, of those that there are: nobody makes us ask the vendor for others. */
  async function meant({ vassalage, kind }: { vassalage?: string | undefined; kind?: string | undefined }) {
    const vendor = await vendorOf(vassalage);
    if (!vendor) return undefined;
    const kinds = (await menusOf(vendor)).value.gameMenus.map((menu) => menu.kind);
    const found = kind === undefined ? kinds[0] : kinds.find((one) => one === kind);
    return found === undefined ? undefined : { vendor, query: { kind: found, count: String(mostDraws) } };
  }

  operation(app, "listLotteryMenus", async ({ query: { vassalage } }) => {
    const vendor = await vendorOf(vassalage);
    if (!vendor) return { gameMenus: [], now: new Date(momentOf()).toISOString() };
    const { value, aheadMs } = await menusOf(vendor);
    return {
      gameMenus: value.gameMenus,
      ...(value.chips && { chips: value.chips }),
      now: new Date(momentOf(aheadMs)).toISOString(),
    };
  });

  operation(app, "listNumeros", async ({ query: { count = mostDraws, ...wanted } }) => {
    const found = await meant(wanted);
    if (!found) return answerOf([]);
    const { vendor, query } = found;
    const { value, aheadMs } = await ask(vendor, { path: "/api/lottery/numeros", query, isAnswer: isNumeros });
    // What closed since the vendor was asked takes no bets any more.
    const open = value.numeros.filter(({ closesAt }) => closesAt > momentOf(aheadMs));
    return answerOf(open.slice(0, count), aheadMs);
  });

  operation(app, "listOpenedNumeros", async ({ query: { count = mostDraws, ...wanted } }) => {
    const found = await meant(wanted);
    if (!found) return answerOf([]);
    const { vendor, query } = found;
    const { value, aheadMs } = await ask(vendor, { path: "/api/lottery/opened", query, isAnswer: isOpened });
    return answerOf(value.opened.slice(0, count), aheadMs);
  });

  operation(app, "placeLotteryBet", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId } = playerSessionOf(request);
    const intent = { scope: `placeLotteryBet:${memberId}`, key: idempotencyKey, request: body, secrets: {} };
    // Outside the transaction: the vendor asks our wallet meanwhile, which needs connections of its own.
    const { value, replayed } = await runOnce(intent, {
      prepare: () => placeBet(request, body, idempotencyKey),
      admitReplay: async () => {},
      work: async (_tx, bet) => bet,
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });

  operation(app, "listRecentDraws", async ({ query: { vassalage } }) => {
    const vendor = await vendorOf(vassalage);
    if (!vendor) return answerOf([]);
    const { value, aheadMs } = await ask(vendor, { path: "/api/lottery/recent", isAnswer: isRecent });
    return answerOf(value.recent, aheadMs);
  });
}

function toDraw({ id, opensAt, closesAt, endsAt, about, promise, seed, outcome }: ToldDraw): LotteryDraw {
  return {
    id,
    kind: about.kind,
    numero: about.numero,
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    ...(outcome && { numbers: outcome.numbers, ...trendOf(outcome.numbers) }),
    ...(promise !== undefined && { promise }),
    ...(seed !== undefined && { seed }),
  };
}

/** Of numbers of one digit their sum, of others the end of the first; nothing where they are no numbers. */
function trendOf(numbers: readonly string[]): { trend?: number } {
  const [first = ""] = numbers;
  const isQuick = numbers.every(({ length }) => length === 1);
  const trend = isQuick ? numbers.reduce((sum, number) => sum + Number(number), 0) : Number(first.slice(-2));
  return first !== "" && Number.isInteger(trend) && trend >= 0 ? { trend } : {};
}
