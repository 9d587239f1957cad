import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { migrateSite } from "#compile/migrations/migrate.ts";
import { readSite } from "#compile/readSite.ts";
import type { Site } from "#contracts/config.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { createGate } from "#server/features/gate/createGate.ts";

const folder = new URL("../../fixtures/formats/", import.meta.url);
const formats = readdirSync(folder).map((file) => Number(file.replace(".json", "")));
const gate = createGate(await loadBundled());

async function siteOf(format: number): Promise<Record<string, unknown>> {
  return ((await import(`../../fixtures/formats/${format}.json`)) as { default: Record<string, unknown> }).default;
}

/** How many nodes of each kind stand anywhere in a value. */
function kindsIn(value: unknown, counts: Record<string, number> = {}): Record<string, number> {
  if (value === null || typeof value !== "object") return counts;
  const { kind } = value as { kind?: unknown };
  if (typeof kind === "string") counts[kind] = (counts[kind] ?? 0) + 1;
  for (const member of Object.values(value)) kindsIn(member, counts);
  return counts;
}

it.each(formats)("takes a whole site of format %i through the gate, with every node it had", async (format) => {
  const before = await siteOf(format);
  const after = migrateSite(before) as Site;
  expect(after.format).toBe(currentFormat);
  expect(kindsIn(after)).toEqual(kindsIn(before));
  const problems = await gate.check(after, { tell: () => undefined });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(readSite(JSON.stringify(before))).toEqual({ ok: true, site: after });
});
