import { describe, expect, it } from "vitest";
import { demoPassword, newcomerPassword } from "#server/db/seed/seedDemo.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { siteWith } from "#tests/support/aRecovery.ts";
import { demoTemplate } from "#tests/support/database.ts";

const platform = await aPlatform({ from: await demoTemplate() });
const { call, db, liveSite, login } = platform;

const agent = await login("agent01", demoPassword);
const player = await login("player01", demoPassword);
const get = async (url: string, token: string, language = "EN") =>
  (await call("GET", url, { token, headers: { language } })).json().value;
const overview = (span: string) => get(`/wps/agent/team/overview?${span}`, agent.token);
const members = (query: string) => get(`/wps/agent/team/members?${query}`, agent.token);

type Figures = Record<"deposit" | "withdrawal" | "bet" | "win" | "bonus" | "profit", number>;
const figures = ["deposit", "withdrawal", "bet", "win", "bonus", "profit"] as const;

describe("the agent's team", () => {
  it("has one entry a day, and totals that are their sums", async () => {
    const value = await overview("from=2026-02-01&to=2026-02-28");
    expect(value.series).toHaveLength(28);
    expect([value.series[0].date, value.series.at(-1).date]).toEqual(["2026-02-01", "2026-02-28"]);
    for (const figure of figures) {
      const sum = value.series.reduce((total: number, day: Figures) => total + day[figure], 0);
      expect([figure, value[figure]]).toEqual([figure, sum]);
    }
    expect(value.profit).toBe(value.bet - value.win - value.bonus);
    expect(value.activeMembers).toBeLessThanOrEqual(value.members);
    expect(value.bet).toBeGreaterThan(0);
  });

  it("agrees with the ledger, counting every level of the downline and nobody else", async () => {
    const value = await overview("from=2025-12-01&to=2026-03-14");
    const rows = await db.query<{ members: number; balance: number; bet: number }>(
      `WITH RECURSIVE team AS (
         SELECT id FROM member WHERE upline_id = (SELECT id FROM member WHERE account = 'agent01')
         UNION ALL SELECT m.id FROM member m JOIN team ON m.upline_id = team.id
       ) SELECT count(*) AS members, sum(a.balance)::bigint AS balance,
           (SELECT -sum(e.amount)::bigint FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id
            WHERE t.kind = 'bet' AND e.account_id IN (SELECT w.id FROM ledger_account w JOIN team ON team.id = w.member_id)) AS bet
         FROM team JOIN ledger_account a ON a.member_id = team.id AND a.kind = 'player'`,
    );
    expect(value).toMatchObject({
      members: rows[0]!.members,
      teamBalance: rows[0]!.balance,
      bet: rows[0]!.bet,
      agents: 2,
    });
  });

  it("members are paged, sorted, found by name and by level, and their figures add up to the team's", async () => {
    const span = "from=2026-02-01&to=2026-02-28";
    const [first, second] = [await members(`${span}&pageSize=10`), await members(`${span}&pageSize=10&page=2`)];
    expect(first.rows).toHaveLength(10);
    expect(first.rows.map((row: { account: string }) => row.account)).not.toContain(second.rows[0].account);
    const all = (await members(`${span}&pageSize=100&sort=-bet`)).rows as (Figures & {
      account: string;
      level: number;
      upline: string;
    })[];
    expect(all).toHaveLength(first.total);
    expect(all.map(({ bet }) => bet)).toEqual(all.map(({ bet }) => bet).toSorted((a, b) => b - a));
    const team = await overview(span);
    expect(all.reduce((sum, { bet }) => sum + bet, 0)).toBe(team.bet);
    expect(all.reduce((sum, { profit }) => sum + profit, 0)).toBe(team.profit);
    const direct = (await members(`${span}&level=1&pageSize=100`)).rows as { upline: string }[];
    expect(new Set(direct.map(({ upline }) => upline))).toEqual(new Set(["agent01"]));
    expect((await members("account=AGENT0")).rows.map((row: { account: string }) => row.account)).toEqual([
      "agent02",
      "agent03",
    ]);
    expect((await members("account=%25")).total).toBe(0);
  });

  it("is closed to members, and shows an agent only what is below it", async () => {
    expect((await call("GET", "/wps/agent/team/overview", { token: player.token })).statusCode).toBe(403);
    const below = await login("agent02", demoPassword);
    const accounts = (await get("/wps/agent/team/members?pageSize=100", below.token)).rows.map(
      (row: { account: string }) => row.account,
    );
    expect(accounts).not.toContain("agent01");
    expect(accounts).not.toContain("agent03");
  });

  it.each(["from=2026-03-01&to=2026-02-01", "from=2020-01-01&to=2026-01-01", "from=yesterday", "from=2026-02-30"])(
    "refuses the span %s",
    async (span) => {
      expect((await call("GET", `/wps/agent/team/overview?${span}`, { token: agent.token })).statusCode).toBe(400);
    },
  );
});

