import { describe, expect, it } from "vitest";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const platform = await aPlatform();
const { call, clock, db, login, owner, register } = platform;

interface Row {
  id: string;
  current: boolean;
  device: string;
  ip: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}
const list = async (token: string, query = "") =>
  (await call("GET", `/wps/session/list${query}`, { token })).json<{
    value: { rows: Row[]; page: number; pageSize: number; total: number };
  }>().value;
const from = (agent: string, ip: string) => ({ headers: { "user-agent": agent }, ip });
const firefox = "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0";
const safari = "Mozilla/5.0 (iPhone) Version/20.0 Safari/605";
const chrome = "Mozilla/5.0 (Windows NT 10.0) Chrome/150.0";

let sorted = 0;

/** Three sessions of one account, each a minute after the one before; the first has just been used. */
async function threeSessions(account: string) {
  const { token } = await register(account);
  await call("DELETE", "/wps/session/logout", { token });
  const tokens: string[] = [];
  for (const [place, agent] of [firefox, safari, chrome].entries()) {
    const answer = await login(account, goodPassword, {}, from(agent, `203.0.113.${place + 1}`));
    tokens.push(answer.token);
    clock.advance(60);
  }
  await call("GET", "/wps/member/info", { token: tokens[0]! });
  return tokens as [string, string, string];
}

describe("the list of a member's sessions", () => {
  it("S-23 tells of each one where it is from and how long it lives, and which of them asks", async () => {
    const [first] = await threeSessions("listed01");
    const { rows } = await list(first, "?sort=createdAt");
    expect(rows.map(({ current, device, ip }) => [current, device, ip])).toEqual([
      [true, "Firefox · Linux", "203.0.113.1"],
      [false, "Safari · iOS", "203.0.113.2"],
      [false, "Chrome · Windows", "203.0.113.3"],
    ]);
    for (const { createdAt, expiresAt } of rows)
      expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(12 * 3_600_000);
    expect(rows[0]?.lastSeenAt).toBe(clock.now().toISOString());
    expect(rows[1]?.lastSeenAt).toBe(rows[1]?.createdAt);
  });

  it.each([
    ["", ["Firefox · Linux", "Chrome · Windows", "Safari · iOS"]],
    ["?sort=lastSeenAt", ["Safari · iOS", "Chrome · Windows", "Firefox · Linux"]],
    ["?sort=-lastSeenAt", ["Firefox · Linux", "Chrome · Windows", "Safari · iOS"]],
    ["?sort=createdAt", ["Firefox · Linux", "Safari · iOS", "Chrome · Windows"]],
    ["?sort=-createdAt", ["Chrome · Windows", "Safari · iOS", "Firefox · Linux"]],
    ["?sort=device", ["Chrome · Windows", "Firefox · Linux", "Safari · iOS"]],
    ["?sort=-device", ["Safari · iOS", "Firefox · Linux", "Chrome · Windows"]],
  ])("%s is in its order", async (query, devices) => {
    const [first] = await threeSessions(`sorted${(sorted += 1)}x`);
    expect((await list(first, query)).rows.map(({ device }) => device)).toEqual(devices);
  });

  it("has rows that are the same in the order of their names, whichever way it is turned", async () => {
    const { token } = await register("samerows");
    // One after the other: of more than three at once some would be asked for a captcha.
    for (let more = 0; more < 5; more += 1) await login("samerows", goodPassword);
    const idsBy = async (sort: string) => (await list(token, `?sort=${sort}`)).rows.map(({ id }) => id);
    const ids = await idsBy("createdAt");
    expect(ids).toHaveLength(6);
    expect(ids).toEqual(ids.toSorted());
    expect(await idsBy("-createdAt")).toEqual(ids.toReversed());
  });

  it("comes in pages that say how many rows there are", async () => {
    const [first] = await threeSessions("paged001");
    const page = (place: number) => list(first, `?sort=createdAt&pageSize=2&page=${place}`);
    const [one, two, three] = [await page(1), await page(2), await page(3)];
    expect(one).toMatchObject({
      page: 1,
      pageSize: 2,
      total: 3,
      rows: [{ current: true }, { device: "Safari · iOS" }],
    });
    expect(two).toMatchObject({ page: 2, pageSize: 2, total: 3, rows: [{ device: "Chrome · Windows" }] });
    expect([one.rows.length, two.rows.length, three.rows.length]).toEqual([2, 1, 0]);
    expect(await list(first)).toMatchObject({ page: 1, pageSize: 15, total: 3 });
  });

  it("leaves out what ended, was idle too long, or is as old as a session may be", async () => {
    const [first, second] = await threeSessions("leftout1");
    await call("DELETE", "/wps/session/logout", { token: second });
    expect((await list(first)).total).toBe(2);
    clock.advance(29 * 60);
    await call("GET", "/wps/member/info", { token: first });
    clock.advance(60);
    expect((await list(first)).rows.map(({ device }) => device)).toEqual(["Firefox · Linux"]);
  });
});

