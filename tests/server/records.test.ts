import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ValueOf } from "#contracts/api.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createBets } from "#server/features/bet/createBets.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { addDays, localDay } from "#server/localDay.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";
import { demoTemplate } from "#tests/support/database.ts";

const zone = "Asia/Phnom_Penh";
const site = aSite();
site.brand.settings.timeZone = zone;
const { call, clock, db, login } = await aPlatform({ from: await demoTemplate(), site });
const player = await login("player01", demoPassword);
const other = await login("player03", demoPassword);

async function get<Value>(url: string, token = player.token): Promise<Value> {
  return (await call("GET", url, { token })).json<{ value: Value }>().value;
}

type Bets = ValueOf<"listBets">;
type Entries = ValueOf<"listTransactions">;

/** All rows of a list, page by page, by its cursor. */
async function all<List extends { rows: unknown[]; next: string | null }>(url: string): Promise<List["rows"]> {
  const rows: List["rows"] = [];
  let next: string | null = "";
  while (next !== null) {
    const page: List = await get<List>(`${url}&pageSize=37${next === "" ? "" : `&cursor=${next}`}`);
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

describe("the betting record", () => {
  const filters = [
    "",
    "category=RNG",
    "category=SPORTS&state=settled",
    "vendor=NAGA",
    "game=NAGA%2Fgolden-naga",
    "vendor=NAGA&game=KICK%2Ffootball",
    "state=open",
    "state=void",
    "from=2026-02-01&to=2026-02-28",
    "from=2026-02-10&to=2026-02-10&category=LIVE",
    "from=2020-01-01&to=2031-12-31",
    "from=2026-01-01&to=2026-02-28",
    "from=2025-12-31&to=2026-03-01&vendor=NAGA",
    "from=2026-01-15&to=2026-03-10&state=settled",
    "from=2026-02-27&to=2026-03-02",
    "from=2026-02-01",
    "to=2026-02-15&category=RNG",
    "from=2031-01-01&to=2020-12-31",
  ];

  it.each(filters)(
    "[PC-08] gives each bet once, newest first, and totals that are the rows', with %s",
    async (filter) => {
      const rows = (await all<Bets>(`/wps/bet/list?${filter}`)) as Bets["rows"];
      const { total, totals } = await get<Bets>(`/wps/bet/list?${filter}`);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(rows.map(({ placedAt }) => placedAt)).toEqual(
        rows
          .map(({ placedAt }) => placedAt)
          .toSorted()
          .toReversed(),
      );
      expect(total).toBe(rows.length);
      const counted = rows.filter(({ state }) => state !== "void");
      expect(totals).toEqual({
        bets: counted.length,
        stake: sum(counted, ({ stake }) => stake),
        openStake: sum(
          counted.filter(({ state }) => state === "open"),
          ({ stake }) => stake,
        ),
        valid: sum(counted, ({ valid }) => valid),
        payout: sum(counted, ({ payout }) => payout),
        net: sum(counted, ({ net }) => net ?? 0),
        currency: "USD",
      });
      const wanted = new URLSearchParams(filter);
      for (const row of rows) {
        if (wanted.has("category")) expect(row.category).toBe(wanted.get("category"));
        if (wanted.has("vendor")) expect(row.vendor).toBe(wanted.get("vendor"));
        if (wanted.has("state")) expect(row.state).toBe(wanted.get("state"));
      }
    },
  );

  it("tells what was played, and a bet with what the vendor says of it in the player's language", async () => {
    const { games, vendors } = await get<ValueOf<"listBetGames">>("/wps/bet/games");
    expect(vendors).toContainEqual({ code: "NAGA", name: "Naga Spin" });
    expect(games).toContainEqual({ id: "NAGA/golden-naga", name: "Golden Naga", vendorName: "Naga Spin" });
    const [row] = (await get<Bets>("/wps/bet/list?game=NAGA%2Fgolden-naga")).rows;
    const told = await call("GET", `/wps/bet/${row!.id}`, { token: player.token, headers: { language: "KM" } });
    expect(told.json().value).toMatchObject({ ...row, details: [{ name: "ខ្សែ" }], bonusStake: 0 });
  });

  it("shows nobody another member's bet, and refuses cursors and ids that no answer gave", async () => {
    const [row] = (await get<Bets>("/wps/bet/list")).rows;
    expect((await call("GET", `/wps/bet/${row!.id}`, { token: other.token })).statusCode).toBe(404);
    expect((await call("GET", `/wps/bet/${randomUUID()}`, { token: player.token })).statusCode).toBe(404);
    expect((await call("GET", "/wps/bet/list")).statusCode).toBe(401);
    for (const cursor of ["x", "MTIzNA", Buffer.from("1.2").toString("base64url"), "A".repeat(500)]) {
      expect((await call("GET", `/wps/bet/list?cursor=${cursor}`, { token: player.token })).statusCode).toBe(400);
    }
    // A page that no longer exists has no rows, and the same totals.
    const far = await get<Bets>("/wps/bet/list?page=100000&pageSize=100");
    expect(far).toMatchObject({ rows: [], next: null, total: (await get<Bets>("/wps/bet/list")).total });
  });

  it("goes on where it was while bets are placed above", async () => {
    const first = await get<Bets>("/wps/bet/list?pageSize=5");
    const whole = await get<Bets>("/wps/bet/list?pageSize=10");
    const bets = createBets({
      ledger: createLedger(clock),
      dayOf: (at) => localDay(at, zone),
      walletKind: () => "player",
    });
    const [{ id: memberId } = { id: "" }] = await db.query<{ id: string }>(
      "SELECT id FROM member WHERE account = 'player01'",
    );
    const wish = {
      memberId,
      vendor: "NAGA",
      round: randomUUID(),
      game: { code: "golden-naga", name: "Golden Naga" },
      category: "RNG",
      currency: "USD",
      stake: 1,
      at: clock.now(),
    } as const;
    await withTransaction(db, (tx) => bets.place(tx, wish));
    const second = await get<Bets>(`/wps/bet/list?pageSize=5&cursor=${first.next}`);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id));
    await withTransaction(db, (tx) => bets.void(tx, { ...wish, at: clock.now() }));
  });
});

