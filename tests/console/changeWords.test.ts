import { describe, expect, it } from "vitest";
import { differingPart } from "#console/differingPart.ts";
import { spreadChanges } from "#console/spreadChanges.ts";

describe("what differs of a text", () => {
  it.each([
    ["Play for free today", "Play for money today", "free", "money"],
    ["Play", "Play now", "", " now"],
    ["one one", "one", " one", ""],
    ["same", "same", "", ""],
    ["a", "b", "a", "b"],
    ["", "new", "", "new"],
  ])("%j → %j is %j → %j", (before, after, was, is) => {
    const [one, other] = differingPart(before, after);
    expect([one.middle, other.middle]).toEqual([was, is]);
    expect(one.start + one.middle + one.end).toBe(before);
    expect(other.start + other.middle + other.end).toBe(after);
  });
});

describe("differences", () => {
  it("of new texts are told one by one, each at its own place", () => {
    const after = { KM: { "a.b": "1", "c/d": "2" } };
    expect(spreadChanges([{ kind: "added", pointer: "/texts", label: "texts", after }])).toEqual([
      { kind: "added", pointer: "/texts/KM/a.b", label: "texts › KM › a.b", after: "1" },
      { kind: "added", pointer: "/texts/KM/c~1d", label: "texts › KM › c/d", after: "2" },
    ]);
  });

  it("of a language whose last texts go are told one by one, with what goes", () => {
    const before = { "a.b": "1", "c.d": "2" };
    expect(spreadChanges([{ kind: "removed", pointer: "/texts/KM", label: "texts › KM", before }])).toEqual([
      { kind: "removed", pointer: "/texts/KM/a.b", label: "texts › KM › a.b", before: "1" },
      { kind: "removed", pointer: "/texts/KM/c.d", label: "texts › KM › c.d", before: "2" },
    ]);
  });

  it("of anything else stay as they are", () => {
    const entries = [
      { kind: "added", pointer: "/rules/register/pet", label: "rules › register › pet", after: { enabled: true } },
      { kind: "changed", pointer: "/texts/KM", label: "texts › KM", before: { a: "1" }, after: { a: "2" } },
      { kind: "removed", pointer: "/texts/KM", label: "texts › KM", before: {} },
      { kind: "added", pointer: "/texts/KM", label: "texts › KM", after: {} },
    ] as const;
    expect(spreadChanges(entries)).toEqual(entries);
  });
});
