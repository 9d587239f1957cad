import { inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { streamTeamMembers } from "#server/features/agent/listTeamMembers.ts";
import { csvStream } from "#server/features/export/csvStream.ts";
import { streamQuery } from "#server/features/export/streamQuery.ts";
import { tableLines } from "#server/features/export/tableLines.ts";
import { xlsxStream } from "#server/features/export/xlsxStream.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";

const { app, call, clock, db, owner, login } = await aPlatform({ from: await demoTemplate() });
const agent = await login("agent01", demoPassword);
const below = await login("agent02", demoPassword);
const player = await login("player01", demoPassword);

const kinds = { 0: "Member", 1: "Agent", 2: "Agent", 41: "Agent", 42: "Agent" };
const money = { format: "money", decimals: 2 };
const wish = {
  call: "listTeamMembers",
  params: { from: "2025-12-15", to: "2026-03-14", sort: "-bet" },
  format: "csv",
  fileName: "team-members",
  columns: [
    { label: "Account", value: "/account", format: "text" },
    { label: "Level", value: "/level", format: "number" },
    { label: "Kind", value: "/type", format: "text", labels: kinds },
    { label: "Bets", value: "/bet", ...money },
    { label: "Profit", value: "/profit", ...money },
    { label: "Joined", value: "/registeredAt", format: "dateTime" },
  ],
  words: { total: "Total", cut: "Cut off here" },
};
const begin = (over: object = {}, { token } = agent) =>
  call("POST", "/wps/exports", { body: { ...wish, ...over }, token });
const hrefOf = async (over: object = {}, who = agent) => (await begin(over, who)).json().value.href as string;
const open = (url: string) => app.inject({ method: "GET", url });
const linesOf = (text: string) => text.replace("\uFEFF", "").trimEnd().split("\r\n");
const minor = (text = "") => Number(text.replace(".", ""));

/** The sheet of a workbook, read by the directory at the end of the file. */
function sheetOf(bytes: Buffer): string {
  const end = bytes.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  let at = bytes.readUInt32LE(end + 16);
  for (let part = 0; part < bytes.readUInt16LE(end + 10); part += 1) {
    const size = bytes.readUInt32LE(at + 20);
    const nameSize = bytes.readUInt16LE(at + 28);
    const [extra, note] = [bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)];
    const name = bytes.toString("utf8", at + 46, at + 46 + nameSize);
    const from = bytes.readUInt32LE(at + 42);
    const start = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28);
    if (name === "xl/worksheets/sheet1.xml")
      return inflateRawSync(bytes.subarray(start, start + size)).toString("utf8");
    at += 46 + nameSize + extra + note;
  }
  throw new Error("There is no sheet");
}

