import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkBudgets } from "../../bench/harness/checkBudgets.ts";
import { checkPublish } from "../../bench/harness/checkPublish.ts";
import { checkServe } from "../../bench/harness/checkServe.ts";
import { formatTable } from "../../bench/harness/formatTable.ts";
import type { FormSample } from "../../bench/harness/FormSample.ts";
import { locateCandidateFile } from "../../bench/harness/locateCandidateFile.ts";
import { readOptions } from "../../bench/harness/readOptions.ts";
import type { ServeResult } from "../../bench/harness/ServeResult.ts";
import { spreadOf } from "../../bench/harness/spreadOf.ts";
import { places } from "../../bench/harness/places.ts";
import { summariseForm } from "../../bench/harness/summariseForm.ts";
import { tableOfServe } from "../../bench/harness/tableOfServe.ts";
import { putTable } from "../../bench/harness/writeTable.ts";

const aStep = (wall: number) => ({ wall, cpu: { task: wall, script: wall, layout: 0, style: 0 } });

const aSample = (time: number): FormSample => ({
  mount: aStep(time),
  firstKey: aStep(time),
  key: aStep(time),
  submit: aStep(time),
  remount: aStep(time),
  heap: time,
});

const aCandidate = (name: string) => ({ name, title: name, entry: "" });

describe("the bench", () => {
  it("gives the median, the middle half and the smallest", () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4, least: 1 });
    expect(spreadOf([1, 2])).toMatchObject({ median: 1.5 });
    expect(spreadOf([]).median).toBeNaN();
  });

  it("compares round by round, so that a slow round of the machine does not count", () => {
    const base = { candidate: aCandidate("hand-written"), fields: 20, samples: [10, 100, 10].map(aSample) };
    const own = { candidate: aCandidate("engine"), fields: 20, samples: [11, 110, 12].map(aSample) };
    const [, result] = summariseForm([base, own], () => 1);
    expect(result?.steps.mount.wallRatio).toMatchObject({ median: 1.1, high: 1.15 });
  });

  it("says of each budget whether it is met", () => {
    const base = { candidate: aCandidate("hand-written"), fields: 20, samples: [aSample(10)] };
    const own = { candidate: aCandidate("engine"), fields: 20, samples: [{ ...aSample(11), key: aStep(20) }] };
    const lines = checkBudgets(summariseForm([base, own], () => 1));
    expect(lines.filter(({ step }) => step === "mount").every(({ isMet }) => isMet)).toBe(true);
    expect(lines.filter(({ step }) => step === "key").some(({ isMet }) => isMet)).toBe(false);
  });

  it("says of each address whether it is served fast enough beside the bare framework", () => {
    const load = { perSecond: spreadOf([1]), cpuMicroseconds: spreadOf([1]) };
    const aServed = (name: string, cpu: number): ServeResult => {
      const ratio = { rate: spreadOf([1]), cpu: spreadOf([cpu]) };
      return {
        name,
        coding: "br",
        bytes: 1,
        rounds: 1,
        ours: load,
        bare: load,
        bareBody: load,
        ratio,
        bodyRatio: ratio,
      };
    };
    const lines = checkServe([
      aServed("permission answer", 0.8),
      aServed("revision", 0.79),
      aServed("revision", Number.NaN),
      aServed("page", 0.1),
    ]);
    expect(lines.map(({ name, isMet }) => [name, isMet])).toEqual([
      ["permission answer", true],
      ["revision", false],
      ["revision", true],
    ]);
  });

  it("holds the publication of one page to a share of that of every page", () => {
    const shareOf = (answered: number, painted: number) => ({
      streams: 1,
      ratio: { answered: spreadOf([answered]), painted: spreadOf([painted]) },
    });
    const isMet = (...shares: [number, number]) => checkPublish([shareOf(...shares)]).map((line) => line.isMet);
    expect(isMet(0.5, 0.75)).toEqual([true, true]);
    expect(isMet(0.51, 0.2)).toEqual([false, true]);
    expect(isMet(0.1, 0.76)).toEqual([true, false]);
  });

  it("refuses a part, a number or a candidate that is not there, by name", () => {
    expect(() => readOptions(["--only", "speed"])).toThrow("speed");
    expect(() => readOptions(["--rounds", "many"])).toThrow("--rounds");
    expect(() => readOptions(["--candidates", "nobody"])).toThrow("nobody");
    expect(readOptions(["--only", "flags", "--quick"])).toMatchObject({ parts: ["flags"], rounds: 3, save: false });
  });

  it("serves Croupier's page in both places, and a candidate's in its own", () => {
    const [own, beside] = ["/form.html", "/bench/form.html"].map((path) => locateCandidateFile(path));
    expect(own).toMatch(/engine\/form\.html$/);
    expect(beside).toBe(own);
    expect(locateCandidateFile("/rjsf/assets/x.js")).toMatch(/rjsf\/assets\/x\.js$/);
  });

  it("says in its page what the last run measured of serving", () => {
    const text = readFileSync(`${places.repository}docs/bench.md`, "utf8");
    const { measured } = JSON.parse(readFileSync(`${places.results}serve.json`, "utf8")) as { measured: ServeResult[] };
    expect(text).toContain(tableOfServe(measured));
    expect(putTable(text, "serve", tableOfServe(measured))).toBe(text);
    expect(() => putTable(text, "nothing", "")).toThrow("nothing");
  });

  it("draws a table whose columns stand one below the other", () => {
    expect(
      formatTable(
        ["", "ms"],
        [
          ["mount", "1.0"],
          ["key", "12.5"],
        ],
      ),
    ).toEqual(["           ms", "  ───────────", "  mount   1.0", "  key    12.5"]);
  });
});
