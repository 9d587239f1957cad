import { describe, expect, it } from "vitest";
import type { ValueOf } from "#contracts/api.ts";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";

const { call, login } = await aPlatform({ from: await demoTemplate() });
const { token } = await login("agent01", demoPassword);
const span = "from=2026-02-01&to=2026-02-28";
const get = async <Value>(url: string) =>
  (await call("GET", url, { token, headers: { language: "EN" } })).json<{ value: Value }>().value;
type Bets = ValueOf<"listTeamBets">;
type Moves = ValueOf<"listTeamTransactions">;

/** The days of `span`. */
const everyDay = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, "0")}`);

describe("the team's bets", () => {
  it.each(["", "&state=settled&category=LIVE", "&state=open", "&account=player", "&account=nobody-here"])(
    "are summed for every day of the period, to the unit: %s",
    async (filter) => {
      const { series = [], totals } = await get<Bets>(`/wps/agent/team/bets?${span}${filter}&pageSize=1`);
      expect(series.map(({ date }) => date)).toEqual(everyDay);
      for (const name of ["stake", "valid", "payout", "net"] as const)
        expect(series.reduce((sum, day) => sum + day[name], 0)).toBe(totals[name]);
      const day = series.find(({ stake }) => stake > 0);
      expect(day === undefined).toBe(totals.stake === 0);
      if (day === undefined) return;
      const { date, ...sums } = day;
      const alone = await get<Bets>(`/wps/agent/team/bets?from=${date}&to=${date}${filter}`);
      expect(alone.totals).toMatchObject(sums);
    },
  );
});

describe("the team's movements", () => {
  it.each(["", "&type=deposit", "&account=player", "&account=nobody-here"])(
    "are summed for every day of the period, to the unit: %s",
    async (filter) => {
      const { series = [], totals } = await get<Moves>(`/wps/agent/team/transactions?${span}${filter}&pageSize=1`);
      expect(series.map(({ date }) => date)).toEqual(everyDay);
      for (const name of ["in", "out", "net"] as const)
        expect(series.reduce((sum, day) => sum + day[name], 0)).toBe(totals[name]);
      const { date, ...sums } = series.find((day) => day.in > 0) ?? series[0]!;
      const alone = await get<Moves>(`/wps/agent/team/transactions?from=${date}&to=${date}${filter}`);
      expect(alone.totals).toMatchObject(sums);
    },
  );
});

it.each(["bets", "transactions"])("the days come with the first page of the team's %s alone", async (list) => {
  const url = `/wps/agent/team/${list}?${span}&pageSize=2`;
  const first = await get<Bets | Moves>(url);
  expect(first.series).toHaveLength(28);
  for (const later of [`cursor=${encodeURIComponent(first.next ?? "")}`, "page=2"]) {
    const { series, totals, rows } = await get<Bets | Moves>(`${url}&${later}`);
    expect([rows.length, series, totals]).toEqual([2, undefined, first.totals]);
  }
});
