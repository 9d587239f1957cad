import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ValueOf } from "#contracts/api.ts";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";

const platform = await aPlatform({ from: await demoTemplate() });
const { call, db, encrypt, liveSite, login, owner } = platform;

const agent = await login("agent01", demoPassword);
const span = "from=2026-02-01&to=2026-02-28";

const ask = (url: string, token = agent.token) => call("GET", url, { token, headers: { language: "EN" } });
const get = async <Value>(url: string, token = agent.token) => (await ask(url, token)).json<{ value: Value }>().value;
type Downline = ValueOf<"listDownline">;
type Bets = ValueOf<"listTeamBets">;
type Moves = ValueOf<"listTeamTransactions">;

const idOf = async (account: string) =>
  (await db.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]))[0]?.id ?? "";
const balanceOf = async (account: string) =>
  (
    await db.query<{ balance: number }>(
      "SELECT a.balance FROM ledger_account a JOIN member m ON m.id = a.member_id WHERE m.account = $1 AND a.kind = 'player'",
      [account],
    )
  )[0]?.balance ?? 0;

const member = await idOf("agent02");

/** Every page of a list that is read by its cursor. */
async function allOf<Page extends { rows: unknown[]; next: string | null }>(
  url: string,
  size = 100,
): Promise<Page["rows"]> {
  const rows: unknown[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Page = await get(`${url}&pageSize=${size}${cursor === "" ? "" : `&cursor=${cursor}`}`);
    rows.push(...page.rows);
    cursor = page.next;
  }
  return rows;
}

