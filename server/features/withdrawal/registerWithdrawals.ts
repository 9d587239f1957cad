import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WithdrawalRow } from "#contracts/api.ts";
import { playProfileOf } from "#compile/playProfile.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Counts, CountSource } from "#server/features/centre/createCounts.ts";
import { demandRested } from "#server/features/security/demandRested.ts";
import { demandVerified } from "#server/features/member/demandVerified.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText } from "#server/http/pickText.ts";
import { splitSecrets } from "#server/http/splitSecrets.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { answerReceipt, judgeAnswer } from "./answerReceipt.ts";
import { changeWithdrawal } from "./changeWithdrawal.ts";
import { createWithdrawal } from "./createWithdrawal.ts";
import { gone } from "./gone.ts";
import { keepProofs, prepareProofs } from "./keepProofs.ts";
import { loadTerms } from "./loadTerms.ts";
import { moveHeld } from "./moveHeld.ts";
import { sayWithdrawal } from "./sayWithdrawal.ts";
import { settleReceipts } from "./settleReceipts.ts";
import { findWithdrawal, type StoredWithdrawal } from "./StoredWithdrawal.ts";
import type { WithdrawalParts } from "./WithdrawalParts.ts";

const orders = { createdAt: "w.created_at", amount: "w.amount" };

/** Withdrawals that were paid out and wait for the member's answer. */
const countReceipts: CountSource = async (db, memberId) => {
  const rows = await db.query<{ count: number }>(
    "SELECT count(*) AS count FROM withdrawal WHERE member_id = $1 AND state = 'sent'",
    [memberId],
  );
  return rows[0]?.count ?? 0;
};

