import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { operation } from "#server/http/operation.ts";

const usualDays = 7;
const places = 20;
const dayMs = 86_400_000;
/** Free play is nobody's deposit and nobody's bet. */
const trialType = 4;

/** Serves who deposited most and who bet most of late: sums of the ledger in the brand's currency, without naming anybody. */
export function registerRanks(app: FastifyInstance, { db, clock, liveSite }: Deps): void {
  const rank = async (kind: "deposit" | "bet", days = usualDays) => {
    const { currency } = liveSite.current().site.brand;
    const since = new Date(clock.now().getTime() - days * dayMs);
    // A stake that came back is no bet.
    const sum = kind === "bet" ? "sum(-e.amount)" : "sum(e.amount)";
    const rows = await db.query<Row>(
      `SELECT m.account, ${sum}::bigint AS amount, rank() OVER (ORDER BY ${sum} DESC) AS place
       FROM ledger_transfer t
       JOIN ledger_entry e ON e.transfer_id = t.id
       JOIN ledger_account a ON a.id = e.account_id
       JOIN member m ON m.id = a.member_id AND m.type <> $4
       WHERE t.kind = $1 AND t.currency = $2 AND t.created_at >= $3 AND t.created_at <= $6
       GROUP BY m.id, m.account HAVING ${sum} > 0 ORDER BY amount DESC, m.account LIMIT $5`,
      [kind, currency, since, trialType, places, clock.now()],
    );
    const list = rows.map(({ account, amount, place }) => ({ place, customer: hideMiddle(account), amount, currency }));
    return { list, since: since.toISOString() };
  };
  operation(app, "listDepositRank", ({ query }) => rank("deposit", query.days));
  operation(app, "listBetRank", ({ query }) => rank("bet", query.days));
}

interface Row {
  account: string;
  amount: number;
  place: number;
}
