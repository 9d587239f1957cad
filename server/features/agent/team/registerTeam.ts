import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { PaymentPasswords } from "#server/features/member/createPaymentPasswords.ts";
import type { Names } from "#server/features/names/createNames.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import type { WalletParts } from "#server/features/wallet/registerWallet.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone, localDay } from "#server/localDay.ts";
import { toDateRange } from "../toDateRange.ts";
import { listAgentIncome, loadAgentIncome } from "./agentIncome.ts";
import { getDownlineMember } from "./getDownlineMember.ts";
import { listDownline } from "./listDownline.ts";
import { listTeamBets } from "./listTeamBets.ts";
import { listTeamTransactions } from "./listTeamTransactions.ts";
import { registerTransfers } from "./registerTransfers.ts";

/** What the calls of the agent centre are made of. */
export interface TeamParts extends WalletParts {
  paymentPasswords: PaymentPasswords;
  names: Names;
}

/** Serves the pages of the agent centre: who is below, what they play and move, what the agent earns, and what it sends them. */
export function registerTeam(app: FastifyInstance, deps: Deps, parts: TeamParts): void {
  const { clock, db, liveSite } = deps;
  const settings = () => liveSite.current().site.brand.settings;
  const zone = () => knownZone(settings().timeZone);
  const sayIn = (request: FastifyRequest) => parts.names.saidIn(languageOf(request, settings().defaultLanguage));
  /** Whose team, and when. */
  const askedBy = (request: FastifyRequest, query: { from?: string | undefined; to?: string | undefined }) => {
    const { memberId: agentId, currency } = playerSessionOf(request);
    return { agentId, currency, span: toDateRange(query, localDay(clock.now(), zone())) };
  };

  operation(app, "listDownline", ({ query, request }) => listDownline(db, { ...askedBy(request, query), query }));

  operation(app, "getDownlineMember", ({ path, query, request }) =>
    getDownlineMember(db, { ...askedBy(request, query), id: path.id }),
  );

  operation(app, "listTeamBets", ({ query, request }) => listTeamBets(db, { ...askedBy(request, query), query }));

  operation(app, "listTeamTransactions", async ({ query, request }) =>
    listTeamTransactions(db, { ...askedBy(request, query), query, zone: zone(), say: await sayIn(request) }),
  );

  operation(app, "getAgentIncome", ({ query, request }) =>
    loadAgentIncome(db, { ...askedBy(request, query), zone: zone() }),
  );

  operation(app, "listAgentIncome", async ({ query, request }) =>
    listAgentIncome(db, { ...askedBy(request, query), query, zone: zone(), say: await sayIn(request) }),
  );

  registerTransfers(app, deps, parts);
}