describe("a session that ended", () => {
  const reasonsOf = async (account: string) =>
    (
      await db.query<{ reason: string }>(
        `SELECT end_reason AS reason FROM session s JOIN member m ON m.id = s.member_id
         WHERE account = $1 AND ended_at = $2 ORDER BY s.created_at`,
        [account, clock.now()],
      )
    ).map(({ reason }) => reason);

  it("keeps why it did, and when", async () => {
    const [first, second, third] = await threeSessions("reasons1");
    const ids = (await list(first, "?sort=createdAt")).rows.map(({ id }) => id);
    await call("DELETE", "/wps/session/logout", { token: third });
    expect((await call("DELETE", `/wps/session/${ids[1]}`, { token: first })).json().success).toBe(true);
    expect(await reasonsOf("reasons1")).toEqual(["ended by the member", "logout"]);
    // Once is enough: it is not there any more.
    expect((await call("DELETE", `/wps/session/${ids[1]}`, { token: first })).json().code).toBe("not_found");
    expect((await call("GET", "/wps/session/left", { token: second })).json().code).toBe("not_logged_in");
  });

  it("S-22 cannot be prolonged by what was let in before", async () => {
    const { token } = await register("prolongs");
    const [{ id } = { id: "" }] = (await list(token)).rows;
    // The call is let in, and then the session ends: by the time it is prolonged it is over.
    await owner.query(`CREATE OR REPLACE FUNCTION end_first() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.ended_at := NEW.last_seen_at; NEW.end_reason := 'logout'; RETURN NEW; END $$`);
    await owner.query(
      `CREATE TRIGGER end_first BEFORE UPDATE ON session FOR EACH ROW WHEN (OLD.id = '${id}') EXECUTE FUNCTION end_first()`,
    );
    clock.advance(10);
    const answer = await call("POST", "/wps/session/extend", { token });
    await owner.query("DROP TRIGGER end_first ON session");
    expect([answer.statusCode, answer.json().code]).toEqual([401, "not_logged_in"]);
  });
});

describe("who may make a call", () => {
  it("S-22 only an open session of an account that the call is for", async () => {
    const { token } = await register("rolesfor");
    const overview = (headers: { token?: string }) => call("GET", "/wps/agent/team/overview", headers);
    expect((await overview({ token })).json()).toMatchObject({ success: false, code: "not_allowed" });
    expect((await overview({ token })).statusCode).toBe(403);
    await owner.query("UPDATE member SET type = 41 WHERE account = 'rolesfor'");
    expect((await overview({ token })).statusCode).toBe(200);
    for (const other of [{}, { token: "" }, { token: "x" }, { token: `${token}x` }, { token: `x${token}` }]) {
      const answer = await overview(other);
      expect([other, answer.statusCode, answer.json().code]).toEqual([other, 401, "not_logged_in"]);
    }
  });

  it("S-22 an account that its agent has locked is told so after the right password, and has no session", async () => {
    const { token } = await register("lockedby");
    await owner.query("UPDATE member SET locked_at = now(), locked_by = 'agent01' WHERE account = 'lockedby'");
    expect((await call("GET", "/wps/member/info", { token })).statusCode).toBe(401);
    expect((await login("lockedby", "Wrong-2026!")).code).toBe("wrong_account_or_password");
    expect(await login("lockedby", goodPassword)).toMatchObject({ success: false, code: "contact_agent" });
    await owner.query("UPDATE member SET locked_at = NULL, locked_by = NULL WHERE account = 'lockedby'");
    expect((await login("lockedby", goodPassword)).success).toBe(true);
  });
});
