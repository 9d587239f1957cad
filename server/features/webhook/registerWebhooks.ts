import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { WebhookDelivery, WebhookRow } from "#contracts/api.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Deps } from "#server/Deps.ts";
import { demandPerson } from "#server/features/console/demandPerson.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { notFound, refusal, refusalAt } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { hookAddressFault } from "./hookAddressFault.ts";
import { secretPrefix } from "./signHook.ts";
import { testEvent, topicNames, topics } from "./topics.ts";

/** Addresses that a platform tells. */
const mostHooks = 20;
const secretBytes = 32;
/** How long the secret before the newest one signs beside it. */
const overlapMs = 24 * 3_600_000;

const faults = {
  shape: "This is no address such as https://hooks.example/croupier, without a password or a number sign.",
  https: "Only https addresses are called.",
  host: "The address has to name a host on the internet: neither this machine, nor a number.",
} as const;

interface HookRow {
  id: string;
  url: string;
  events: string[];
  created_by: string;
  created_at: Date;
  off_at: Date | null;
  off_reason: "" | "operator" | "failing" | "gone";
  failing_since: Date | null;
  previous_until: Date | null;
  lost: number;
  lost_since: Date | null;
}

interface DeliveryRow {
  id: string;
  url: string;
  off_at: Date | null;
  event: string;
  state: "waiting" | "sending" | "sent" | "failed";
  tries: number;
  created_at: Date;
  next_try_at: Date | null;
  answer: number | null;
  took_ms: number | null;
  reason: WebhookDelivery["reason"];
}

