import type { Diagnostic } from "#contracts/api.ts";
import { describe, expect, it } from "vitest";
import { isEqual } from "#json/equal.ts";
import { readPermission } from "#compile/permission.ts";
import { permissionDiagnostics } from "#compile/checks/permissionDiagnostics.ts";
import { compileSite } from "#compile/site.ts";
import { siteOfPermission } from "#compile/siteOfPermission.ts";
import example from "#tests/fixtures/site/permission.json" with { type: "json" };
import { aRandom } from "#tests/support/fuzz/aRandom.ts";
import { fuzzSeeds } from "#tests/support/fuzz/fuzzSeeds.ts";
import { isNear } from "#tests/support/fuzz/isNear.ts";
import { operators } from "#tests/support/fuzz/operators.ts";
import { placesOf, valueAt, type Path } from "#tests/support/placesOf.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const reference = { seq: 3, hash: `sha256-${"a".repeat(64)}`, href: "/config/a.json" };
const origin: unknown = { ...example.value, info: { ...example.value.info, site: reference } };
const places = placesOf(origin);

/** The answer as a page has it: what it is refused for, or the site that follows from it and everything reported. */
function read(answer: unknown): { refused: string } | { site: ReturnType<typeof compileSite>; problems: Diagnostic[] } {
  const result = readPermission(answer);
  if (!result.ok) return { refused: result.pointer };
  const { site, problems } = siteOfPermission(result.permission, bundled);
  const compiled = compileSite(site, bundled, { isJudgedSafe: () => false });
  return {
    site: compiled,
    problems: [...permissionDiagnostics(answer, result.permission), ...problems, ...compiled.problems],
  };
}

/** Where a problem stands in the answer: features and rules are told of under their own names. */
function placeOf({ document, pointer }: Diagnostic): string {
  if (document === "flags") return `/info/whitelabel${pointer}`;
  if (document === "rules") return `/info${pointer}`;
  return document === "brand" ? `/info${pointer}` : pointer;
}

const fieldsOf = (answer: ReturnType<typeof read>) =>
  "site" in answer ? (answer.site.forms["registration.username"]?.fields ?? []) : [];

function errorsOf(seed: number): string[] {
  const random = aRandom(seed);
  const path = random.pick(places);
  const what = random.pick(Object.keys(operators).filter((name) => name !== "cyclic" && name !== "deleted"));
  const change = operators[what]?.(origin, path, random);
  if (!change) return [];
  const says = (fault: string) => `CROUPIER_FUZZ_SEED=${seed} ${what} at ${path.join("/")}: ${fault}`;
  const started = process.threadCpuUsage().user;
  let answer: ReturnType<typeof read>;
  try {
    answer = read(change.json);
  } catch (error) {
    return [says(`threw ${String(error instanceof Error ? error.stack : error).slice(0, 300)}`)];
  }
  const faults = process.threadCpuUsage().user - started > 1_000_000 ? ["took more than a second"] : [];
  if ("refused" in answer) {
    if (!isNear({ pointer: answer.refused }, change.path)) faults.push(`refused for ${answer.refused}`);
    return faults.map(says);
  }
  const isTold = answer.problems.some((problem) => isNear({ pointer: placeOf(problem) }, change.path));
  if (!isTold && isWrongKind(change.json, change.path)) faults.push("told by nobody");
  const rule = change.path[1] === "register" ? String(change.path[2]) : undefined;
  if (rule === undefined && change.path[1] === "whitelabel") return faults.map(says);
  if (change.path.length < 3 || change.path[0] !== "info") return faults.map(says);
  const now = fieldsOf(answer);
  for (const field of fieldsOf(read(origin))) {
    const isOwn = field.name === rule || (rule === "password" && field.name === "confirmPassword");
    if (!isOwn && !now.some((one) => isEqual(one, field))) faults.push(`the field ${field.name} was lost`);
  }
  return faults.map(says);
}

/** Is what stands there now of another kind than what stood there? Null is how platforms write nothing. */
function isWrongKind(changed: unknown, path: Path): boolean {
  const [before, after] = [valueAt(origin, path), valueAt(changed, path)];
  if (after === undefined || after === null || path.length < 2 || path[0] !== "info") return false;
  return typeof before !== typeof after || Array.isArray(before) !== Array.isArray(after);
}

describe("a permission answer that is not what the contract says", () => {
  it("gives a whole site without a throw, within a second, with every loss told and the other fields kept", () => {
    expect(read(origin)).toMatchObject({ problems: [] });
    const found: string[] = [];
    for (const seed of fuzzSeeds(150, 10_000)) {
      found.push(...errorsOf(seed));
      if (found.length > 30) break;
    }
    expect(found).toEqual([]);
  });
});
