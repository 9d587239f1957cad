import type { FastifyInstance } from "fastify";
import type { RaffleTicket } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText } from "#server/http/pickText.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { findActivity } from "./StoredActivity.ts";

const orders = { number: "e.number", score: "coalesce(e.score, '')" };

/** Serves to anybody what proves a draw: the promise, the seed once it was drawn, and every ticket, without naming anybody. */
export function registerRaffles(app: FastifyInstance, { clock, db, liveSite }: Deps): void {
  async function raffleOf(id: string) {
    const found = await findActivity(db, id, null, clock.now());
    if (!found || found.kind !== "raffle" || found.seedHash === null) throw notFound();
    return { ...found, seedHash: found.seedHash };
  }

  operation(app, "getRaffle", async ({ path, request }) => {
    const { id, title, seedHash, seed, listHash, drawnAt, endsAt, tickets } = await raffleOf(path.id);
    const language = languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);
    return {
      id,
      title: pickText(title, language),
      seedHash,
      seed,
      listHash,
      drawnAt: drawnAt?.toISOString() ?? null,
      endsAt: endsAt.toISOString(),
      tickets,
    };
  });

  operation(app, "listRaffleTickets", async ({ path, query }) => {
    const { id, currency, tickets, drawnAt } = await raffleOf(path.id);
    const { page, pageSize, limit, offset } = toPagination(query);
    const rows = await db.query<
      Pick<RaffleTicket, "number" | "code" | "score" | "won" | "amount"> & { account: string }
    >(
      `SELECT e.number, e.code, e.score, e.won, e.amount, m.account FROM activity_entry e JOIN member m ON m.id = e.member_id
       WHERE e.activity_id = $1 ORDER BY ${toOrderBy(query.sort ?? "number", orders, "e.number")} LIMIT $2 OFFSET $3`,
      [id, limit, offset],
    );
    const said = rows.map(({ account, amount, ...row }) => ({
      ...row,
      customer: hideMiddle(account),
      amount: drawnAt === null || row.won === null ? null : amount,
      currency,
    }));
    return { rows: said, page, pageSize, total: tickets };
  });
}
