import type { FastifyInstance } from "fastify";
import type { BetRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { offerExport, type ExportedLists } from "#server/features/export/Exported.ts";
import { streamPages } from "#server/features/export/streamPages.ts";
import type { Names } from "#server/features/names/createNames.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone } from "#server/localDay.ts";
import type { BetDetail, BetEnd } from "./Bet.ts";
import { loadBetDays } from "./loadBetDays.ts";
import { listedColumns, loadBets, type ListedBet } from "./loadBets.ts";

/** What of bets is added up in files, as in `betSums`: of those that were called off, nothing. */
export const betSumsInFiles = {
  sums: ["/stake", "/valid", "/payout", "/net"],
  counts: (row: object) => "state" in row && row.state !== "void",
};

/** Serves a member's bets: the record, a bet with its details, what was played, and what was won and lost by day. */
export function registerBets(
  app: FastifyInstance,
  { clock, db, liveSite }: Deps,
  { exported, names }: { exported: ExportedLists; names: Names },
): void {
  const settings = () => liveSite.current().site.brand.settings;

  operation(app, "listBets", async ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const { rows, totals, ...place } = await loadBets(db, { memberId, currency, query });
    return { ...place, rows: rows.map(toBetRow), totals: { ...totals, currency } };
  });

  offerExport(exported, "listBets", {
    ...betSumsInFiles,
    open: ({ session: { memberId, currency }, query }) =>
      streamPages(db, async (tx, wish) => {
        const { rows, next } = await loadBets(tx, { memberId, currency, query: { ...query, ...wish } });
        return { rows: rows.map(toBetRow), next };
      }),
  });

  operation(app, "listBetGames", async ({ request }) => {
    const { memberId } = playerSessionOf(request);
    const games = await db.query<{ vendor: string; vendorName: string; code: string; name: string }>(
      `SELECT b.vendor, b.game_code AS code, max(b.game_name) AS name,
         coalesce((SELECT min(v.display_name) FROM game_vendor v WHERE v.vassalage = b.vendor), b.vendor) AS "vendorName"
       FROM bet_month b WHERE b.member_id = $1 GROUP BY b.vendor, b.game_code ORDER BY name, "vendorName"`,
      [memberId],
    );
    const vendors = new Map(games.map(({ vendor, vendorName }) => [vendor, vendorName]));
    return {
      vendors: [...vendors]
        .map(([code, name]) => ({ code, name }))
        .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))),
      games: games.map(({ vendor, code, name, vendorName }) => ({ id: `${vendor}/${code}`, name, vendorName })),
    };
  });

  operation(app, "getBetDays", ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    return loadBetDays(db, { memberId, currency, query, now: clock.now(), zone: knownZone(settings().timeZone) });
  });

  operation(app, "getBet", async ({ path, request }) => {
    const { memberId } = playerSessionOf(request);
    const rows = await db.query<WholeBet>(
      `SELECT ${listedColumns}, to_char(b.day, 'YYYY-MM-DD') AS day, b.bonus_stake AS "bonusStake", b.voided_at AS "voidedAt", b.details, b.ended
       FROM game_bet b WHERE b.id = $1 AND b.member_id = $2`,
      [path.id, memberId],
    );
    const [bet] = rows;
    if (!bet) throw notFound();
    const say = await names.saidIn(languageOf(request, settings().defaultLanguage));
    return {
      ...toBetRow(bet),
      day: bet.day,
      bonusStake: bet.bonusStake,
      voidedAt: bet.voidedAt?.toISOString() ?? null,
      ended: bet.ended,
      details: bet.details.map(({ name, value }) => ({ name: say(name), value: say(value) })),
    };
  });
}

interface WholeBet extends ListedBet {
  day: string;
  bonusStake: number;
  voidedAt: Date | null;
  details: BetDetail[];
  ended: BetEnd | null;
}

/** A bet as answers have it. */
export function toBetRow(bet: ListedBet): BetRow {
  const { id, placedAt, settledAt, category, vendor, vendorName, game, round, stake, valid, payout, state } = bet;
  return {
    id,
    placedAt: placedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    category,
    vendor,
    vendorName,
    game,
    round,
    stake,
    valid,
    payout,
    // What is open has no result yet, and what was called off has none any more.
    net: state === "settled" ? payout - stake : null,
    state,
    currency: bet.currency,
  };
}
