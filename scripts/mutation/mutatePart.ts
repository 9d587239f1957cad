import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runCommand } from "../steps/runCommand.ts";
import { mutatedParts, type MutatedPart } from "./mutatedParts.ts";
import type { MutationScore } from "./MutationScore.ts";
import type { MutationRequest } from "./readRequest.ts";

/** The part of Stryker's report that is read (mutation-testing-elements' schema). */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const stryker = fileURLToPath(new URL("./node_modules/@stryker-mutator/core/bin/stryker.js", import.meta.url));
const cache = ".cache/mutation";

/** Changes a part's code, change by change, and says how many its tests noticed. What did not change since is not tried again. */
export async function mutatePart(part: MutatedPart, how: Omit<MutationRequest, "parts">): Promise<MutationScore> {
  // A sample keeps apart what it knows: the whole must not take over that most was left out.
  const name = how.oneIn === 1 ? part : `${part}-${how.oneIn}`;
  const report = `test-results/mutation/${name}.json`;
  const config = `${cache}/${name}.config.json`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(config, JSON.stringify({ ...settingsOf(part, name, report), ...speedOf(how) }, null, 2));
  const env = { CROUPIER_MUTATED: part, CROUPIER_MUTATION_SAMPLE: String(how.oneIn) };
  await runCommand(process.execPath, [stryker, "run", config], { env });
  return scoreOf(part, JSON.parse(readFileSync(report, "utf8")) as Report);
}

function speedOf({ oneIn, workers }: Omit<MutationRequest, "parts">) {
  const sample = { plugins: ["@stryker-mutator/*", "./scripts/mutation/strykerPlugins.ts"], checkers: ["sample"] };
  return { concurrency: workers, ...(oneIn > 1 ? sample : {}) };
}

function settingsOf(part: MutatedPart, name: string, report: string) {
  return {
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutation/vitest.config.ts" },
    // What is generated is its generator's: tests of it are elsewhere.
    mutate: [...mutatedParts[part].folders.map((folder) => `${folder}/**/*.ts`), "!**/generated/**"],
    // Whole modules would have to be loaded again for a constant, with every test: hours, for what a type mostly says.
    ignoreStatic: true,
    coverageAnalysis: "perTest",
    incremental: true,
    incrementalFile: `${cache}/${name}.json`,
    jsonReporter: { fileName: report },
    reporters: ["json", "progress-append-only"],
    tempDirName: `${cache}/work-${name}`,
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
    // On a busy machine a test may stand still for a while; only what never ends is to count as noticed.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 30,
    allowEmpty: false,
  };
}

function scoreOf(part: MutatedPart, { files }: Report): MutationScore {
  const named = Object.entries(files).map(([file, { mutants }]) => ({
    file,
    killed: countOf(mutants, "Killed", "Timeout"),
    survived: countOf(mutants, "Survived", "NoCoverage"),
    // What a sample leaves out says that it does not compile (strykerPlugins.ts).
    all: countOf(mutants, "Killed", "Timeout", "Survived", "NoCoverage", "CompileError"),
  }));
  const sumOf = (counted: "killed" | "survived") => named.reduce((sum, one) => sum + one[counted], 0);
  const weakest = named.filter(({ survived }) => survived > 0).toSorted((a, b) => b.survived - a.survived);
  return {
    part,
    killed: sumOf("killed"),
    survived: sumOf("survived"),
    of: named.reduce((sum, { all }) => sum + all, 0),
    commit: execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).trim(),
    weakest: weakest.slice(0, 5).map(({ file, survived }) => ({ file, survived })),
  };
}

function countOf(mutants: readonly { status: string }[], ...statuses: string[]): number {
  return mutants.filter(({ status }) => statuses.includes(status)).length;
}
