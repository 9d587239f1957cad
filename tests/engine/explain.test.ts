import { describe, expect, it } from "vitest";
import type { Condition } from "#contracts/config.ts";
import type { ConditionSentence } from "#engine/Explanation.ts";
import { traceCondition } from "#engine/traceCondition.ts";
import { createRegistry, createScope, explain, kindIs, kindWith, layerScope } from "#engine/index.ts";
import { aNode } from "#tests/support/aNode.ts";

const site = createScope({ session: () => ({ account: "player01", loggedIn: false }) }, () => false);
const scope = layerScope(site, { row: () => ({ amount: 5 }) }, "row 1");
const words = { translate: (key: string) => `[${key}]`, format: (value: unknown) => String(value) };
const registry = createRegistry([
  { name: "plain", match: kindIs("notice"), component: null },
  { name: "warning", match: kindWith("notice", "tone", "warning"), component: null },
]);
const notice = aNode({
  kind: "notice",
  tone: "warning",
  title: { bind: "/session/account" },
  text: "notice.text",
  when: { all: [{ loggedIn: true }, { not: { flag: "X3" } }] },
});

describe("taking a condition apart", () => {
  it.each<[Condition, ConditionSentence["key"], Record<string, string>]>([
    [{ accountType: [1] }, "accountType", { found: "nothing", wanted: "1" }],
    [{ loggedIn: false }, "notLoggedIn", { found: "false" }],
    [
      { value: { bind: "/session/account" }, in: ["a"] },
      "among",
      { value: "/session/account", found: '"player01"', wanted: '["a"]' },
    ],
    [{ accountType: [1, 41] }, "accountType", { found: "nothing", wanted: "1, 41" }],
    [{ loggedIn: true }, "loggedIn", { found: "false" }],
    [{ flag: "X3" }, "flagOff", { flag: "X3" }],
    [{ all: [] }, "all", {}],
    [{ not: { flag: "X3" } }, "not", {}],
    [{ value: "a", is: "a" }, "is", { value: "a", found: '"a"', wanted: '"a"' }],
    [{ value: null as never, is: null }, "is", { value: "null", found: "null", wanted: "null" }],
    [{ value: { bind: "/session/x" }, exists: true }, "there", { value: "/session/x", found: "nothing" }],
    [{ value: { bind: "/session/x" }, exists: false }, "missing", { value: "/session/x", found: "nothing" }],
    [{ value: { bind: "/session/x" }, empty: true }, "empty", { value: "/session/x", found: "nothing" }],
    [{ value: { bind: "/session/x" }, empty: false }, "filled", { value: "/session/x", found: "nothing" }],
    [
      { value: { bind: "/session/account" }, matches: 6 },
      "matches",
      { value: "/session/account", found: '"player01"', wanted: "digits" },
    ],
    [
      { value: { bind: "/session/account" }, in: [{ bind: "/row/amount" }, 2] },
      "among",
      { value: "/session/account", found: '"player01"', wanted: "[5,2]" },
    ],
    [
      { value: { plus: [{ bind: "/row/amount" }, 1] }, is: 6 },
      "is",
      { value: '{"plus":[{"bind":"/row/amount"},1]}', found: "6", wanted: "6" },
    ],
    [{ any: [] }, "any", {}],
    [{ moon: "full" } as unknown as Condition, "unknown", {}],
  ])("says what the condition %j is", (when, key, values) => {
    expect(traceCondition(when, scope).says).toEqual({ key, values });
  });
});

it("takes all parts of a condition apart, with what each came to", () => {
  const parts: Condition[] = [{ loggedIn: false }, { flag: "X3" }];
  const holds = (condition: Condition) => traceCondition(condition, scope).parts.map((part) => part.holds);
  expect([holds({ all: parts }), holds({ any: parts }), holds({ not: { flag: "X3" } })]).toEqual([
    [true, false],
    [true, false],
    [false],
  ]);
});

