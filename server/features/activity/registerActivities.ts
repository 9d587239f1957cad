import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { payFromHouse } from "#server/features/ledger/payFromHouse.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { demandReal } from "#server/features/points/demandReal.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { Failure, notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { takeAll } from "#server/security/takeAll.ts";
import type { ActivityParts } from "./ActivityParts.ts";
import { judgeApplication, writeApplication } from "./writeApplication.ts";
import { drawDue } from "./drawDue.ts";
import { imagesIn, takeApplications } from "./takeApplications.ts";
import { sayActivity } from "./sayActivity.ts";
import { activityColumns, findActivity, fromActivity, stateOfEntry, type StoredActivity } from "./StoredActivity.ts";

/** Pictures are drawn anew, which is work: so many applications in so many seconds. */
const perMember = { most: 30, seconds: 3600 };

/** Serves activities to those who take part in them. */
export async function registerActivities(app: FastifyInstance, deps: Deps, parts: ActivityParts): Promise<void> {
  const { clock, db, keys, liveSite } = deps;
  const { files, ledger, runOnce, throttle } = parts;
  const languageFor = (request: FastifyRequest) =>
    languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);

  /** One that the member may see: of its currency, and shown, or with a part of the member's in it. */
  async function activityFor(request: FastifyRequest, id: string): Promise<StoredActivity> {
    const { memberId, currency } = playerSessionOf(request);
    const found = await findActivity(db, id, memberId, clock.now());
    if (!found || found.currency !== currency || !(found.isOpen || found.tries !== null)) throw notFound();
    return found;
  }

  operation(app, "listActivities", async ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    const now = clock.now();
    await drawDue(db, keys, now);
    const where = `a.currency = $3 AND (a.is_open OR e.id IS NOT NULL) AND ($4::text IS NULL OR ${stateOfEntry} = $4)`;
    const chosen = [memberId, now, currency, query.state ?? null];
    const [rows, counted] = await Promise.all([
      db.query<StoredActivity>(
        `SELECT ${activityColumns} ${fromActivity} WHERE ${where}
         ORDER BY (e.state = 'issued') DESC NULLS LAST, (a.ends_at <= $2) , a.place, a.id LIMIT $5 OFFSET $6`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${fromActivity} WHERE ${where}`, chosen),
    ]);
    const language = languageFor(request);
    return { rows: rows.map((row) => sayActivity(row, language, now)), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getActivity", async ({ path, request }) => {
    await drawDue(db, keys, clock.now());
    return sayActivity(await activityFor(request, path.id), languageFor(request), clock.now());
  });

  // A room of its own: no other call takes a form, which another site could send.
  await app.register(async (room) => {
    takeApplications(room);
    operation(room, "applyForActivity", async ({ path, body, idempotencyKey, request, reply }) => {
      const session = playerSessionOf(request);
      const { memberId } = session;
      const { remark = "", pictures = [] } = body;
      const intent = {
        scope: `applyForActivity:${memberId}`,
        key: idempotencyKey,
        request: { ...path, ...body },
        secrets: {},
      };
      const { replayed } = await runOnce(intent, {
        admitReplay: async () => {},
        prepare: async () => {
          demandReal(session);
          const activity = await activityFor(request, path.id);
          await takeAll(throttle, [["application", memberId, perMember]]);
          const typed = { remark, pictures, images: imagesIn(body) };
          return judgeApplication({ files, now: clock.now() }, memberId, activity, typed);
        },
        work: async (tx, judged) => {
          const place = { memberId, activityId: path.id, now: clock.now() };
          await writeApplication(tx, files, place, judged);
          return {};
        },
      });
      if (replayed) void reply.header("idempotent-replayed", "true");
      return sayActivity(await activityFor(request, path.id), languageFor(request), clock.now());
    });
  });

  operation(app, "claimRaffle", async ({ body, idempotencyKey, request, reply }) => {
    const session = playerSessionOf(request);
    const { memberId, id: sessionId } = session;
    const intent = { scope: `claimRaffle:${memberId}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        demandReal(session);
        await drawDue(db, keys, clock.now());
        await activityFor(request, body.activity);
      },
      work: (tx) => claim(tx, memberId, body.activity, sessionId),
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });

  /** Pays what was issued, once: the entry says so in the same transaction. */
  async function claim(tx: Queryable, memberId: string, activityId: string, sessionId: string) {
    const member = await findMember(tx, { id: memberId }, { lock: true });
    if (!member || member.isDisabled) throw new Failure(401, "not_logged_in", "Please log in.");
    const rows = await tx.query<{ id: string; state: string; amount: number; currency: string }>(
      "SELECT id, state, amount, currency FROM activity_entry WHERE activity_id = $1 AND member_id = $2 FOR UPDATE",
      [activityId, memberId],
    );
    const entry = rows[0];
    if (entry?.state === "claimed") throw refusal("already_claimed", "This was claimed already.");
    if (entry?.state !== "issued" || entry.amount === 0)
      throw refusal("nothing_to_claim", "There is nothing to claim.");
    const { id, amount, currency } = entry;
    const at = clock.now();
    const transfer = await payFromHouse(tx, ledger, {
      memberId,
      currency,
      amount,
      key: `activity:${id}`,
      cause: { type: "session", ref: sessionId },
      detail: "Activity",
      at,
    });
    await tx.query("UPDATE activity_entry SET state = 'claimed', transfer_id = $2, changed_at = $3 WHERE id = $1", [
      id,
      transfer,
      at,
    ]);
    return { id: activityId, amount, currency };
  }
}