describe("the account record", () => {
  const filters = [
    "",
    ...["deposit", "withdrawal", "bet", "win", "void", "bonus", "transferIn", "transferOut", "adjustment"].map(
      (type) => `type=${type}`,
    ),
    "from=2026-02-01&to=2026-02-28",
    "from=2026-03-14&to=2026-03-14&type=bet",
    "sort=amount&type=win",
    "sort=-amount&from=2026-01-01",
    "sort=time&to=2026-01-31",
    "from=2031-01-01&to=2020-12-31",
  ];

  it.each(filters)(
    "[PC-09] gives each entry once, in order, and totals that are the rows', with %s",
    async (filter) => {
      const rows = (await all<Entries>(`/wps/member/transactions?${filter}`)) as Entries["rows"];
      const { total, totals } = await get<Entries>(`/wps/member/transactions?${filter}`);
      const into = sum(rows, ({ amount }) => Math.max(0, amount));
      const out = sum(rows, ({ amount }) => Math.max(0, -amount));
      expect([total, totals]).toEqual([rows.length, { in: into, out, net: into - out, currency: "USD" }]);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      const wanted = new URLSearchParams(filter);
      const sort = wanted.get("sort") ?? "-time";
      const value = (row: Entries["rows"][number]) => (sort.endsWith("amount") ? row.amount : Date.parse(row.time));
      const ordered = rows.map(value).toSorted((a, b) => (sort.startsWith("-") ? b - a : a - b));
      expect(rows.map(value)).toEqual(ordered);
      for (const { type, time } of rows) {
        if (wanted.has("type")) expect(type).toBe(wanted.get("type"));
        const day = localDay(new Date(time), zone);
        if (wanted.has("from")) expect(day >= (wanted.get("from") ?? "")).toBe(true);
        if (wanted.has("to")) expect(day <= (wanted.get("to") ?? "")).toBe(true);
      }
    },
  );

  it("leads from an entry to the bet and to the order behind it, and to nobody else's entry", async () => {
    const [bet] = (await get<Entries>("/wps/member/transactions?type=bet")).rows;
    expect(bet?.source).toMatchObject({ type: "bet" });
    expect(await get(`/wps/bet/${bet?.source?.id}`)).toMatchObject({ game: bet?.detail, stake: -(bet?.amount ?? 0) });
    const paid = await get<Entries>("/wps/member/transactions?type=deposit", other.token);
    const order = paid.rows.find(({ source }) => source !== null)?.source;
    expect(order).toMatchObject({ type: "deposit" });
    expect(await get(`/wps/deposit/orders/${order?.id}`, other.token)).toMatchObject({ id: order?.id });
    expect(await get(`/wps/member/transactions/${bet?.id}`)).toEqual(bet);
    expect((await call("GET", `/wps/member/transactions/${bet?.id}`, { token: other.token })).statusCode).toBe(404);
  });
});

