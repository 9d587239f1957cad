import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { zoneOf } from "#server/features/mission/zoneOf.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import { answerContract } from "../contracts/answerContract.ts";
import { tellContractNews } from "../contracts/tellContractNews.ts";
import { createNews } from "../createNews.ts";
import type { Letters } from "#server/features/outbox/createLetters.ts";
import { offerContract } from "../contracts/offerContract.ts";
import { fromDeskTerms } from "./DeskTerms.ts";
import { type DeskContract, deskContractColumns, sayDeskContract, tellDeskContract } from "./tellDeskContract.ts";

/** Serves contracts in all their versions to operators, who offer, amend and end those of the platform. */
export function registerContractDesk(
  app: FastifyInstance,
  { clock, db, liveSite }: Deps,
  { letters, runOnce }: { letters: Letters; runOnce: Idempotency },
): void {
  const tellNews = createNews({ liveSite }, letters);
  /** Who acts, as agents are told: the brand. */
  const asBrand = () => {
    const { site } = liveSite.current();
    return { memberId: null, name: site.brand.name, zone: zoneOf(site), now: clock.now() };
  };

  operation(app, "listContractDesk", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const { account, kind, state, by } = query;
    const matching = `FROM agent_contract c JOIN member a ON a.id = c.agent_id
      WHERE ($1::text IS NULL OR starts_with(a.account_key, lower($1))) AND ($2::text IS NULL OR c.kind = $2)
        AND ($3::text IS NULL OR c.state = $3) AND ($4::text IS NULL OR (c.upline_id IS NULL) = ($4 = 'platform'))`;
    const chosen = [account?.trim() || null, kind ?? null, state ?? null, by ?? null];
    const [rows, counted] = await Promise.all([
      db.query<DeskContract>(
        `SELECT ${deskContractColumns} ${matching} ORDER BY c.offered_at DESC, c.version DESC, c.id LIMIT $5 OFFSET $6`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${matching}`, chosen),
    ]);
    return { rows: rows.map(sayDeskContract), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getContractDesk", async ({ path }) => {
    const told = await tellDeskContract(db, path.id);
    if (!told) throw notFound();
    return told;
  });

  operation(app, "offerContractDesk", async ({ body, idempotencyKey, request, reply }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account: operator } = call.operator;
    const intent = { scope: `offerContractDesk:${operator}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        const member = await findMember(db, { account: body.account.trim() });
        if (!member) throw invalidForm({ account: { key: "error.no_such_account" } });
        return member;
      },
      work: async (tx, member) => {
        const terms = fromDeskTerms(body);
        const offer = { uplineId: null, downlineId: member.id, terms, isTyped: true, now: clock.now() };
        const offered = await offerContract(tx, offer);
        const { id, version } = offered;
        await tellContractNews(tx, tellNews, { offered }, asBrand());
        await recordAct(tx, clock, operator, "contractOffered", {
          member: member.account,
          of: `${terms.kind} ${version}`,
        });
        return { id, version };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });

  operation(app, "changeContractDesk", async ({ path, body: { action }, idempotencyKey, request, reply }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account: operator } = call.operator;
    const wish = { id: path.id, action };
    const intent = { scope: `changeContractDesk:${operator}`, key: idempotencyKey, request: wish, secrets: {} };
    const { replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {},
      work: async (tx) => {
        const zone = zoneOf(liveSite.current().site);
        const answer = { id: path.id, memberId: null, event: action, ending: [], zone, now: clock.now() };
        const { contract, ...others } = await answerContract(tx, answer);
        const { downlineId, terms, version } = contract;
        await tellContractNews(tx, tellNews, { ...others, said: { event: action, contract } }, asBrand());
        const [agent] = await tx.query<{ account: string }>("SELECT account FROM member WHERE id = $1", [downlineId]);
        const words = { member: agent?.account ?? "", of: `${terms.kind} ${version}`, switched: action };
        await recordAct(tx, clock, operator, "contractAnswered", words);
        return {};
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return {};
  });
}