/** Serves the player's side of paying out. */
export function registerWithdrawals(
  app: FastifyInstance,
  deps: Deps,
  parts: WithdrawalParts & { counts: Counts },
): void {
  const { clock, config, db, liveSite } = deps;
  const { counts, files, ledger, paymentPasswords, runOnce } = parts;
  counts.add("receipts", countReceipts);
  const flagsOf = createLiveFlags();
  const countryOf = createCountryOf(config);
  const languageFor = (request: FastifyRequest) =>
    languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);

  /** Does the place of the visitor forbid to take a withdrawal back? */
  const isKeptFor = (request: FastifyRequest): boolean => {
    const live = liveSite.current();
    if (!flagsOf(live).has("RESPONSIBLEPLAY3")) return false;
    return playProfileOf(live.site.brand.settings, countryOf(request.raw))?.keepsWithdrawals === true;
  };

  /** The withdrawal of the member who asks; throws 404 for another one. */
  async function own(on: Queryable, id: string, request: FastifyRequest, lock = false): Promise<StoredWithdrawal> {
    const withdrawal = await findWithdrawal(on, id, { lock });
    if (withdrawal?.memberId !== playerSessionOf(request).memberId) throw notFound();
    return withdrawal;
  }

  /** The same after its member: whoever changes withdrawals locks both, and in this order. */
  async function locked(tx: Queryable, id: string, request: FastifyRequest): Promise<StoredWithdrawal> {
    const { memberId } = playerSessionOf(request);
    await tx.query("SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE", [memberId]);
    await settleReceipts(tx, clock.now(), memberId);
    return own(tx, id, request, true);
  }

  async function say(id: string, request: FastifyRequest) {
    const words = { language: languageFor(request), isKept: isKeptFor(request), now: clock.now() };
    return sayWithdrawal(db, await own(db, id, request), words);
  }

  operation(app, "getWithdrawalTerms", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const asked = { memberId, currency, language: languageFor(request), isKept: isKeptFor(request), now: clock.now() };
    const terms = await loadTerms(db, asked);
    if (!terms) throw notFound();
    return terms;
  });

  operation(app, "createWithdrawal", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId, id: sessionId, currency } = playerSessionOf(request);
    const { amount, account: accountId, paymentPassword, acceptsForfeit = false } = body;
    const { open, secrets } = splitSecrets("createWithdrawal", body);
    const intent = { scope: `createWithdrawal:${memberId}`, key: idempotencyKey, request: open, secrets };
    const demand = () => paymentPasswords.demand(memberId, paymentPassword);
    const { value, replayed } = await runOnce(intent, {
      admitReplay: demand,
      prepare: async () => {
        await demandVerified(db, memberId, flagsOf(liveSite.current()));
        return demand();
      },
      work: async (tx) => {
        const now = clock.now();
        await demandRested(tx, memberId, now);
        const isKept = isKeptFor(request);
        const wish = { memberId, sessionId, currency, accountId, amount, isKept, acceptsForfeit, now };
        return { id: await createWithdrawal(tx, ledger, wish) };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return say(value.id, request);
  });

  operation(app, "listWithdrawals", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    await settleReceipts(db, clock.now(), memberId);
    const where = "w.member_id = $1 AND ($2::text IS NULL OR w.state = $2)";
    const chosen = [memberId, query.state ?? null];
    const [rows, counted] = await Promise.all([
      db.query<ListedWithdrawal>(
        `SELECT w.id, w.reference, y.name, a.ending, w.currency, w.amount, w.fee, w.amount - w.fee AS arrives, w.received, w.state,
           w.created_at
         FROM withdrawal w JOIN payout_account a ON a.id = w.account_id JOIN withdrawal_way y ON y.id = a.way_id
         WHERE ${where} ORDER BY ${toOrderBy(query.sort ?? "-createdAt", orders, "w.id")} LIMIT $3 OFFSET $4`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM withdrawal w WHERE ${where}`, chosen),
    ]);
    const language = languageFor(request);
    const said = rows.map(({ name, ending, created_at: createdAt, ...row }): WithdrawalRow => ({
      ...row,
      account: `${pickText(name, language)} •••• ${ending}`,
      createdAt: createdAt.toISOString(),
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getWithdrawal", async ({ path, request }) => {
    await settleReceipts(db, clock.now(), playerSessionOf(request).memberId);
    return say(path.id, request);
  });

  operation(app, "cancelWithdrawal", async ({ path, idempotencyKey, request, reply }) => {
    const { memberId, id: sessionId } = playerSessionOf(request);
    const intent = { scope: `cancelWithdrawal:${memberId}`, key: idempotencyKey, request: path, secrets: {} };
    const { replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => void (await own(db, path.id, request)),
      work: async (tx) => {
        const withdrawal = await locked(tx, path.id, request);
        const { amount, isKept, state } = withdrawal;
        // In another tab, a moment ago: it is what was asked for.
        if (state === "cancelled") return { id: path.id };
        if (state !== "requested") throw gone();
        if (isKept || isKeptFor(request))
          throw refusal("withdrawal_kept", "The rules of your place forbid to take a withdrawal back.");
        const actor = { by: "player", ref: sessionId } as const;
        const at = clock.now();
        await moveHeld(tx, ledger, withdrawal, { move: "return", amount, at, actor });
        const next = { ...withdrawal, returned: amount, state: "cancelled", dueAt: null } as const;
        await changeWithdrawal(tx, next, { step: "cancelled", at, actor, amount });
        return { id: path.id };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return say(path.id, request);
  });

  operation(app, "answerReceipt", async ({ path, body, idempotencyKey, request, reply }) => {
    const { memberId, id: sessionId } = playerSessionOf(request);
    const { answer, proof = [] } = body;
    const scope = `answerReceipt:${memberId}`;
    const intent = { scope, key: idempotencyKey, request: { ...path, ...body }, secrets: {} };
    const { replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        judgeAnswer(await own(db, path.id, request), body);
        if (answer !== "received") await prepareProofs(files, memberId, proof);
      },
      work: async (tx) => {
        const withdrawal = await locked(tx, path.id, request);
        const at = clock.now();
        if (answer !== "received") await keepProofs(tx, files, { memberId, withdrawalId: path.id, now: at }, proof);
        await answerReceipt(tx, withdrawal, { ...body, at, actor: { by: "player", ref: sessionId } });
        return { id: path.id };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return say(path.id, request);
  });
}

interface ListedWithdrawal extends Omit<WithdrawalRow, "account" | "createdAt"> {
  name: Record<string, string>;
  ending: string;
  created_at: Date;
}