describe("profit and loss", () => {
  type Days = ValueOf<"getBetDays">;

  it("[PC-10] are the bets' by day and by kind of game, days without bets included", async () => {
    const span = "from=2026-02-01&to=2026-02-28";
    const profit = await get<Days>(`/wps/bet/days?${span}`);
    expect(profit.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 28 }, (_, index) => addDays("2026-02-01", index)),
    );
    const { totals } = await get<Bets>(`/wps/bet/list?${span}`);
    expect(profit.totals).toEqual(totals);
    for (const figure of ["bets", "stake", "openStake", "valid", "payout", "net"] as const) {
      expect([figure, sum(profit.days, (day) => day[figure])]).toEqual([figure, totals[figure]]);
      expect([figure, sum(profit.categories, (one) => one[figure])]).toEqual([figure, totals[figure]]);
    }
    for (const { category, net } of profit.categories) {
      expect(net).toBe((await get<Bets>(`/wps/bet/list?${span}&category=${category}`)).totals.net);
    }
  });

  it("of years are told by months, at most five years, and the last thirty days where nothing is said", async () => {
    const years = await get<Days>("/wps/bet/days?from=2024-01-15&to=2026-03-14");
    expect([years.byMonth, years.days.length, years.days[0]?.day]).toEqual([true, 27, "2024-01-01"]);
    expect(sum(years.days, ({ net }) => net)).toBe(years.totals.net);
    const usual = await get<Days>("/wps/bet/days");
    expect([usual.days.length, usual.to]).toEqual([30, localDay(clock.now(), zone)]);
    for (const span of ["from=2026-03-02&to=2026-03-01", "from=2010-01-01&to=2026-01-01"]) {
      expect((await call("GET", `/wps/bet/days?${span}`, { token: player.token })).statusCode).toBe(400);
    }
  });
});

it("[RANK-01] the rankings are the bets and the deposits of the members", async () => {
  const since = new Date(clock.now().getTime() - 7 * 86_400_000);
  const ranked = async (kind: string) => {
    const { list } = (await call("GET", `/wps/rank/${kind}`)).json<{ value: ValueOf<"listBetRank"> }>().value;
    // There is something to rank, equal sums share a place, and nobody is named.
    expect(list.length).toBeGreaterThan(1);
    expect(list.map(({ place }) => place)).toEqual(
      list.map(({ amount }) => 1 + list.filter((other) => other.amount > amount).length),
    );
    for (const { customer } of list) expect(customer).toMatch(/•/);
    return list.map(({ amount }) => amount);
  };
  const sums = async (sql: string) =>
    (await db.query<{ amount: number }>(sql, [since, clock.now()])).map(({ amount }) => amount);
  expect(await ranked("bet")).toEqual(
    await sums(
      `SELECT sum(stake)::bigint AS amount FROM game_bet WHERE state <> 'void' AND placed_at BETWEEN $1 AND $2
       GROUP BY member_id ORDER BY 1 DESC LIMIT 20`,
    ),
  );
  expect(await ranked("deposit")).toEqual(
    await sums(
      `SELECT sum(e.amount)::bigint AS amount FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
       WHERE a.kind = 'player' AND e.kind = 'deposit' AND e.created_at BETWEEN $1 AND $2 GROUP BY a.member_id ORDER BY 1 DESC LIMIT 20`,
    ),
  );
});
