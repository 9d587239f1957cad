import type { FastifyInstance } from "fastify";
import { type ContractKind, contractKinds } from "#compile/contracts/ContractTerms.ts";
import type { Operations } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Counts } from "#server/features/centre/createCounts.ts";
import { offerExport, type ExportedLists } from "#server/features/export/Exported.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { Letters } from "#server/features/outbox/createLetters.ts";
import { zoneOf } from "#server/features/mission/zoneOf.ts";
import { demandReal } from "#server/features/points/demandReal.ts";
import { playerSessionOf, type PlayerSession } from "#server/features/session/PlayerSession.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { createScheduler } from "#server/jobs/createScheduler.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import { createNews } from "../createNews.ts";
import { demandDateRange } from "../toDateRange.ts";
import { changeBill } from "./changeBill.ts";
import { billFlags, contractFlags } from "./contractFlags.ts";
import { findBillKinds } from "./findBillKinds.ts";
import { listBillBets, streamBillBets } from "./listBillBets.ts";
import { findBill, listBills, sayBill, streamBills } from "./listBills.ts";
import { payConfirmed } from "./payConfirmed.ts";
import { tellLeft } from "./tellLeft.ts";
import { tellBill } from "./tellBill.ts";
import { tellBillNews } from "./tellBillNews.ts";
import { workOnBills } from "./workOnBills.ts";

/** As many as one call has the time for. */
const mostAtOnce = 200;

/** Serves bills to those on their two sides, and works on what is due of them every five minutes, by the queue of jobs. */
export function registerBills(
  app: FastifyInstance,
  { clock, db, liveSite }: Deps,
  {
    exported,
    letters,
    runOnce,
    ledger,
    counts,
  }: {
    exported: ExportedLists;
    letters: Letters;
    runOnce: Idempotency;
    ledger: Ledger;
    counts: Pick<Counts, "add">;
  },
): void {
  const tell = createNews({ liveSite }, letters);
  const flagsOf = createLiveFlags();
  const has = (flag: string) => flagsOf(liveSite.current()).has(flag);
  const zone = () => zoneOf(liveSite.current().site);
  const demandOffered = () => {
    if (!has("AGENTPOLICY3")) throw featureOff();
  };
  /** The kinds that a list may have: what it asks for, else all, as far as their pages are offered. */
  const shown = (kind: ContractKind | undefined) => {
    demandOffered();
    if (kind !== undefined && !has(billFlags[kind])) throw featureOff();
    return kind === undefined ? contractKinds.filter((one) => has(billFlags[one])) : [kind];
  };
  counts.add("bills", async (on, memberId) => {
    const kinds = await findBillKinds(on, memberId, "own");
    return kinds.filter((kind) => has(billFlags[kind])).length;
  });
  const offered = () => contractKinds.filter((kind) => has(contractFlags[kind]));

  const scheduler = createScheduler(
    db,
    [
      {
        name: "agent-bills",
        cron: "*/5 * * * *",
        run: () => workOnBills(db, { ledger, offered: offered(), zone: zone(), now: clock.now(), tell }),
      },
    ],
    (error, job) => app.log.error({ err: error, job }, "a job failed"),
  );
  app.addHook("onListen", () => scheduler.start());
  app.addHook("onClose", () => scheduler.stop());

  const askedFor = (
    { memberId, currency }: PlayerSession,
    kind: ContractKind | undefined,
    query: Operations["listDividendRequests"]["query"],
  ) => {
    demandDateRange(query);
    return { memberId, currency, zone: zone(), kinds: shown(kind), now: clock.now(), query };
  };
  const listOf = (
    session: PlayerSession,
    kind: ContractKind | undefined,
    query: Operations["listDividendRequests"]["query"],
  ) => listBills(db, askedFor(session, kind, query));
  operation(app, "listAgentBills", ({ query: { kind, ...query }, request }) =>
    listOf(playerSessionOf(request), kind, query),
  );
  offerExport(exported, "listAgentBills", {
    sums: ["/payable", "/paid"],
    open: ({ session, query: { kind, ...query } }) => streamBills(db, askedFor(session, kind, query)),
  });
  operation(app, "listDividendRequests", ({ query, request }) => listOf(playerSessionOf(request), "dividend", query));
  operation(app, "listDailySalaryRequests", ({ query, request }) => listOf(playerSessionOf(request), "daily", query));
  operation(app, "listHourSalaries", ({ body, request }) => listOf(playerSessionOf(request), "hourly", body));
  operation(app, "listRealtimeSalaries", ({ body, request }) => listOf(playerSessionOf(request), "realtime", body));

  operation(app, "getAgentBill", async ({ query, request }) => {
    demandOffered();
    const { memberId } = playerSessionOf(request);
    const bill = await findBill(db, query.id, memberId);
    if (!bill) throw notFound();
    return tellBill(db, bill, memberId);
  });

  operation(app, "listAgentBillBets", async ({ query, request }) => {
    demandOffered();
    const bill = await findBill(db, query.id, playerSessionOf(request).memberId);
    if (!bill) throw notFound();
    return listBillBets(db, bill, query);
  });
  offerExport(exported, "listAgentBillBets", {
    sums: ["/stake", "/validBet", "/payout"],
    open: async ({ session, query }) => {
      demandOffered();
      const bill = await findBill(db, query.id, session.memberId);
      if (!bill) throw notFound();
      return streamBillBets(db, bill);
    },
  });

  operation(app, "changeAgentBill", async ({ body, idempotencyKey, request, reply }) => {
    const session = playerSessionOf(request);
    const { memberId, currency, id: sessionId } = session;
    const intent = { scope: `changeAgentBill:${memberId}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        demandOffered();
        demandReal(session);
      },
      work: async (tx) => {
        const now = clock.now();
        const done = await changeBill(tx, ledger, { body, memberId, currency, sessionId, now });
        await tellBillNews(tx, tell, { ...body, zone: zone(), now });
        return done;
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    // What was confirmed at once is paid at once; what is left, by the next look.
    const paid =
      body.action === "payAll" && !replayed
        ? await payConfirmed(db, ledger, clock.now(), { payer: memberId, most: mostAtOnce })
        : 0;
    const bill = body.id === undefined ? undefined : await findBill(db, body.id, memberId);
    return {
      affected: value.affected,
      paid: bill ? Number(bill.state === "issued") : paid,
      bill: bill ? sayBill(bill, memberId) : null,
      ...(body.action === "payAll" && (await tellLeft(db, { memberId, currency, kind: body.kind }))),
    };
  });
}

function featureOff() {
  return refusal("feature_off", "This is not offered here.");
}
