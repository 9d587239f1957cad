import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import type { ConfigProblem } from "#server/features/publishing/gate/ConfigProblem.ts";
import { rememberGate } from "#server/features/publishing/gate/rememberGate.ts";

/** A gate that counts how often it was asked, and answers this. */
function aCountingGate(problems: ConfigProblem[] = []) {
  const asked: unknown[] = [];
  const check = async (site: Site) => {
    asked.push(site);
    return problems;
  };
  return { gate: rememberGate({ check, quick: check, toDrawing: () => null }, 2), asked };
}

const named = (name: string) => ({ brand: { name } }) as Site;

describe("a gate that remembers", () => {
  it("is asked once about one configuration, however its members are ordered", async () => {
    const { gate, asked } = aCountingGate();
    await Promise.all([gate.check({ a: 1, b: 2 } as unknown as Site), gate.check({ b: 2, a: 1 } as unknown as Site)]);
    expect(asked).toHaveLength(1);
  });

  it("forgets the oldest", async () => {
    const { gate, asked } = aCountingGate();
    for (const name of ["a", "b", "c", "a"]) await gate.check(named(name));
    expect(asked).toHaveLength(4);
  });

  it("asks again where checking failed as a whole", async () => {
    const { gate, asked } = aCountingGate([{ document: "site", pointer: "", reason: "too long", severity: "error" }]);
    await gate.check(named("a"));
    await gate.check(named("a"));
    expect(asked).toHaveLength(2);
  });
});
