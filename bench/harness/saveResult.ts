import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { CandidateResult } from "./CandidateResult.ts";
import { describeMachine } from "./describeMachine.ts";
import type { BenchPart } from "./Options.ts";
import { places } from "./places.ts";

/**
 * Keeps what a part measured as `bench/results/<part>.json`. Sizes of the form that were not measured this time keep the
 * figures of before, with the day they were taken: every size is compared within itself.
 */
export function saveResult(part: BenchPart, measured: unknown): void {
  const day = new Date().toISOString().slice(0, 10);
  const file = `${places.results}${part}.json`;
  const stamp = { day, machine: describeMachine() };
  const result =
    part === "form"
      ? { part, sizes: sizesOf(file, measured as CandidateResult[], stamp) }
      : { part, ...stamp, measured };
  mkdirSync(places.results, { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`  → bench/results/${part}.json`);
}

interface SizeResult {
  fields: number;
  day: string;
  machine: Record<string, string | number>;
  candidates: CandidateResult[];
}

function sizesOf(file: string, results: CandidateResult[], stamp: Pick<SizeResult, "day" | "machine">): SizeResult[] {
  const measured = [...new Set(results.map(({ fields }) => fields))];
  const kept = readSizes(file).filter(({ fields }) => !measured.includes(fields));
  const now = measured.map((fields) => ({
    fields,
    ...stamp,
    candidates: results.filter((result) => result.fields === fields),
  }));
  return [...kept, ...now].toSorted((a, b) => a.fields - b.fields);
}

function readSizes(file: string): SizeResult[] {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { sizes?: SizeResult[] }).sizes ?? [];
  } catch {
    // The first run finds none.
    return [];
  }
}
