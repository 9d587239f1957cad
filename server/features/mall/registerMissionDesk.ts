import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { missionColumns, type StoredMission } from "#server/features/mission/loadMissions.ts";
import { notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { readWords, sayWords } from "#server/features/console/readWords.ts";

/** Serves those who make missions. Every change is in the audit. */
export function registerMissionDesk(app: FastifyInstance, { clock, db }: Deps): void {
  operation(app, "listMissionDesk", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const [rows, counted] = await Promise.all([
      db.query<StoredMission & { isOpen: boolean; place: number; claims: number }>(
        `SELECT ${missionColumns}, is_open AS "isOpen", place,
           (SELECT count(*) FROM mission_claim c WHERE c.mission_id = mission.id) AS claims
         FROM mission ORDER BY currency, place, id LIMIT $1 OFFSET $2`,
        [limit, offset],
      ),
      db.query<{ total: number }>("SELECT count(*) AS total FROM mission"),
    ]);
    const language = languageOf(request, "EN");
    const said = rows.map(({ title, ...row }) => ({
      ...row,
      name: pickText(title, language),
      words: sayWords(title, {}),
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  const columns = "kind, period, currency, title, target, reward, is_open, place, changed_at, changed_by";

  operation(app, "addMission", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { name } = readWords(body.words);
    const id = randomUUID();
    const { kind, period, currency, target, reward, isOpen, place } = body;
    await withTransaction(db, async (tx) => {
      await tx.query(`INSERT INTO mission (id, ${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`, [
        id,
        kind,
        period,
        currency,
        name,
        target,
        reward,
        isOpen,
        place,
        clock.now(),
        call.operator.account,
      ]);
      await recordAct(tx, clock, call.operator.account, "missionAdded", { of: name["EN"] });
    });
    return { id };
  });

  operation(app, "changeMission", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { name } = readWords(body.words);
    const { kind, period, currency, target, reward, isOpen, place } = body;
    await withTransaction(db, async (tx) => {
      const rows = await tx.query(
        `UPDATE mission SET (${columns}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11) WHERE id = $1 RETURNING id`,
        [path.id, kind, period, currency, name, target, reward, isOpen, place, clock.now(), call.operator.account],
      );
      if (rows.length === 0) throw notFound();
      await recordAct(tx, clock, call.operator.account, "missionChanged", { of: name["EN"] });
    });
    return {};
  });
}
