import type { Queryable } from "#server/db/Database.ts";
import type { BetCategory } from "#server/features/bet/Bet.ts";
import { hashToken } from "#server/security/tokens.ts";
import { statusFor } from "#server/features/game/gameRow.ts";

/** How long the token of a launch works, in milliseconds (issue of the games; security, launch tokens). */
export const launchMs = 60_000;

/** The currency of play without money (ISO 4217: no currency). */
export const noCurrency = "XXX";

/** A play as it is kept. */
export interface GamePlay {
  id: string;
  memberId: string;
  sessionId: string;
  vendor: string;
  gameCode: string;
  gameName: string;
  category: BetCategory;
  language: string;
  currency: string;
  country: string;
}

/** Everything that a stake of a play depends on, as it is now. */
export interface LivePlay extends GamePlay {
  /** Whether the login still is open. */
  isLoggedIn: boolean;
  /** When the login was last used. */
  lastSeenAt: Date | null;
  /** When the last reality check was answered, else when the login was. */
  checkedAt: Date | null;
  /** What is offered of the game: its vendor's state, or nothing where it is withdrawn. */
  status: "open" | "soon" | "maintenance" | null;
}

const columns = `p.id, p.member_id AS "memberId", p.session_id AS "sessionId", p.vendor, p.game_code AS "gameCode",
  p.game_name AS "gameName", p.category, p.language, p.currency, p.country`;

/** Writes a launch. The token is kept as its hash. */
export async function insertPlay(
  db: Queryable,
  play: GamePlay,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO game_play (id, token_hash, token_ends_at, member_id, session_id, vendor, game_code, game_name, category, language,
       currency, country, launched_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      play.id,
      hashToken(token),
      new Date(now.getTime() + launchMs),
      play.memberId,
      play.sessionId,
      play.vendor,
      play.gameCode,
      play.gameName,
      play.category,
      play.language,
      play.currency,
      play.country,
      now,
    ],
  );
}

/** Trades a token, once: whoever is first gets the play. */
export async function openPlay(
  db: Queryable,
  { vendor, token, now }: { vendor: string; token: string; now: Date },
): Promise<GamePlay | "used" | "expired"> {
  const rows = await db.query<GamePlay>(
    `UPDATE game_play p SET opened_at = $3 WHERE p.token_hash = $1 AND p.vendor = $2 AND p.opened_at IS NULL AND p.token_ends_at > $3
     RETURNING ${columns}`,
    [hashToken(token), vendor, now],
  );
  if (rows[0]) return rows[0];
  const used = await db.query("SELECT FROM game_play WHERE token_hash = $1 AND vendor = $2 AND opened_at IS NOT NULL", [
    hashToken(token),
    vendor,
  ]);
  return used.length > 0 ? "used" : "expired";
}

/** A play that was opened. */
export async function findPlay(
  db: Queryable,
  { vendor, id }: { vendor: string; id: string },
): Promise<GamePlay | undefined> {
  const rows = await db.query<GamePlay>(
    `SELECT ${columns} FROM game_play p WHERE p.id = $1 AND p.vendor = $2 AND p.opened_at IS NOT NULL`,
    [id, vendor],
  );
  return rows[0];
}

/** What changes while a play is open. */
export type LiveState = Omit<LivePlay, keyof GamePlay>;

/** The columns of a `LiveState` over `liveTables`; the moments are parameters. */
export const liveColumns = ({ now, idleSince }: { now: string; idleSince: string }) =>
  `coalesce(s.ended_at IS NULL AND s.expires_at > ${now} AND s.last_seen_at > ${idleSince} AND m.disabled_at IS NULL
     AND m.locked_at IS NULL, false) AS "isLoggedIn",
   s.last_seen_at AS "lastSeenAt",
   coalesce((SELECT max(c.answered_at) FROM reality_check c WHERE c.session_id = s.id), s.created_at) AS "checkedAt",
   CASE WHEN g.is_shown AND v.is_shown AND g.start <> '' THEN ${statusFor("m.account_key")} END AS status`;

/** Plays `p` with what they depend on. */
export const liveTables = `game_play p JOIN member m ON m.id = p.member_id LEFT JOIN session s ON s.id = p.session_id
   LEFT JOIN game g ON g.vassalage = p.vendor AND g.code = p.game_code
   LEFT JOIN game_vendor v ON v.game_type = g.game_type AND v.vassalage = g.vassalage`;

/** How a play stands at this moment: its login, its last reality check and its game. */
export async function loadLivePlay(
  tx: Queryable,
  play: GamePlay,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<LivePlay> {
  const rows = await tx.query<LiveState>(
    `SELECT ${liveColumns({ now: "$2", idleSince: "$3" })} FROM ${liveTables} WHERE p.id = $1`,
    [play.id, now, idleSince],
  );
  return { ...play, ...(rows[0] ?? { isLoggedIn: false, lastSeenAt: null, checkedAt: null, status: null }) };
}