/** Serves addresses of other programs that are told what happens. A secret is shown once, and kept sealed. */
export function registerWebhooks(
  app: FastifyInstance,
  { db, clock, config, keys }: Pick<Deps, "db" | "clock" | "config" | "keys">,
): void {
  const box = keys.boxOf("webhook");

  operation(app, "listWebhooks", async () => {
    const rows = await db.query<HookRow>(
      `SELECT id, url, events, created_by, created_at, off_at, off_reason, failing_since, previous_until, lost, lost_since FROM webhook
       ORDER BY created_at DESC, id LIMIT ${mostHooks}`,
    );
    const switchedOff = rows.filter(({ off_reason: why }) => why === "failing").length;
    const losing = rows.filter(({ lost }) => lost > 0).length;
    return { rows: rows.map((row) => toRow(row, clock.now())), switchedOff, losing };
  });

  operation(app, "addWebhook", async ({ body, request }) => {
    const operator = demandPerson(request, clock);
    const written = body.url.trim();
    const fault = hookAddressFault(written, config.isDemo && !config.isProduction);
    if (fault !== undefined) throw refusalAt("url", `webhook_${fault}`, faults[fault]);
    const events = topicNames.flatMap((topic) => (body[topic] === true ? topics[topic] : []));
    if (events.length === 0) throw refusal("webhook_nothing", "Choose what it is told.");
    const url = new URL(written);
    const id = randomUUID();
    const secret = randomBytes(secretBytes);
    await withTransaction(db, async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtext('webhooks'))");
      const [counted] = await tx.query<{ count: number }>("SELECT count(*)::integer AS count FROM webhook");
      if ((counted?.count ?? 0) >= mostHooks)
        throw refusalAt("url", "too_many_webhooks", `At most ${mostHooks} addresses are told: remove one first.`);
      await tx.query(
        "INSERT INTO webhook (id, url, events, secret, created_by, created_at) VALUES ($1, $2, $3, $4, $5, $6)",
        [id, url.href, events, box.seal(secret, id), operator.account, clock.now()],
      );
      await recordAct(tx, clock, operator.account, "webhookAdded", { of: url.host });
    });
    return { id, secret: `${secretPrefix}${secret.toString("base64")}` };
  });

  operation(app, "renewWebhookSecret", async ({ path, request }) => {
    const operator = demandPerson(request, clock);
    const secret = randomBytes(secretBytes);
    const until = new Date(clock.now().getTime() + overlapMs);
    await withTransaction(db, async (tx) => {
      const [renewed] = await tx.query<{ url: string }>(
        `UPDATE webhook SET previous_secret = secret, previous_until = $3, secret = $2 WHERE id = $1 RETURNING url`,
        [path.id, box.seal(secret, path.id), until],
      );
      if (renewed === undefined) throw notFound();
      await recordAct(tx, clock, operator.account, "webhookRenewed", { of: new URL(renewed.url).host });
    });
    return { secret: `${secretPrefix}${secret.toString("base64")}`, previousUntil: until.toISOString() };
  });

  operation(app, "switchWebhook", async ({ path, body: { isOn }, request }) => {
    const operator = demandPerson(request, clock);
    await withTransaction(db, async (tx) => {
      const [changed] = await tx.query<{ url: string }>(
        `UPDATE webhook SET off_at = $2, off_reason = $3, failing_since = NULL, lost = 0, lost_since = NULL
         WHERE id = $1 AND (off_at IS NULL) <> $4 RETURNING url`,
        [path.id, isOn ? null : clock.now(), isOn ? "" : "operator", isOn],
      );
      if (changed !== undefined) {
        const act = isOn ? "webhookOn" : "webhookOff";
        await recordAct(tx, clock, operator.account, act, { of: new URL(changed.url).host });
      } else if ((await tx.query("SELECT FROM webhook WHERE id = $1", [path.id])).length === 0) throw notFound();
    });
    return { id: path.id };
  });

  operation(app, "removeWebhook", async ({ path, request }) => {
    const operator = demandPerson(request, clock);
    await withTransaction(db, async (tx) => {
      const [removed] = await tx.query<{ url: string }>("DELETE FROM webhook WHERE id = $1 RETURNING url", [path.id]);
      if (removed === undefined) throw notFound();
      await recordAct(tx, clock, operator.account, "webhookRemoved", { of: new URL(removed.url).host });
    });
    return { id: path.id };
  });

  operation(app, "testWebhook", async ({ path }) => {
    const now = clock.now();
    const body = JSON.stringify({ type: testEvent, timestamp: now.toISOString(), data: {} });
    const made = await db.query(
      `INSERT INTO webhook_delivery (webhook_id, event, body, created_at, next_try_at)
       SELECT id, $2, $3, $4, $4 FROM webhook WHERE id = $1 AND off_at IS NULL RETURNING id`,
      [path.id, testEvent, body, now],
    );
    if (made.length > 0) return { id: path.id };
    const known = await db.query("SELECT FROM webhook WHERE id = $1", [path.id]);
    throw known.length === 0 ? notFound() : refusal("webhook_off", "It is switched off: switch it on first.");
  });

  operation(app, "listWebhookDeliveries", async () => {
    const rows = await db.query<DeliveryRow>(
      `SELECT d.id, w.url, w.off_at, d.event, d.state, d.tries, d.created_at, d.next_try_at, d.answer, d.took_ms, d.reason
       FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id ORDER BY d.created_at DESC, d.id DESC LIMIT 100`,
    );
    return { rows: rows.map(toDelivery) };
  });

  operation(app, "sendWebhookAgain", async ({ path }) => {
    const again = await db.query(
      `UPDATE webhook_delivery d SET state = 'waiting', tries = 0, next_try_at = $2 FROM webhook w
       WHERE d.id = $1 AND w.id = d.webhook_id AND w.off_at IS NULL AND d.state <> 'sending' RETURNING d.id`,
      [path.id, clock.now()],
    );
    if (again.length > 0) return { id: path.id };
    const [known] = await db.query<{ off_at: Date | null }>(
      "SELECT w.off_at FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id WHERE d.id = $1",
      [path.id],
    );
    if (known === undefined) throw notFound();
    if (known.off_at !== null) throw refusal("webhook_off", "It is switched off: switch it on first.");
    throw refusal("webhook_busy", "It is being sent at this moment.");
  });
}

function toRow(row: HookRow, now: Date): WebhookRow {
  const told = Object.fromEntries(topicNames.map((topic) => [topic, row.events.includes(topics[topic][0])]));
  return {
    id: row.id,
    url: row.url,
    ...(told as Record<keyof typeof topics, boolean>),
    state: row.off_at === null ? (row.failing_since === null ? "on" : "troubled") : row.off_reason || "operator",
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    previousUntil: row.previous_until !== null && row.previous_until > now ? row.previous_until.toISOString() : null,
    lost: row.lost,
    lostSince: row.lost_since?.toISOString() ?? null,
  };
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const isDue = row.state === "waiting" && row.off_at === null;
  const waits = row.off_at === null ? (row.tries > 0 ? "again" : "waiting") : "off";
  return {
    id: row.id,
    host: new URL(row.url).host,
    event: row.event,
    state: row.state === "waiting" ? waits : row.state,
    reason: row.reason,
    tries: row.tries,
    answer: row.answer,
    tookMs: row.took_ms,
    createdAt: row.created_at.toISOString(),
    nextTryAt: isDue ? (row.next_try_at?.toISOString() ?? null) : null,
  };
}
