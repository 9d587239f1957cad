import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PointEntry } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { loadMallSetting } from "./MallSetting.ts";
import { paidIn, paidInDays } from "./paidIn.ts";
import { pointsOf } from "./postPoints.ts";
import { redeemColumns, sayRedeem, type StoredRedeem } from "./StoredRedeem.ts";
import { rewardColumns, sayReward, type StoredReward } from "./StoredReward.ts";

/** Days of a list, by UTC as everywhere in records. */
const between = (from: string, to: string, moment: string) =>
  `(${from}::date IS NULL OR ${moment} >= ${from}::date::timestamp AT TIME ZONE 'UTC')
   AND (${to}::date IS NULL OR ${moment} < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC')`;

const redeemOrders = { createdAt: "r.created_at", points: "r.points" };
const rewardOrders = { place: "place", points: "points" };

/** Serves what a member sees of its points: what there is, what they are worth, what was done with them. */
export function registerPoints(app: FastifyInstance, { clock, db, liveSite }: Deps): void {
  const languageFor = (request: FastifyRequest) =>
    languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);

  operation(app, "getPointsBalance", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const rows = await db.query<{ process: number; earned: number }>(
      `SELECT (SELECT coalesce(sum(points), 0)::bigint FROM point_redeem WHERE member_id = $1 AND status = 'process') AS process,
         (SELECT coalesce(sum(points), 0)::bigint FROM point_entry WHERE member_id = $1 AND kind IN ('earned', 'granted')) AS earned`,
      [memberId],
    );
    const { process = 0, earned = 0 } = rows[0] ?? {};
    return { balance: await pointsOf(db, memberId), process, earned, currency };
  });

  operation(app, "getPointsConfig", async ({ request }) => {
    const { currency } = playerSessionOf(request);
    const { turnover, isConvertible, convertPoints, convertAmount, convertLeast } = await loadMallSetting(db, currency);
    return { currency, turnover, isConvertible, convertPoints, convertAmount, convertLeast, days: paidInDays };
  });

  operation(app, "listPointRewards", async ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    const [points, paid] = await Promise.all([pointsOf(db, memberId), paidIn(db, memberId, currency, clock.now())]);
    const where = `is_open AND currency = $1 AND ($2::text IS NULL OR available > 0)
      AND ($2::text IS DISTINCT FROM 'affordable' OR (points <= $3 AND amount <= $4))`;
    const chosen = [currency, query.show ?? null, points, paid];
    const [rows, counted] = await Promise.all([
      db.query<StoredReward>(
        `SELECT ${rewardColumns} FROM point_reward WHERE ${where}
         ORDER BY ${toOrderBy(query.sort ?? "place", rewardOrders, "id")} LIMIT $5 OFFSET $6`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM point_reward WHERE ${where}`, chosen),
    ]);
    const language = languageFor(request);
    const said = rows.map((row) => sayReward(row, { points, paid }, language));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "listPointRedeems", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    const where = `r.member_id = $1 AND ($2::text IS NULL OR r.status = $2) AND ${between("$3", "$4", "r.created_at")}`;
    const chosen = [memberId, query.status ?? null, query.from ?? null, query.to ?? null];
    const [rows, counted] = await Promise.all([
      db.query<StoredRedeem>(
        `SELECT ${redeemColumns} FROM point_redeem r WHERE ${where}
         ORDER BY ${toOrderBy(query.sort ?? "-createdAt", redeemOrders, "r.id")} LIMIT $5 OFFSET $6`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM point_redeem r WHERE ${where}`, chosen),
    ]);
    const language = languageFor(request);
    return { rows: rows.map((row) => sayRedeem(row, language)), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "listPointTransactions", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    const where = `member_id = $1 AND ($2::text IS NULL OR kind = $2) AND ${between("$3", "$4", "at")}`;
    const chosen = [memberId, query.kind ?? null, query.from ?? null, query.to ?? null];
    const [rows, sums] = await Promise.all([
      db.query<EntryRow>(
        `SELECT id::text, kind, points, balance, detail, at FROM point_entry WHERE ${where}
         ORDER BY at DESC, point_entry.id DESC LIMIT $5 OFFSET $6`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number; in: number; out: number }>(
        `SELECT count(*) AS total, coalesce(sum(points) FILTER (WHERE points > 0), 0)::bigint AS in,
           coalesce(-sum(points) FILTER (WHERE points < 0), 0)::bigint AS out FROM point_entry WHERE ${where}`,
        chosen,
      ),
    ]);
    const language = languageFor(request);
    const { total = 0, in: came = 0, out: went = 0 } = sums[0] ?? {};
    const said = rows.map((row) => ({ ...row, detail: pickText(row.detail, language), at: row.at.toISOString() }));
    return { rows: said, page, pageSize, total, totals: { in: came, out: went } };
  });
}

interface EntryRow {
  id: string;
  kind: PointEntry["kind"];
  points: number;
  balance: number;
  detail: TextsByLanguage;
  at: Date;
}
