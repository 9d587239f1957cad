import type { Operator } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import { Failure } from "#server/http/Failure.ts";
import { findToken } from "./findToken.ts";
import { toldToken } from "./toldToken.ts";
import type { OperatorCall, OperatorRole, SessionProof } from "./Operator.ts";
import { hasFactor, isFactorDemanded } from "./operatorRule.ts";

const minuteMs = 60_000;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
/** Being seen is written down at most this often, so that reading does not become writing. */
const seenEveryMs = 15_000;

/** How long a session lasts without a call, how long at most, and how long a given password counts (S-21, S-26). */
export const operatorLimits = { idleMs: 15 * minuteMs, longestMs: 8 * 60 * minuteMs, confirmedMs: 5 * minuteMs };

/** Opens, checks and ends sessions of operators. Only hashes of tokens are kept. */
export interface OperatorSessions {
  /** Opens one; its token is seen here only. */
  open(operatorId: string, proof: SessionProof): Promise<string>;
  /** From now on it counts as opened with more than a password. */
  raise(on: Queryable, token: string): Promise<void>;
  /** Who a session's token or a program's token stands for; null where it is unknown, or a session too old. Throws 401 where a program's is over. */
  findSession(token: string, isPassive?: boolean): Promise<OperatorCall | null>;
  findBearer(token: string): Promise<OperatorCall | null>;
  end(token: string): Promise<void>;
  /** Ends all of an operator's, but the one with this token. */
  endAll(on: Queryable, operatorId: string, except?: string): Promise<void>;
}

interface OperatorRow {
  id: string;
  account: string;
  role: OperatorRole;
}

interface SessionRow extends OperatorRow {
  ends_at: Date;
  confirmed_at: Date;
  seen_at: Date;
  has_both_factors: boolean;
  has_factor: boolean;
  is_demanded: boolean;
}

/** Sessions in the database. */
export function createOperatorSessions({ db, clock }: { db: Database; clock: Clock }): OperatorSessions {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  return {
    async open(operatorId, { hasBothFactors }) {
      const token = randomToken();
      const now = clock.now();
      const endsAt = new Date(now.getTime() + operatorLimits.longestMs);
      await db.query(
        `INSERT INTO operator_session (token_hash, operator_id, created_at, seen_at, confirmed_at, ends_at, has_both_factors)
         VALUES ($1, $2, $3, $3, $3, $4, $5)`,
        [hashToken(token), operatorId, now, endsAt, hasBothFactors],
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
      const rows = await db.query<SessionRow>(
        `SELECT o.id, o.account, o.role, s.ends_at, s.confirmed_at, s.seen_at, s.has_both_factors,
           ${hasFactor} AS has_factor, ${isFactorDemanded} AS is_demanded
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
      const { has_both_factors: hasBothFactors, has_factor: hasOne, is_demanded: isDemanded } = row;
      const session = {
        token,
        endsAt: row.ends_at,
        confirmedAt: row.confirmed_at,
        hasBothFactors,
        hasFactor: hasOne,
        isFactorDemanded: isDemanded,
      };
      const mustEnrol = isDemanded && !(hasBothFactors && hasOne);
      return { operator: toOperator(row), session, scopes: null, mustEnrol };
    },

    async findBearer(token) {
      const found = await findToken({ db, clock }, token);
      if (found === null) return null;
      // Whoever holds it is told what became of it.
      if (found.state !== "open") throw new Failure(401, `token_${found.state}`, toldToken(found));
      return { operator: found.operator, session: null, scopes: found.scopes, mustEnrol: false };
    },

    async raise(on, token) {
      await on.query("UPDATE operator_session SET has_both_factors = true WHERE token_hash = $1", [hashToken(token)]);
    },

    async endAll(on, operatorId, except) {
      const values = [operatorId, except === undefined ? null : hashToken(except)];
      await on.query("DELETE FROM operator_session WHERE operator_id = $1 AND token_hash IS DISTINCT FROM $2", values);
    },

    async end(token) {
      await db.query("DELETE FROM operator_session WHERE token_hash = $1", [hashToken(token)]);
    },
  };
}

function toOperator({ id, account, role }: OperatorRow): Operator {
  return { id, account, role };
}