describe("explaining a node", () => {
  const explanation = explain(notice, "/root/children/2", scope, registry, words);

  it("says why it is hidden, part by part", () => {
    expect(explanation.isShown).toBe(false);
    expect(explanation.condition).toEqual({
      says: { key: "all", values: {} },
      holds: false,
      parts: [
        { says: { key: "loggedIn", values: { found: "false" } }, holds: false, parts: [] },
        {
          says: { key: "not", values: {} },
          holds: true,
          parts: [{ says: { key: "flagOff", values: { flag: "X3" } }, holds: false, parts: [] }],
        },
      ],
    });
  });

  it("says which renderer won, why, and over whom", () => {
    expect(explanation.renderer).toEqual({
      name: "warning",
      why: 'kind is "notice" and tone is "warning" (rank 20)',
      others: ['plain: kind is "notice" (rank 10)'],
    });
  });

  it("says where each value came from", () => {
    expect(explanation.values).toEqual([
      { pointer: "/root/children/2/title", role: "text", from: "/session/account", layer: "site", value: "player01" },
      { pointer: "/root/children/2/text", role: "text", from: "notice.text", layer: "texts", value: "[notice.text]" },
    ]);
  });

  it("says that a value or a text with values is as it is written", () => {
    const plain = aNode({ kind: "value", label: { text: "x.label", values: { n: 1 } }, value: 7 });
    expect(explain(plain, "/root", scope, registry, words).values).toEqual([
      { pointer: "/root/label", role: "text", from: "x.label", layer: "texts", value: "[x.label]" },
      { pointer: "/root/value", role: "value", value: 7 },
    ]);
  });

  it("says that what has no condition is shown", () => {
    const { isShown, condition } = explain(aNode({ kind: "notice", text: "x" }), "/root", scope, registry, words);
    expect([isShown, condition]).toEqual([true, null]);
  });

  it("leaves out that no other renderer was there", () => {
    const alone = createRegistry([{ name: "plain", match: kindIs("notice"), component: null }]);
    expect(explain(notice, "/root", scope, alone, words).renderer).toEqual({
      name: "plain",
      why: 'kind is "notice" (rank 10)',
      others: [],
    });
  });

  it("takes a figure apart", () => {
    const value = aNode({ kind: "value", label: "x", value: { times: [{ bind: "/row/amount" }, 2] } });
    expect(explain(value, "/root", scope, registry, words).values).toContainEqual({
      pointer: "/root/value",
      role: "value",
      value: 10,
      figure: {
        key: "times",
        value: 10,
        parts: [
          { key: "read", from: "/row/amount", value: 5, parts: [] },
          { key: "written", value: 2, parts: [] },
        ],
      },
    });
  });

  it("explains values of rows by their layer, and bindings that find nothing", () => {
    const value = aNode({ kind: "value", label: "x", value: { bind: "/row/amount" } });
    expect(explain(value, "/root", scope, registry, words).values).toContainEqual({
      pointer: "/root/value",
      role: "value",
      from: "/row/amount",
      layer: "row 1",
      value: 5,
    });
    const lost = aNode({ kind: "value", value: { bind: "/data/x/value" } });
    const [trace] = explain(lost, "/root", scope, registry, words).values;
    expect(trace).toEqual({ pointer: "/root/value", role: "value", from: "/data/x/value", value: undefined });
  });

  it("says that nobody draws it, or that two tie, without throwing", () => {
    expect(explain(aNode({ kind: "badge", text: "x" }), "/root", scope, registry, words).renderer).toEqual({
      problem: 'No renderer is for the kind "badge"',
    });
    const tied = createRegistry([
      { name: "a", match: kindIs("badge"), component: null },
      { name: "b", match: kindIs("badge"), component: null },
    ]);
    const { renderer } = explain(aNode({ kind: "badge", text: "x" }), "/root", scope, tied, words);
    expect("problem" in renderer && renderer.problem).toMatch(/"a" and "b" tie/);
  });
});
