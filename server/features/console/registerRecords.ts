import type { FastifyInstance } from "fastify";
import type { ReportRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";

/** Serves the problems that browsers reported. */
export function registerRecords(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  operation(app, "listReports", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const columns = "id, kind, document, pointer, reason, page, revision, count, first_at, last_at";
    const [rows, counted] = await Promise.all([
      db.query<StoredReport>(`SELECT ${columns} FROM problem_report ORDER BY last_at DESC, id LIMIT $1 OFFSET $2`, [
        limit,
        offset,
      ]),
      db.query<{ total: number }>("SELECT count(*) AS total FROM problem_report"),
    ]);
    return { rows: rows.map(toReportRow), page, pageSize, total: counted[0]?.total ?? 0 };
  });
}

type StoredReport = Omit<ReportRow, "firstAt" | "lastAt"> & { first_at: Date; last_at: Date };

function toReportRow({ first_at: firstAt, last_at: lastAt, ...row }: StoredReport): ReportRow {
  return { ...row, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() };
}
