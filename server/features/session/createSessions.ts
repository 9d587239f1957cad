import type { SessionLeft, SessionRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { PlayerSession } from "./PlayerSession.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";

const minuteMs = 60_000;
/** Being seen is written down at most this often, so that reading does not become writing. */
const seenEveryMs = 30_000;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** From where a session is opened. */
export interface Visitor {
  ip: string;
  device: string;
}

/** Opens, checks and ends sessions. Only hashes of tokens are kept; every time limit is the server's (S-20, S-21). */
export interface Sessions {
  /**
   * Opens one, ends the oldest beyond the limit, and returns the token: the only time it is seen. Runs in a transaction that
   * holds the member (MemberWork), or that made it.
   */
  open(tx: Queryable, memberId: string, visitor: Visitor): Promise<string>;
  /** The session of a token; undefined where it is unknown, ended or too old. Being found keeps it alive, unless `isPassive`. */
  find(token: string, isPassive?: boolean): Promise<PlayerSession | undefined>;
  /** How long a session still lives; undefined where it does not. */
  left(id: string): Promise<SessionLeft | undefined>;
  /** Lets an idle session live on, as long as its end allows. */
  extend(id: string): Promise<void>;
  end(id: string, memberId: string, reason: string, tx?: Queryable): Promise<boolean>;
  /** Ends all of a member's but one; returns how many. */
  endOthers(tx: Queryable, memberId: string, keepId: string, reason: string): Promise<number>;
  list(memberId: string, currentId: string): Promise<SessionRow[]>;
}

/** Sessions in the database. */
export function createSessions({ db, clock, config }: Pick<Deps, "db" | "clock" | "config">): Sessions {
  const { sessionIdleMinutes, sessionHours, sessionsPerMember } = config.limits;
  const idleSince = () => new Date(clock.now().getTime() - sessionIdleMinutes * minuteMs);

  const open: Sessions["open"] = async (tx, memberId, { ip, device }) => {
    const token = randomToken();
    const now = clock.now();
    const [opened] = await tx.query<{ id: string }>(
      `INSERT INTO session (token_hash, member_id, created_at, last_seen_at, expires_at, device, ip)
       VALUES ($1, $2, $3, $3, $4, $5, $6) RETURNING id`,
      [hashToken(token), memberId, now, new Date(now.getTime() + sessionHours * 60 * minuteMs), device, ip],
    );
    // Never the one that was just opened, though others were opened in the same millisecond.
    await tx.query(
      `UPDATE session SET ended_at = $2, end_reason = 'limit' WHERE id IN (
         SELECT id FROM session WHERE member_id = $1 AND ended_at IS NULL AND id <> $4
         ORDER BY created_at DESC, id OFFSET $3)`,
      [memberId, now, sessionsPerMember - 1, opened?.id],
    );
    await tx.query(
      `UPDATE member SET previous_login_at = last_login_at, last_login_at = $2, first_login_at = coalesce(first_login_at, $2)
       WHERE id = $1`,
      [memberId, now],
    );
    return token;
  };

  const find: Sessions["find"] = async (token, isPassive = false) => {
    if (!tokenPattern.test(token)) return undefined;
    const now = clock.now();
    const rows = await db.query<FoundRow>(
      `SELECT s.id, s.last_seen_at, m.id AS member_id, m.account, m.type, m.language, m.currency, m.must_change_password
       FROM session s JOIN member m ON m.id = s.member_id
       WHERE s.token_hash = $1 AND s.ended_at IS NULL AND s.expires_at > $2 AND s.last_seen_at > $3 AND m.disabled_at IS NULL AND m.locked_at IS NULL`,
      [hashToken(token), now, idleSince()],
    );
    const row = rows[0];
    if (!row) return undefined;
    if (!isPassive && now.getTime() - row.last_seen_at.getTime() > seenEveryMs) {
      // Of a page's many calls at once the first writes it down. No index may hold the column: see migration 0222.
      const due = new Date(now.getTime() - seenEveryMs);
      await db.query("UPDATE session SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $3", [row.id, now, due]);
    }
    const { id, member_id: memberId, account, type, language, currency } = row;
    return { id, memberId, account, type, language, currency, mustChangePassword: row.must_change_password };
  };

  const left: Sessions["left"] = async (id) => {
    const rows = await db.query<{ last_seen_at: Date; expires_at: Date }>(
      "SELECT last_seen_at, expires_at FROM session WHERE id = $1 AND ended_at IS NULL",
      [id],
    );
    const row = rows[0];
    if (!row) return undefined;
    // Rounded down: whoever asks again when it is over finds it over.
    const secondsTo = (at: number) => Math.max(0, Math.floor((at - clock.now().getTime()) / 1000));
    const endSeconds = secondsTo(row.expires_at.getTime());
    const idleSeconds = secondsTo(row.last_seen_at.getTime() + sessionIdleMinutes * minuteMs);
    return { idleSeconds: Math.min(idleSeconds, endSeconds), endSeconds };
  };

  const extend: Sessions["extend"] = async (id) => {
    const now = clock.now();
    await db.query("UPDATE session SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2 AND ended_at IS NULL", [
      id,
      now,
    ]);
  };

  const end: Sessions["end"] = async (id, memberId, reason, tx = db) => {
    const rows = await tx.query<{ id: string }>(
      `UPDATE session SET ended_at = $3, end_reason = $4 WHERE id::text = $1 AND member_id = $2 AND ended_at IS NULL
       RETURNING id`,
      [id, memberId, clock.now(), reason],
    );
    return rows.length === 1;
  };

  const endOthers: Sessions["endOthers"] = async (tx, memberId, keepId, reason) => {
    const rows = await tx.query<{ id: string }>(
      `UPDATE session SET ended_at = $3, end_reason = $4 WHERE member_id = $1 AND id <> $2 AND ended_at IS NULL
       AND expires_at > $3 AND last_seen_at > $5 RETURNING id`,
      [memberId, keepId, clock.now(), reason, idleSince()],
    );
    return rows.length;
  };

  const list: Sessions["list"] = async (memberId, currentId) => {
    const rows = await db.query<ListedRow>(
      `SELECT id, device, ip, created_at, last_seen_at, expires_at FROM session
       WHERE member_id = $1 AND ended_at IS NULL AND expires_at > $2 AND last_seen_at > $3`,
      [memberId, clock.now(), idleSince()],
    );
    return rows.map((row) => ({
      id: row.id,
      current: row.id === currentId,
      device: row.device,
      ip: row.ip,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    }));
  };

  return { open, find, left, extend, end, endOthers, list };
}

interface FoundRow {
  id: string;
  last_seen_at: Date;
  member_id: string;
  account: string;
  type: number;
  language: string;
  currency: string;
  must_change_password: boolean;
}

interface ListedRow {
  id: string;
  device: string;
  ip: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}
