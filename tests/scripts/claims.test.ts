import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { TestRecord } from "../../scripts/testing/TestRecord.ts";
import { readClaims } from "../../scripts/tracing/readClaims.ts";
import { traceClaims } from "../../scripts/tracing/traceClaims.ts";

const page = (...rows: string[]) =>
  [
    "# Security",
    "## In force",
    "| | claim | proved by |",
    "|---|---|---|",
    ...rows,
    "## Not there yet",
    "| a | b |",
  ].join("\n");

async function claimsOf(...rows: string[]) {
  const path = join(await mkdtemp(join(tmpdir(), "croupier-claims-")), "security.md");
  await writeFile(path, page(...rows));
  return readClaims(path);
}

function aTest(file: string, title: string, outcome: TestRecord["outcome"] = "passed"): TestRecord {
  return { titles: ["a group", title], file, outcome };
}

describe("the claims of docs/security.md", () => {
  it("are rows with their criteria, their words and the tests that prove them", async () => {
    expect(await claimsOf("| S-01, S-03 | A policy. | `a.test.ts` says %s so<br>`b.spec.ts` is seen |")).toEqual([
      {
        ids: ["S-01", "S-03"],
        text: "A policy.",
        proofs: [
          { file: "tests/a.test.ts", title: "says %s so" },
          { file: "tests/b.spec.ts", title: "is seen" },
        ],
        line: 5,
      },
    ]);
  });

  it("hold when each named test passed, whatever stands in the place of its parameters", async () => {
    const claims = await claimsOf("| S-01 | A. | `a.test.ts` stands on $name ($status) |");
    expect(traceClaims(claims, [aTest("tests/a.test.ts", "stands on a page (200)")])).toEqual([]);
  });

  it.each([
    ["names no test", "| S-01 | A. |  |", "names no test"],
    [
      "names a test that did not run",
      "| S-01 | A. | `a.test.ts` is gone |",
      'no test "is gone" ran in tests/a.test.ts',
    ],
    [
      "names a test of another file",
      "| S-01 | A. | `b.test.ts` is there |",
      'no test "is there" ran in tests/b.test.ts',
    ],
    ["names a test that failed", "| S-01 | A. | `a.test.ts` fails |", '"fails" in tests/a.test.ts did not pass'],
    ["names a test that was skipped", "| S-01 | A. | `a.test.ts` waits |", '"waits" in tests/a.test.ts did not pass'],
  ])("are faulty where one %s", async (_what, row, fault) => {
    const records = [
      aTest("tests/a.test.ts", "is there"),
      aTest("tests/a.test.ts", "fails", "failed"),
      aTest("tests/a.test.ts", "waits", "skipped"),
    ];
    expect(traceClaims(await claimsOf(row), records)).toEqual([
      `docs/security.md:5 (S-01)${fault === "names no test" ? " " : ": "}${fault}`,
    ]);
  });

  it("cannot be written in another form", async () => {
    await expect(claimsOf("| S-01 | A. | somewhere |")).rejects.toThrow('"somewhere" is not `file` and title');
    await expect(claimsOf("| S-01 | A. |")).rejects.toThrow("is not a row of ids, claim and proofs");
  });
});

describe("docs/security.md", async () => {
  const claims = await readClaims("docs/security.md");

  it("makes claims, and each names a test", () => {
    expect(claims.length).toBeGreaterThan(40);
    expect(claims.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });

  it("names only tests that are there", async () => {
    const missing: string[] = [];
    for (const { proofs, line } of claims) {
      for (const { file, title } of proofs) {
        const source = await readFile(file, "utf8").catch(() => "");
        if (!source.includes(title)) missing.push(`${line}: ${file}: ${title}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
