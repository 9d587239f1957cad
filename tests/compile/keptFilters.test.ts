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
