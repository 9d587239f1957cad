import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { recordAct } from "#server/features/console/recordAct.ts";

/** What was ended, by number. */
export interface EndedDemo {
  members: number;
  sessions: number;
  remembered: number;
  operators: number;
  operatorSessions: number;
  /** Whether somebody can still sign in to the console with a password. */
  hasOperator: boolean;
}

/**
 * Ends everybody of the demo at once, or nobody: members and operators are disabled and lose their passwords, their sessions,
 * remembered logins and tokens end, and their telephone numbers and invitation codes are free again. What they played stays
 * in the books. Running it again finds nothing more to do. Takes effect on platforms that are running, too.
 */
export async function endDemo({ db, clock }: { db: Database; clock: Clock }): Promise<EndedDemo> {
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const count = async (statement: string, values: readonly unknown[] = [now]) => {
      const rows = await tx.query<{ count: number }>(
        `WITH ended AS (${statement}) SELECT count(*) AS count FROM ended`,
        values,
      );
      return rows[0]?.count ?? 0;
    };
    const ofDemo = "member_id IN (SELECT id FROM member WHERE is_demo)";
    // Members before their sessions, in one order, as everywhere (openSession).
    await tx.query("SELECT FROM member WHERE is_demo ORDER BY id FOR NO KEY UPDATE");
    const members = await count(
      `UPDATE member SET disabled_at = $1, password_hash = NULL, mobile_verified_at = NULL, affiliate_code = NULL
       WHERE is_demo AND disabled_at IS NULL RETURNING 1`,
    );
    const remembered = await count(
      `UPDATE remember_token SET ended_at = $1 WHERE ended_at IS NULL AND ${ofDemo} RETURNING 1`,
    );
    const sessions = await count(
      `UPDATE session SET ended_at = $1, end_reason = 'demo ended' WHERE ended_at IS NULL AND ${ofDemo} RETURNING 1`,
    );
    const operators = await count(
      `UPDATE operator SET disabled_at = $1, password_hash = NULL WHERE is_demo AND disabled_at IS NULL RETURNING 1`,
    );
    const ofOperators = "operator_id IN (SELECT id FROM operator WHERE is_demo)";
    const operatorSessions = await count(`DELETE FROM operator_session WHERE ${ofOperators} RETURNING 1`, []);
    await tx.query(`DELETE FROM operator_token WHERE ${ofOperators}`);
    await tx.query(`DELETE FROM operator_place WHERE ${ofOperators}`);
    await tx.query(`DELETE FROM passkey WHERE ${ofOperators} OR ${ofDemo}`);
    // What production demands is decided at its start.
    await tx.query("DELETE FROM operator_rule WHERE is_demo");
    const left = await tx.query("SELECT FROM operator WHERE password_hash IS NOT NULL AND disabled_at IS NULL LIMIT 1");
    if (members + operators > 0) await recordAct(tx, clock, "command-line", "demoEnded", { members, operators });
    return { members, sessions, remembered, operators, operatorSessions, hasOperator: left.length > 0 };
  });
}
