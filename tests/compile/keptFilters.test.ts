import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isRecord } from "#json/isRecord.ts";

const folder = "layouts/personal-centre";

/** Every node of a document that has filters. */
function filtered(node: unknown): Record<string, unknown>[] {
  if (Array.isArray(node)) return node.flatMap(filtered);
  if (!isRecord(node)) return [];
  const own = Array.isArray(node["filters"]) && typeof node["kind"] === "string" ? [node] : [];
  return [...own, ...Object.values(node).flatMap(filtered)];
}

describe("lists of the personal centre", () => {
  it.each(readdirSync(folder))(
    "of %s keep their filters in the address: a link, a reload and the way back bring them again",
    (file) => {
      const lists = filtered(JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
      for (const { id, keepFilters } of lists) expect([id, keepFilters]).toEqual([id, "address"]);
      // All lists of a page share one address: two filters of one name would be one.
      const names = lists.flatMap(({ filters }) => (filters as { name: string }[]).map(({ name }) => name));
      expect(names).toEqual([...new Set(names)]);
    },
  );
});

/** Every node of a document that is tabs. */
function tabbed(node: unknown): Record<string, unknown>[] {
  if (Array.isArray(node)) return node.flatMap(tabbed);
  if (!isRecord(node)) return [];
  return [...(node["kind"] === "tabs" ? [node] : []), ...Object.values(node).flatMap(tabbed)];
}

describe("tabs", () => {
  const files = [...readdirSync(folder).map((file) => `${folder}/${file}`), "layouts/pages/pointMall.json"];
  it.each(files)(
    "of %s are kept in the address: each sets a state that the address keeps and the tabs read",
    (file) => {
      const page = JSON.parse(readFileSync(file, "utf8"));
      for (const { selected, tabs } of tabbed(page)) {
        const state = String((selected as { bind: string }).bind);
        expect(page.keep[state.replace("/state/", "")]).toBe("address");
        const ids = (tabs as { id: string }[]).map(({ id }) => id);
        expect(ids).toContain(page.state[state.replace("/state/", "")]);
        expect((tabs as { action: unknown }[]).map(({ action }) => action)).toEqual(
          ids.map((id) => ({ do: "set", to: state, value: id })),
        );
      }
    },
  );
});