describe("the account record", () => {
  const list = (query: string) => get(`/wps/member/transactions?${query}`, player.token);
  type Row = { id: string; time: string; type: string; amount: number; balanceAfter: number };

  it("[PC-09] is the newest first, and each balance follows from the one before", async () => {
    const { rows, total } = (await list("pageSize=100")) as { rows: Row[]; total: number };
    expect(rows).toHaveLength(100);
    expect(total).toBeGreaterThan(100);
    rows.slice(1).forEach((older, index) => {
      const newer = rows[index]!;
      expect(newer.time >= older.time).toBe(true);
      expect(newer.balanceAfter - newer.amount).toBe(older.balanceAfter);
    });
    expect((await get("/wps/v2/wallets/balance", player.token)).sumBalance).toBe(rows[0]!.balanceAfter);
  });

  it("[PC-09] totals cover every row that matches, on every page, also beyond the last", async () => {
    const [one, far] = [await list("pageSize=5"), await list("pageSize=5&page=9999")];
    expect(far).toMatchObject({ rows: [], total: one.total, totals: one.totals });
    const all: Row[] = [];
    for (let page = 1; all.length < one.total; page += 1) all.push(...(await list(`pageSize=100&page=${page}`)).rows);
    expect(new Set(all.map(({ id }) => id)).size).toBe(one.total);
    const net = all.reduce((sum, { amount }) => sum + amount, 0);
    expect(one.totals).toMatchObject({ net, currency: "USD" });
    expect(one.totals.in - one.totals.out).toBe(net);
    expect(net).toBe(all[0]!.balanceAfter);
  });

  it("[PC-09] is filtered by kind and by whole days", async () => {
    const wins = await list("type=win&from=2026-02-01&to=2026-02-07&pageSize=100");
    expect(wins.total).toBeGreaterThan(0);
    for (const row of wins.rows as Row[]) {
      expect(row.type).toBe("win");
      expect(row.time >= "2026-02-01" && row.time < "2026-02-08").toBe(true);
    }
    expect(wins.totals.out).toBe(0);
    expect((await list("from=2030-01-01")).total).toBe(0);
  });

  it("[PC-09] is sorted by any column, either way", async () => {
    const up = (await list("sort=amount&pageSize=50")).rows as Row[];
    expect(up.map(({ amount }) => amount)).toEqual(up.map(({ amount }) => amount).toSorted((a, b) => a - b));
    expect((await call("GET", "/wps/member/transactions?sort=id;drop", { token: player.token })).statusCode).toBe(400);
  });
});

describe("an agent's contracts", () => {
  const contracts = (token: string) => call("GET", "/wps/agent/contract/consolidated", { token });

  it("are told as flags and terms, to their agent alone, and an ended one no more", async () => {
    liveSite.change(siteWith("AGENTPOLICY3"));
    const { value } = (await contracts(agent.token)).json();
    expect(value).toMatchObject({
      divtypereq: true,
      dailysalreqtype: true,
      contracthoursalreq: false,
      realtimesalreqtype: true,
    });
    expect(value.contracts.map(({ kind, rate }: { kind: string; rate: number }) => [kind, rate])).toEqual([
      ["dividend", 0.2],
      ["daily", 0.005],
      ["realtime", 0.0015],
    ]);
    const none = { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false };
    const other = await login("agent04", demoPassword);
    expect((await contracts(other.token)).json().value).toEqual({ ...none, contracts: [] });
    await db.query(
      `UPDATE agent_contract SET state = 'ended', ended_at = now() WHERE kind = 'daily'
         AND agent_id = (SELECT id FROM member WHERE account = 'agent01')`,
    );
    expect((await contracts(agent.token)).json().value).toMatchObject({ divtypereq: true, dailysalreqtype: false });
  });

  it("are no member's, and nobody's while AGENTPOLICY3 is off", async () => {
    expect((await contracts(player.token)).statusCode).toBe(403);
    liveSite.change(siteWith());
    expect((await contracts(agent.token)).json()).toMatchObject({ success: false, code: "feature_off" });
  });
});

