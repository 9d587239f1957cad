import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { isRecord } from "#compile/isRecord.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { checkPages } from "#server/cli/checkPages.ts";
import { readJsonText } from "#server/features/publishing/documents/readJsonText.ts";
import { createGate } from "#server/features/publishing/gate/createGate.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import { mutateJson } from "#tests/support/mutateJson.ts";

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

describe("the gate, whatever it is given", () => {
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
      { numRuns: 50 },
    );
  });

  it("answers for any broken page document with a line of its file", () => {
    fc.assert(
      fc.property(fc.nat(), noise, (place, value) => {
        const json = readJsonText(JSON.stringify(mutateJson(page, place, value), null, 2));
        const key = isRecord(json.value) && typeof json.value["key"] === "string" ? json.value["key"] : undefined;
        for (const problem of checkPages([{ path: "page.json", json, key }], bundled)) {
          expect(problem.file).toBe("page.json");
          expect(problem.line).toBeGreaterThan(0);
        }
      }),
      { numRuns: 50 },
    );
  });
});
