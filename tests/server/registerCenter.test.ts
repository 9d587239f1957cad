import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { joinByLink } from "#server/features/agent/register/StoredLink.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { demoTemplate } from "#tests/support/database.ts";

const platform = await aPlatform({ from: await demoTemplate() });
const { call, clock, db, encrypt, liveSite, login, owner, register } = platform;
liveSite.change(siteWith("AGENTPOLICY3"));

const agent = await login("agent01", demoPassword);
const below = await login("agent02", demoPassword);
const get = async (url: string, token = agent.token) => (await call("GET", url, { token })).json().value;
const post = async (path: string, body: object, { token = agent.token, key = randomUUID() as string } = {}) =>
  call("POST", path, { token, body, headers: { "idempotency-key": key, language: "EN" } });
const addLink = async (body: object, options = {}) => (await post("/wps/agent/links", body, options)).json();
const addMember = async (body: object, { token = agent.token, key = randomUUID() as string } = {}) => {
  const path = "/wps/agent/register";
  const sealed = await encrypt(body, {}, `POST ${path}`);
  return call("POST", path, { token, body: sealed, headers: { "idempotency-key": key, language: "EN" } });
};
const check = async (code: string) => (await call("GET", `/wps/agent/affiliate?code=${code}`)).json();
const linkOf = async (id: string) =>
  (await get("/wps/agent/links?pageSize=100")).rows.find((row: { id: string }) => row.id === id);
const uplineOf = async (account: string) =>
  (
    await db.query<{ upline: string }>(
      "SELECT u.account AS upline FROM member m JOIN member u ON u.id = m.upline_id WHERE m.account = $1",
      [account],
    )
  )[0]?.upline;
const offer = async (account: string, kind: "daily" | "dividend", rate: number) =>
  (
    await post("/wps/agent/contract", {
      action: "offer",
      account,
      terms: aContract({
        kind,
        cycle: "daily",
        measure: "validBet",
        payer: "upline",
        tiers: [aTier([0, null, 0, 0, rate])],
      }),
    })
  ).json();
const { percents } = await get("/wps/agent/register");

