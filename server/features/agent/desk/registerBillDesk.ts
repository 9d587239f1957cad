import type { FastifyInstance } from "fastify";
import type { BillReplay, BillReplayRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { zoneOf } from "#server/features/mission/zoneOf.ts";
import { askRuleChange } from "#server/features/money/RuleChange.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import type { Letters } from "#server/features/outbox/createLetters.ts";
import { listBillBets } from "../bills/listBillBets.ts";
import { tellBillNews } from "../bills/tellBillNews.ts";
import { createNews } from "../createNews.ts";
import { billCorrectionKind, toBillRef } from "./billCorrectionKind.ts";
import { changeDeskBill, toDeskAct } from "./changeDeskBill.ts";
import { matchesChoice, toChoiceValues } from "./deskChoice.ts";
import { replayBills } from "./replayBills.ts";
import { sumWaiting } from "./sumWaiting.ts";
import { type DeskBill, deskColumns, findDeskBill, sayDeskBill, tellDeskBill } from "./tellDeskBill.ts";

/** Serves bills and their disputes to operators: what waits is confirmed in a step of its own, once its sum was seen. */
export function registerBillDesk(
  app: FastifyInstance,
  { clock, db, liveSite }: Deps,
  { letters, runOnce }: { letters: Letters; runOnce: Idempotency },
): void {
  const tell = createNews({ liveSite }, letters);
  const zone = () => zoneOf(liveSite.current().site);
  const demandBill = async (id: string) => {
    const bill = await findDeskBill(db, id);
    if (!bill) throw notFound();
    return bill;
  };

  operation(app, "listBillDesk", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const { state, payer, disputed, cycle } = query;
    const matching = `FROM agent_bill b JOIN member a ON a.id = b.agent_id WHERE ${matchesChoice}
        AND ($5::text IS NULL OR b.state = $5) AND ($6::text IS NULL OR b.payer = $6)
        AND ($7::text IS NULL OR (b.disputed_at IS NOT NULL AND b.dispute_ended_at IS NULL))
        AND ($8::text IS NULL OR EXISTS (SELECT FROM agent_contract c WHERE c.id = b.contract_id AND c.terms ->> 'cycle' = $8)
          AND b.kind NOT IN ('hourly', 'realtime'))`;
    const chosen = [...toChoiceValues(query, zone()), state ?? null, payer ?? null, disputed ?? null, cycle ?? null];
    const [rows, counted] = await Promise.all([
      db.query<DeskBill>(`SELECT ${deskColumns} ${matching} ORDER BY b.period_from DESC, b.id LIMIT $9 OFFSET $10`, [
        ...chosen,
        limit,
        offset,
      ]),
      db.query<{ total: number }>(`SELECT count(*) AS total ${matching}`, chosen),
    ]);
    return { rows: rows.map(sayDeskBill), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getBillDeskSum", async ({ query }) => {
    const { ids, sums, stamp } = await sumWaiting(db, toChoiceValues(query, zone()));
    return { count: ids.length, sums, stamp };
  });

  operation(app, "listBillReplays", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const matching = `FROM agent_bill b JOIN member a ON a.id = b.agent_id WHERE ${matchesChoice}`;
    const chosen = toChoiceValues(query, zone());
    const [bills, counted] = await Promise.all([
      db.query<DeskBill>(`SELECT ${deskColumns} ${matching} ORDER BY b.period_from DESC, b.id LIMIT $5 OFFSET $6`, [
        ...chosen,
        limit,
        offset,
      ]),
      db.query<{ total: number }>(`SELECT count(*) AS total ${matching}`, chosen),
    ]);
    const replays = await replayBills(db, bills);
    const rows = bills.flatMap((bill): BillReplayRow[] => {
      const replay = replays.get(bill.id);
      return replay ? [sayReplay(bill, replay)] : [];
    });
    return { rows, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getBillDesk", async ({ path }) => tellDeskBill(db, await demandBill(path.id)));

  operation(app, "listBillDeskBets", async ({ path, query }) => listBillBets(db, await demandBill(path.id), query));

  operation(app, "changeBillDesk", async ({ body, idempotencyKey, request, reply }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account: operator } = call.operator;
    const intent = { scope: `changeBillDesk:${operator}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {},
      work: async (tx) => {
        const now = clock.now();
        const { affected, words } = await changeDeskBill(tx, { body, operator, zone: zone(), now });
        await tellBillNews(tx, tell, { ...body, zone: zone(), now });
        await recordAct(tx, clock, operator, toDeskAct[body.action], words);
        return { affected };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });

  operation(app, "correctBillDesk", async ({ path, body: { direction, amount, reason }, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const bill = await demandBill(path.id);
    const difference = direction === "more" ? amount : -amount;
    await withTransaction(db, (tx) =>
      askRuleChange(tx, clock, billCorrectionKind, {
        ref: toBillRef(bill),
        operator: call.operator.account,
        change: (before) => ({ difference: Number(before?.["difference"] ?? 0) + difference, reason: reason.trim() }),
      }),
    );
    return {};
  });
}

function sayReplay({ id, account, kind, currency, periodFrom, periodTo, sheet }: DeskBill, replay: BillReplay) {
  const { validBet, profitLoss, activeMembers } = sheet.figures;
  return {
    id,
    account,
    kind,
    currency,
    from: periodFrom.toISOString(),
    to: periodTo.toISOString(),
    due: sheet.due,
    dueNow: replay.due,
    validBet,
    validBetNow: replay.validBet,
    profitLoss,
    profitLossNow: replay.profitLoss,
    activeMembers,
    activeMembersNow: replay.activeMembers,
    verdict: replay.verdict,
  };
}
