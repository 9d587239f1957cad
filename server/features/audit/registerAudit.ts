import type { FastifyInstance } from "fastify";
import type { Operations } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { streamQuery } from "#server/features/export/streamQuery.ts";
import { offerDeskExport, type DeskLists } from "#server/features/export/DeskLists.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays, knownZone, startOfDay } from "#server/localDay.ts";
import { actsByArea, type AuditArea } from "./actsByArea.ts";
import { toAuditRow, type ActRow } from "./toAuditRow.ts";

type Query = Operations["listAudit"]["query"];

const columns = "id, at, operator, act, from_hash, to_hash, note, detail";
const where = `($1::text IS NULL OR operator LIKE $1 || '%') AND ($2::text[] IS NULL OR act = ANY ($2))
  AND ($3::text IS NULL OR operator ILIKE '%' || $3 || '%' OR note ILIKE '%' || $3 || '%' OR EXISTS (
    SELECT FROM jsonb_each_text(detail) d WHERE d.key IN (${["of", "draftOf", "message", "name", "member", "reason", "problem"].map((name) => `'${name}'`).join(", ")})
      AND d.value ILIKE '%' || $3 || '%'))
  AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)`;

/** Serves the audit: a list that can be narrowed, and the same as a file. */
export function registerAudit(
  app: FastifyInstance,
  { db, liveSite }: Pick<Deps, "db" | "liveSite">,
  lists: DeskLists,
): void {
  const chosen = ({ by, area, search, from, to }: Query) => {
    const zone = knownZone(liveSite.current().site.brand.settings.timeZone);
    return [
      literal(by?.trim().toLowerCase()),
      area === undefined ? null : actsByArea[area as AuditArea],
      literal(search?.trim()),
      from === undefined ? null : startOfDay(from, zone),
      to === undefined ? null : startOfDay(addDays(to, 1), zone),
    ];
  };

  operation(app, "listAudit", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const [rows, counted] = await Promise.all([
      db.query<ActRow>(
        `SELECT ${columns} FROM operator_act WHERE ${where} ORDER BY at DESC, id DESC LIMIT $6 OFFSET $7`,
        [...chosen(query), limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM operator_act WHERE ${where}`, chosen(query)),
    ]);
    return { rows: rows.map(toAuditRow), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  offerDeskExport(lists, "listAudit", {
    sums: [],
    open: async function* ({ query }) {
      const text = `SELECT ${columns} FROM operator_act WHERE ${where} ORDER BY at DESC, id DESC`;
      for await (const rows of streamQuery<ActRow>(db, { text, values: chosen(query) })) yield rows.map(toAuditRow);
    },
  });
}

/** What is sought, letter by letter; null where nothing is. */
function literal(sought: string | undefined): string | null {
  return sought === undefined || sought === "" ? null : sought.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