describe("the demo's accounts", () => {
  it("[LOGIN-07] player02 must change the password that was chosen for it", async () => {
    const newcomer = await login("player02", newcomerPassword);
    expect(newcomer.value).toMatchObject({ firstTimeLogin: true });
    const body = await platform.encrypt({
      oldPassword: newcomerPassword,
      newPassword: "Quiet-Otter-77-lamp",
      confirmNewPassword: "Quiet-Otter-77-lamp",
    });
    await call("POST", "/wps/member/password", { token: newcomer.token, body });
    expect((await login("player02", "Quiet-Otter-77-lamp")).value).toMatchObject({ firstTimeLogin: false });
  });

  it("[SESS-04] messages are counted, read and deleted, by their owner only", async () => {
    const unread = await get("/wps/message/unread", player.token);
    const { rows, total } = await get("/wps/message?read=false", player.token);
    expect([unread > 0, total]).toEqual([true, unread]);
    const url = `/wps/message/${rows[0].id}`;
    expect((await call("PUT", `${url}/read`, { token: agent.token })).statusCode).toBe(404);
    expect((await call("PUT", `${url}/read`, { token: player.token })).json().value).toEqual({ unread: unread - 1 });
    expect((await call("PUT", `${url}/read`, { token: player.token })).json().value).toEqual({ unread: unread - 1 });
    expect((await call("DELETE", url, { token: agent.token })).statusCode).toBe(404);
    expect((await call("DELETE", url, { token: player.token })).statusCode).toBe(200);
    expect((await call("DELETE", url, { token: player.token })).statusCode).toBe(404);
  });

  it("[LANG-04] words come in the language that is asked for, else in English", async () => {
    const titleIn = async (language: string) =>
      (await get("/wps/message", player.token, language)).rows[0].title as string;
    expect(await titleIn("KM")).toMatch(/[\u1780-\u17FF]/);
    expect(await titleIn("AR")).toMatch(/[\u0600-\u06FF]/);
    expect(await titleIn("FR")).toBe(await titleIn("EN"));
    const kept = await call("PUT", "/wps/member/language", { token: player.token, body: { language: "AR" } });
    expect(kept.json().value).toEqual({ language: "AR" });
    expect((await get("/wps/member/info", player.token)).language).toBe("AR");
  });

  it("notices come in their groups", async () => {
    const value = (
      await call("GET", "/wps/announcement?types=B,PL,PU,PR,H&groupName=w_home", { headers: { language: "KM" } })
    ).json().value;
    expect(Object.keys(value)).toEqual(["player", "banners", "popup", "promotion"]);
    const { banners, ...notices } = value;
    expect(banners).toEqual([]);
    for (const group of Object.values(notices)) expect((group as unknown[]).length).toBeGreaterThan(0);
    expect(value.player[0].content).toMatch(/^<p>.*[\u1780-\u17FF]/);
    expect((await call("GET", "/wps/announcement")).json().value).toMatchObject({ player: [], popup: [] });
    expect((await call("GET", "/wps/announcement?types=X")).statusCode).toBe(400);
  });

  it("[HOME-06] winners are of rounds that were settled, and nobody is named", async () => {
    const { list } = (await call("GET", "/wps/board/winners?gameCategory=ALL&limitNum=20")).json().value;
    expect(list).toHaveLength(20);
    expect(new Set(list.map(({ vo }: { vo: { customer: string } }) => vo.customer)).size).toBe(20);
    for (const { vo } of list) {
      expect(vo.winAmount).toBeGreaterThan(0);
      expect(vo.customer).toMatch(/^..•••..$/);
    }
    const live = (await call("GET", "/wps/board/winners?gameCategory=LIVE")).json().value.list;
    expect(new Set(live.map(({ vo }: { vo: { gameCategory: string } }) => vo.gameCategory))).toEqual(new Set(["LIVE"]));
  });

  it("[LOGIN-06] the member's own data show no whole address or number", async () => {
    const info = await get("/wps/member/info", player.token);
    expect(info).toMatchObject({ account: "player01", email: "pl•••@mail.example", currency: "USD" });
    expect(info.mobileNum).toMatch(/^\+8•••\d\d$/);
  });
});
