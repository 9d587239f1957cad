import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AgentContractTyped, Operations } from "#contracts/api.ts";
import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import { readTier } from "#compile/contracts/typedTiers.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Counts, CountSource } from "#server/features/centre/createCounts.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { zoneOf } from "#server/features/mission/zoneOf.ts";
import { demandReal } from "#server/features/points/demandReal.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import type { Features } from "#server/features/rollout/createFeatures.ts";
import type { Letters } from "#server/features/outbox/createLetters.ts";
import { notFound, refusal, refusalAt } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import { createNews } from "../createNews.ts";
import { answerContract } from "./answerContract.ts";
import { listContracts, tellContract } from "./listContracts.ts";
import { offerContract } from "./offerContract.ts";
import { refuseTerms } from "./refuseTerms.ts";
import { lockContracts, moveOn } from "./StoredContract.ts";
import { type ContractHappening, tellContractNews } from "./tellContractNews.ts";
import { tellContractForm } from "./tellContractForm.ts";

/** What is asked for, by whom and when. */
interface Wish {
  body: Operations["changeContract"]["body"];
  memberId: string;
  zone: string;
  now: Date;
}

/** What the calls of contracts are made of. */
export interface ContractParts {
  counts: Pick<Counts, "add">;
  features: Pick<Features, "of">;
  letters: Letters;
  runOnce: Idempotency;
}

/** Serves the contracts between agents and those directly below them: offers, answers and ends, and the list of versions. */
export function registerContracts(
  app: FastifyInstance,
  { clock, db, liveSite }: Deps,
  { counts, features, letters, runOnce }: ContractParts,
): void {
  const tellNews = createNews({ liveSite }, letters);
  const countOwn = (states: string): CountSource => {
    const waits = `state = 'offered' AND expires_at > $2`;
    const query = `SELECT count(*) AS count FROM agent_contract WHERE agent_id = $1 AND (${waits}${states})`;
    return async (on, memberId, now) => (await on.query<{ count: number }>(query, [memberId, now]))[0]?.count ?? 0;
  };
  counts.add("offers", countOwn(""));
  counts.add("contracts", countOwn(" OR state IN ('accepted', 'inForce', 'endAskedByUpline', 'endAskedByDownline')"));

  const demandOffered = async (request: FastifyRequest) => {
    if (!(await features.of(request)).has("AGENTPOLICY3")) throw refusal("feature_off", "This is not offered here.");
  };

  operation(app, "listContracts", async ({ query, request }) => {
    await demandOffered(request);
    const { memberId } = playerSessionOf(request);
    await withTransaction(db, async (tx) => {
      await lockContracts(tx, [memberId]);
      await moveOn(tx, memberId, clock.now());
    });
    return listContracts(db, memberId, query, clock.now());
  });

  operation(app, "getContract", async ({ query, request }) => {
    await demandOffered(request);
    const { memberId } = playerSessionOf(request);
    await withTransaction(db, async (tx) => {
      await lockContracts(tx, [memberId]);
      await moveOn(tx, memberId, clock.now());
    });
    const told = await tellContract(db, query.id, memberId);
    if (!told) throw notFound();
    return told;
  });

  operation(app, "getContractForm", async ({ query: { account, kind }, request }) => {
    await demandOffered(request);
    const { memberId, currency } = playerSessionOf(request);
    return withTransaction(db, async (tx) => {
      await lockContracts(tx, [memberId]);
      await moveOn(tx, memberId, clock.now());
      return tellContractForm(tx, { memberId, currency, account, kind });
    });
  });

  operation(app, "changeContract", async ({ body, idempotencyKey, request, reply }) => {
    const session = playerSessionOf(request);
    const { memberId } = session;
    const intent = { scope: `changeContract:${memberId}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        await demandOffered(request);
        demandReal(session);
      },
      work: async (tx) => {
        const zone = zoneOf(liveSite.current().site);
        const now = clock.now();
        const { id, ...happened } = await change(tx, { body, memberId, zone, now });
        await tellContractNews(tx, tellNews, happened, { memberId, name: session.account, zone, now });
        return { id };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    const told = await tellContract(db, value.id, memberId);
    if (!told) throw notFound();
    return told;
  });
}

/** Does it in the transaction. Answers the version's id, and what became of contracts by it. */
async function change(tx: Queryable, { body, memberId, zone, now }: Wish): Promise<ContractHappening & { id: string }> {
  const { action, id, account, typed, ending = [] } = body;
  if (action !== "offer") {
    if (id === undefined) throw invalidForm({ id: { key: "form.required" } });
    const { contract, ...others } = await answerContract(tx, { id, memberId, event: action, ending, zone, now });
    return { id: contract.id, ...others, said: { event: action, contract } };
  }
  if (account === undefined) throw invalidForm({ account: { key: "form.required" } });
  const terms = body.terms ?? (typed && readTyped(typed));
  if (terms === undefined) throw invalidForm({ terms: { key: "form.required" } });
  // The platform pays by its own contracts alone: what somebody offers is paid by whoever offers it.
  if (terms.payer !== "upline") throw refuseTerms([{ at: "/payer", code: "payer" }]);
  const downline = await findMember(tx, { account });
  // Whether an account is there at all is not told apart from whether it is below.
  if (!downline) throw refusalAt("account", "contract_stranger", "This is nobody directly below you.");
  const isTyped = body.terms === undefined;
  const offered = await offerContract(tx, { uplineId: memberId, downlineId: downline.id, terms, isTyped, now });
  return { id: offered.id, offered };
}

/** The terms of what was typed into a form: what only dividends choose is usual where it is left out. */
function readTyped({ kind, measure, cycle, carriesOver, tiers }: AgentContractTyped): ContractTerms {
  return {
    kind,
    measure: measure ?? "validBet",
    cycle: cycle ?? "daily",
    payer: "upline",
    carriesOver: carriesOver ?? false,
    tiers: tiers.map(readTier),
  };
}
