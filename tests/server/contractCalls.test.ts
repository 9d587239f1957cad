import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { demoTemplate } from "#tests/support/database.ts";

const platform = await aPlatform({ from: await demoTemplate() });
const { call, db, liveSite, login } = platform;
liveSite.change(siteWith("AGENTPOLICY3"));

const agent = await login("agent01", demoPassword);
const belowOf = (account: string) =>
  db.query<{ account: string }>(
    `SELECT account FROM member WHERE upline_id = (SELECT id FROM member WHERE account = $1)
       AND type IN (1, 2, 41, 42) AND disabled_at IS NULL AND account <> 'agent02' ORDER BY account`,
    [account],
  );
const [first] = await belowOf("agent01");
const downline = await login(first!.account, demoPassword);
const terms = (rate: number) =>
  aContract({ kind: "daily", cycle: "daily", payer: "upline", tiers: [aTier([0, null, 0, 0, rate])] });
const change = (token: string, body: object, key: string = randomUUID()) =>
  call("POST", "/wps/agent/contract", { token, body, headers: { "idempotency-key": key } });
const list = async (token: string, query = "") =>
  (await call("GET", `/wps/agent/contract?${query}`, { token })).json().value;
const toldOf = (title: string) =>
  db.query<{ account: string; body: Record<string, string> }>(
    "SELECT a.account, m.body FROM message m JOIN member a ON a.id = m.member_id WHERE m.title ->> 'EN' = $1 ORDER BY m.sent_at",
    [title],
  );

