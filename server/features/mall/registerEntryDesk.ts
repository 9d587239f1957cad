import type { FastifyInstance } from "fastify";
import type { ActivityEntryRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct, type OperatorAct } from "#server/features/console/recordAct.ts";
import type { Files } from "#server/features/file/createFiles.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import { findRule } from "#server/features/withdrawal/StoredRule.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { likeOf } from "./likeOf.ts";

type EntryState = ActivityEntryRow["state"];

/** A decision on an application. */
interface Decision {
  state: "joined" | "rejected" | "issued";
  act: OperatorAct;
  reason: string;
  /** In minor units; what the activity says where nothing is said. */
  amount?: number;
}

/** Which applications may come to which state: what was approved can be issued later. */
const before: Readonly<Record<Decision["state"], readonly EntryState[]>> = {
  joined: ["applying"],
  rejected: ["applying"],
  issued: ["applying", "joined"],
};

const from = "FROM activity_entry e JOIN member m ON m.id = e.member_id JOIN activity a ON a.id = e.activity_id";

/** Serves those who decide on applications. Every decision, and every look at pictures, is in the audit. */
export function registerEntryDesk(
  app: FastifyInstance,
  { clock, db }: Deps,
  { files, memberWork }: { files: Files; memberWork: MemberWork },
): void {
  operation(app, "listActivityEntries", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const where = "($1::text IS NULL OR e.state = $1) AND ($2::text IS NULL OR m.account_key LIKE $2 || '%')";
    const chosen = [query.state ?? null, likeOf(query.search)];
    const [rows, counted] = await Promise.all([
      db.query<Omit<ActivityEntryRow, "title" | "createdAt"> & { title: TextsByLanguage; created_at: Date }>(
        `SELECT e.id, m.account, a.title, e.state, e.number, e.remark, e.currency, e.amount, e.created_at,
           (SELECT count(*) FROM activity_picture p WHERE p.entry_id = e.id AND p.try = e.tries) AS pictures
         ${from} WHERE ${where}
         ORDER BY (e.state = 'applying') DESC, CASE WHEN e.state = 'applying' THEN e.changed_at END, e.created_at DESC, e.id
         LIMIT $3 OFFSET $4`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${from} WHERE ${where}`, chosen),
    ]);
    const language = languageOf(request, "EN");
    const said = rows.map(({ title, created_at: at, ...row }) => ({
      ...row,
      title: pickText(title, language),
      createdAt: at.toISOString(),
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getActivityEntry", async ({ path, request }) => {
    const { account } = operatorCallOf(request).operator;
    const rows = await db.query<EntryRow>(
      `SELECT e.id, m.account, a.title, e.state, e.remark, e.reason, e.tries, e.currency, e.amount, e.created_at, e.changed_at, e.decided_by
       ${from} WHERE e.id = $1`,
      [path.id],
    );
    const entry = rows[0];
    if (!entry) throw notFound();
    const pictures = await loadPictures(db, files, entry.id, entry.tries);
    if (pictures.length > 0)
      await recordAct(db, clock, account, "entrySeen", { of: pickText(entry.title, "EN"), member: entry.account });
    const { created_at: createdAt, changed_at: changedAt, decided_by: decidedBy, title, ...rest } = entry;
    return {
      ...rest,
      title: pickText(title, languageOf(request, "EN")),
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
      decidedBy,
      pictures,
    };
  });

  /** Decides in one transaction with the audit, after the member as everywhere. */
  async function decide(id: string, operator: string, { state, act, reason, amount }: Decision) {
    const found = await db.query<{ member_id: string }>("SELECT member_id FROM activity_entry WHERE id = $1", [id]);
    if (!found[0]) throw notFound();
    await memberWork(found[0].member_id, async (tx, member) => {
      if (state === "issued") await demandSecond(tx, id, operator, amount);
      const rows = await tx.query<{ amount: number; currency: string; title: TextsByLanguage }>(
        `UPDATE activity_entry e SET state = $2, reason = $3, amount = coalesce($4::bigint, e.amount), changed_at = $5, decided_by = $6
         FROM activity a WHERE e.id = $1 AND a.id = e.activity_id AND a.kind = 'application' AND e.state = ANY($7::text[])
         RETURNING e.amount, e.currency, a.title`,
        [id, state, reason, amount ?? null, clock.now(), operator, before[state]],
      );
      const row = rows[0];
      if (!row || !member) throw refusal("entry_gone", "Somebody has decided on this already.");
      const money = state === "issued" ? { amount: row.amount, currency: row.currency } : {};
      await recordAct(tx, clock, operator, act, {
        of: pickText(row.title, "EN"),
        member: member.account,
        ...money,
        reason,
      });
    });
  }

  operation(app, "approveEntry", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const reason = body.reason?.trim() ?? "";
    await decide(path.id, call.operator.account, { state: "joined", act: "entryApproved", reason });
    return {};
  });

  operation(app, "rejectEntry", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await decide(path.id, call.operator.account, {
      state: "rejected",
      act: "entryRejected",
      reason: body.reason.trim(),
    });
    return {};
  });

  operation(app, "issueEntry", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { amount, reason = "" } = body;
    await decide(path.id, call.operator.account, {
      state: "issued",
      act: "entryIssued",
      reason: reason.trim(),
      amount,
    });
    return {};
  });
}

/** From the amount on at which a withdrawal is paid out by another one than approved it, so is a reward. */
async function demandSecond(tx: Queryable, id: string, operator: string, amount: number | undefined): Promise<void> {
  const rows = await tx.query<{ currency: string; amount: number; state: EntryState; decided_by: string | null }>(
    "SELECT currency, amount, state, decided_by FROM activity_entry WHERE id = $1 FOR UPDATE",
    [id],
  );
  const entry = rows[0];
  if (!entry || !before.issued.includes(entry.state)) return;
  const rule = await findRule(tx, entry.currency);
  if (!rule || (amount ?? entry.amount) < rule.twoFrom) return;
  if (entry.state !== "joined" || entry.decided_by === operator)
    throw refusal("second_operator", "Another operator has to do this.");
}

interface EntryRow {
  id: string;
  account: string;
  title: TextsByLanguage;
  state: EntryState;
  remark: string;
  reason: string;
  tries: number;
  currency: string;
  amount: number;
  created_at: Date;
  changed_at: Date;
  decided_by: string | null;
}

/** As data addresses: no address of theirs can be passed on, and no cache keeps them. */
async function loadPictures(db: Queryable, files: Files, entryId: string, tries: number) {
  const rows = await db.query<{ place: number; file_id: string }>(
    "SELECT place, file_id FROM activity_picture WHERE entry_id = $1 AND try = $2 ORDER BY place",
    [entryId, tries],
  );
  const found: { place: number; picture: string }[] = [];
  for (const { place, file_id: id } of rows) {
    const file = await files.read(id);
    if (file) found.push({ place, picture: `data:${file.type};base64,${file.bytes.toString("base64")}` });
  }
  return found;
}