describe("the register account centre", () => {
  it("brings whoever registers by a link below its agent, with what the link gives, and counts who opened it", async () => {
    expect(percents.dividend).toBeGreaterThan(1);
    const { success, value: link } = await addLink({ name: "Telegram", lasts: "month", dividend: 1.25 });
    expect([success, link]).toEqual([
      true,
      expect.objectContaining({
        name: "Telegram",
        state: "active",
        visits: 0,
        registrations: 0,
        shares: { dividend: 1.25, daily: null, hourly: null, realtime: null },
        address: expect.stringMatching(new RegExp(`/register\\?affiliateCode=${link.code}$`)),
      }),
    ]);
    expect(await check(link.code.toLowerCase())).toMatchObject({ success: true, value: { code: link.code } });
    // Whoever opens it again within the hour is one visitor, and another one is another.
    await check(link.code);
    const other = await call("GET", `/wps/agent/affiliate?code=${link.code}`, { ip: "198.51.100.7" });
    expect(other.json().success).toBe(true);
    expect((await register("bylink01", { affiliateCode: link.code })).success).toBe(true);
    expect(await uplineOf("bylink01")).toBe("agent01");
    expect(await linkOf(link.id)).toMatchObject({ visits: 2, registrations: 1 });
    // The share is the most that a contract may offer, and of a kind that was not named one's own contract is.
    expect(await offer("bylink01", "dividend", 126)).toMatchObject({ success: false, code: "contract_terms" });
    expect(await offer("bylink01", "dividend", 125)).toMatchObject({ success: true });
    expect(await offer("bylink01", "daily", percents.daily * 100)).toMatchObject({ success: true });
    expect(await get("/wps/agent/contract/form?account=bylink01")).toMatchObject({ rates: { dividend: 125 } });
  });

  it("refuses a share above what the agent may give, at its field, in decimals that contracts know", async () => {
    const above = { dividend: percents.dividend + 0.01, daily: percents.daily + 0.01 };
    for (const asked of [
      await addLink({ name: "Above", ...above }),
      (await addMember({ username: "above001", password: goodPassword, ...above })).json(),
    ])
      expect(asked).toMatchObject({
        success: false,
        code: "form_invalid",
        value: {
          fieldErrors: { dividend: { key: "error.contract_ceiling" }, daily: { key: "error.contract_ceiling" } },
        },
      });
    expect(await addLink({ name: "Fine", dividend: 1.005 })).toMatchObject({
      value: { fieldErrors: { dividend: { key: "error.contract_not_whole" } } },
    });
    expect(await addLink({ name: " " })).toMatchObject({ value: { fieldErrors: { name: { key: "form.required" } } } });
    expect(await uplineOf("above001")).toBeUndefined();
  });

  it("makes a link once for a key, however often it is pressed, and one of a name", async () => {
    const key = randomUUID();
    const [one, two] = await Promise.all([addLink({ name: "Twice" }, { key }), addLink({ name: "Twice" }, { key })]);
    const made = [one, two].filter(({ success }) => success).map(({ value }) => value.id);
    expect(new Set([...made, (await addLink({ name: "Twice" }, { key })).value.id]).size).toBe(1);
    expect(await addLink({ name: "twice" })).toMatchObject({
      code: "link_name_taken",
      value: { fieldErrors: { name: { key: "error.link_name_taken" } } },
    });
    // Names are each agent's own.
    expect((await addLink({ name: "Twice" }, { token: below.token })).success).toBe(true);
    const tries = await Promise.all([1, 2, 3].map(() => addLink({ name: "Race" })));
    expect(tries.filter(({ success }) => success)).toHaveLength(1);
  });

  it("lets nobody come by a link that is off or over, and says so to whoever switches it twice", async () => {
    const { value: link } = await addLink({ name: "Off", lasts: "week" });
    const turn = async (action: string, token = agent.token) =>
      post(`/wps/agent/links/${link.id}`, { action }, { token });
    expect((await turn("off", below.token)).statusCode).toBe(404);
    expect((await turn("off")).json()).toMatchObject({ value: { state: "off" } });
    expect((await turn("off")).json()).toMatchObject({ success: false, code: "link_changed" });
    expect(await check(link.code)).toMatchObject({ success: false, code: "invitation_code_error" });
    expect(await register("offlink1", { affiliateCode: link.code })).toMatchObject({ code: "invitation_code_error" });
    expect((await turn("on")).json()).toMatchObject({ value: { state: "active" } });
    expect((await check(link.code)).success).toBe(true);
    clock.advance(7 * 86_400);
    const { token } = await login("agent01", demoPassword);
    expect(await check(link.code)).toMatchObject({ success: false, code: "invitation_code_error" });
    expect(await register("offlink2", { affiliateCode: link.code })).toMatchObject({ code: "invitation_code_error" });
    expect((await turn("off", token)).json()).toMatchObject({ success: false, code: "link_expired" });
    expect(await uplineOf("offlink1")).toBeUndefined();
    const { rows, total } = await get("/wps/agent/links?state=expired", token);
    expect([total, rows[0]]).toEqual([1, expect.objectContaining({ id: link.id, state: "expired" })]);
    agent.token = token;
  });

  it("is stopped by an operator for its agent too, who switches it on again once it was let go", async () => {
    const token = randomToken();
    await db.query(
      `WITH made AS (INSERT INTO operator (account, password_hash, role, created_at) VALUES ('stopper', 'x', 'publisher', $2) RETURNING id)
       INSERT INTO operator_token (token_hash, operator_id, name, created_at) SELECT $1, id, 'test', $2 FROM made`,
      [hashToken(token), clock.now()],
    );
    const headers = () => ({ authorization: `Bearer ${token}`, "idempotency-key": randomUUID() });
    const desk = (method: "GET" | "POST", path: string, body?: object) =>
      call(method, `/console/api/agents/${path}`, { headers: headers(), ...(body && { body }) });
    const { value: link } = await addLink({ name: "Stopped" });
    const say = async (action: string) =>
      (await desk("POST", `links/${link.id}`, { action })).json<{ success: boolean; code?: string }>();
    const turn = async (action: string) => (await post(`/wps/agent/links/${link.id}`, { action })).json();
    expect((await say("stop")).success).toBe(true);
    expect(await say("stop")).toMatchObject({ success: false, code: "link_changed" });
    expect(await check(link.code)).toMatchObject({ success: false, code: "invitation_code_error" });
    expect(await joinByLink(db, { linkId: link.id, memberId: randomUUID(), at: clock.now() })).toBe(false);
    for (const action of ["on", "off"])
      expect(await turn(action)).toMatchObject({ success: false, code: "link_stopped" });
    const { rows } = (await desk("GET", "links?state=stopped")).json().value;
    expect(rows).toMatchObject([{ id: link.id, account: "agent01", state: "stopped" }]);
    expect((await say("letGo")).success).toBe(true);
    // It is the agent's to say whether anybody comes by it again.
    expect(await linkOf(link.id)).toMatchObject({ state: "off" });
    expect(await turn("on")).toMatchObject({ value: { state: "active" } });
    expect((await check(link.code)).success).toBe(true);
  });

  it("closes with its agent's account", async () => {
    const { value: link } = await addLink({ name: "Closed" }, { token: (await login("agent03", demoPassword)).token });
    await owner.query("UPDATE member SET disabled_at = now() WHERE account = 'agent03'");
    expect(await check(link.code)).toMatchObject({ success: false, code: "invitation_code_error" });
    // A registration that looked at the link before comes to its end after.
    expect(await joinByLink(db, { linkId: link.id, memberId: randomUUID(), at: clock.now() })).toBe(false);
  });

  it("adds a member who must change the first password, once for a key", async () => {
    const body = { username: "added001", password: goodPassword, nickname: "Otter", daily: 0.1 };
    const key = randomUUID();
    const first = (await addMember(body, { key })).json();
    expect(first).toMatchObject({ success: true, value: { account: "added001" } });
    const again = await addMember(body, { key });
    expect([again.headers["idempotent-replayed"], again.json().value]).toEqual(["true", first.value]);
    expect(await uplineOf("added001")).toBe("agent01");
    const entered = await login("added001", goodPassword);
    expect(entered.value).toMatchObject({ type: 0, firstTimeLogin: true, nickname: "Otter" });
    expect((await call("GET", "/wps/v2/wallets/balance", { token: entered.token })).json()).toMatchObject({
      success: false,
      code: "must_change_password",
    });
    expect(await offer("added001", "daily", 11)).toMatchObject({ code: "contract_terms" });
    expect(await offer("added001", "daily", 10)).toMatchObject({ success: true });
    const below = await get("/wps/agent/downline?account=added001");
    expect(below.rows.map(({ account }: { account: string }) => account)).toEqual(["added001"]);
  });

  it.each([
    ["an account that is taken, in whatever letters", { username: "PLAYER01" }, "username", "error.account_taken"],
    ["an account that the registration would not take", { username: "1" }, "username", "reg_pattern_1"],
    ["a password that the registration would not take", { password: "short" }, "password", "reg_pattern_20"],
    ["a password anybody would guess", { password: "Password-1!" }, "password", "error.weak_password"],
  ])("refuses %s, at its field", async (_what, over, field, words) => {
    const answer = (await addMember({ username: "refused9", password: goodPassword, ...over })).json();
    expect(answer).toMatchObject({ success: false, value: { fieldErrors: { [field]: { key: words } } } });
    expect(await uplineOf("refused9")).toBeUndefined();
  });

  it("adds one of many that ask for the same account at once", async () => {
    const tries = await Promise.all(
      [1, 2, 3, 4].map(() => addMember({ username: "atonce01", password: goodPassword })),
    );
    const answers = tries.map((answer) => answer.json());
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, code } of answers) if (!success) expect(code).toBe("account_taken");
  });

  it("keeps no more than fifty good links", async () => {
    const { links, linksLeft } = await get("/wps/agent/register");
    expect(links + linksLeft).toBe(50);
    await owner.query(
      `INSERT INTO promotion_link (agent_id, code, name, created_at)
       SELECT (SELECT id FROM member WHERE account = 'agent01'), 'MANY' || translate(lpad(n::text, 4, '0'), '01', 'AB'), 'many ' || n, $2
       FROM generate_series(1, $1::integer) n`,
      [linksLeft, clock.now()],
    );
    expect(await addLink({ name: "One more" })).toMatchObject({ success: false, code: "links_most" });
    expect(await get("/wps/agent/register")).toMatchObject({ links: 50, linksLeft: 0 });
  });

  it("switches no link on beyond fifty, of several at once as many as there is room for", async () => {
    const { rows } = await get("/wps/agent/links?state=active&pageSize=3");
    const turn = async (id: string, action: string) => (await post(`/wps/agent/links/${id}`, { action })).json();
    for (const { id } of rows) expect(await turn(id, "off")).toMatchObject({ value: { state: "off" } });
    expect((await addLink({ name: "In their place" })).success).toBe(true);
    const answers = await Promise.all(rows.map(({ id }: { id: string }) => turn(id, "on")));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: "links_most" });
    expect(await get("/wps/agent/register")).toMatchObject({ links: 50, linksLeft: 0 });
  });

  it("limits tries that repeat an earlier one, for each takes as long as a login", async () => {
    const { token } = await login("agent02", demoPassword);
    const intent = { token, key: randomUUID() };
    const body = { username: "again001", password: goodPassword };
    const statuses: number[] = [];
    for (let number = 0; number < 62; number += 1) statuses.push((await addMember(body, intent)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 61 }, () => 200), 429]);
  });
});
