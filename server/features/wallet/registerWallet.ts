import type { FastifyInstance, FastifyRequest } from "fastify";
import { faultOfMove, moveBounds } from "#compile/moveBounds.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { demandWithinLimits } from "#server/features/play/demandWithinLimits.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import { loadWallets, loadWalletVendors } from "./loadWallets.ts";
import { moveMoney } from "./moveMoney.ts";
import { transferLimits, wrongAmount } from "./transferLimits.ts";

/** What moves money between wallets. */
export interface WalletParts {
  ledger: Ledger;
  runOnce: Idempotency;
}

/** Serves the member's balance and wallets: one for all vendors, or one for each with transfers between them and the main one. */
export function registerWallet(
  app: FastifyInstance,
  { clock, db, liveSite }: Deps,
  { ledger, runOnce }: WalletParts,
): void {
  const settings = () => liveSite.current().site.brand.settings;
  const isSingle = () => settings().wallets !== "perVendor";

  const ownWallets = (on: Queryable, request: FastifyRequest) => {
    const { memberId, currency } = playerSessionOf(request);
    const { leastTransfer: least } = transferLimits(settings());
    return loadWallets(on, { memberId, currency, isSingle: isSingle(), least });
  };

  operation(app, "getBalance", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const rows = await db.query<{ balance: number | null; version: number | null; bonus: number }>(
      `SELECT a.balance, a.version, (SELECT coalesce(sum(o.balance), 0)::bigint FROM ledger_account o JOIN bonus b ON b.id::text = o.place
         WHERE o.member_id = $1 AND o.currency = $2 AND o.kind = 'playerBonus' AND b.state = 'active' AND b.ends_at > $3) AS bonus
       FROM (SELECT) one LEFT JOIN ledger_account a ON a.member_id = $1 AND a.currency = $2 AND a.kind = 'player'`,
      [memberId, currency, clock.now()],
    );
    const { balance, version, bonus } = onlyRow(rows);
    // Without bonus money it is not spoken of, as by platforms that have none.
    return { sumBalance: balance ?? 0, currency, version: version ?? 0, ...(bonus > 0 && { bonus }) };
  });

  operation(app, "getMerchantWallet", async ({ request }) => {
    const vendors = isSingle() ? [] : await loadWalletVendors(db);
    return {
      isSingle: isSingle(),
      currency: playerSessionOf(request).currency,
      wallets: [{ code: "", name: "" }, ...vendors.map(({ code, name }) => ({ code, name }))],
    };
  });

  operation(app, "listWallets", ({ request }) => ownWallets(db, request));

  operation(app, "transferWallet", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId, id: sessionId, currency } = playerSessionOf(request);
    const intent = { scope: `transferWallet:${memberId}`, key: idempotencyKey, request: body, secrets: {} };
    const { replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => judgeEnds(body),
      work: async (tx) => {
        await lockMember(tx, memberId);
        // Back from a vendor it may always come.
        if (body.from === "")
          await demandWithinLimits(
            tx,
            { memberId, currency },
            { act: "transfer", amount: body.amount, now: clock.now() },
          );
        const { wallets, least } = await ownWallets(tx, request);
        const [from, to] = [body.from, body.to].map((code) => wallets.find((wallet) => wallet.code === code));
        // What was emptied a moment ago, in another tab, is still a wallet; one that never was is none.
        if (!from || !to) throw refusal("wallet_closed", "There is no such wallet, or it takes no money now.");
        if (!to.isOpen)
          throw refusal(isSingle() ? "wallet_single" : "wallet_closed", "This wallet takes no money now.");
        const fault = faultOfMove(body.amount, moveBounds(from.balance, least));
        if (fault !== undefined) throw wrongAmount(fault);
        const detail = (from.code === "" ? to : from).name;
        const move = { memberId, currency, ...body, key: idempotencyKey, sessionId, detail, at: clock.now() };
        await moveMoney(tx, ledger, move);
        return {};
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return ownWallets(db, request);
  });

  operation(app, "collectWallets", async ({ idempotencyKey, request, reply }) => {
    const { memberId, id: sessionId, currency } = playerSessionOf(request);
    const intent = { scope: `collectWallets:${memberId}`, key: idempotencyKey, request: {}, secrets: {} };
    const { replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {},
      work: async (tx) => {
        await lockMember(tx, memberId);
        const { wallets } = await ownWallets(tx, request);
        for (const { code, name, balance } of wallets) {
          if (code === "" || balance === 0) continue;
          const key = `${idempotencyKey}:${code}`;
          const ends = { from: code, to: "", amount: balance, detail: name };
          await moveMoney(tx, ledger, { memberId, currency, ...ends, key, sessionId, at: clock.now() });
        }
        return {};
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return ownWallets(db, request);
  });
}

/** Money goes from the main wallet or into it. */
function judgeEnds({ from, to }: { from: string; to: string }): void {
  if (from === to) throw invalidForm({ to: { key: "error.transfer_same" } });
  if (from !== "" && to !== "") throw invalidForm({ to: { key: "error.transfer_ends" } });
}

async function lockMember(tx: Queryable, memberId: string): Promise<void> {
  await tx.query("SELECT FROM member WHERE id = $1 FOR NO KEY UPDATE", [memberId]);
}
