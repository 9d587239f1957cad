import { contract } from "#server/http/contract.ts";
import type { CheckResult } from "./Check.ts";

const marks = { passed: "passed   ", failed: "FAILED   ", "not tried": "not tried" } as const;

/** One result in words: a line, and the reason below it where there is one. */
export function writeResult({ check, outcome, reason }: CheckResult): string {
  const line = `${marks[outcome]}  ${check.call.padEnd(20)}  ${check.title}`;
  return reason === undefined ? line : `${line}\n${" ".repeat(33)}${reason}`;
}

/** The whole run in words: calls that failed, calls that no check tried, and the sum. Calls of the console and of the example pages belong to our own platform alone. */
export function writeSum(results: readonly CheckResult[]): string[] {
  const tried = new Set(results.filter(({ outcome }) => outcome !== "not tried").map(({ check }) => check.call));
  const untried = [...contract.operations.values()].filter(({ id, auth, url, isDemoOnly }) => {
    return auth !== "console" && !url.startsWith("/console/") && !isDemoOnly && !tried.has(id);
  });
  const count = (outcome: CheckResult["outcome"]) => results.filter((result) => result.outcome === outcome).length;
  const failed = new Set(results.filter(({ outcome }) => outcome === "failed").map(({ check }) => check.call));
  return [
    ...(failed.size === 0 ? [] : [`Calls that failed: ${[...failed].join(", ")}`]),
    ...(untried.length === 0 ? [] : [`Calls that were not tried: ${untried.map(({ id }) => id).join(", ")}`]),
    `${count("passed")} passed, ${count("failed")} failed, ${count("not tried")} not tried`,
  ];
}
