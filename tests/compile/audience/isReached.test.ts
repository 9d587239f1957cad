import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReached, type KnownVisitor } from "#compile/audience/isReached.ts";
import { rolledOut, withoutAudiences } from "#compile/audience/rolledOut.ts";
import { compileFlags } from "#compile/flags.ts";

const visitor: KnownVisitor = {
  accountType: null,
  level: null,
  country: "KH",
  language: "KM",
  device: "phone",
  key: "v1",
};
const member: KnownVisitor = { ...visitor, accountType: 0, level: 3, key: "m1" };

describe("an audience", () => {
  it.each([
    ["nothing said", {}, visitor, true],
    ["visitors", { accounts: ["visitor"] }, visitor, true],
    ["members alone", { accounts: ["member"] }, visitor, false],
    ["agents of any kind", { accounts: ["agent"] }, { ...member, accountType: 42 }, true],
    ["free play", { accounts: ["trial"] }, { ...member, accountType: 4 }, true],
    ["members, and free play looks", { accounts: ["member"] }, { ...member, accountType: 4 }, false],
    ["a level", { levelFrom: 3, levelTo: 3 }, member, true],
    ["a level above", { levelFrom: 4 }, member, false],
    ["a level below", { levelTo: 2 }, member, false],
    ["a level, and a visitor has none", { levelFrom: 0 }, visitor, false],
    ["a country", { countries: ["VN", "KH"] }, visitor, true],
    ["a country, and nobody says which", { countries: ["KH"] }, { ...visitor, country: "" }, false],
    ["a language", { languages: ["EN"] }, visitor, false],
    ["a device", { devices: ["phone", "tablet"] }, visitor, true],
    ["lists that are empty", { accounts: [], countries: [], languages: [], devices: [] }, visitor, true],
    ["all of a hundred, for somebody without a name", { percent: 100 }, { ...visitor, key: "" }, true],
    ["a part of a hundred, for somebody without a name", { percent: 99.9 }, { ...visitor, key: "" }, false],
    ["none of a hundred", { percent: 0 }, visitor, false],
    ["everything at once", { accounts: ["member"], levelFrom: 2, countries: ["KH"], percent: 100 }, member, true],
    ["everything but one", { accounts: ["member"], levelFrom: 2, countries: ["VN"], percent: 100 }, member, false],
    ["a word that nobody knows", { shoeSize: 42 }, visitor, false],
    ["no object", "everybody", visitor, false],
  ])("that is %s", (_what, audience, onlooker, expected) => {
    expect(isReached(audience, onlooker as KnownVisitor, "FEATURE")).toBe(expected);
  });

  it("keeps who was reached when its part grows, and asks the same person the same", () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (key, a, b) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          const at = (percent: number) => isReached({ percent }, { ...visitor, key }, "FEATURE");
          expect(at(less)).toBe(at(less));
          if (at(less)) expect(at(more)).toBe(true);
        },
      ),
    );
  });

  it("reaches as many as its part says, and another name reaches others", () => {
    const people = Array.from({ length: 20_000 }, (_, number) => ({ ...visitor, key: `member-${number}` }));
    const reached = (name: string) =>
      new Set(people.filter((one) => isReached({ percent: 10 }, one, name)).map(({ key }) => key));
    const [first, second] = [reached("ONE"), reached("TWO")];
    for (const { size } of [first, second]) {
      expect(size).toBeGreaterThan(1_850);
      expect(size).toBeLessThan(2_150);
    }
    // A tenth of a tenth, as by chance.
    expect(first.intersection(second).size).toBeLessThan(300);
  });
});

describe("features that are for some only", () => {
  const child = { modId: "BELOW", enabled: "1", childrenNodes: [] };
  const some = {
    modId: "SOME",
    enabled: "1",
    audience: { accounts: ["member"] },
    owner: "Payments",
    childrenNodes: [child],
  };
  const root = { modId: "ROOT", enabled: "1", childrenNodes: [some, { ...child, modId: "ALL" }] };

  it("are off with all below them, unless somebody is said to be reached", () => {
    expect([...compileFlags(root)].toSorted()).toEqual(["ALL", "ROOT"]);
    const on = compileFlags(root, undefined, (audience, name) => isReached(audience, member, name));
    expect([...on].toSorted()).toEqual(["ALL", "BELOW", "ROOT", "SOME"]);
    const off = { ...root, childrenNodes: [{ ...some, enabled: "0" }] };
    expect([...compileFlags(off, undefined, () => true)]).toEqual(["ROOT"]);
  });

  it("are listed, and are off in what everybody gets, which does not say who decides about them", () => {
    expect(rolledOut(root)).toEqual([{ name: "SOME", audience: some.audience }]);
    const plain = withoutAudiences(root as never) as unknown as { childrenNodes: Record<string, unknown>[] };
    expect(plain.childrenNodes[0]).toEqual({ modId: "SOME", enabled: "0", childrenNodes: [child] });
    expect([...compileFlags(plain)].toSorted()).toEqual(["ALL", "ROOT"]);
  });
});
