import type { FastifyInstance } from "fastify";
import type { AuditRow, ReportRow } from "#contracts/api.ts";
import type { Database } from "#server/db/Database.ts";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination, type PageRequest } from "#server/http/toPagination.ts";
import { describeAct } from "./describeAct.ts";

/** Serves what operators read: the audit, and problems that browsers reported. */
export function registerRecords(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  operation(app, "listAudit", async ({ query }) => {
    const found = await listOf<ActRow>(
      db,
      query,
      "operator_act",
      "id, at, operator, act, from_hash, to_hash, note, detail",
      "at DESC, id DESC",
    );
    return { ...found, rows: found.rows.map(toAuditRow) };
  });

  operation(app, "listReports", async ({ query }) => {
    const columns = "id, kind, document, pointer, reason, page, revision, count, first_at, last_at";
    const found = await listOf<StoredReport>(db, query, "problem_report", columns, "last_at DESC, id");
    return { ...found, rows: found.rows.map(toReportRow) };
  });
}

interface ActRow {
  id: number;
  at: Date;
  operator: string;
  act: string;
  from_hash: string | null;
  to_hash: string | null;
  note: string;
  detail: Record<string, unknown>;
}

type StoredReport = Omit<ReportRow, "firstAt" | "lastAt"> & { first_at: Date; last_at: Date };

/** One page of a table. Table, columns and order are words of ours. */
async function listOf<Row extends object>(
  db: Database,
  query: PageRequest,
  table: string,
  columns: string,
  order: string,
) {
  const { page, pageSize, limit, offset } = toPagination(query);
  const [rows, counted] = await Promise.all([
    db.query<Row>(`SELECT ${columns} FROM ${table} ORDER BY ${order} LIMIT $1 OFFSET $2`, [limit, offset]),
    db.query<{ total: number }>(`SELECT count(*) AS total FROM ${table}`),
  ]);
  return { rows, page, pageSize, total: counted[0]?.total ?? 0 };
}

function toAuditRow({ id, at, operator, act, from_hash: from, to_hash: to, note, detail }: ActRow): AuditRow {
  return {
    id: String(id),
    at: at.toISOString(),
    by: operator,
    act,
    from,
    to,
    note,
    detail: describeAct(act, note, detail),
  };
}

function toReportRow({ first_at: firstAt, last_at: lastAt, ...row }: StoredReport): ReportRow {
  return { ...row, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() };
}
