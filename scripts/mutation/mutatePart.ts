import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runCommand } from "../steps/runCommand.ts";
import { mutatedParts, type MutatedPart } from "./mutatedParts.ts";
import type { MutationScore } from "./MutationScore.ts";

/** The part of Stryker's report that is read (mutation-testing-elements' schema). */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const stryker = fileURLToPath(new URL("./node_modules/@stryker-mutator/core/bin/stryker.js", import.meta.url));
const cache = ".cache/mutation";

/** Changes a part's code, change by change, and says how many its tests noticed. What did not change since is not tried again. */
export async function mutatePart(part: MutatedPart): Promise<MutationScore> {
  const report = `test-results/mutation/${part}.json`;
  const config = `${cache}/${part}.config.json`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(config, JSON.stringify(settingsOf(part, report), null, 2));
  await runCommand(process.execPath, [stryker, "run", config], { env: { CROUPIER_MUTATED: part } });
  return scoreOf(part, JSON.parse(readFileSync(report, "utf8")) as Report);
}

function settingsOf(part: MutatedPart, report: string) {
  return {
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutation/vitest.config.ts" },
    mutate: mutatedParts[part].folders.map((folder) => `${folder}/**/*.ts`),
    // Whole modules would have to be loaded again for a constant, with every test: hours, for what a type mostly says.
    ignoreStatic: true,
    coverageAnalysis: "perTest",
    incremental: true,
    incrementalFile: `${cache}/${part}.json`,
    jsonReporter: { fileName: report },
    reporters: ["json", "progress-append-only"],
    tempDirName: `${cache}/work-${part}`,
    // No file of this name: what would be rewritten in it is for checkers that are not used here.
    tsconfigFile: "none",
    cleanTempDir: "always",
    ignorePatterns: [
      ".cache",
      "dist",
      ".data",
      "test-results",
      "bench/peers",
      "docs/pictures",
      "scripts/mutation/node_modules",
    ],
    concurrency: 2,
    timeoutMS: 10_000,
    allowEmpty: false,
  };
}

function scoreOf(part: MutatedPart, { files }: Report): MutationScore {
  const named = Object.entries(files).map(([file, { mutants }]) => ({
    file,
    killed: countOf(mutants, "Killed", "Timeout"),
    survived: countOf(mutants, "Survived", "NoCoverage"),
  }));
  const sumOf = (counted: "killed" | "survived") => named.reduce((sum, one) => sum + one[counted], 0);
  const weakest = named.filter(({ survived }) => survived > 0).toSorted((a, b) => b.survived - a.survived);
  return {
    part,
    killed: sumOf("killed"),
    survived: sumOf("survived"),
    weakest: weakest.slice(0, 5).map(({ file, survived }) => ({ file, survived })),
  };
}

function countOf(mutants: readonly { status: string }[], ...statuses: string[]): number {
  return mutants.filter(({ status }) => statuses.includes(status)).length;
}
