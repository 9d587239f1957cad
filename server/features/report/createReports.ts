import { createHash } from "node:crypto";
import type { Deps } from "#server/Deps.ts";

/** Different reports that are kept; the ones not seen for longest make room. */
const mostReports = 1_000;

/** A problem that a browser met. Missing parts are empty. */
export interface KeptReport {
  kind: string;
  reason: string;
  document?: string;
  pointer?: string;
  nearest?: string;
  page?: string;
  revision?: string;
  build?: string;
}

/** Keeps what browsers report, equal ones as one row that counts. */
export interface Reports {
  add(report: KeptReport): Promise<void>;
}

/** Reports in the database. */
export function createReports({ db, clock }: Pick<Deps, "db" | "clock">): Reports {
  return {
    add: async ({ kind, reason, document = "", pointer = "", nearest = "", page = "", revision = "", build = "" }) => {
      // The page and the revision differ between equal reports; the newest are shown.
      const fingerprint = createHash("sha256")
        .update(JSON.stringify([kind, document, pointer, reason]))
        .digest();
      const rows = await db.query<{ is_new: boolean }>(
        `INSERT INTO problem_report (fingerprint, kind, document, pointer, reason, nearest, page, revision, build, first_at, last_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
         ON CONFLICT (fingerprint) DO UPDATE SET count = problem_report.count + 1, last_at = excluded.last_at,
           page = excluded.page, revision = excluded.revision, build = excluded.build
         RETURNING count = 1 AS is_new`,
        [fingerprint, kind, document, pointer, reason, nearest, withoutQuery(page), revision, build, clock.now()],
      );
      if (!rows[0]?.is_new) return;
      await db.query(
        "DELETE FROM problem_report WHERE id IN (SELECT id FROM problem_report ORDER BY last_at DESC, id OFFSET $1)",
        [mostReports],
      );
    },
  };
}

/** What stands behind a question mark may be somebody's own. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? "";
}
