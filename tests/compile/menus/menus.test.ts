import { describe, expect, it } from "vitest";
import { compileMenus } from "#compile/menus/menus.ts";
import type { Action } from "#contracts/config.ts";
import type { CompiledMenuItem } from "#contracts/entities.ts";
import { actionsOf } from "#engine/index.ts";
import table from "#tests/fixtures/menus/menus.json" with { type: "json" };

interface Case {
  name: string;
  menus: unknown;
  pages?: Record<string, unknown>;
  expected: Record<string, string[]>;
  problems: { document: string; pointer: string; nearest?: string }[];
}

const inWords = ({ id, action: written, when, items }: CompiledMenuItem): string => {
  if (items) return `${id} ⇒ (${items.map(inWords).join(", ")})`;
  const [action] = actionsOf(written) as [Action];
  return `${id} → ${action.do === "openCentre" ? `${action.centre}/${action.page}` : action.do}${when ? ` when ${JSON.stringify(when)}` : ""}`;
};

describe("menus", () => {
  it.each(table.cases as unknown as Case[])("$name", ({ menus, pages, expected, problems }) => {
    const result = compileMenus({ menus, pages, layouts: new Set(table.layouts) });
    const items = Object.entries(result.menus).map(([name, menu]) => [name, menu.items.map(inWords)] as const);
    expect(Object.fromEntries(items.filter(([name, words]) => words.length > 0 || name in expected))).toEqual(expected);
    expect(result.problems).toHaveLength(problems.length);
    problems.forEach((problem, index) => expect(result.problems[index]).toMatchObject(problem));
  });
});
