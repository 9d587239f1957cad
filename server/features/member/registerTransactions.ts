import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TransactionRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { offerExport, type ExportedLists } from "#server/features/export/Exported.ts";
import { streamPages } from "#server/features/export/streamPages.ts";
import { referenceOf } from "#server/features/ledger/referenceOf.ts";
import type { Names } from "#server/features/names/createNames.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone } from "#server/localDay.ts";
import { findTransaction, loadTransactions, type StoredTransaction } from "./loadTransactions.ts";

const noAccount = "00000000-0000-0000-0000-000000000000";

/** Serves the account record: the entries of the member's main wallet, filtered, summed and named in their language. */
export function registerTransactions(
  app: FastifyInstance,
  { db, liveSite }: Deps,
  { exported, names }: { exported: ExportedLists; names: Names },
): void {
  const settings = () => liveSite.current().site.brand.settings;
  const saidFor = (request: FastifyRequest) => names.saidIn(languageOf(request, settings().defaultLanguage));

  /** The account that the record is of. Whoever looks opens none (S-07): who has none yet is told of an empty one. */
  const mainWallet = async (memberId: string, currency: string): Promise<string> => {
    const rows = await db.query<{ id: string }>(
      "SELECT id FROM ledger_account WHERE member_id = $1 AND currency = $2 AND kind = 'player'",
      [memberId, currency],
    );
    return rows[0]?.id ?? noAccount;
  };

  operation(app, "listTransactions", async ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const accountId = await mainWallet(memberId, currency);
    const [say, found] = await Promise.all([
      saidFor(request),
      loadTransactions(db, { accountId, query, zone: knownZone(settings().timeZone) }),
    ]);
    const { rows, received, spent, ...place } = found;
    return {
      ...place,
      rows: rows.map((row) => toRow({ ...row, detail: say(row.detail) })),
      totals: { in: received, out: spent, net: received - spent, currency },
    };
  });

  offerExport(exported, "listTransactions", {
    sums: ["/amount"],
    open: async ({ session, language, query }) => {
      const accountId = await mainWallet(session.memberId, session.currency);
      const say = await names.saidIn(language);
      const zone = knownZone(settings().timeZone);
      return streamPages(db, async (tx, wish) => {
        const { rows, next } = await loadTransactions(tx, { accountId, query: { ...query, ...wish }, zone });
        return { rows: rows.map((row) => toRow({ ...row, detail: say(row.detail) })), next };
      });
    },
  });

  operation(app, "getTransaction", async ({ path, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const row = await findTransaction(db, await mainWallet(memberId, currency), path.id);
    if (!row) throw notFound();
    const say = await saidFor(request);
    return toRow({ ...row, detail: say(row.detail) });
  });
}

function toRow(row: StoredTransaction): TransactionRow {
  const { transferId: id, time, type, amount, balanceAfter, currency, detail } = row;
  return {
    id,
    time: time.toISOString(),
    type,
    amount,
    balanceAfter,
    currency,
    detail,
    reference: referenceOf(id),
    // The ledger holds only what has happened.
    status: "completed",
    source: sourceOf(row),
  };
}

/** What made the money move names itself: `bet:` and an id, or an order of its own. */
function sourceOf({ causeRef, order, bill, type, transferId }: StoredTransaction): TransactionRow["source"] {
  if (order !== null) return { type: "deposit", id: order };
  if (bill !== null) return { type: "bill", id: bill };
  const [, what, id] = /^(bet|withdrawal):([0-9a-f-]{36})$/.exec(causeRef) ?? [];
  if (what !== undefined && id !== undefined) return { type: what as "bet" | "withdrawal", id };
  return type === "transferIn" || type === "transferOut" ? { type: "transfer", id: transferId } : null;
}