describe("the downline", () => {
  it("opens a level at a time, and names the way to it", async () => {
    const first = await get<Downline>(`/wps/agent/downline?${span}&pageSize=100`);
    expect(new Set(first.rows.map(({ upline, level }) => `${upline} ${level}`))).toEqual(new Set(["agent01 1"]));
    expect(first.rows).toHaveLength(first.total);
    const agent02 = first.rows.find(({ account }) => account === "agent02")!;
    const second = await get<Downline>(`/wps/agent/downline?${span}&of=${agent02.id}&pageSize=100`);
    expect(second.total).toBe(agent02.downlines);
    expect(new Set(second.rows.map(({ upline, level }) => `${upline} ${level}`))).toEqual(new Set(["agent02 2"]));
    const one = second.rows[0]!;
    const member = await get<ValueOf<"getDownlineMember">>(`/wps/agent/downline/${one.id}?${span}`);
    expect(member.path.map(({ account }) => account)).toEqual(["agent02", one.account]);
    expect(member).toMatchObject({ level: 2, bet: one.bet, profit: one.profit, balance: one.balance });
  });

  it.each(["", "reach=whole&", "account=player&"])(
    "has sums of all that match, whatever the page: %s",
    async (asked) => {
      const page = await get<Downline>(`/wps/agent/downline?${asked}${span}&pageSize=2`);
      const { rows } = await get<Downline>(`/wps/agent/downline?${asked}${span}&pageSize=100`);
      expect(rows).toHaveLength(page.total);
      for (const figure of ["deposit", "withdrawal", "bet", "win", "bonus", "profit"] as const)
        expect([figure, rows.reduce((sum, row) => sum + row[figure], 0)]).toEqual([figure, page.totals[figure]]);
      expect(page.totals.bet).toBeGreaterThan(0);
    },
  );

  it("agrees with the team's overview, and is sorted by any figure", async () => {
    const overview = await get<ValueOf<"getAgentTeamOverview">>(`/wps/agent/team/overview?${span}`);
    const whole = `/wps/agent/downline?reach=whole&${span}&pageSize=100`;
    const { total, totals } = await get<Downline>(whole);
    expect(total).toBe(overview.members);
    expect(totals).toMatchObject({
      bet: overview.bet,
      win: overview.win,
      deposit: overview.deposit,
      profit: overview.profit,
    });
    for (const figure of ["deposit", "withdrawal", "bet", "win", "bonus", "profit", "balance"] as const) {
      const down = (await get<Downline>(`${whole}&sort=-${figure}`)).rows.map((row) => row[figure]);
      expect([figure, down]).toEqual([figure, down.toSorted((a, b) => b - a)]);
    }
  });

  it.each([
    ["backwards", "from=2026-02-28&to=2026-02-01", { key: "error.period_backwards" }],
    ["too long", "from=2024-02-01&to=2026-02-28", { key: "error.period_long", values: { max: 366 } }],
  ])("says at the first day that a period is %s", async (_, period, fault) => {
    const answer = await ask(`/wps/agent/downline?${period}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { value: { fieldErrors: { from: fault } } }]);
  });

  it.each(["downline", "team/bets", "team/transactions", "income"])(
    "says which days it is of, as of when and by which zone: %s",
    async (path) => {
      const now = platform.clock.now().toISOString();
      const said = { asOf: now, timeZone: expect.stringMatching(/^[A-Z]/) };
      const { value } = (await ask(`/wps/agent/${path}?${span}`)).json();
      expect(value).toMatchObject({ from: "2026-02-01", to: "2026-02-28", ...said });
      expect(value.lastDays).toBeUndefined();
      const { value: usual } = (await ask(`/wps/agent/${path}`)).json();
      expect(usual).toMatchObject(said);
      const days = (Date.parse(usual.to) - Date.parse(usual.from)) / 86_400_000 + 1;
      expect([days, usual.lastDays]).toEqual([30, 30]);
    },
  );

  it("hides what a member said of itself but for its ends", async () => {
    await owner.query(
      `UPDATE member SET email = 'sophea@example.com', dialing_code = '855', mobile_num = '12345678', profile = '{"payeeName": "Sophea Chan"}'
       WHERE account = 'agent02'`,
    );
    const response = await ask(`/wps/agent/downline/${await idOf("agent02")}`);
    expect(response.json().value).toMatchObject({ name: "So•••an", mobile: "+8•••78", email: "so•••@example.com" });
    expect(response.body).not.toMatch(/Sophea|12345678/i);
  });
});

describe("the team's bets", () => {
  it("are each there once, newest first, with sums that are those of the rows and of the book", async () => {
    const url = `/wps/agent/team/bets?${span}`;
    const rows = (await allOf<Bets>(url)) as Bets["rows"];
    const { total, totals } = await get<Bets>(url);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
    expect(rows.map(({ placedAt }) => placedAt)).toEqual(
      rows
        .map(({ placedAt }) => placedAt)
        .toSorted()
        .toReversed(),
    );
    const counted = rows.filter(({ state }) => state !== "void");
    const sum = (of: (row: Bets["rows"][number]) => number) => counted.reduce((all, row) => all + of(row), 0);
    expect(totals).toEqual({
      bets: counted.length,
      stake: sum(({ stake }) => stake),
      openStake: sum(({ state, stake }) => (state === "open" ? stake : 0)),
      valid: sum(({ valid }) => valid),
      payout: sum(({ payout }) => payout),
      net: sum(({ net }) => net ?? 0),
      currency: "USD",
    });
    const overview = await get<ValueOf<"getAgentTeamOverview">>(`/wps/agent/team/overview?${span}`);
    expect([totals.stake, totals.payout]).toEqual([overview.bet, overview.win]);
  });

  it("are told by member, kind of game and state", async () => {
    const [row] = (await get<Bets>(`/wps/agent/team/bets?${span}`)).rows;
    const { rows, total } = await get<Bets>(
      `/wps/agent/team/bets?${span}&of=${row!.memberId}&category=${row!.category}&state=settled&pageSize=100`,
    );
    expect(total).toBeGreaterThan(0);
    expect(rows.every(({ category, state }) => category === row!.category && state === "settled")).toBe(true);
    expect(rows.map(({ account }) => account)).toContain(row!.account);
    const named = await get<Bets>(`/wps/agent/team/bets?${span}&account=${row!.account}&pageSize=100`);
    expect(new Set(named.rows.map(({ account }) => account))).toEqual(new Set([row!.account]));
  });
});

describe("the team's movements", () => {
  it("of some accounts add up to what their rows say", async () => {
    const url = `/wps/agent/team/transactions?${span}&account=player`;
    const rows = (await allOf<Moves>(url)) as Moves["rows"];
    const { total, totals } = await get<Moves>(url);
    expect([rows.length, rows.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([total, totals.net]);
    expect(total).toBeGreaterThan(0);
  });

  it("are each there once, newest first, with sums that are those of the rows and of the ledger", async () => {
    const url = `/wps/agent/team/transactions?${span}`;
    const rows = (await allOf<Moves>(url)) as Moves["rows"];
    const { total, totals } = await get<Moves>(url);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
    expect(rows.map(({ time }) => time)).toEqual(
      rows
        .map(({ time }) => time)
        .toSorted()
        .toReversed(),
    );
    const net = rows.reduce((sum, { amount }) => sum + amount, 0);
    expect(totals).toMatchObject({ net, currency: "USD" });
    const [kept] = await db.query<{ net: number }>(
      `SELECT sum(e.amount)::bigint AS net FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
       JOIN member_tree t ON t.descendant_id = a.member_id AND t.ancestor_id = $1
       WHERE a.kind = 'player' AND brand_day(e.created_at) BETWEEN '2026-02-01' AND '2026-02-28'`,
      [await idOf("agent01")],
    );
    expect(kept!.net).toBe(net);
  });

  it("are told by kind", async () => {
    const url = `/wps/agent/team/transactions?${span}&type=deposit`;
    const rows = (await allOf<Moves>(url)) as Moves["rows"];
    const { total, totals } = await get<Moves>(url);
    expect([rows.length, rows.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([total, totals.net]);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(["deposit"]));
  });
});

describe("the agent's income", () => {
  it("is the same by day, by payment and in the ledger", async () => {
    const wide = "from=2025-12-01&to=2026-03-14";
    const id = await idOf("agent01");
    await owner.query(
      `SELECT ledger_post('bonus', 'USD', ARRAY[ledger_open('bonus', NULL, 'USD', now()), ledger_open('player', $1::uuid, 'USD', now())],
         ARRAY[-$2::bigint, $2::bigint], $3, 'system', 'test', 'Cashback', '', $4::timestamptz)`,
      [id, 4_200, `test:${id}:1`, "2026-02-10T12:00:00Z"],
    );
    const income = await get<ValueOf<"getAgentIncome">>(`/wps/agent/income?${wide}`);
    expect(income.bonus).toBeGreaterThanOrEqual(4_200);
    const { rows, totals, total } = await get<ValueOf<"listAgentIncome">>(
      `/wps/agent/income/entries?${wide}&pageSize=100`,
    );
    expect(rows).toHaveLength(total);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.sum);
    expect(income.series.reduce((sum, day) => sum + day.sum, 0)).toBe(income.sum);
    expect(totals).toMatchObject({ sum: income.sum, bonus: income.bonus });
  });
});

describe("a transfer to the team", () => {
  const send = async (to: string, amount: number, over: { key?: string; password?: string } = {}) => {
    const clear = { member: to, amount, paymentPassword: over.password ?? demoPassword };
    return call("POST", "/wps/transfer/downline", {
      token: agent.token,
      headers: { "idempotency-key": over.key ?? randomUUID() },
      body: await encrypt(clear, {}, "POST /wps/transfer/downline"),
    });
  };

  /** What both hold, and how many times money was moved. */
  const held = async () => {
    const [moved] = await db.query<{ transfers: number }>("SELECT count(*) AS transfers FROM ledger_transfer");
    return [await balanceOf("agent01"), await balanceOf("agent02"), moved?.transfers];
  };

  it("moves money once, whatever is sent again, and is in both records", async () => {
    await owner.query(
      "UPDATE member SET payment_password_hash = (SELECT password_hash FROM member WHERE account = 'agent01') WHERE account = 'agent01'",
    );
    const before = [await balanceOf("agent01"), await balanceOf("agent02")];
    const key = randomUUID();
    const [one, again] = [await send(member, 700, { key }), await send(member, 700, { key, password: "wrong" })];
    expect(one.json()).toMatchObject({ success: true, value: { account: "agent02", amount: 700, currency: "USD" } });
    expect([again.json().value, again.headers["idempotent-replayed"]]).toEqual([one.json().value, "true"]);
    expect([await balanceOf("agent01"), await balanceOf("agent02")]).toEqual([before[0]! - 700, before[1]! + 700]);
    expect((await send(member, 800, { key })).statusCode).toBe(422);
    const terms = await get<ValueOf<"getDownlineTerms">>(`/wps/transfer/downline?member=${member}`);
    expect(terms).toMatchObject({ isAllowed: true, account: "agent02", sentToday: 700 });
  });

  it.each([
    ["less than the least", 1, "error.transfer_least"],
    ["more than there is", 9_000_000_000, "error.transfer_balance"],
  ])(
    "refuses %s beside the amount, says that what is shown is outdated, and moves nothing",
    async (_what, amount, key) => {
      const before = await held();
      const answer = (await send(member, amount)).json();
      expect(answer).toMatchObject({ success: false, value: { isOutdated: true, fieldErrors: { amount: { key } } } });
      expect(await held()).toEqual(before);
    },
  );

  it("refuses a wrong password beside it, and members who get nothing, and moves nothing", async () => {
    const before = await held();
    expect((await send(member, 200, { password: "wrong" })).json().value.fieldErrors).toHaveProperty("paymentPassword");
    await owner.query("UPDATE member SET disabled_at = now() WHERE id = $1", [member]);
    expect((await send(member, 200)).json().code).toBe("downline_not_allowed");
    await owner.query("UPDATE member SET disabled_at = NULL WHERE id = $1", [member]);
    expect(await held()).toEqual(before);
  });

  it("sends no more than the day's most, also in many transfers at once", async () => {
    const was = structuredClone(liveSite.current().site);
    const site = structuredClone(was);
    site.brand.settings.transfers = { leastTransfer: 100, dailyToDownline: 1_000 };
    liveSite.change(site);
    const answers = await Promise.all([1, 2, 3].map(() => send(member, 150)));
    expect(answers.filter((answer) => answer.json().success)).toHaveLength(2);
    expect(answers.map((answer) => answer.json().value?.fieldErrors?.amount?.key).filter(Boolean)).toEqual([
      "error.transfer_daily",
    ]);
    liveSite.change(was);
  });
});
