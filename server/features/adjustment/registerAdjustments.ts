import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AdjustmentRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import { bookAdjustment, findAdjustment, type StoredAdjustment } from "./bookAdjustment.ts";

/** What entries by hand need of the platform. */
export interface AdjustmentParts {
  ledger: Ledger;
  memberWork: MemberWork;
  runOnce: Idempotency;
}

/** Serves entries that operators write by hand: one asks for them, another one books them (S-54). */
export function registerAdjustments(app: FastifyInstance, deps: Deps, parts: AdjustmentParts): void {
  const { clock, db } = deps;
  const { ledger, memberWork, runOnce } = parts;

  operation(app, "listAdjustments", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const where = "($1::text IS NULL OR j.state = $1)";
    const [rows, counted] = await Promise.all([
      db.query<WrittenRow>(`${select} WHERE ${where} ORDER BY j.asked_at DESC, j.id DESC LIMIT $2 OFFSET $3`, [
        query.state ?? null,
        limit,
        offset,
      ]),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM ledger_adjustment j WHERE ${where}`, [
        query.state ?? null,
      ]),
    ]);
    return { rows: rows.map((row) => say(row, request)), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "askAdjustment", async ({ body, idempotencyKey, request, reply }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account: operator } = call.operator;
    const intent = { scope: `askAdjustment:${operator}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        const member = await findMember(db, { account: body.account.trim() });
        if (!member) throw invalidForm({ account: { key: "error.no_such_account" } });
        if (body.reason.trim() === "") throw invalidForm({ reason: { key: "form.required" } });
        return member;
      },
      work: async (tx, member) => {
        const id = randomUUID();
        const amount = body.direction === "in" ? body.amount : -body.amount;
        await tx.query(
          `INSERT INTO ledger_adjustment (id, member_id, currency, amount, reason, state, asked_by, asked_at)
           VALUES ($1, $2, $3, $4, $5, 'asked', $6, $7)`,
          [id, member.id, member.currency, amount, body.reason.trim(), operator, clock.now()],
        );
        const words = { member: member.account, amount, currency: member.currency, reason: body.reason };
        await recordAct(tx, clock, operator, "adjustmentAsked", words);
        return { id };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    const rows = await db.query<WrittenRow>(`${select} WHERE j.id = $1`, [value.id]);
    if (!rows[0]) throw notFound();
    return say(rows[0], request);
  });

  operation(app, "getAdjustment", async ({ path, request }) => {
    const rows = await db.query<WrittenRow>(`${select} WHERE j.id = $1`, [path.id]);
    if (!rows[0]) throw notFound();
    return say(rows[0], request);
  });

  operation(app, "bookAdjustment", async ({ path, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account: operator } = call.operator;
    await decide(path.id, operator, "adjustmentBooked", async (tx, adjustment) => {
      if (adjustment.askedBy === operator) throw refusal("second_operator", "Another operator has to do this.");
      await bookAdjustment(tx, ledger, adjustment, { operator, at: clock.now() });
    });
    return {};
  });

  operation(app, "refuseAdjustment", async ({ path, body, request }) => {
    const { account: operator } = operatorCallOf(request).operator;
    const refusal = body.reason.trim();
    if (refusal === "") throw invalidForm({ reason: { key: "form.required" } });
    await decide(path.id, operator, "adjustmentRefused", async (tx, { id }) => {
      await tx.query(
        `UPDATE ledger_adjustment SET state = 'refused', decided_by = $2, decided_at = $3, refusal = $4
         WHERE id = $1 AND state = 'asked'`,
        [id, operator, clock.now(), refusal],
      );
      return refusal;
    });
    return {};
  });

  /**
   * Decides on an entry that waits, with its member locked first; the second of two hears that it is gone. The audit has the reason
   * that `work` answers, else that of the entry.
   */
  async function decide(
    id: string,
    operator: string,
    act: "adjustmentBooked" | "adjustmentRefused",
    work: (tx: Queryable, adjustment: StoredAdjustment) => Promise<string | void>,
  ) {
    const found = await findAdjustment(db, id);
    if (!found) throw notFound();
    await memberWork(found.memberId, async (tx, member) => {
      const adjustment = await findAdjustment(tx, id, { lock: true });
      if (adjustment?.state !== "asked") throw refusal("adjustment_gone", "Somebody has decided on this already.");
      const reason = (await work(tx, adjustment)) ?? adjustment.reason;
      const { amount, currency } = adjustment;
      await recordAct(tx, clock, operator, act, { member: member?.account, amount, currency, reason });
    });
  }
}

const select = `SELECT j.id, m.account, j.currency, j.amount, j.reason, j.state, j.asked_by AS "askedBy", j.asked_at AS "askedAt",
  coalesce(j.decided_by, '') AS "decidedBy", j.refusal FROM ledger_adjustment j JOIN member m ON m.id = j.member_id`;

interface WrittenRow extends Omit<AdjustmentRow, "askedAt" | "isOwn"> {
  askedAt: Date;
}

function say({ askedAt, ...row }: WrittenRow, request: FastifyRequest): AdjustmentRow {
  const isOwn = row.askedBy === operatorCallOf(request).operator.account;
  return { ...row, askedAt: askedAt.toISOString(), isOwn };
}
