import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { PaymentPasswords } from "#server/features/member/createPaymentPasswords.ts";
import type { Names } from "#server/features/names/createNames.ts";
import { offerExport, type ExportedLists } from "#server/features/export/Exported.ts";
import { streamPages } from "#server/features/export/streamPages.ts";
import { playerSessionOf, type PlayerSession } from "#server/features/session/PlayerSession.ts";
import type { WalletParts } from "#server/features/wallet/registerWallet.ts";
import { betSumsInFiles } from "#server/features/bet/registerBets.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone, localDay } from "#server/localDay.ts";
import { type Period, toDateRange, toPeriod } from "../toDateRange.ts";
import { listAgentIncome, loadAgentIncome } from "./agentIncome.ts";
import { topOf } from "./findBelow.ts";
import { getDownlineMember } from "./getDownlineMember.ts";
import { listDownline, streamDownline } from "./listDownline.ts";
import { listTeamBets } from "./listTeamBets.ts";
import { listTeamTransactions } from "./listTeamTransactions.ts";
import { registerTransfers } from "./registerTransfers.ts";

/** What the calls of the agent centre are made of. */
export interface TeamParts extends WalletParts {
  paymentPasswords: PaymentPasswords;
  names: Names;
  exported: ExportedLists;
}

/** Serves the pages of the agent centre: who is below, what they play and move, what the agent earns, and what it sends them. */
export function registerTeam(app: FastifyInstance, deps: Deps, parts: TeamParts): void {
  const { clock, db, liveSite } = deps;
  const { exported, names } = parts;
  const settings = () => liveSite.current().site.brand.settings;
  const zone = () => knownZone(settings().timeZone);
  const sayIn = (request: FastifyRequest) => names.saidIn(languageOf(request, settings().defaultLanguage));
  const periodOf = (query: { from?: string; to?: string }): Period => {
    const now = clock.now();
    return toPeriod(toDateRange(query, localDay(now, zone())), now, zone());
  };
  /** Whose team, and when. */
  const askedOf = ({ memberId: agentId, currency }: PlayerSession, query: { from?: string; to?: string }) => ({
    agentId,
    currency,
    span: periodOf(query),
  });
  const askedBy = (request: FastifyRequest, query: { from?: string; to?: string }) =>
    askedOf(playerSessionOf(request), query);

  operation(app, "listDownline", ({ query, request }) => listDownline(db, { ...askedBy(request, query), query }));

  offerExport(exported, "listDownline", {
    sums: ["/balance", "/deposit", "/withdrawal", "/bet", "/win", "/bonus", "/profit"],
    open: ({ session, query }) => streamDownline(db, { ...askedOf(session, query), query }),
  });

  operation(app, "getDownlineMember", ({ path, query, request }) =>
    getDownlineMember(db, { ...askedBy(request, query), id: path.id }),
  );

  operation(app, "listTeamBets", ({ query, request }) => listTeamBets(db, { ...askedBy(request, query), query }));

  offerExport(exported, "listTeamBets", {
    ...betSumsInFiles,
    open: async ({ session, query }) => {
      const whole = askedOf(session, query);
      // A file that cannot be is refused before it begins.
      await topOf(db, whole.agentId, query.of);
      return streamPages(db, (tx, wish) => listTeamBets(tx, { ...whole, query: { ...query, ...wish } }));
    },
  });

  operation(app, "listTeamTransactions", async ({ query, request }) =>
    listTeamTransactions(db, { ...askedBy(request, query), query, say: await sayIn(request) }),
  );

  offerExport(exported, "listTeamTransactions", {
    sums: ["/amount"],
    open: async ({ session, language, query }) => {
      const whole = { ...askedOf(session, query), say: await names.saidIn(language) };
      await topOf(db, whole.agentId, query.of);
      return streamPages(db, (tx, wish) => listTeamTransactions(tx, { ...whole, query: { ...query, ...wish } }));
    },
  });

  operation(app, "getAgentIncome", ({ query, request }) =>
    loadAgentIncome(db, { ...askedBy(request, query), zone: zone() }),
  );

  operation(app, "listAgentIncome", async ({ query, request }) =>
    listAgentIncome(db, { ...askedBy(request, query), query, zone: zone(), say: await sayIn(request) }),
  );

  offerExport(exported, "listAgentIncome", {
    sums: ["/amount"],
    open: async ({ session, language, query }) => {
      const whole = { ...askedOf(session, query), zone: zone(), say: await names.saidIn(language) };
      return streamPages(db, (tx, wish) => listAgentIncome(tx, { ...whole, query: { ...query, ...wish } }));
    },
  });

  registerTransfers(app, deps, parts);
}
