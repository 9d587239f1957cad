import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { workOnBills } from "#server/features/agent/bills/workOnBills.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { aTeam, teamZone as zone } from "#tests/support/aTeam.ts";
import { demoTemplate } from "#tests/support/database.ts";

const platform = await aPlatform({ from: await demoTemplate() });
const { call, db, owner, liveSite, login } = platform;
const kindFlags = ["ENABLECT3", "SALARY3", "HOURSALARY3", "RTSALARY3"];
const site = siteWith("AGENTPOLICY3", ...kindFlags);
liveSite.change({ ...site, brand: { ...site.brand, settings: { ...site.brand.settings, timeZone: zone } } });
const team = aTeam(db, owner);
const idOf = async (account: string) =>
  (await db.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]))[0]!.id;
// The demo's own contracts are not what this is about.
await owner.query(
  "UPDATE agent_contract SET state = 'ended', ended_at = greatest(began_at, now() - interval '9 years') WHERE state = 'inForce'",
);
await owner.query("DELETE FROM contract_billing");

const top = await idOf("agent01");
// Somebody without a team of the demo's, whose bets would count too.
const [below] = await db.query<{ id: string; account: string }>(
  `SELECT id, account FROM member m WHERE upline_id = $1 AND type <> 4 AND disabled_at IS NULL AND password_hash IS NOT NULL
     AND NOT EXISTS (SELECT FROM member_tree t WHERE t.ancestor_id = m.id) ORDER BY account LIMIT 1`,
  [top],
);
const player = await team.member(below!.id);
await team.fund(player, 1_000_000, new Date("2026-03-01T00:00:00Z"));
const from = "2026-03-09T17:00:00Z";
const rated = (kind: "dividend" | "daily" | "hourly" | "realtime", payer: "platform" | "upline") =>
  aContract({ kind, cycle: "daily", payer, tiers: [aTier([0, null, 0, 0, 100])] });
await team.contract(below!.id, rated("dividend", "upline"), { uplineId: top, from });
await team.contract(below!.id, rated("daily", "upline"), { uplineId: top, from });
await team.contract(below!.id, rated("hourly", "platform"), { from });
for (const at of ["2026-03-10T03:00:00Z", "2026-03-11T03:00:00Z", "2026-03-12T03:00:00Z"])
  await team.bet(player, { stake: 20_000, payout: 0, at });
// The contracts in force were entered by hand: their past is billed too.
await owner.query(
  "INSERT INTO contract_billing SELECT id, began_at, began_at FROM agent_contract WHERE state = 'inForce' AND began_at = $1",
  [from],
);
await workOnBills(db, { ledger: team.ledger, offered: [], zone, now: platform.clock.now() });

const [upline, own, other] = [
  await login("agent01", demoPassword),
  await login(below!.account, demoPassword),
  await login("agent04", demoPassword),
];
const get = async (token: string, path: string) => call("GET", `/wps/agent/${path}`, { token });
const change = (token: string, body: object, key: string = randomUUID()) =>
  call("POST", "/wps/agent/bill", { token, body, headers: { "idempotency-key": key } });
const rowsOf = async (token: string, query: string) => (await get(token, `bills?${query}`)).json().value.rows;