describe("contracts by their calls", () => {
  it("are offered once for a key, read by both sides, and accepted with what changed since the one before", async () => {
    const body = { action: "offer", account: first!.account, terms: terms(30) };
    const key = randomUUID();
    const offered = (await change(agent.token, body, key)).json();
    expect(offered).toMatchObject({ success: true, value: { side: "given", state: "offered", may: ["withdraw"] } });
    const again = await change(agent.token, body, key);
    expect([again.headers["idempotent-replayed"], again.json().value.id]).toEqual(["true", offered.value.id]);
    const [seen] = (await list(downline.token, "side=own&kind=daily")).rows;
    // One message tells of it, and no more for what was sent again.
    const told = await db.query<{ title: Record<string, string> }>(
      "SELECT title FROM message m JOIN member b ON b.id = m.member_id WHERE b.account = $1 AND title ->> 'EN' = 'A contract was offered to you'",
      [first!.account],
    );
    expect(told).toHaveLength(1);
    expect(seen).toMatchObject({ id: offered.value.id, upline: "agent01", changes: [], may: ["accept", "reject"] });
    const accepted = (await change(downline.token, { action: "accept", id: seen.id })).json().value;
    expect(accepted).toMatchObject({ state: "accepted", may: [] });
    platform.clock.advance(2 * 86_400);
    const [fresh, below] = [await login("agent01", demoPassword), await login(first!.account, demoPassword)];
    expect((await list(below.token, "kind=daily")).rows[0]).toMatchObject({ state: "inForce", may: ["askEnd"] });
    await change(fresh.token, { action: "offer", account: first!.account, terms: terms(20) });
    const { rows, total } = await list(below.token, "kind=daily&pageSize=1");
    expect([total, rows[0].version]).toEqual([2, 2]);
    expect(rows[0].changes).toEqual([{ at: "/tiers/0/rate", change: "changed", before: 30, after: 20 }]);
    // Nobody else reads or answers it, whatever id is sent.
    const other = await login("agent04", demoPassword);
    expect((await list(other.token)).rows).toEqual([]);
    expect((await change(other.token, { action: "accept", id: rows[0].id })).statusCode).toBe(404);
  });

  it("are refused in words: what is left out, what is wrong where, and whom nobody may offer one", async () => {
    const { token } = await login("agent01", demoPassword);
    const refused = async (body: object) => {
      const { code, value } = (await change(token, body)).json();
      return [code, value];
    };
    const { account } = first!;
    expect(await refused({ action: "accept" })).toEqual([
      "form_invalid",
      { fieldErrors: { id: { key: "form.required" } } },
    ]);
    expect((await refused({ action: "offer", terms: terms(1) }))[0]).toBe("form_invalid");
    expect((await refused({ action: "offer", account }))[0]).toBe("form_invalid");
    for (const [to, code] of [
      ["agent01", "contract_self"],
      ["agent04", "contract_stranger"],
      ["nobody99", "contract_stranger"],
    ]) {
      expect((await refused({ action: "offer", account: to, terms: terms(1) }))[0]).toBe(code);
    }
    expect(await refused({ action: "offer", account, terms: terms(51) })).toEqual([
      "contract_terms",
      {
        findings: [{ at: "/tiers/0/rate", code: "ceiling", limit: 50 }],
        fieldErrors: { "/tiers/0/rate": { key: "error.contract_ceiling" } },
      },
    ]);
    const [, { fieldErrors }] = await refused({
      action: "offer",
      account,
      terms: { ...terms(60), measure: "loss", tiers: [] },
    });
    expect(fieldErrors).toEqual({
      measure: { key: "error.contract_measure" },
      tiers: { key: "error.contract_none" },
    });
  });

  it("begin with what may be given and the terms in force, and are offered as they were typed into a form", async () => {
    const { token } = await login("agent01", demoPassword);
    const { account } = first!;
    const form = async (query: string) =>
      (await call("GET", `/wps/agent/contract/form?${query}`, { token })).json().value;
    expect(await form("")).toMatchObject({
      rates: { dividend: 2_000, daily: 50, hourly: 0, realtime: 15 },
      kinds: ["dividend", "daily", "realtime"],
      account: null,
      version: null,
      // As it is set for new offers, where nobody set anything.
      cycle: "monthly",
      tiers: [],
    });
    const [waiting] = (await list(token, "side=given&kind=daily&state=offered")).rows;
    expect(await form(`account=${account.toUpperCase()}&kind=daily`)).toMatchObject({
      account,
      version: 1,
      waits: true,
      tiers: [{ from: 0, percent: 0.3 }],
    });
    // Whether an account is there at all is not told apart from whether it is below.
    for (const other of ["agent04", "nobody99", "agent01"])
      expect(await form(`account=${other}&kind=daily`)).toMatchObject({ account: null, version: null, tiers: [] });
    await change(token, { action: "withdraw", id: waiting.id });

    const typed = (tiers: object[]) => ({ action: "offer", account, typed: { kind: "daily", tiers } });
    const bad = [
      { from: 0, to: 5_000, percent: 0.2 },
      { from: 4_000, to: 9_000, percent: 0.1 },
      { from: 10_000, percent: 0.6 },
    ];
    const refused = (await change(token, typed(bad))).json();
    expect([refused.code, refused.value.fieldErrors]).toEqual([
      "contract_terms",
      {
        "/tiers/1/from": { key: "error.contract_overlap" },
        "/tiers/1/percent": { key: "error.contract_rate_falls" },
        "/tiers/2/from": { key: "error.contract_gap" },
        "/tiers/2/percent": { key: "error.contract_ceiling" },
      },
    ]);
    const offered = (
      await change(
        token,
        typed([
          { from: 0, to: 5_000, percent: 0.1 },
          { from: 5_000, activeMembers: 2, percent: 0.29 },
        ]),
      )
    ).json().value;
    expect(offered).toMatchObject({
      terms: { ...terms(0), tiers: [aTier([0, 5_000, 0, 0, 10]), aTier([5_000, null, 0, 2, 29])] },
      rate: 29,
      before: { version: 1, rate: 30 },
      steps: [
        { number: 1, change: "changed", before: { to: null, rate: 30 }, now: { to: 5_000, rate: 10 } },
        { number: 2, change: "added", before: null, now: { from: 5_000 } },
      ],
    });
    const read = (who: string) => call("GET", `/wps/agent/contract/version?id=${offered.id}`, { token: who });
    const below = await login(account, demoPassword);
    expect((await read(below.token)).json().value).toMatchObject({
      id: offered.id,
      side: "own",
      may: ["accept", "reject"],
    });
    expect((await read((await login("agent04", demoPassword)).token)).statusCode).toBe(404);
    await change(token, { action: "withdraw", id: offered.id });
    // Whoever was asked learns that nothing waits for an answer any more.
    const told = await toldOf("An offer to you was withdrawn");
    expect(told).toHaveLength(2);
    expect(told[1]).toMatchObject({ account, body: { EN: expect.stringMatching(/^<p>agent01 /) } });
    // Nobody spends the platform's money, or offers what was not given.
    expect(
      (await change(token, { action: "offer", account, terms: { ...terms(1), payer: "platform" } })).json(),
    ).toMatchObject({ code: "contract_terms", value: { fieldErrors: { payer: { key: "error.contract_payer" } } } });
    const hourly = { kind: "hourly", tiers: [{ from: 0, percent: 0.01 }] };
    expect((await change(token, { action: "offer", account, typed: hourly })).json().value.fieldErrors).toEqual({
      "/tiers/0/percent": { key: "error.contract_ceiling" },
    });
    // The next one has a version to amend.
    expect((await change(token, { action: "offer", account, terms: terms(20) })).json()).toMatchObject({
      success: true,
    });
  });

  it("tell whom an acceptance would end, and end nobody that it does not name", async () => {
    const [own, below] = [await login("agent01", demoPassword), await login(first!.account, demoPassword)];
    const given = await list(below.token, "kind=daily&state=inForce");
    // The platform offers its agent a lower rate than this agent gives.
    await db.query(
      `INSERT INTO agent_contract (agent_id, kind, rate_bps, version, terms, state, offered_at, expires_at)
       SELECT id, 'daily', 10, 2, $1, 'offered', $2, $2::timestamptz + interval '7 days' FROM member WHERE account = 'agent01'`,
      [JSON.stringify(terms(10)), platform.clock.now()],
    );
    const [offer] = (await list(own.token, "side=own&state=offered")).rows;
    const ending = [{ id: given.rows[0].id, account: first!.account, rate: 30 }];
    expect(offer).toMatchObject({ upline: null, ending, endingIds: [given.rows[0].id] });
    expect((await change(own.token, { action: "accept", id: offer.id })).json()).toMatchObject({
      code: "contract_ends_others",
      value: { ending: [ending[0]!.id] },
    });
    await change(own.token, { action: "accept", id: offer.id, ending: [ending[0]!.id] });
    expect((await list(below.token, "kind=daily&state=ended")).rows).toMatchObject([
      { id: ending[0]!.id, state: "ended" },
    ]);
    // Whose contract ended was not asked: a message says so, and to nobody else.
    const told = await toldOf("A contract of yours ends");
    expect(told).toMatchObject([
      { account: first!.account, body: { EN: expect.stringMatching(/^<p>agent01 .* before \d{4}-\d\d-\d\d /) } },
    ]);
    expect(told[0]?.body["AR"]).not.toBe(told[0]?.body["EN"]);
    // The offer of 0.2% that waited there was made under the rate of before.
    expect(
      (await list(below.token, "kind=daily&state=withdrawn")).rows.map((row: { rate: number }) => row.rate),
    ).toContain(20);
    expect(await toldOf("An offer to you was withdrawn")).toHaveLength(3);
  });

  it("tell the other side that their end is asked for, and nobody twice", async () => {
    const [own, below] = [await login("agent01", demoPassword), await login("agent02", demoPassword)];
    const offered = (
      await change(own.token, { action: "offer", account: "agent02", terms: { ...terms(5), kind: "daily" } })
    ).json();
    await change(below.token, { action: "accept", id: offered.value.id });
    platform.clock.advance(2 * 86_400);
    const again = await login("agent02", demoPassword);
    const key = randomUUID();
    for (const _ of [1, 2]) await change(again.token, { action: "askEnd", id: offered.value.id }, key);
    expect(await toldOf("The end of a contract is asked for")).toMatchObject([
      { account: "agent01", body: { EN: expect.stringMatching(/^<p>agent02 asks to end /) } },
    ]);
  });

  it("tell whoever offered or asked what the other side answers", async () => {
    const [own, below] = [await login("agent01", demoPassword), await login(first!.account, demoPassword)];
    const before = (await toldOf("Your offer was accepted")).length;
    const offer = async () =>
      (
        await change(own.token, { action: "offer", account: first!.account, terms: { ...terms(5), kind: "realtime" } })
      ).json().value.id as string;
    await change(below.token, { action: "reject", id: await offer() });
    const id = await offer();
    await change(below.token, { action: "accept", id });
    platform.clock.advance(2 * 86_400);
    const [asks, answers] = [await login("agent01", demoPassword), await login(first!.account, demoPassword)];
    await change(asks.token, { action: "askEnd", id });
    await change(answers.token, { action: "refuseEnd", id });
    await change(answers.token, { action: "askEnd", id });
    const agreed = (await change(asks.token, { action: "agreeEnd", id })).json().value;
    const told = async (title: string) => (await toldOf(title)).map(({ account, body }) => [account, body["EN"]]);
    expect(await told("Your offer was rejected")).toEqual([
      ["agent01", expect.stringContaining(`${first!.account} rejects`)],
    ]);
    expect((await told("Your offer was accepted")).slice(before)).toEqual([
      ["agent01", expect.stringContaining(`${first!.account} accepts`)],
    ]);
    expect(await told("The end of a contract was refused")).toEqual([
      ["agent01", expect.stringContaining(`${first!.account} does not agree`)],
    ]);
    // Until when it pays, by the brand's days.
    expect(agreed.endedAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(await told("The end of a contract is agreed")).toEqual([
      [first!.account, expect.stringMatching(/^<p>agent01 agrees to end .* before \d{4}-\d{2}-\d{2} is still paid/)],
    ]);
  });

  it("are nobody's while AGENTPOLICY3 is off", async () => {
    const { token } = await login("agent01", demoPassword);
    liveSite.change(siteWith());
    for (const answer of [
      await call("GET", "/wps/agent/contract", { token }),
      await change(token, { action: "accept" }),
    ])
      expect(answer.json()).toMatchObject({ success: false, code: "feature_off" });
  });
});
