import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { referenceOf } from "#server/features/ledger/referenceOf.ts";
import type { PaymentPasswords } from "#server/features/member/createPaymentPasswords.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { demandRested } from "#server/features/security/demandRested.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone, localDay, startOfDay } from "#server/localDay.ts";
import type { WalletParts } from "./registerWallet.ts";
import { demandSendable, type SendTerms, transferLimits } from "./transferLimits.ts";

/** What such a transfer is booked as; `data_name` has its words. */
const detail = "Transfer to upline";
const category = "UPLINE";
/** Play money goes nowhere. */
const trialType = 4;

/** Serves what a member may send to the upline, and sends it: with the payment password, within limits, and never twice. */
export function registerUpline(
  app: FastifyInstance,
  { clock, db, liveSite }: Deps,
  { ledger, paymentPasswords, runOnce }: WalletParts & { paymentPasswords: PaymentPasswords },
): void {
  const settings = () => liveSite.current().site.brand.settings;

  /** How it stands with a member; with `lock`, nobody changes it until the transaction ends. */
  async function termsOf(on: Queryable, request: FastifyRequest, lock = false) {
    const { memberId, currency } = playerSessionOf(request);
    const { leastTransfer: least, mostToUpline: most, dailyToUpline: daily } = transferLimits(settings());
    if (lock) await on.query("SELECT FROM member WHERE id = $1 FOR NO KEY UPDATE", [memberId]);
    const zone = knownZone(settings().timeZone);
    const rows = await on.query<Row>(
      `SELECT u.id, u.account, m.to_upline AND m.type <> $4 AND m.disabled_at IS NULL AND u.disabled_at IS NULL
           AND u.currency = $2 AS allowed,
         coalesce(a.balance, 0) AS balance,
         coalesce((SELECT -sum(e.amount) FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id
           WHERE e.account_id = a.id AND e.kind = 'transfer' AND e.amount < 0 AND e.created_at >= $3 AND t.category = $5), 0)::bigint
           AS sent
       FROM member m LEFT JOIN member u ON u.id = m.upline_id
       LEFT JOIN ledger_account a ON a.member_id = m.id AND a.currency = $2 AND a.kind = 'player' WHERE m.id = $1`,
      [memberId, currency, startOfDay(localDay(clock.now(), zone), zone), trialType, category],
    );
    const { id = null, account = null, allowed = false, balance = 0, sent = 0 } = rows[0] ?? {};
    const isAllowed = id !== null && allowed === true;
    const left = isAllowed ? Math.max(0, Math.min(balance, most, daily - sent)) : 0;
    const upline = account === null ? "" : hideMiddle(account);
    return { uplineId: id, terms: { isAllowed, upline, currency, balance, least, most, daily, sentToday: sent, left } };
  }

  operation(app, "getUplineTerms", async ({ request }) => (await termsOf(db, request)).terms);

  operation(app, "transferUpline", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId, id: sessionId, currency } = playerSessionOf(request);
    const { amount, paymentPassword } = body;
    // Without the password: whoever repeats a transfer with another one is told of the same transfer, and learns nothing of it.
    const intent = { scope: `transferUpline:${memberId}`, key: idempotencyKey, request: { amount }, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        const { terms } = await termsOf(db, request);
        judge(terms, amount);
        await paymentPasswords.demand(memberId, paymentPassword);
      },
      work: async (tx) => {
        const { uplineId, terms } = await termsOf(tx, request, true);
        judge(terms, amount);
        const at = clock.now();
        await demandRested(tx, memberId, at);
        const legs = [
          { account: await ledger.walletOf(tx, memberId, currency), amount: -amount },
          { account: await ledger.walletOf(tx, uplineId ?? "", currency), amount },
        ];
        const key = `upline:${idempotencyKey}`;
        const cause = { type: "session", ref: sessionId } as const;
        const { id } = await ledger.post(tx, { kind: "transfer", currency, legs, key, cause, detail, category, at });
        const reference = referenceOf(id);
        return { id, reference, upline: terms.upline, amount, currency, at: at.toISOString() };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });
}

/** What the terms say of an amount; asked before the password, and again with the member locked. */
function judge(terms: SendTerms & { isAllowed: boolean }, amount: number): void {
  if (!terms.isAllowed) throw refusal("upline_not_allowed", "This account sends nothing to an upline.");
  demandSendable(terms, amount);
}

interface Row {
  id: string | null;
  account: string | null;
  allowed: boolean | null;
  balance: number;
  sent: number;
}
