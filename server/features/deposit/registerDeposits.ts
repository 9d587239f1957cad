import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DepositRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { demandVerified } from "#server/features/member/demandVerified.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText } from "#server/http/pickText.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { changeOrder } from "./changeOrder.ts";
import { createOrder } from "./createOrder.ts";
import type { DepositParts } from "./DepositParts.ts";
import { feeOf } from "#server/features/ledger/feeOf.ts";
import { expireDeposits } from "./expireDeposits.ts";
import { judgeAmount, judgeFields } from "./judgeFields.ts";
import { sayChannel, sayFields } from "./sayChannel.ts";
import { sayOrder } from "./sayOrder.ts";
import { limitsFor, loadChannels, type StoredChannel } from "./StoredChannel.ts";
import { findOrder, type StoredOrder } from "./StoredOrder.ts";
import { keepProof, prepareProof } from "./keepProof.ts";

/** What a list can be ordered by. */
const orders = { createdAt: "o.created_at", amount: "o.amount" };

/** Serves the player's side of paying in. */
export function registerDeposits(app: FastifyInstance, deps: Deps, parts: DepositParts): void {
  const { clock, config, db, liveSite } = deps;
  const { files, runOnce } = parts;
  const { payments } = config;
  const flagsOf = createLiveFlags();
  const languageFor = (request: FastifyRequest) =>
    languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);

  /** What is offered: open, in the currency, and with a provider where it takes one. */
  const isOffered = (channel: StoredChannel, currency: string) =>
    channel.isOpen && limitsFor(channel, currency) !== undefined && (channel.kind === "bank" || payments !== undefined);

  /** A channel that is offered, and its terms; the first where none is named. */
  async function channelFor(id: string | undefined, currency: string) {
    const channels = (await loadChannels(db)).filter((channel) => isOffered(channel, currency));
    const channel = id === undefined ? channels[0] : channels.find((one) => one.id === id);
    const limits = channel && limitsFor(channel, currency);
    return channel && limits && { channel, limits };
  }

  /** The order of the member who asks; throws 404 for another one. */
  async function ownOrder(on: Queryable, id: string, request: FastifyRequest, lock = false): Promise<StoredOrder> {
    const order = await findOrder(on, id, { lock });
    if (order?.memberId !== playerSessionOf(request).memberId) throw notFound();
    return order;
  }

  async function say(id: string, request: FastifyRequest) {
    const [order, channels] = await Promise.all([ownOrder(db, id, request), loadChannels(db)]);
    const channel = channels.find((one) => one.id === order.channelId);
    return sayOrder(db, order, {
      channel,
      language: languageFor(request),
      hasProvider: payments !== undefined,
      platformOrigin: config.platformOrigin,
    });
  }

  operation(app, "listDepositChannels", async ({ request }) => {
    const { currency } = playerSessionOf(request);
    const language = languageFor(request);
    const channels = (await loadChannels(db)).filter((channel) => isOffered(channel, currency));
    return channels.map(({ id, kind, name, note }) => ({
      id,
      kind,
      name: pickText(name, language),
      note: pickText(note, language),
    }));
  });

  operation(app, "getDepositChannel", async ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const found = await channelFor(query.id, currency);
    if (!found) throw notFound();
    await expireDeposits(db, clock.now(), memberId);
    const open = await db.query<{ id: string }>(
      "SELECT id FROM deposit_order WHERE member_id = $1 AND channel_id = $2 AND state IN ('created', 'paying')",
      [memberId, found.channel.id],
    );
    const language = languageFor(request);
    return sayChannel(found.channel, found.limits, { currency, language, openOrder: open[0]?.id ?? null });
  });

  operation(app, "getDepositQuote", async ({ query: { channel, amount }, request }) => {
    const { currency } = playerSessionOf(request);
    const found = await channelFor(channel, currency);
    if (!found) throw notFound();
    const fee = feeOf(amount, found.limits);
    return { amount, fee, arrives: Math.max(0, amount - fee), minutes: found.channel.minutes, currency };
  });

  operation(app, "createDeposit", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId, id: sessionId, currency } = playerSessionOf(request);
    const { channel: id, amount, values } = body;
    const intent = { scope: `createDeposit:${memberId}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        await demandVerified(db, memberId, flagsOf(liveSite.current()));
        const found = await channelFor(id, currency);
        if (!found) throw refusal("channel_closed", "This way to pay in is not offered now.");
        const said = sayFields(found.channel.fields, "EN");
        judgeAmount(amount, found.limits);
        return { ...found, form: judgeFields(said, values).values };
      },
      work: async (tx, { channel, limits, form }) => {
        const now = clock.now();
        const wish = { memberId, sessionId, channel, limits, currency, amount, form, payments, now };
        return { id: await createOrder(tx, wish) };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return say(value.id, request);
  });

  operation(app, "listDeposits", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    const now = clock.now();
    await expireDeposits(db, now, memberId);
    const where = "o.member_id = $1 AND ($2::text IS NULL OR o.state = $2)";
    const chosen = [memberId, query.state ?? null];
    const [rows, counted] = await Promise.all([
      db.query<ListedOrder>(
        `SELECT o.id, o.reference, c.kind, c.name, o.currency, o.amount, o.state, o.created_at,
           (SELECT sum(p.credited)::bigint FROM deposit_payment p WHERE p.order_id = o.id) AS credited
         FROM deposit_order o JOIN deposit_channel c ON c.id = o.channel_id
         WHERE ${where} ORDER BY ${toOrderBy(query.sort ?? "-createdAt", orders, "o.id")} LIMIT $3 OFFSET $4`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM deposit_order o WHERE ${where}`, chosen),
    ]);
    const language = languageFor(request);
    const said = rows.map(({ name, created_at: createdAt, ...row }): DepositRow => ({
      ...row,
      channelName: pickText(name, language),
      createdAt: createdAt.toISOString(),
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getDeposit", async ({ path, request }) => {
    await expireDeposits(db, clock.now(), playerSessionOf(request).memberId);
    return say(path.id, request);
  });

  operation(app, "cancelDeposit", async ({ path, idempotencyKey, request, reply }) => {
    const { memberId, id: sessionId } = playerSessionOf(request);
    const intent = { scope: `cancelDeposit:${memberId}`, key: idempotencyKey, request: path, secrets: {} };
    const { replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => void (await ownOrder(db, path.id, request)),
      work: async (tx) => {
        const order = await lockedOrder(tx, path.id, request);
        if (order.state === "created")
          await changeOrder(tx, order, {
            state: "cancelled",
            at: clock.now(),
            actor: { by: "player", ref: sessionId },
          });
        // In another tab, a moment ago: it is what was asked for.
        else if (order.state !== "cancelled") throw gone();
        return { id: order.id };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return say(path.id, request);
  });

  operation(app, "sendDepositProof", async ({ path, body, idempotencyKey, request, reply }) => {
    const { memberId, id: sessionId } = playerSessionOf(request);
    const intent = {
      scope: `sendDepositProof:${memberId}`,
      key: idempotencyKey,
      request: { ...path, ...body },
      secrets: {},
    };
    const { replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        const order = await ownOrder(db, path.id, request);
        if (order.kind !== "bank" || order.state !== "created") throw gone();
        const channel = (await loadChannels(db)).find(({ id }) => id === order.channelId);
        const judged = judgeFields(sayFields(channel?.proofFields ?? [], "EN"), body.values);
        await prepareProof(files, memberId, judged);
        return judged;
      },
      work: async (tx, judged) => {
        const order = await lockedOrder(tx, path.id, request);
        if (order.state !== "created") throw gone();
        await keepProof(tx, files, { memberId, orderId: order.id }, judged);
        await tx.query("UPDATE deposit_order SET proof_form = $2 WHERE id = $1", [order.id, judged.values]);
        // From now on it waits for us: nothing runs out.
        await changeOrder(tx, order, {
          state: "paying",
          at: clock.now(),
          actor: { by: "player", ref: sessionId },
          amount: order.amount,
        });
        return { id: order.id };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return say(path.id, request);
  });

  /** The order, after its member: whoever changes orders locks both, and in this order. */
  async function lockedOrder(tx: Queryable, id: string, request: FastifyRequest): Promise<StoredOrder> {
    const { memberId } = playerSessionOf(request);
    await tx.query("SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE", [memberId]);
    await expireDeposits(tx, clock.now(), memberId);
    return ownOrder(tx, id, request, true);
  }
}

interface ListedOrder extends Omit<DepositRow, "channelName" | "createdAt"> {
  name: Record<string, string>;
  created_at: Date;
}

function gone() {
  return refusal("deposit_gone", "This order has changed meanwhile.");
}
