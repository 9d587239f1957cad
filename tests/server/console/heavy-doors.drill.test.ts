import { monitorEventLoopDelay } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { aConsole } from "#tests/support/aConsole.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const platform = await aConsole();
type Site = Record<string, unknown>;
/** A body as text: some of them are too deep for whoever writes JSON. */
const json = { "content-type": "application/json" };
const list = <T>(length: number, item: (place: number) => T): T[] => Array.from({ length }, (_, place) => item(place));
const nested = (levels: number, wrap: (inner: unknown) => unknown, innermost: unknown): unknown =>
  list(levels, () => 0).reduce<unknown>((inner) => wrap(inner), innermost);

/** A page of its own with this node. */
const withPage = (site: Site, node: unknown): Site => ({
  ...site,
  layouts: { ...(site["layouts"] as object), "page/poison": { title: "poison", root: node } },
});
const button = (action: unknown) => ({ kind: "button", label: "a", action });
const text = (key: unknown) => ({ kind: "text", text: key });
const stack = (children: unknown[]) => ({ kind: "stack", children });
const rule = (pattern: string) => ({
  enabled: true,
  required: false,
  minLength: 1,
  maxLength: 64,
  acceptedPattern: pattern,
  patternId: 9,
});

/** Whole configurations that made, or might make, somebody's work grow out of bounds. */
const poisons: Record<string, (site: Site) => Site | string> = {
  "actions without do": (site) => withPage(site, button(nested(55, (then) => ({ then: [then] }), {}))),
  "actions to both sides": (site) => withPage(site, button(nested(12, (one) => ({ then: [one, one] }), {}))),
  "deeper than anybody reads": () => `{"pages":${"[".repeat(900_000)}${"]".repeat(900_000)}}`,
  "patterns of one kind": (site) => ({
    ...site,
    rules: {
      register: Object.fromEntries(list(40, (place) => [`f${place}`, rule(`^${place}(?=.*a.*b)(?!.*x.{9}).{8,64}$`)])),
    },
  }),
  "missing texts beside many": (site) => ({
    ...withPage(site, stack(list(500, (place) => text(`own.kay.${place}`)))),
    texts: { EN: Object.fromEntries(list(15_000, (place) => [`own.key.${place}`, "t"])) },
  }),
  "a list without keys": (site) => ({ ...site, menus: list(60_000, (place) => [place % 7]) }),
  "two lists without keys, turned around": (site) => ({ ...site, pages: list(30_000, (place) => [[30_000 - place]]) }),
  "as many nodes as fit": (site) => withPage(site, stack(list(40_000, () => text("a")))),
  "conditions in conditions": (site) =>
    withPage(site, { ...text("a"), when: nested(60, (inner) => ({ all: [inner] }), {}) }),
  "conditions that say several things": (site) =>
    withPage(site, { ...text("a"), when: nested(9, (inner) => ({ all: [inner], any: [inner], not: inner }), {}) }),
  "values in values": (site) => withPage(site, text(nested(28, (inner) => ({ text: "a", values: { a: inner } }), "a"))),
  "flags in flags": (site) => ({
    ...site,
    flags: nested(50, (inner) => ({ modId: "A", isEnabled: true, childrenNodes: [inner] }), { modId: "B" }),
  }),
  "unknown flags": (site) =>
    withPage(site, stack(list(3_000, (place) => ({ ...text("a"), when: { flag: `NO_FLAG_${place}` } })))),
  "links to nowhere": (site) =>
    withPage(site, stack(list(3_000, (place) => button({ do: "navigate", to: `/nowhere-${place}` })))),
  "three repeats": (site) =>
    withPage(
      site,
      nested(6, (child) => ({ kind: "repeat", rows: { bind: "/data" }, item: child, child }), text("a")),
    ),
  "long texts": (site) => ({
    ...site,
    texts: { EN: Object.fromEntries(list(90, (place) => [`k${place}`, "{{a}}".repeat(4_000)])) },
  }),
  "long names": (site) => ({ ...site, [`n${"x".repeat(1_000_000)}`]: 1, ["~/".repeat(300_000)]: {} }),
  "everything a list": (site) => Object.fromEntries(Object.keys(site).map((key) => [key, list(1_000, () => ({}))])),
  "many pages": (site) => ({
    ...site,
    layouts: Object.fromEntries(list(1_500, (place) => [`page/p${place}`, { title: "t", root: text("a") }])),
  }),
  "html without end": (site) => withPage(site, { kind: "html", html: "<b><i>".repeat(3_000) }),
};

describe("whatever an editor sends", () => {
  it(
    "is answered at every door, stalls nobody, and can be thrown away",
    async () => {
      const [editor, publisher] = [await platform.operator("editor"), await platform.operator("publisher")];
      const { value } = await editor.call("GET", "/live");
      const { hash } = value["revision"] as { hash: string };
      const site = value["site"] as Site;
      const statuses = new Map<number, number>();
      const delay = monitorEventLoopDelay({ resolution: 1 });
      const said = async (asked: Promise<{ status: number; value: Record<string, unknown> }>, what: string) => {
        const answer = await asked;
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect([200, 400, 404, 409, 413, 422, 429], what).toContain(answer.status);
        const player = await platform.call("GET", "/wps/system/permission");
        expect(player.statusCode, what).toBe(200);
        return answer;
      };
      delay.enable();
      for (const [name, poison] of Object.entries(poisons).slice(0, drillSize(3, 100))) {
        const made = poison(site);
        const sent = typeof made === "string" ? made : JSON.stringify(made);
        const base = JSON.stringify(hash);
        const saved = await said(
          editor.call("PUT", "/draft", `{"baseHash":${base},"site":${sent}}`, json),
          `${name}: save`,
        );
        await said(editor.call("POST", "/check", `{"baseHash":${base},"site":${sent}}`, json), `${name}: check`);
        for (const path of [
          "/draft",
          "/draft/diff",
          "/draft/preview",
          `/draft/findings?draft=${String(saved.value?.["hash"] ?? hash)}&wait=0`,
        ]) {
          await said(editor.call("GET", path), `${name}: ${path}`);
        }
        await said(publisher.call("GET", "/drafts"), `${name}: list`);
        const adoption = { account: "editor", hash: String(saved.value?.["hash"] ?? hash) };
        await said(publisher.call("POST", "/draft/adopt", adoption), `${name}: adopt`);
        await said(editor.call("POST", "/draft/rebase", { draft: adoption.hash }), `${name}: rebase`);
        await said(
          publisher.call("POST", "/publish", `{"baseHash":${base},"note":"n","site":${sent}}`, json),
          `${name}: publish`,
        );
        for (const operator of [editor, publisher]) {
          expect(await operator.call("DELETE", "/draft"), name).toMatchObject({
            status: 200,
            value: { changed: false },
          });
        }
      }
      delay.disable();
      const told = JSON.stringify([...statuses]);
      // Answers of two megabytes are looked at in this very thread, so the very longest waits are the test's own.
      expect(delay.percentile(99) / 1e6, told).toBeLessThan(500);
      expect(statuses.get(200), told).toBeGreaterThan(drillSize(10, 60));
    },
    drillSize(60_000, 2_400_000),
  );
});
