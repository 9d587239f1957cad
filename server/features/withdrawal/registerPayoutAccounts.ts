import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText } from "#server/http/pickText.ts";
import { splitSecrets } from "#server/http/splitSecrets.ts";
import { addAccount } from "./addAccount.ts";
import { findAccount, loadAccounts, sayAccount } from "./StoredAccount.ts";
import { feeTermsOf, loadWays } from "./StoredWay.ts";
import type { WithdrawalParts } from "./WithdrawalParts.ts";

/** Serves the accounts that a player is paid to. */
export function registerPayoutAccounts(app: FastifyInstance, deps: Deps, parts: WithdrawalParts): void {
  const { clock, db, liveSite } = deps;
  const { box, memberWork, paymentPasswords, runOnce } = parts;
  const usual = () => liveSite.current().site.brand.settings.defaultLanguage;

  operation(app, "listWithdrawalWays", async ({ request }) => {
    const { currency } = playerSessionOf(request);
    const language = languageOf(request, usual());
    const ways = await loadWays(db);
    return ways
      .filter((way) => way.isOpen && feeTermsOf(way, currency))
      .map(({ id, kind, name }) => ({ id, kind, name: pickText(name, language) }));
  });

  operation(app, "listPayoutAccounts", async ({ request }) => {
    const { memberId } = playerSessionOf(request);
    const [accounts, ways] = await Promise.all([loadAccounts(db, memberId), loadWays(db)]);
    const words = { ways, language: languageOf(request, usual()), now: clock.now() };
    return accounts.map((account) => sayAccount(account, words));
  });

  operation(app, "addPayoutAccount", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId, currency } = playerSessionOf(request);
    const { open, secrets } = splitSecrets("addPayoutAccount", body);
    const intent = { scope: `addPayoutAccount:${memberId}`, key: idempotencyKey, request: open, secrets };
    const demand = () => paymentPasswords.demand(memberId, body.paymentPassword);
    const { value, replayed } = await runOnce(intent, {
      admitReplay: demand,
      prepare: demand,
      work: async (tx) => {
        const { way: wayId, number, holder } = body;
        return { id: await addAccount(tx, box, { memberId, currency, wayId, number, holder, now: clock.now() }) };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    const [account, ways] = await Promise.all([findAccount(db, value.id), loadWays(db)]);
    if (!account) throw notFound();
    return sayAccount(account, { ways, language: languageOf(request, usual()), now: clock.now() });
  });

  operation(app, "setDefaultPayoutAccount", async ({ path, request }) => {
    const { memberId } = playerSessionOf(request);
    await memberWork(memberId, async (tx) => {
      const accounts = await loadAccounts(tx, memberId);
      if (!accounts.some(({ id }) => id === path.id)) throw notFound();
      await tx.query("UPDATE payout_account SET is_default = false WHERE member_id = $1 AND is_default", [memberId]);
      await tx.query("UPDATE payout_account SET is_default = true WHERE id = $1", [path.id]);
    });
    return {};
  });

  operation(app, "removePayoutAccount", async ({ path, body, request }) => {
    const { memberId } = playerSessionOf(request);
    await paymentPasswords.demand(memberId, body.paymentPassword);
    await memberWork(memberId, async (tx) => {
      const account = (await loadAccounts(tx, memberId)).find(({ id }) => id === path.id);
      if (!account) throw notFound();
      await tx.query("UPDATE payout_account SET removed_at = $2, is_default = false WHERE id = $1", [
        path.id,
        clock.now(),
      ]);
      if (!account.isDefault) return;
      // The next one is proposed instead.
      await tx.query(
        `UPDATE payout_account SET is_default = true WHERE id = (
           SELECT id FROM payout_account WHERE member_id = $1 AND removed_at IS NULL ORDER BY created_at, id LIMIT 1)`,
        [memberId],
      );
    });
    return {};
  });
}
