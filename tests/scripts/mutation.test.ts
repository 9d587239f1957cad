import { describe, expect, it } from "vitest";
import { isSampled } from "../../scripts/mutation/isSampled.ts";
import type { MutationScore } from "../../scripts/mutation/MutationScore.ts";
import { readRequest } from "../../scripts/mutation/readRequest.ts";
import { shareRange } from "../../scripts/mutation/shareRange.ts";
import { mutationTable } from "../../scripts/mutation/writeScores.ts";

const changes = Array.from({ length: 8000 }, (_, index) => ({
  file: `src/engine/file${index % 40}.ts`,
  start: { line: Math.floor(index / 40), column: index % 7 },
  replacement: index % 2 === 0 ? "false" : "{}",
}));

const aScore: MutationScore = {
  part: "ledger",
  killed: 90,
  survived: 10,
  of: 100,
  commit: "0123abcd",
  weakest: [{ file: "server/features/ledger/createLedger.ts", survived: 10 }],
};

describe("what npm run mutate is asked", () => {
  it("is all parts and all changes, when nothing is said", () => {
    const { parts, oneIn } = readRequest([]);
    expect(parts).toEqual(["compile", "engine", "forms", "stores", "sessions", "ledger"]);
    expect(oneIn).toBe(1);
  });

  it("names parts, a sample and how many are tried at a time", () => {
    expect(readRequest(["stores", "--sample", "8", "--workers", "1"])).toEqual({
      parts: ["stores"],
      oneIn: 8,
      workers: 1,
    });
  });

  it("is refused with what can be said", () => {
    expect(() => readRequest(["engines"])).toThrow('There is no part "engines": the parts are compile, engine');
    expect(() => readRequest(["engine", "--sample", "0"])).toThrow(
      '--sample takes a whole number from 1 to 9999, not "0"',
    );
    expect(() => readRequest(["--workers", "many"])).toThrow("--workers takes a whole number");
    expect(() => readRequest(["--smaple", "8"])).toThrow("--smaple");
  });
});

describe("a sample of changes", () => {
  it("is the same one each time, of about the size that is asked for", () => {
    const sampleOf = () => changes.filter((change) => isSampled(change, 8));
    expect(sampleOf()).toEqual(sampleOf());
    expect(sampleOf().length).toBeGreaterThan(900);
    expect(sampleOf().length).toBeLessThan(1100);
  });

  it("is everything, where one in one is tried", () => {
    expect(changes.every((change) => isSampled(change, 1))).toBe(true);
  });
});

describe("the share of a sample", () => {
  it("stands for the whole between two shares", () => {
    // Wilson's interval for 90 of 100, from the tables.
    const { least, most } = shareRange(90, 100);
    expect(least).toBeCloseTo(0.8256, 3);
    expect(most).toBeCloseTo(0.9448, 3);
  });

  it("is not certain where everything or nothing was noticed", () => {
    expect(shareRange(20, 20).least).toBeLessThan(0.9);
    expect(shareRange(20, 20).most).toBeCloseTo(1);
    expect(shareRange(0, 20).most).toBeGreaterThan(0.1);
    expect(shareRange(0, 0)).toEqual({ least: 0, most: 1 });
  });
});

describe("the document of scores", () => {
  it("tells a whole run with its share and its commit", () => {
    expect(mutationTable([aScore]).at(-1)).toBe(
      "| ledger | `server/features/ledger` | all 100 | 90 | 10 | 90 % | 0123abcd | `server/features/ledger/createLedger.ts` (10) |",
    );
  });

  it("says of a sample that it is one, of how many, and how sure its share is", () => {
    expect(mutationTable([{ ...aScore, of: 812, weakest: [] }]).at(-1)).toContain(
      "| 100, a sample of 812 | 90 | 10 | 90 % (82 % to 94 %) |",
    );
  });
});
