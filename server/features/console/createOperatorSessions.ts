import type { Operator } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import { Failure } from "#server/http/Failure.ts";
import { findToken } from "./findToken.ts";
import { toldToken } from "./toldToken.ts";
import type { OperatorCall, OperatorRole } from "./Operator.ts";
import { rolesWith } from "./rights.ts";

const minuteMs = 60_000;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
/** Being seen is written down at most this often, so that reading does not become writing. */
const seenEveryMs = 15_000;

/** How long a session lasts without a call, how long at most, and how long a given password counts (S-21, S-26). */
export const operatorLimits = { idleMs: 15 * minuteMs, longestMs: 8 * 60 * minuteMs, confirmedMs: 5 * minuteMs };

/** Opens, checks and ends sessions of operators. Only hashes of tokens are kept. */
export interface OperatorSessions {
  /** Opens one; its token is seen here only. */
  open(operatorId: string): Promise<string>;
  /** Who a session's token or a program's token stands for; null where it is unknown, or a session too old. Throws 401 where a program's is over. */
  findSession(token: string, isPassive?: boolean): Promise<OperatorCall | null>;
  findBearer(token: string): Promise<OperatorCall | null>;
  end(token: string): Promise<void>;
  /** Ends all of an operator's. */
  endAll(on: Queryable, operatorId: string): Promise<void>;
}

interface OperatorRow {
  id: string;
  account: string;
  role: OperatorRole;
}

/** Whether a second factor is demanded of an operator `o` who has none. */
const mustEnrol = `(EXISTS (SELECT FROM operator_rule r WHERE r.demands_second_factor
  AND (r.demanded_of = 'all' OR o.role IN (${rolesWith("publish")
    .map((role) => `'${role}'`)
    .join(", ")}))) AND NOT EXISTS (
  SELECT FROM second_factor f WHERE f.holder_kind = 'operator' AND f.holder_id = o.id AND f.confirmed_at IS NOT NULL))`;

/** Sessions in the database. */
export function createOperatorSessions({ db, clock }: { db: Database; clock: Clock }): OperatorSessions {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  return {
    async open(operatorId) {
      const token = randomToken();
      const now = clock.now();
      const endsAt = new Date(now.getTime() + operatorLimits.longestMs);
      await db.query(
        `INSERT INTO operator_session (token_hash, operator_id, created_at, seen_at, confirmed_at, ends_at)
         VALUES ($1, $2, $3, $3, $3, $4)`,
        [hashToken(token), operatorId, now, endsAt],
      );
      await db.query("DELETE FROM operator_session WHERE ends_at < $1 OR seen_at < $2", [
        now,
        before(operatorLimits.idleMs),
      ]);
      return token;
    },

    async findSession(token, isPassive = false) {
      if (!tokenPattern.test(token)) return null;
      const now = clock.now();
      const rows = await db.query<
        OperatorRow & { ends_at: Date; confirmed_at: Date; seen_at: Date; must_enrol: boolean }
      >(
        `SELECT o.id, o.account, o.role, s.ends_at, s.confirmed_at, s.seen_at, ${mustEnrol} AS must_enrol
         FROM operator_session s JOIN operator o ON o.id = s.operator_id
         WHERE s.token_hash = $1 AND s.ends_at > $2 AND s.seen_at > $3 AND o.disabled_at IS NULL`,
        [hashToken(token), now, before(operatorLimits.idleMs)],
      );
      const row = rows[0];
      if (row === undefined) return null;
      // What a page asks by itself is no use of a session: an idle one ends all the same.
      if (!isPassive && now.getTime() - row.seen_at.getTime() > seenEveryMs) {
        await db.query("UPDATE operator_session SET seen_at = $2 WHERE token_hash = $1 AND seen_at < $3", [
          hashToken(token),
          now,
          before(seenEveryMs),
        ]);
      }
      const session = { token, endsAt: row.ends_at, confirmedAt: row.confirmed_at };
      return { operator: toOperator(row), session, scopes: null, mustEnrol: row.must_enrol };
    },

    async findBearer(token) {
      const found = await findToken({ db, clock }, token);
      if (found === null) return null;
      // Whoever holds it is told what became of it.
      if (found.state !== "open") throw new Failure(401, `token_${found.state}`, toldToken(found));
      return { operator: found.operator, session: null, scopes: found.scopes, mustEnrol: false };
    },

    async endAll(on, operatorId) {
      await on.query("DELETE FROM operator_session WHERE operator_id = $1", [operatorId]);
    },

    async end(token) {
      await db.query("DELETE FROM operator_session WHERE token_hash = $1", [hashToken(token)]);
    },
  };
}

function toOperator({ id, account, role }: OperatorRow): Operator {
  return { id, account, role };
}
