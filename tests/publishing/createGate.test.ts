import type { PatchOperation } from "#contracts/api.ts";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { openDocument } from "#engine/openDocument.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { createGate } from "#server/features/gate/createGate.ts";
import { applyPatch } from "#server/features/publishing/patch/applyPatch.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import cases from "../fixtures/publishing/refusals.json" with { type: "json" };

interface RefusalCase {
  name: string;
  patch: PatchOperation[];
  /** A member that no patch can add. */
  rawMember?: { pointer: string; name: string };
  problems: { document: string; pointer?: string; reason: string; nearest?: string }[];
}

const bundled = await loadBundled();
const gate = createGate(bundled);
const page: unknown = JSON.parse(await readFile("examples/pages/messages.json", "utf8"));
const { forms: _forms, ...ink } = bundled.site;

/** The demo brand with the page of the guide. */
function aWholeSite(): Site {
  return structuredClone({
    ...ink,
    texts: { EN: {}, ...ink.texts },
    pages: { messages: withoutSchemaLinks(page) },
  }) as unknown as Site;
}

describe("the gate", () => {
  it("lets the demo brand with the page of the guide through", async () => {
    expect(await gate.check(aWholeSite())).toEqual([]);
  });

  it.each([
    [["https://games.example"], "https://games.example/play", 0, undefined],
    [["https://games.example"], "https://game.example/play", 1, "https://games.example"],
    [[], "https://games.example/play", 1, undefined],
    [undefined, "https://games.example/play", 0, undefined],
  ])("knows which hosts frames may show: %j, %s", async (frameHosts, src, faults, nearest) => {
    const site = applyPatch(aWholeSite(), [
      {
        op: "add",
        path: "/pages/messages/layout/root/children/-",
        value: { kind: "frame", label: "messages.title", src },
      },
    ]) as Site;
    const found = await createGate(bundled, null, frameHosts && { frameHosts }).check(site);
    expect(found).toHaveLength(faults);
    if (faults > 0) {
      expect(found[0]).toMatchObject({ document: "pages/messages", reason: expect.stringContaining("FRAME_HOSTS") });
      expect(found[0]?.nearest).toBe(nearest);
    }
  });

  it.each(cases as RefusalCase[])("refuses $name", async ({ patch, rawMember, problems }) => {
    const site = applyPatch(aWholeSite(), patch) as Site;
    if (rawMember) {
      Object.defineProperty(site.texts["EN"] ?? {}, rawMember.name, {
        value: "x",
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    const found = await gate.check(site);
    for (const { reason, ...expected } of problems) {
      expect(found).toContainEqual(
        expect.objectContaining({ ...expected, severity: "error", reason: expect.stringContaining(reason) }),
      );
    }
  });

  it("lets HTML of running text through, and what is no HTML at all", async () => {
    const html =
      '<p dir="rtl">Read <a href="https://site.example" target="_blank" rel="noopener">the terms</a>, 1 < 2</p>';
    const action = { do: "openDialog", dialog: "notice", with: { title: "<b>", content: html } };
    const patch: PatchOperation[] = [
      { op: "replace", path: "/pages/messages/layout/root/children/0", value: { kind: "html", html } },
      { op: "add", path: "/menus/header/items/0/action", value: action },
    ];
    expect(await gate.check(applyPatch(aWholeSite(), patch) as Site)).toEqual([]);
  });

  it("only warns of a feature that is not in the tree", async () => {
    const patch = [{ op: "add", path: "/pages/messages/layout/root/when", value: { flag: "DIRECTREG4" } }] as const;
    const found = await gate.check(applyPatch(aWholeSite(), patch) as Site);
    expect(found).toEqual([
      expect.objectContaining({ severity: "warning", pointer: "/layout/root/when/flag", nearest: "DIRECTREG3" }),
    ]);
  });

  it("refuses what is nested too deep without falling over it", async () => {
    let deep: unknown = "x";
    for (let level = 0; level < 100_000; level++) deep = { deep };
    const found = await gate.check({ ...aWholeSite(), menus: deep } as Site);
    expect(found).toEqual([expect.objectContaining({ reason: expect.stringContaining("nested deeper") })]);
  });

  it("tells of every bad node of a page, not of the first only", async () => {
    const patch: PatchOperation[] = [
      { op: "replace", path: "/pages/messages/layout/root/children/0/empty/kind", value: "emptystate" },
      { op: "add", path: "/pages/messages/layout/root/children/-", value: { kind: "txt" } },
      { op: "add", path: "/pages/messages/layout/root/tite", value: "x" },
    ];
    const found = await gate.check(applyPatch(aWholeSite(), patch) as Site);
    expect(found.map((problem) => problem.pointer)).toEqual(
      expect.arrayContaining([
        "/layout/root/children/0/empty/kind",
        "/layout/root/children/1/kind",
        "/layout/root/tite",
      ]),
    );
  });

  it("draws pages with wrong nodes all the same, and nothing of a site whose rules or brand cannot be read", () => {
    const wrong = applyPatch(aWholeSite(), [
      { op: "add", path: "/pages/messages/layout/root/children/-", value: { kind: "txt" } },
      {
        op: "add",
        path: "/pages/messages/layout/root/children/-",
        value: { kind: "heading", text: "down.title", level: "two" },
      },
    ]) as Site;
    const drawing = gate.toDrawing(wrong);
    const { root, problems } = openDocument(drawing?.layouts["personal-centre/messages"], "personal-centre/messages");
    expect(problems.map(({ pointer }) => pointer)).toEqual(["/root/children/1/kind", "/root/children/2/level"]);
    expect(root.kind).not.toBe("txt");
    const brandless = applyPatch(wrong, [{ op: "replace", path: "/brand/settings", value: [] }]) as Site;
    expect(gate.toDrawing(brandless)).toBeNull();
  });
});
