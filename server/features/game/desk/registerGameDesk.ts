import type { FastifyInstance, FastifyRequest } from "fastify";
import type { GameDeskRow, VendorDeskRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { cutTotal } from "#server/http/cutTotal.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays, knownZone, localDay } from "#server/localDay.ts";
import { gameOrder } from "../gameRow.ts";
import { changeGame } from "./changeGame.ts";
import { changeVendor } from "./changeVendor.ts";
import { checkPicture } from "./checkPicture.ts";
import { likeStart } from "./likeStart.ts";
import { loadGameReport } from "./loadGameReport.ts";

const hourMs = 3_600_000;
const byCategory =
  "array_position(ARRAY['RNG', 'LIVE', 'COCKFIGHT', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'], v.game_type)";
const vendorState = "CASE WHEN v.is_shown THEN v.status ELSE 'hidden' END";
const gameState = `CASE WHEN NOT v.is_shown THEN 'vendorHidden' WHEN NOT g.is_shown THEN 'hidden' WHEN v.status = 'maintenance' THEN 'vendorMaintenance'
  WHEN g.maintenance THEN 'maintenance' WHEN v.status = 'soon' OR g.start = '' THEN 'soon' ELSE 'open' END`;

/** Serves those who look after games: what is offered, in which order and to whom, at once and in the audit; and what is played. */
export function registerGameDesk(app: FastifyInstance, { clock, config, db, liveSite }: Deps): void {
  /** Checks the picture that a field sets. One that is shown already stays, wherever it comes from. */
  const checkChanged = async (
    field: string,
    picture: string | undefined,
    readShown: () => Promise<{ shown: string }[]>,
  ): Promise<void> => {
    if (picture === undefined || picture === (await readShown())[0]?.shown) return;
    const { imageCDNs } = liveSite.current().site.brand;
    checkPicture(field, picture, { imageHosts: config.imageHosts, imageCDNs });
  };
  /** Who changes; whoever changes more than an order has just given the password. */
  const operatorOf = (request: FastifyRequest, changes: object) => {
    const call = operatorCallOf(request);
    if (Object.keys(changes).some((name) => name !== "move")) checkConfirmed(call, clock);
    return call.operator.account;
  };

  operation(app, "getGameDeskFigures", async () =>
    onlyRow(
      await db.query<{ vendors: number; games: number; maintenance: number; open: number; stuck: number }>(
        `SELECT (SELECT count(*) FROM game_vendor WHERE is_shown) AS vendors,
           (SELECT count(*) FROM game g JOIN game_vendor v USING (game_type, vassalage) WHERE g.is_shown AND v.is_shown) AS games,
           (SELECT count(*) FROM game_vendor WHERE status = 'maintenance') + (SELECT count(*) FROM game WHERE maintenance) AS maintenance,
           (SELECT count(*) FROM game_bet WHERE state = 'open' AND ask_at IS NOT NULL) AS open,
           (SELECT count(*) FROM game_bet WHERE state = 'open' AND ask_at IS NOT NULL AND stuck_since IS NOT NULL) AS stuck`,
      ),
    ),
  );

  operation(app, "listVendorDesk", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const rows = await db.query<VendorRow & { total: number }>(
      `SELECT v.game_type || '/' || v.vassalage AS id, v.vassalage, v.game_type AS "gameType", v.display_name AS "displayName",
         ${vendorState} AS state, v.status, v.maintenance_until AS until, v.is_shown AS "isShown", v.is_hot AS "isHot",
         coalesce(v.recommended, 0)::int AS recommended, array_to_string(v.allowed, ', ') AS allowed, v.small_icon AS "smallIcon",
         (SELECT count(*) FROM game g WHERE g.is_shown AND g.game_type = v.game_type AND g.vassalage = v.vassalage) AS games,
         count(*) OVER ()::int AS total
       FROM game_vendor v
       WHERE ($1 = '' OR strpos(lower(v.display_name), $1) > 0 OR lower(v.vassalage) LIKE $2) AND ($3::text IS NULL OR v.game_type = $3)
         AND ($4::text IS NULL OR ${vendorState} = $4)
       ORDER BY ${byCategory}, v.place, v.vassalage LIMIT $5 OFFSET $6`,
      [typed(query.search), likeStart(query.search), query.gameType ?? null, query.state ?? null, limit, offset],
    );
    const now = clock.now().getTime();
    const cut = cutTotal(rows);
    const said = cut.rows.map(({ until, ...row }): VendorDeskRow => {
      const left = row.status === "maintenance" && until !== null ? Math.ceil((until.getTime() - now) / hourMs) : 0;
      return { ...row, until: until?.toISOString() ?? null, hours: Math.max(0, left) };
    });
    return { rows: said, page, pageSize, total: cut.total };
  });

  operation(app, "setVendorDesk", async ({ path, body, request }) => {
    const operator = operatorOf(request, body);
    await withTransaction(db, async (tx) => {
      await checkChanged("smallIcon", body.smallIcon, () =>
        tx.query("SELECT small_icon AS shown FROM game_vendor WHERE game_type = $1 AND vassalage = $2", [
          path.gameType,
          path.vassalage,
        ]),
      );
      if (!(await changeVendor(tx, path, body, clock.now()))) throw notFound();
      await recordAct(tx, clock, operator, "vendorChanged", {
        of: `${path.gameType}/${path.vassalage}`,
        ...changesTo(body),
      });
    });
    return {};
  });

  operation(app, "listGameDesk", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const rows = await db.query<GameDeskRow & { total: number }>(
      `SELECT g.vassalage || '/' || g.code AS id, g.vassalage, v.display_name AS vendor, g.code, g.display_name AS "displayName",
         g.game_type AS "gameType", g.classify, ${gameState} AS state, g.is_shown AS "isShown", g.is_hot AS "isHot", g.is_new AS "isNew",
         CASE WHEN g.is_hot AND g.is_new THEN 'hotNew' WHEN g.is_hot THEN 'hot' WHEN g.is_new THEN 'new' END AS marks,
         g.maintenance, array_to_string(g.allowed, ', ') AS allowed, g.icon, count(*) OVER ()::int AS total
       FROM game g JOIN game_vendor v USING (game_type, vassalage)
       WHERE ($1 = '' OR strpos(lower(g.display_name), $1) > 0 OR strpos(lower(g.aliases), $1) > 0 OR lower(g.code) LIKE $2)
         AND ($3::text IS NULL OR lower(g.vassalage) = $3) AND ($4::text IS NULL OR g.game_type = $4)
         AND CASE $5 WHEN 'hot' THEN g.is_hot WHEN 'new' THEN g.is_new WHEN 'hidden' THEN NOT (g.is_shown AND v.is_shown)
           WHEN 'maintenance' THEN g.maintenance OR v.status = 'maintenance' ELSE true END
       ORDER BY ${byCategory}, ${gameOrder} LIMIT $6 OFFSET $7`,
      [
        typed(query.search),
        likeStart(query.search),
        typed(query.vendor) || null,
        query.gameType ?? null,
        query.mark ?? "",
        limit,
        offset,
      ],
    );
    return { ...cutTotal(rows), page, pageSize };
  });

  operation(app, "setGameDesk", async ({ path, body, request }) => {
    const operator = operatorOf(request, body);
    await withTransaction(db, async (tx) => {
      await checkChanged("icon", body.icon, () =>
        tx.query("SELECT icon AS shown FROM game WHERE vassalage = $1 AND code = $2", [path.vassalage, path.code]),
      );
      if (!(await changeGame(tx, path, body))) throw notFound();
      await recordAct(tx, clock, operator, "gameChanged", {
        of: `${path.vassalage}/${path.code}`,
        ...changesTo(body),
      });
    });
    return {};
  });

  operation(app, "setGameDesks", async ({ body: { ids, ...changes }, request }) => {
    const operator = operatorOf(request, { ids, ...changes });
    await withTransaction(db, async (tx) => {
      // In one order, so that two operators with the same games take turns.
      for (const id of ids.toSorted()) {
        const [vassalage = "", code = ""] = id.split("/");
        if (!(await changeGame(tx, { vassalage, code }, changes))) throw notFound();
        await recordAct(tx, clock, operator, "gameChanged", { of: id, ...changesTo(changes) });
      }
    });
    return { changed: ids.length };
  });

  operation(app, "listGameReport", ({ query }) => {
    const { currency, settings } = liveSite.current().site.brand;
    const to = localDay(clock.now(), knownZone(settings.timeZone));
    return loadGameReport(db, query, { from: addDays(to, 1 - Number(query.days ?? "7")), to, currency });
  });
}

interface VendorRow extends Omit<VendorDeskRow, "until" | "hours"> {
  until: Date | null;
}

const typed = (words: string | undefined): string => words?.trim().toLowerCase() ?? "";

/** What was changed, for the audit: in one line that is searched and exported, and each by its name, for words in the reader's language. */
const changesTo = (set: object): { switched: string; set: object } => ({
  switched: Object.entries(set)
    .map(([name, value]) => `${name}: ${value === "" ? "–" : String(value)}`)
    .join(", "),
  set,
});
