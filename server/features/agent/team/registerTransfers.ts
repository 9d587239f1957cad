import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { referenceOf } from "#server/features/ledger/referenceOf.ts";
import type { PaymentPasswords } from "#server/features/member/createPaymentPasswords.ts";
import { demandRested } from "#server/features/security/demandRested.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import type { WalletParts } from "#server/features/wallet/registerWallet.ts";
import { demandSendable, type SendTerms, transferLimits } from "#server/features/wallet/transferLimits.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone, localDay, startOfDay } from "#server/localDay.ts";
import { findBelow } from "./findBelow.ts";

/** What such a transfer is booked as; `data_name` has its words. */
const detail = "Transfer to downline";
const category = "DOWNLINE";
/** Play money and money do not mix. */
const trialType = 4;

/** Serves what an agent may send to a member of the team, and sends it: with the payment password, within limits, and never twice. */
export function registerTransfers(
  app: FastifyInstance,
  { clock, db, liveSite }: Deps,
  { ledger, paymentPasswords, runOnce }: WalletParts & { paymentPasswords: PaymentPasswords },
): void {
  const settings = () => liveSite.current().site.brand.settings;

  /** How it stands with an agent and a member; with `lock`, nobody changes the agent until the transaction ends. */
  async function termsOf(on: Queryable, request: FastifyRequest, member: string, lock = false) {
    const { memberId, currency } = playerSessionOf(request);
    await findBelow(on, memberId, member);
    const { leastTransfer: least, mostToDownline: most, dailyToDownline: daily } = transferLimits(settings());
    if (lock) await on.query("SELECT FROM member WHERE id = $1 FOR NO KEY UPDATE", [memberId]);
    const zone = knownZone(settings().timeZone);
    const { isAllowed, account, balance, sent } = onlyRow(
      await on.query<Row>(
        `SELECT d.account, d.type <> $4 AND d.disabled_at IS NULL AND d.currency = $3 AS "isAllowed", coalesce(a.balance, 0) AS balance,
           coalesce((SELECT -sum(e.amount) FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id
             WHERE e.account_id = a.id AND e.kind = 'transfer' AND e.amount < 0 AND e.created_at >= $5 AND t.category = $6), 0)::bigint AS sent
         FROM member d LEFT JOIN ledger_account a ON a.member_id = $1 AND a.currency = $3 AND a.kind = 'player' WHERE d.id = $2`,
        [memberId, member, currency, trialType, startOfDay(localDay(clock.now(), zone), zone), category],
      ),
    );
    const left = isAllowed ? Math.max(0, Math.min(balance, most, daily - sent)) : 0;
    return { isAllowed, member, account, currency, balance, least, most, daily, sentToday: sent, left };
  }

  operation(app, "getDownlineTerms", ({ query, request }) => termsOf(db, request, query.member));

  operation(app, "transferDownline", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId, id: sessionId, currency } = playerSessionOf(request);
    const { member, amount, paymentPassword } = body;
    // Without the password: whoever repeats a transfer with another one is told of the same transfer, and learns nothing of it.
    const intent = {
      scope: `transferDownline:${memberId}`,
      key: idempotencyKey,
      request: { member, amount },
      secrets: {},
    };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        judge(await termsOf(db, request, member), amount);
        await paymentPasswords.demand(memberId, paymentPassword);
      },
      work: async (tx) => {
        const { account, ...terms } = await termsOf(tx, request, member, true);
        judge(terms, amount);
        const at = clock.now();
        await demandRested(tx, memberId, at);
        const legs = [
          { account: await ledger.walletOf(tx, memberId, currency), amount: -amount },
          { account: await ledger.walletOf(tx, member, currency), amount },
        ];
        const key = `downline:${idempotencyKey}`;
        const cause = { type: "session", ref: sessionId } as const;
        const { id } = await ledger.post(tx, { kind: "transfer", currency, legs, key, cause, detail, category, at });
        return { id, reference: referenceOf(id), account, amount, currency, at: at.toISOString() };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });
}

/** What the terms say of an amount; asked before the password, and again with the agent locked. */
function judge(terms: SendTerms & { isAllowed: boolean }, amount: number): void {
  if (!terms.isAllowed) throw refusal("downline_not_allowed", "Nothing can be sent to this account.");
  demandSendable(terms, amount);
}

interface Row {
  isAllowed: boolean;
  account: string;
  balance: number;
  sent: number;
}
