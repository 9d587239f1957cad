import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { checkPages } from "#server/cli/checkPages.ts";
import { readJsonText } from "#json/text.ts";
import { createGate } from "#server/features/gate/createGate.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import { diffSites } from "#server/features/publishing/diff/diffSites.ts";
import { summariseDiff } from "#server/features/publishing/diff/summariseDiff.ts";
import { mergeJson } from "#json/merge/mergeJson.ts";
import { applyPatch } from "#server/features/publishing/patch/applyPatch.ts";
import { PatchError } from "#server/features/publishing/patch/PatchError.ts";
import { toPointer } from "#json/pointer.ts";
import { drillSize } from "#tests/support/drillSize.ts";
import { aSiteMutant } from "#tests/support/fuzz/aSiteMutant.ts";
import { fuzzSeeds } from "#tests/support/fuzz/fuzzSeeds.ts";
import { siteSeeds } from "#tests/support/fuzz/siteSeeds.ts";
import { writeJson } from "#tests/support/fuzz/writeJson.ts";
import { mutateJson } from "#tests/support/mutateJson.ts";
import { valueAt } from "#tests/support/placesOf.ts";

const bundled = await loadBundled();
const gate = createGate(bundled);
const page: unknown = JSON.parse(await readFile("examples/pages/messages.json", "utf8"));
const { forms: _forms, ...ink } = bundled.site;
const site = { ...ink, pages: { messages: withoutSchemaLinks(page) } };

/** What somebody might write, or send, in the place of something right. */
const noise = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    "x",
    0,
    -1,
    1e9,
    true,
    [],
    {},
    [null],
    { kind: "text" },
    { bind: "/row" },
    { do: "call" },
    { toString: {} },
    { "": 0 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

const seeds = siteSeeds();
const longestText = 2 * 1024 * 1024;
/** Processor time, which does not depend on how busy the machine is. */
const cpuMs = () => process.threadCpuUsage().user / 1000;

/** Does it, and says what went wrong: a throw that is not `allowed`, or more than a second. */
function watched(name: string, work: () => unknown, allowed?: new (...args: never[]) => Error): string[] {
  const started = cpuMs();
  try {
    work();
  } catch (error) {
    if (!allowed || !(error instanceof allowed))
      return [`${name} threw ${String(error instanceof Error ? error.stack : error).slice(0, 400)}`];
  }
  const took = cpuMs() - started;
  return took > 1000 ? [`${name} took ${Math.round(took)} ms`] : [];
}

describe("the gate, whatever it is given", () => {
  it("reads, compares, patches, merges and judges changed sites without a throw, each within a second", async () => {
    const found: string[] = [];
    for (const seed of fuzzSeeds(40, 3_000)) {
      const mutant = aSiteMutant(seeds, seed);
      const origin = seeds[mutant.origin]?.site;
      if (!mutant.isWritable || !isRecord(mutant.site)) continue;
      const text = writeJson(mutant.site);
      // What comes over the network; what JSON text cannot say is not there any more.
      const sent: unknown = JSON.parse(text);
      const other = { ...origin, texts: { EN: { "a.b": "theirs" } } };
      const faults = [
        // A file of more than a whole configuration may measure is nobody's page.
        ...(text.length > longestText ? [] : watched("readJsonText", () => readJsonText(text))),
        ...watched("diffSites", () => summariseDiff(diffSites(origin, sent))),
        ...watched("mergeJson", () => mergeJson<unknown>(origin, sent, other)),
        ...watched("mergeJson, theirs", () => mergeJson<unknown>(origin, other, sent)),
        ...watched(
          "applyPatch",
          () =>
            applyPatch(origin, [{ op: "add", path: toPointer(...mutant.place), value: valueAt(sent, mutant.place) }]),
          PatchError,
        ),
      ];
      const started = cpuMs();
      try {
        for (const problem of await gate.quick(sent as Site)) {
          if (problem.document === "" || problem.reason === "" || !/^(\/.*)?$/s.test(problem.pointer))
            faults.push(`a problem without a place: ${JSON.stringify(problem).slice(0, 200)}`);
        }
      } catch (error) {
        faults.push(`the gate threw ${String(error instanceof Error ? error.stack : error).slice(0, 400)}`);
      }
      if (cpuMs() - started > 1000) faults.push(`the gate took ${Math.round(cpuMs() - started)} ms`);
      found.push(...faults.map((f) => `CROUPIER_FUZZ_SEED=${seed} ${mutant.what} at ${mutant.path.join("/")}: ${f}`));
      if (found.length > 20) break;
    }
    expect(found).toEqual([]);
  }, 60_000);

  it("answers for any broken configuration with places in documents, and never falls over", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), noise, async (place, value) => {
        const mutant = mutateJson(site, place, value);
        if (!isRecord(mutant)) return;
        for (const problem of await gate.quick(mutant as unknown as Site)) {
          expect(problem.document).not.toBe("");
          expect(problem.pointer).toMatch(/^(\/.*)?$/s);
          expect(problem.reason).not.toBe("");
        }
      }),
      { numRuns: drillSize(10, 500) },
    );
  });

  it("answers for any broken page document with a line of its file", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), noise, async (place, value) => {
        const json = readJsonText(JSON.stringify(mutateJson(page, place, value), null, 2));
        const key = isRecord(json.value) && typeof json.value["key"] === "string" ? json.value["key"] : undefined;
        for (const problem of await checkPages([{ path: "page.json", json, isOld: false, key }], { bundled })) {
          expect(problem.file).toBe("page.json");
          expect(problem.line).toBeGreaterThan(0);
        }
      }),
      { numRuns: drillSize(10, 500) },
    );
  });
});
