import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billPeriodAt, endedBillPeriods } from "#compile/contracts/billPeriods.ts";
import { contractCycles, contractKinds } from "#compile/contracts/ContractTerms.ts";

const zones = [
  "UTC",
  "Asia/Phnom_Penh",
  "Asia/Kathmandu",
  "Europe/Berlin",
  "America/New_York",
  // Clocks move at midnight, and by half an hour.
  "Africa/Cairo",
  "America/Santiago",
  "Australia/Lord_Howe",
];
const rhythms = contractKinds.flatMap((kind) => contractCycles.map((cycle) => ({ kind, cycle })));
const hour = 3_600_000;

function written(
  kind: (typeof contractKinds)[number],
  cycle: (typeof contractCycles)[number],
  zone: string,
  at: string,
) {
  const { from, to } = billPeriodAt({ kind, cycle }, zone, Date.parse(at));
  return [new Date(from).toISOString(), new Date(to).toISOString(), (to - from) / hour];
}

describe("the period of a bill", () => {
  it.each([
    ["dividend", "monthly", "Asia/Phnom_Penh", "2026-02-28T17:00:00Z", "2026-02-28T17:00", "2026-03-31T17:00", 744],
    ["dividend", "semimonthly", "Asia/Phnom_Penh", "2026-02-15T16:59:59Z", "2026-01-31T17:00", "2026-02-15T17:00", 360],
    ["dividend", "semimonthly", "Asia/Phnom_Penh", "2026-02-15T17:00:00Z", "2026-02-15T17:00", "2026-02-28T17:00", 312],
    ["dividend", "weekly", "UTC", "2026-11-29T23:59:59Z", "2026-11-23T00:00", "2026-11-30T00:00", 168],
    ["dividend", "daily", "Europe/Berlin", "2026-03-29T12:00:00Z", "2026-03-28T23:00", "2026-03-29T22:00", 23],
    ["daily", "daily", "Europe/Berlin", "2026-10-25T12:00:00Z", "2026-10-24T22:00", "2026-10-25T23:00", 25],
    ["dividend", "monthly", "Europe/Berlin", "2026-10-10T12:00:00Z", "2026-09-30T22:00", "2026-10-31T23:00", 745],
    ["hourly", "daily", "Asia/Kathmandu", "2026-05-01T00:20:00Z", "2026-05-01T00:15", "2026-05-01T01:15", 1],
    ["realtime", "daily", "Europe/Berlin", "2026-05-01T00:04:59Z", "2026-05-01T00:00", "2026-05-01T00:05", 5 / 60],
    ["dividend", "daily", "Africa/Cairo", "2026-04-24T12:00:00Z", "2026-04-23T22:00", "2026-04-24T21:00", 23],
  ] as const)("of %s, %s, in %s around %s", (kind, cycle, zone, at, from, to, hours) => {
    expect(written(kind, cycle, zone, at)).toEqual([`${from}:00.000Z`, `${to}:00.000Z`, hours]);
  });

  it("holds its moment, and the next one begins where it ends, in every zone and whatever clocks do", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rhythms),
        fc.constantFrom(...zones),
        fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2030-01-01") }),
        (rhythm, zone, at) => {
          const period = billPeriodAt(rhythm, zone, at);
          expect([period.from <= at, at < period.to]).toEqual([true, true]);
          expect(billPeriodAt(rhythm, zone, period.from)).toEqual(period);
          expect(billPeriodAt(rhythm, zone, period.to - 1)).toEqual(period);
          expect(billPeriodAt(rhythm, zone, period.to).from).toBe(period.to);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each(["Europe/Berlin", "Africa/Cairo", "America/Santiago", "Australia/Lord_Howe"])(
    "is followed without gap or overlap for half a year in %s, and over once its end is reached",
    (zone) => {
      const since = Date.parse("2026-01-15T09:00:00Z");
      const now = Date.parse("2026-07-15T09:00:00Z");
      for (const rhythm of [
        { kind: "hourly", cycle: "daily" },
        { kind: "daily", cycle: "daily" },
        { kind: "dividend", cycle: "weekly" },
      ] as const) {
        const periods = endedBillPeriods(rhythm, zone, { since, now, most: 9_000 });
        expect(periods[0]?.from).toBeGreaterThanOrEqual(since);
        periods.slice(1).forEach(({ from }, at) => expect(from).toBe(periods[at]?.to));
        const last = periods.at(-1)?.to ?? 0;
        expect([last <= now, billPeriodAt(rhythm, zone, last).to > now]).toEqual([true, true]);
      }
    },
  );

  it("that a contract begins in the midst of is left out, and no more are told of than were asked for", () => {
    const of = { kind: "dividend", cycle: "monthly" } as const;
    const since = Date.parse("2026-01-01T00:00:01Z");
    const asked = (now: string, most = 9) => endedBillPeriods(of, "UTC", { since, now: Date.parse(now), most });
    expect(asked("2026-02-28T23:59:59Z")).toEqual([]);
    expect(asked("2026-03-01T00:00:00Z")).toHaveLength(1);
    expect(asked("2027-01-01T00:00:00Z", 3).map(({ from }) => new Date(from).getUTCMonth())).toEqual([1, 2, 3]);
  });
});
