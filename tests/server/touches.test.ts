import { describe, expect, inject, it, onTestFinished } from "vitest";
import { createDatabase } from "#server/db/createDatabase.ts";
import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createOperatorSessions } from "#server/features/console/createOperatorSessions.ts";
import { createSessions } from "#server/features/session/createSessions.ts";
import { insertMember } from "#server/features/member/insertMember.ts";
import { readConfig } from "#server/config.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aDatabase } from "#tests/support/database.ts";

/** One connection of the owner: it counts what it changes, and says so when it is asked. */
async function aConnection(): Promise<Database> {
  const { name } = await aDatabase();
  const { host, port, secrets } = inject("cluster");
  const login = { host, port, database: name, user: "postgres", password: secrets.owner };
  const db = createDatabase(login, { max: 1 });
  onTestFinished(() => db.close());
  return db;
}

/** How often rows of a table were changed, and how many of these changes touched no index. */
async function updatesOf(db: Database, table: string): Promise<{ all: number; hot: number }> {
  await db.query("SELECT pg_stat_force_next_flush()");
  const rows = await db.query<{ all: number; hot: number }>(
    "SELECT n_tup_upd AS all, n_tup_hot_upd AS hot FROM pg_stat_user_tables WHERE relname = $1",
    [table],
  );
  return rows[0] ?? { all: 0, hot: 0 };
}

const secondsApart = 31;
const calls = 40;
/** Now and then a page is cleared a moment after it was full, and one change goes to the next page. */
const leastHot = calls * 0.9;
/** Rows beside the one that is touched, so that its page is as full as pages become. */
const neighbours = 300;

describe("a session that is seen", () => {
  it("is written down once for many calls at a time, and never touches an index", async () => {
    const db = await aConnection();
    const clock = aClock();
    const sessions = createSessions({ db, clock, config: readConfig({ SESSIONS_PER_MEMBER: "100" }) });
    const person = { account: "seen0001", nickname: "x", type: 0, passwordHash: null, language: "EN", currency: "USD" };
    const id = await withTransaction(db, (tx) => insertMember(tx, { ...person, at: clock.now() }));
    const token = await sessions.open(db, id, { ip: "", device: "" });
    await db.query(
      `INSERT INTO session (token_hash, member_id, created_at, last_seen_at, expires_at)
       SELECT sha256(n::text::bytea), $1::uuid, $2::timestamptz, $2, $2 FROM generate_series(1, $3::int) n`,
      [id, clock.now(), neighbours],
    );
    for (let round = 0; round < calls; round += 1) {
      clock.advance(secondsApart);
      const found = await Promise.all(Array.from({ length: 6 }, () => sessions.find(token)));
      expect(found.every((session) => session?.memberId === id)).toBe(true);
    }
    const { all, hot } = await updatesOf(db, "session");
    expect(all).toBe(calls);
    expect(hot).toBeGreaterThanOrEqual(leastHot);
  });

  it("is written down the same way for an operator", async () => {
    const db = await aConnection();
    const clock = aClock();
    const sessions = createOperatorSessions({ db, clock });
    const rows = await db.query<{ id: string }>(
      "INSERT INTO operator (account, role, created_at) VALUES ('seen', 'viewer', now()) RETURNING id",
    );
    const token = await sessions.open(rows[0]?.id ?? "", { hasBothFactors: false });
    for (let round = 0; round < calls; round += 1) {
      clock.advance(secondsApart);
      const found = await Promise.all(Array.from({ length: 6 }, () => sessions.findSession(token)));
      expect(found.every((call) => call?.operator.account === "seen")).toBe(true);
    }
    const { all, hot } = await updatesOf(db, "operator_session");
    expect(all).toBe(calls);
    expect(hot).toBeGreaterThanOrEqual(leastHot);
  });
});
