import { describe, expect, it } from "vitest";
import { createScope, evaluateCondition } from "#engine/index.ts";
import type { Condition } from "#contracts/config.ts";
import { readAudience, sessionOf, visitorKinds, writeAudience } from "#console/menus/itemAudience.ts";

const everybody = readAudience(undefined);
const scopeOf = (kind: (typeof visitorKinds)[number]) =>
  createScope({ session: () => sessionOf(kind) }, (flag) => flag === "ON", kind);

describe("who sees an item of a menu", () => {
  it("is said for each choice of visitors by a condition that holds for these alone, and is read again as the same", () => {
    for (let chosen = 1; chosen < 2 ** visitorKinds.length; chosen += 1) {
      const kinds = visitorKinds.filter((_, place) => (chosen >> place) % 2 === 1);
      const when = writeAudience({ ...everybody, kinds });
      expect(visitorKinds.filter((kind) => evaluateCondition(when, scopeOf(kind)))).toEqual(kinds);
      expect(readAudience(when).kinds).toEqual(kinds);
    }
  });

  it("counts accounts of other types among plain members", () => {
    const other = createScope({ session: () => ({ ...sessionOf("member"), accountType: 7 }) }, () => false, "other");
    for (const kinds of [visitorKinds.slice(0, 2), visitorKinds.slice(1), ["member", "trial"] as const])
      expect(evaluateCondition(writeAudience({ ...everybody, kinds }), other)).toBe(true);
    expect(evaluateCondition(writeAudience({ ...everybody, kinds: ["agent1", "visitor"] }), other)).toBe(false);
  });

  it("is hidden from everybody by a switch, and as before once it is shown again", () => {
    const when: Condition = { all: [{ value: { bind: "/session/real" }, in: [false] }, { flag: "ON" }] };
    const hidden = writeAudience({ ...readAudience(when), isHidden: true });
    expect(visitorKinds.some((kind) => evaluateCondition(hidden, scopeOf(kind)))).toBe(false);
    const again = readAudience(hidden);
    expect(again).toMatchObject({ isHidden: true, kinds: ["visitor", "trial"], flags: ["ON"], rest: [] });
    const shown = writeAudience({ ...again, isHidden: false });
    for (const kind of visitorKinds)
      expect(evaluateCondition(shown, scopeOf(kind))).toBe(evaluateCondition(when, scopeOf(kind)));
    expect(writeAudience({ ...everybody, isHidden: false })).toBeUndefined();
  });

  it("keeps what it cannot say in kinds of visitors", () => {
    const rest: Condition[] = [
      { value: { bind: "/ui/install" }, in: ["offered"] },
      { accountType: [7] },
      { any: [{ loggedIn: true }, { flag: "ON" }] },
    ];
    const read = readAudience({ all: [{ loggedIn: true }, ...rest] });
    expect(read.rest).toEqual(rest);
    expect(writeAudience({ ...read, kinds: ["agent1"] })).toEqual({ all: [{ accountType: [1] }, ...rest] });
  });
});
