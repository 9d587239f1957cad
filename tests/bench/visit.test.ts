import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readOptions } from "../../bench/harness/readOptions.ts";
import { putTable } from "../../bench/harness/writeTable.ts";
import { checkVisits, readVisitBudgets } from "../../bench/visit/checkVisits.ts";
import { summariseBalances, summariseVisits } from "../../bench/visit/summariseVisits.ts";
import { casesOf } from "../../bench/visit/VisitCase.ts";
import type { VisitResults } from "../../bench/visit/VisitResult.ts";
import type { PageSample, VisitSample } from "../../bench/visit/VisitSample.ts";
import { tableOfVisits, visitPlace } from "../../bench/visit/tableOfVisits.ts";
import { visitTables } from "../../bench/visit/visitTables.ts";
import { writeByHand } from "../../bench/visit/writeByHand.ts";

const aVisit = (paintMs: number, more: Partial<VisitSample> = {}): VisitSample => ({
  firstPaint: paintMs,
  largestPaint: paintMs,
  largest: "h1.",
  shift: 0,
  blocked: 0,
  requests: 3,
  bytes: 60_000,
  ...more,
});

const aPage = (paintMs: number, more: Partial<VisitSample> = {}, keyMs: number | null = null): PageSample => ({
  first: aVisit(paintMs, more),
  key: keyMs === null ? null : { painted: keyMs, answered: 2 * keyMs },
});

/** Three rounds: the machine was busy in the second, which slowed both pages down. */
const measured = (blocked = 0): VisitResults => ({
  visits: summariseVisits([
    {
      network: "slow 4G",
      path: "/register",
      language: "KM",
      rounds: [1, 3, 1].map((slowness) => ({
        ours: aPage(1000 * slowness, { blocked, requests: 20 }, 1200 * slowness),
        byHand: aPage(1000 * slowness, {}, 1000 * slowness),
        again: aVisit(400 * slowness),
      })),
    },
  ]),
  balances: summariseBalances([
    {
      network: "slow 4G",
      language: "KM",
      rounds: [1, 3, 1].map((slowness) => ({ ours: 1600 * slowness, byHand: 1000 * slowness })),
    },
  ]),
});

describe("the bench of first visits", () => {
  it("forms ratios within a round, so that a busy machine does not change them", () => {
    const [visit] = measured().visits;
    expect(visit?.largestPaint.ratio).toMatchObject({ median: 1, low: 1, high: 1 });
    expect(visit?.largestPaint.ours.high).toBe(2000);
    expect(visit?.key?.ratio.median).toBe(1.2);
    expect(visit?.againRatio.median).toBe(0.4);
  });

  it("holds every figure to its budget", () => {
    expect(checkVisits(measured()).filter(({ isMet }) => !isMet)).toMatchObject([
      { visit: "balance KM, slow 4G", budget: "balanceRatio", median: 1.6, most: 1.5 },
    ]);
    expect(
      checkVisits(measured(201))
        .filter(({ isMet }) => !isMet)
        .map(({ budget }) => budget),
    ).toEqual(["blockedMs", "balanceRatio"]);
    expect(new Set(checkVisits(measured()).map(({ budget }) => budget))).toEqual(
      new Set(Object.keys(readVisitBudgets()).filter((name) => name !== "description")),
    );
  });

  it("has no line for a form where there is none", () => {
    const { visits } = measured();
    const results = { visits: visits.map((visit) => ({ ...visit, key: null, answered: null })), balances: [] };
    expect(checkVisits(results).map(({ budget }) => budget)).not.toContain("keyRatio");
    expect(visitTables(results).visits.rows[0]).toContain("–");
  });

  it("says in a table what each visit came to", () => {
    const table = tableOfVisits(measured(), "2026-01-02");
    expect(table).toContain("| /register KM, slow 4G | 1.00 (1.00 : 1.00) |");
    expect(table).toContain("| KM, slow 4G | 1.60 (1.60 : 1.00) |");
    expect(table).toContain("Taken on 2026-01-02, medians of 3");
  });

  it("has its last figures in docs/bench.md", () => {
    const { day, measured: results } = JSON.parse(readFileSync("bench/results/visit.json", "utf8")) as {
      day: string;
      measured: VisitResults;
    };
    const docs = readFileSync("docs/bench.md", "utf8");
    expect(putTable(docs, visitPlace, tableOfVisits(results, day))).toBe(docs);
  });

  it("measures all visits unless some are chosen", () => {
    expect(casesOf(readOptions(["--only", "visit"]).visits)).toHaveLength(12);
    const few = readOptions(["--quick", "--networks", "4G", "--languages", "AR,KM", "--paths", "/register"]).visits;
    expect(few.rounds).toBe(1);
    expect(readOptions(["--paths", "/index"]).save).toBe(false);
    expect(casesOf(few)).toEqual([
      { network: "4G", path: "/register", language: "KM" },
      { network: "4G", path: "/register", language: "AR" },
    ]);
    expect(() => readOptions(["--languages", "XX"])).toThrow('--languages has "XX"');
  });

  it("writes a page by hand that needs nothing but its typefaces, and its balance where it shows one", () => {
    const shown = {
      lang: "km",
      direction: "ltr",
      theme: "dark",
      title: "a < b",
      fonts: ["/assets/khmer.woff2"],
      faces: ["/assets/khmer.woff2"],
      styles: "p{margin:0}",
      body: "<p>…</p>",
    };
    const visitor = writeByHand(shown, null);
    expect(visitor).toContain('<html lang="km" dir="ltr" data-theme="dark">');
    expect(visitor).toContain("<title>a &lt; b</title>");
    expect([...visitor.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      "data:,",
      "/assets/khmer.woff2",
    ]);
    expect(visitor).not.toContain("fetch(");
    expect(writeByHand(shown, { address: "/balance", selector: ".sum" })).toContain('("/balance",".sum")');
  });
});
