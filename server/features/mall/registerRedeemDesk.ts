import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import { postPoints } from "#server/features/points/postPoints.ts";
import { redeemColumns, sayRedeem, type StoredRedeem } from "#server/features/points/StoredRedeem.ts";
import { rewardColumns, type StoredReward } from "#server/features/points/StoredReward.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { likeOf } from "./likeOf.ts";
import { readWords, sayWords, type TypedWords } from "#server/features/console/readWords.ts";

/** Serves those who look after the points mall: redemptions and rewards. Every act is in the audit. */
export function registerRedeemDesk(app: FastifyInstance, { clock, db }: Deps, memberWork: MemberWork): void {
  operation(app, "listRedeemDesk", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const from = "FROM point_redeem r JOIN member m ON m.id = r.member_id";
    const where = `($1::text IS NULL OR r.status = $1)
      AND ($2::text IS NULL OR m.account_key LIKE $2 || '%' OR r.reference = upper($2))`;
    const chosen = [query.status ?? null, likeOf(query.search)];
    const [rows, counted] = await Promise.all([
      db.query<StoredRedeem & { account: string; decided_by: string | null }>(
        `SELECT ${redeemColumns}, m.account, r.decided_by ${from} WHERE ${where}
         ORDER BY (r.status = 'process') DESC, CASE WHEN r.status = 'process' THEN r.created_at END, r.created_at DESC, r.id
         LIMIT $3 OFFSET $4`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${from} WHERE ${where}`, chosen),
    ]);
    const language = languageOf(request, "EN");
    const said = rows.map((row) => ({
      ...sayRedeem(row, language),
      account: row.account,
      decidedBy: row.decided_by,
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  /** Decides in one transaction with the points and the audit, after the member as everywhere. */
  async function decide(id: string, operator: string, status: "approved" | "rejected", remark: string) {
    const found = await db.query<{ member_id: string }>("SELECT member_id FROM point_redeem WHERE id = $1", [id]);
    if (!found[0]) throw notFound();
    await memberWork(found[0].member_id, async (tx, member) => {
      const at = clock.now();
      const rows = await tx.query<{ points: number; reference: string; reward_id: string; name: TextsByLanguage }>(
        `UPDATE point_redeem SET status = $2, remark = $3, changed_at = $4, decided_by = $5
         WHERE id = $1 AND status = 'process' RETURNING points, reference, reward_id, name`,
        [id, status, remark, at, operator],
      );
      const row = rows[0];
      if (!row || !member) throw refusal("redeem_gone", "Somebody has decided on this already.");
      const { points, reference, reward_id: reward, name } = row;
      if (status === "rejected") {
        await postPoints(tx, { memberId: member.id, kind: "returned", points, ref: id, detail: name, at });
        await tx.query("UPDATE point_reward SET available = available + 1 WHERE id = $1", [reward]);
      }
      const act = status === "approved" ? "redeemApproved" : "redeemRejected";
      await recordAct(tx, clock, operator, act, {
        of: reference,
        member: member.account,
        count: points,
        reason: remark,
      });
    });
  }

  operation(app, "approveRedeem", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await decide(path.id, call.operator.account, "approved", body.remark?.trim() ?? "");
    return {};
  });

  operation(app, "rejectRedeem", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await decide(path.id, call.operator.account, "rejected", body.remark.trim());
    return {};
  });

  operation(app, "listRewardDesk", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const [rows, counted] = await Promise.all([
      db.query<StoredReward>(
        `SELECT ${rewardColumns} FROM point_reward ORDER BY currency, place, id LIMIT $1 OFFSET $2`,
        [limit, offset],
      ),
      db.query<{ total: number }>("SELECT count(*) AS total FROM point_reward"),
    ]);
    const language = languageOf(request, "EN");
    const said = rows.map(({ is_open: isOpen, changed_by: changedBy, name, note, ...row }) => ({
      ...row,
      name: pickText(name, language),
      words: sayWords(name, note),
      isOpen,
      changedBy,
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "addPointReward", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const id = randomUUID();
    await withTransaction(db, async (tx) => {
      await writeReward(tx, id, body, { at: clock.now(), by: call.operator.account, isNew: true });
      await recordAct(tx, clock, call.operator.account, "rewardAdded", { of: readWords(body.words).name["EN"] });
    });
    return { id };
  });

  operation(app, "changePointReward", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await withTransaction(db, async (tx) => {
      await writeReward(tx, path.id, body, { at: clock.now(), by: call.operator.account, isNew: false });
      await recordAct(tx, clock, call.operator.account, "rewardChanged", { of: readWords(body.words).name["EN"] });
    });
    return {};
  });
}

interface TypedReward {
  currency: string;
  words: TypedWords[];
  art: string;
  picture: string;
  points: number;
  amount: number;
  quantity: number;
  isOpen: boolean;
  place: number;
}

async function writeReward(
  tx: Queryable,
  id: string,
  typed: TypedReward,
  { at, by, isNew }: { at: Date; by: string; isNew: boolean },
): Promise<void> {
  const { currency, words, art, picture, points, amount, quantity, isOpen, place } = typed;
  const { name, note } = readWords(words);
  const values = [id, currency, name, note, art, picture, points, amount, quantity, isOpen, place, at, by];
  if (isNew) {
    await tx.query(
      `INSERT INTO point_reward (id, currency, name, note, art, picture, points, amount, quantity, available, is_open, place,
         changed_at, changed_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13)`,
      values,
    );
    return;
  }
  const rows = await tx.query<{ used: number; currency: string }>(
    "SELECT quantity - available AS used, currency FROM point_reward WHERE id = $1 FOR UPDATE",
    [id],
  );
  if (!rows[0]) throw notFound();
  if (rows[0].used > quantity) throw invalidForm({ quantity: { key: "error.reward_quantity" } });
  await tx.query(
    `UPDATE point_reward SET currency = $2, name = $3, note = $4, art = $5, picture = $6, points = $7, amount = $8,
       available = $9 - (quantity - available), quantity = $9, is_open = $10, place = $11, changed_at = $12, changed_by = $13
     WHERE id = $1`,
    values,
  );
}