describe("bills by their calls", () => {
  it("are listed to both sides by kind, state and days, and by the calls of each kind", async () => {
    const mine = (await get(own.token, "bills?side=own&kind=dividend")).json().value;
    // All of them where no days were asked for, as of now, by the brand's clock.
    const stamp = { asOf: platform.clock.now().toISOString(), timeZone: zone };
    expect([mine.from, mine.to, mine]).toMatchObject([undefined, undefined, stamp]);
    const some = (await get(own.token, "bills?from=2026-03-11&to=2026-03-12")).json().value;
    expect(some).toMatchObject({ from: "2026-03-11", to: "2026-03-12", ...stamp });
    expect(mine.total).toBe(4);
    expect(mine.rows.slice(1)).toMatchObject([
      {
        firstDay: "2026-03-12",
        account: below!.account,
        upline: "agent01",
        payable: 200,
        state: "computed",
        may: ["dispute"],
      },
      { firstDay: "2026-03-11" },
      { firstDay: "2026-03-10" },
    ]);
    expect(mine.rows[0]).toMatchObject({ firstDay: "2026-03-13", payable: 0, state: "notReached", expiresAt: null });
    const given = await rowsOf(
      upline.token,
      "side=given&kind=daily&state=computed&from=2026-03-11&to=2026-03-12&sort=from",
    );
    expect(given.map(({ firstDay, may }: { firstDay: string; may: string[] }) => [firstDay, may])).toEqual([
      ["2026-03-11", ["pay", "deny"]],
      ["2026-03-12", ["pay", "deny"]],
    ]);
    const kinds = async (method: "GET" | "POST", path: string) => {
      const answer = await call(method, `/wps/agent/${path}`, {
        token: own.token,
        ...(method === "POST" && { body: {} }),
      });
      return answer.json().value.rows.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kinds("GET", "dividend/requests")).toEqual(Array(4).fill("dividend"));
    expect(await kinds("GET", "salary/daily/requests")).toEqual(Array(4).fill("daily"));
    expect(await kinds("POST", "salary/hour")).toEqual(Array(3).fill("hourly"));
    expect(await kinds("POST", "salary/realtime")).toEqual([]);
  });

  it.each([
    ["backwards", "from=2026-03-12&to=2026-03-11", "error.period_backwards"],
    ["longer than a year", "from=2025-03-11&to=2026-03-12", "error.period_long"],
  ])("refuse a period that is %s at its first day", async (_what, days, key) => {
    for (const path of ["bills", "dividend/requests"]) {
      const answer = await get(own.token, `${path}?${days}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().value).toMatchObject({ pointer: "/from", fieldErrors: { from: { key } } });
    }
    // One day alone leaves the other side open.
    expect((await get(own.token, "bills?from=2020-01-01")).statusCode).toBe(200);
  });

  it("have a sheet that adds up, and the bets behind it", async () => {
    const [, bill] = await rowsOf(own.token, "kind=dividend");
    const sheet = (await get(own.token, `bill?id=${bill.id}`)).json().value;
    expect(sheet).toMatchObject({ base: 20_000, carried: 0, corrected: 0, brought: 0, roundedOff: 0, payments: [] });
    expect(sheet.tiers).toEqual([
      { number: 1, from: 0, to: null, profitLoss: 0, activeMembers: 0, rate: 100, isHit: true },
    ]);
    expect(sheet.bill.due + sheet.corrected + sheet.brought).toBe(sheet.bill.payable + sheet.remainder);
    const bets = (await get(own.token, `bill/bets?id=${bill.id}`)).json().value;
    const sum = bets.rows.reduce((total: number, { validBet }: { validBet: number }) => total + validBet, 0);
    expect([bets.total, sum]).toEqual([1, sheet.base]);
    expect(bets.rows[0].account).toMatch(/•••/);
    const [hour] = (await call("POST", "/wps/agent/salary/hour", { token: own.token, body: {} })).json().value.rows;
    expect((await get(own.token, `bill/bets?id=${hour.id}`)).json().value).toMatchObject({
      total: 1,
      rows: [{ validBet: 20_000 }],
    });
  });

  it("are nobody else's, whatever id is sent", async () => {
    const [bill] = await rowsOf(upline.token, "side=given&kind=dividend&state=computed");
    expect(await rowsOf(other.token, "")).toEqual([]);
    for (const id of [bill.id, randomUUID()]) {
      for (const path of [`bill?id=${id}`, `bill/bets?id=${id}`])
        expect((await get(other.token, path)).statusCode).toBe(404);
      for (const action of ["pay", "deny", "dispute"])
        expect((await change(other.token, { action, id, reason: "No" })).statusCode).toBe(404);
    }
    // Neither does one side what is the other one's.
    for (const action of ["pay", "deny"])
      expect((await change(own.token, { action, id: bill.id, reason: "No" })).statusCode).toBe(404);
    expect((await change(upline.token, { action: "dispute", id: bill.id, reason: "No" })).statusCode).toBe(404);
    const [platformPays] = await rowsOf(own.token, "kind=hourly");
    for (const action of ["pay", "deny"])
      expect((await change(upline.token, { action, id: platformPays.id, reason: "No" })).statusCode).toBe(404);
    // What it says to everybody pays nothing to a stranger either.
    expect((await change(other.token, { action: "payAll" })).json().value).toEqual({
      affected: 0,
      paid: 0,
      bill: null,
      left: 0,
      missing: 0,
    });
  });

  it("are paid once for a key, in parts too, and never more than is open", async () => {
    const [bill] = await rowsOf(upline.token, "side=given&kind=dividend&state=computed&sort=from");
    const before = [await team.balance(top), await team.balance(below!.id)];
    const key = randomUUID();
    const part = (await change(upline.token, { action: "pay", id: bill.id, amount: 50 }, key)).json().value;
    expect(part.bill).toMatchObject({ state: "partlyCollected", paid: 50, may: ["pay"] });
    const again = await change(upline.token, { action: "pay", id: bill.id, amount: 50 }, key);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect((await change(upline.token, { action: "pay", id: bill.id, amount: 151 })).json()).toMatchObject({
      code: "bill_amount",
      value: { open: 150, fieldErrors: { amount: { key: "error.bill_amount" } } },
    });
    expect((await change(upline.token, { action: "deny", id: bill.id, reason: "No" })).json()).toMatchObject({
      code: "bill_moved",
    });
    await Promise.all([1, 2, 3].map(() => change(upline.token, { action: "pay", id: bill.id })));
    expect((await get(upline.token, `bill?id=${bill.id}`)).json().value).toMatchObject({
      bill: { state: "issued", paid: 200 },
      payments: [
        { number: 1, amount: 50 },
        { number: 2, amount: 150 },
      ],
    });
    expect([await team.balance(top), await team.balance(below!.id)]).toEqual([before[0]! - 200, before[1]! + 200]);
    const entries = await get(own.token, "../member/transactions?type=dividend");
    expect(
      entries
        .json()
        .value.rows.map(({ amount }: { amount: number }) => amount)
        .toSorted(),
    ).toEqual([150, 50]);
  });

  it("that the upline's wallet does not hold stay open, say so, and are paid when it does", async () => {
    const had = await team.balance(top);
    // Everything but 250 goes to somebody else.
    const sink = await team.member(null);
    const legs = [
      { account: await team.ledger.walletOf(db, top, "USD"), amount: 250 - had },
      { account: await team.ledger.walletOf(db, sink, "USD"), amount: had - 250 },
    ];
    const cause = { type: "system", ref: "test" } as const;
    await team.ledger.post(db, {
      kind: "transfer",
      currency: "USD",
      legs,
      key: randomUUID(),
      cause,
      at: platform.clock.now(),
    });
    // All of them are paid by the sum that was shown, in each list's own words.
    const totals = { payable: 1_200, paid: 200, waiting: 5, toPay: 1_000, currency: "USD" };
    expect((await get(upline.token, "bills?side=given&pageSize=1")).json().value.totals).toEqual(totals);
    expect((await get(own.token, "bills?kind=dividend")).json().value.totals).toEqual({
      ...totals,
      payable: 600,
      waiting: 0,
      toPay: 0,
    });
    for (const sum of [0, 999, 1_001])
      expect((await change(upline.token, { action: "payAll", sum })).json()).toMatchObject({ code: "bills_changed" });
    expect((await change(upline.token, { action: "payAll", kind: "daily", sum: 1_000 })).json().code).toBe(
      "bills_changed",
    );
    expect(await team.balance(top)).toBe(250);
    const value = (await change(upline.token, { action: "payAll", sum: 1_000 })).json().value;
    // Two dividends and three daily wages of 200 each were open.
    expect(value).toEqual({ affected: 5, paid: 1, bill: null, left: 800, missing: 750 });
    // Nothing more is paid of 50: what is left, and what is missing, stay as they are.
    const again = (await change(upline.token, { action: "payAll", sum: 800 })).json().value;
    expect(again).toMatchObject({ paid: 0, left: 800, missing: 750 });
    const left = await rowsOf(upline.token, "side=given&state=insufficient");
    expect([left.length, await team.balance(top)]).toEqual([4, 50]);
    expect((await change(upline.token, { action: "pay", id: left[0].id })).json()).toMatchObject({
      code: "not_enough_money",
    });
    await team.fund(top, 10_000, platform.clock.now());
    const later = new Date(platform.clock.now().getTime() + 3_600_000);
    await workOnBills(db, { ledger: team.ledger, offered: [], zone, now: later });
    expect(await rowsOf(upline.token, "side=given&state=insufficient")).toEqual([]);
    expect(await team.balance(top)).toBe(10_050 - 800);
    expect(await team.ledger.checkInvariants(db)).toEqual([]);
  });

  it("are denied and disputed with a reason, and expire where nobody pays", async () => {
    const [bill, next] = await rowsOf(own.token, "kind=hourly&state=computed");
    expect((await change(own.token, { action: "dispute", id: bill.id })).json()).toMatchObject({
      code: "form_invalid",
      value: { fieldErrors: { reason: { key: "form.required" } } },
    });
    const said = (await change(own.token, { action: "dispute", id: bill.id, reason: "There were more" })).json().value;
    expect(said.bill).toMatchObject({ dispute: "There were more", disputeAnswer: null, may: [] });
    expect((await change(own.token, { action: "dispute", id: bill.id, reason: "Again" })).json()).toMatchObject({
      code: "bill_moved",
    });
    const month = new Date(platform.clock.now().getTime() + 31 * 86_400_000);
    await workOnBills(db, { ledger: team.ledger, offered: [], zone, now: month });
    const states = await rowsOf(own.token, "kind=hourly&sort=from");
    // A dispute holds the time.
    expect(states.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual(
      expect.arrayContaining([
        [bill.id, "computed"],
        [next.id, "expired"],
      ]),
    );
  });

  it("are listed, and had as files, only of kinds whose page is offered", async () => {
    const { token } = await login(below!.account, demoPassword);
    const kinds = async () => [
      ...new Set((await rowsOf(token, "pageSize=100")).map(({ kind }: { kind: string }) => kind)),
    ];
    expect(await kinds()).toEqual(expect.arrayContaining(["dividend", "daily", "hourly"]));
    liveSite.change({ ...siteWith("AGENTPOLICY3", "SALARY3"), brand: liveSite.current().site.brand });
    expect(await kinds()).toEqual(["daily"]);
    for (const answer of [
      await get(token, "bills?kind=dividend"),
      await get(token, "dividend/requests"),
      await call("POST", "/wps/agent/salary/hour", { token, body: {} }),
      await call("POST", "/wps/agent/salary/realtime", { token, body: {} }),
    ])
      expect(answer.json()).toMatchObject({ success: false, code: "feature_off" });
    expect((await get(token, "bills?kind=daily")).json().success).toBe(true);
  });

  it("are nobody's while AGENTPOLICY3 is off", async () => {
    const { token } = await login("agent01", demoPassword);
    liveSite.change(siteWith());
    const id = randomUUID();
    for (const answer of [
      await get(token, "bills"),
      await get(token, "dividend/requests"),
      await get(token, `bill?id=${id}`),
      await get(token, `bill/bets?id=${id}`),
      await call("POST", "/wps/agent/salary/hour", { token, body: {} }),
      await change(token, { action: "payAll" }),
    ])
      expect(answer.json()).toMatchObject({ success: false, code: "feature_off" });
  });
});