describe("a list as a file", () => {
  it("has every row of the list in its order under its filters, and sums that are those of the report", async () => {
    const answer = await open(await hrefOf());
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["content-disposition"]]).toEqual([
      200,
      "text/csv; charset=utf-8",
      'attachment; filename="team-members.csv"',
    ]);
    const span = "from=2025-12-15&to=2026-03-14";
    const get = async (path: string) => (await call("GET", `/wps/agent/team/${path}`, agent)).json().value;
    const [{ rows }, team] = await Promise.all([
      get(`members?${span}&sort=-bet&pageSize=100`),
      get(`overview?${span}`),
    ]);
    const lines = linesOf(answer.body).map((line) => line.split(","));
    expect(lines[0]).toEqual(["Account", "Level", "Kind", "Bets", "Profit", "Joined"]);
    expect(
      lines
        .slice(1, -1)
        .map(([account, level, kind, bet, profit, joined]) => [
          account,
          level,
          kind,
          minor(bet),
          minor(profit),
          joined,
        ]),
    ).toEqual(
      rows.map((row: Record<string, string | number>) => [
        row["account"],
        String(row["level"]),
        row["type"] === 0 ? "Member" : "Agent",
        row["bet"],
        row["profit"],
        String(row["registeredAt"]).slice(0, 19).replace("T", " "),
      ]),
    );
    const last = lines.at(-1) ?? [];
    expect([last[0], minor(last[3]), minor(last[4])]).toEqual(["Total", team.bet, team.profit]);
    const directly = linesOf((await open(await hrefOf({ params: { level: 1 } }))).body);
    expect(directly).toHaveLength(2 + rows.filter(({ level }: { level: number }) => level === 1).length);
  });

  it("is a workbook with numbers that are numbers, of the same rows", async () => {
    const file = await open(await hrefOf({ format: "xlsx" }));
    const rows = sheetOf(file.rawPayload).match(/<row>.*?<\/row>/g) ?? [];
    const csv = linesOf((await open(await hrefOf())).body).map((line) => line.split(","));
    const cells = rows.map((row) =>
      [...row.matchAll(/<c[^>]*?(?:\/>|>(.*?)<\/c>)/g)].map(([, inner = ""]) => inner.replaceAll(/<[^>]+>/g, "")),
    );
    expect(cells).toEqual(csv);
    expect(rows[1]).toMatch(/<c><v>-?\d+\.\d\d<\/v><\/c>/);
  });

  it("opens once, for a minute, while the session is open", async () => {
    const once = await hrefOf();
    expect([(await open(once)).statusCode, (await open(once)).statusCode]).toEqual([200, 404]);
    const wanted = await hrefOf();
    const both = await Promise.all([open(wanted), open(wanted)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const late = await hrefOf();
    clock.advance(60);
    expect((await open(late)).statusCode).toBe(404);
    const other = await login("agent03", demoPassword);
    const ended = await hrefOf({}, other);
    await owner.query(
      "UPDATE session SET ended_at = now() WHERE member_id = (SELECT id FROM member WHERE account = 'agent03')",
    );
    expect((await open(ended)).statusCode).toBe(404);
    expect((await open(`/wps/exports/${"A".repeat(43)}`)).statusCode).toBe(404);
  });

  it("is for whoever may see the list, of the own team alone, under parameters that the list would take", async () => {
    expect((await begin({}, player)).statusCode).toBe(403);
    expect((await call("POST", "/wps/exports", { body: wish })).statusCode).toBe(401);
    const own = linesOf((await open(await hrefOf({}, below))).body)
      .slice(1, -1)
      .map((line) => line.split(",")[0]);
    const team = (await call("GET", "/wps/agent/team/members?pageSize=100", below)).json().value.rows;
    expect(own.toSorted()).toEqual(team.map(({ account }: { account: string }) => account).toSorted());
    for (const over of [
      { call: "listContracts" },
      { call: "toString" },
      { params: { level: "none" } },
      { params: { sort: "password" } },
      { fileName: "../etc" },
      { columns: [] },
      { format: "exe" },
    ])
      expect([over, (await begin(over)).statusCode]).toEqual([over, 400]);
    const foreign = await open(await hrefOf({ params: { agentId: agent.value["username"] } }, below));
    expect(linesOf(foreign.body)).toHaveLength(own.length + 2);
  });

  const span = { from: "2025-12-15", to: "2026-03-14" };
  it.each([
    ["listDownline", { ...span, reach: "whole", sort: "-profit" }, "agent/downline", ["/deposit", "/bet", "/profit"]],
    ["listTeamBets", span, "agent/team/bets", ["/stake", "/valid", "/payout", "/net"]],
    ["listTeamTransactions", span, "agent/team/transactions", ["/amount"]],
    ["listAgentIncome", span, "agent/income/entries", ["/amount"]],
    ["listBets", {}, "bet/list", ["/stake", "/valid", "/payout", "/net"]],
    ["listTransactions", {}, "member/transactions", ["/amount"]],
  ] as const)("of %s has the rows and the sums of the page", async (name, params, path, sums) => {
    const who = name === "listBets" ? player : agent;
    const shown = (
      await call("GET", `/wps/${path}?${new URLSearchParams({ ...params, pageSize: "1" }).toString()}`, who)
    ).json().value;
    const columns = [
      { label: "Which", value: name === "listDownline" ? "/account" : "/id", format: "text" },
      ...sums.map((value) => ({ label: value, value, ...money })),
    ];
    const file = linesOf((await open(await hrefOf({ call: name, params, columns }, who))).body).map((l) =>
      l.split(","),
    );
    expect(shown.total).toBeGreaterThan(0);
    expect(file).toHaveLength(shown.total + 2);
    expect(new Set(file.slice(1, -1).map(([id]) => id)).size).toBe(shown.total);
    const totals = { amount: shown.totals.net ?? shown.totals.sum, ...shown.totals };
    expect(file.at(-1)?.slice(1).map(minor)).toEqual(sums.map((at) => totals[at.slice(1)]));
  });

  it("that is not there, or not offered, is refused before there is an address", async () => {
    const bills = await begin({ call: "listAgentBills", params: {} });
    expect(bills.json()).toMatchObject({ success: false, code: "feature_off" });
    const foreign = await begin({ call: "listDownline", params: { of: "00000000-0000-4000-8000-000000000000" } });
    expect(foreign.statusCode).toBe(404);
    expect((await begin({ params: { from: "2026-03-14", to: "2026-01-01" } })).json().success).toBe(false);
  });

  it("says names in the language that was asked for, and writes a rate as the number it is", async () => {
    const detail = { label: "Detail", value: "/detail", format: "text" };
    const rate = { label: "Rate", value: "/amount", format: "percent", factor: 0.0001 };
    const said = async (language: string) => {
      const body = { ...wish, call: "listTransactions", params: { type: "bonus" }, columns: [detail, rate] };
      const begun = await call("POST", "/wps/exports", { body, ...player, headers: { language } });
      return linesOf((await open(begun.json().value.href)).body);
    };
    const [english, khmer] = await Promise.all([said("EN"), said("KM")]);
    const page = (
      await call("GET", "/wps/member/transactions?type=bonus&pageSize=1", { ...player, headers: { language: "KM" } })
    ).json().value;
    expect(khmer[1]).toBe(`${page.rows[0].detail},${page.rows[0].amount / 10_000}`);
    expect(english[1]).not.toBe(khmer[1]);
  });

  it("runs nothing in a spreadsheet, whatever a name begins with", async () => {
    const names = ["=1+1", "+1", "-x", "@a", "\tx", 'a"b,c\nd', "<&>\u0001"];
    const lines = async function* () {
      yield names.map((text) => [{ text, isNumber: false }]);
      yield [[{ text: "-5.00", isNumber: true }]];
    };
    const text = (await csvStream(lines()).toArray()).join("");
    expect(text).toBe(`\uFEFF'=1+1\r\n'+1\r\n'-x\r\n'@a\r\n"'\tx"\r\n"a""b,c\nd"\r\n<&>\u0001\r\n-5.00\r\n`);
    const sheet = sheetOf(Buffer.concat(await xlsxStream(lines()).toArray()));
    expect(sheet).not.toContain("<f>");
    expect(sheet).toContain('<t xml:space="preserve">&lt;&amp;&gt;</t>');
    expect(sheet).toContain("<c><v>-5.00</v></c>");
  });

  it("says where it was cut, by rows or by time, and then has no sums", async () => {
    const batches = async function* () {
      for (let batch = 0; batch < 3; batch += 1)
        yield [
          { account: "a", bet: 1 },
          { account: "b", bet: 2 },
        ];
    };
    const asked = { ...wish, format: "csv" as const, columns: wish.columns.slice(0, 4) as never };
    const written = async (mostRows: number, times: number[]) => {
      const bounds = { mostRows, endsAt: 10, now: () => times.shift() ?? 0 };
      const firsts: (string | undefined)[] = [];
      for await (const lines of tableLines(batches(), asked, { sums: ["/bet"] }, "UTC", bounds))
        firsts.push(...lines.map((cells) => cells[0]?.text));
      return firsts;
    };
    expect(await written(100, [])).toEqual(["Account", "a", "b", "a", "b", "a", "b", "Total"]);
    expect(await written(3, [])).toEqual(["Account", "a", "b", "a", "Cut off here"]);
    expect(await written(6, [])).toEqual(["Account", "a", "b", "a", "b", "a", "b", "Total"]);
    expect(await written(100, [0, 11])).toEqual(["Account", "a", "b", "Cut off here"]);
  });

  it.each([
    ["CSV", csvStream],
    ["a workbook", xlsxStream],
  ])("of a million rows is never in memory as a whole, as %s", async (_, write) => {
    let [made, read, ahead] = [0, 0, 0];
    const lines = async function* () {
      for (; made < 1_000; made += 1) {
        ahead = Math.max(ahead, made - read);
        yield Array.from({ length: 1_000 }, (_unused, row) => [{ text: `row ${made} ${row}`, isNumber: false }]);
        read = made;
      }
    };
    let most = 0;
    const stream = write(lines());
    for await (const chunk of stream) {
      most = Math.max(most, (chunk as Buffer).length);
      if (made > 20) break;
    }
    // Whoever takes nothing more stops what makes the rows.
    const at = made;
    await new Promise((resolve) => setImmediate(resolve));
    expect(stream.destroyed).toBe(true);
    expect(made - at).toBeLessThan(10);
    expect(ahead).toBeLessThan(5);
  });

  it("waits for a reader without piling up what waits", async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error) => void warnings.push(name);
    process.once("warning", note);
    let rows = 0;
    const text = "SELECT n FROM generate_series(1, 20000) n";
    for await (const batch of streamQuery<{ n: number }>(db, { text, values: [] })) {
      rows += batch.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([rows, warnings]).toEqual([20_000, []]);
  });

  it("frees its connection when it is cut off in the midst", async () => {
    const rows = async () =>
      (
        await owner.query(
          "SELECT FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND datname = current_database()",
        )
      ).length;
    const before = await rows();
    const [top] = await db.query<{ id: string }>("SELECT id FROM member WHERE account = 'agent01'");
    const span = { from: "2026-01-01", to: "2026-03-14" };
    for await (const batch of streamTeamMembers(db, { agentId: top!.id, currency: "USD", span, query: {} })) {
      expect(batch.length).toBeGreaterThan(0);
      break;
    }
    expect(await rows()).toBe(before);
  });
});
