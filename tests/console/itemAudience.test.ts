import { describe, expect, it } from "vitest";
import { createScope, evaluateCondition } from "#engine/index.ts";
import { weekdays } from "#compile/time/weekdayAt.ts";
import type { Condition } from "#contracts/config.ts";
import { readAudience, sessionOf, visitorKinds, writeAudience } from "#console/menus/itemAudience.ts";

const everybody = readAudience(undefined);
const scopeOf = (kind: (typeof visitorKinds)[number], weekday?: string) =>
  createScope({ session: () => sessionOf(kind), clock: () => ({ weekday }) }, (flag) => flag === "ON", kind);

describe("who sees an item of a menu", () => {
  it("is said for each choice of days and visitors, holds on these days for all others, and is read again as the same", () => {
    const choices = [
      ["visitor"],
      ["member", "trial"],
      ["agent1", "agent2", "agent41", "agent42"],
      visitorKinds,
    ] as const;
    for (let chosen = 1; chosen < 2 ** weekdays.length; chosen += 1)
      for (const daysFor of choices) {
        const days = weekdays.filter((_, place) => (chosen >> place) % 2 === 1);
        const when = writeAudience({ ...everybody, days, daysFor });
        expect(readAudience(when)).toEqual({ ...everybody, days, daysFor });
        for (const day of weekdays)
          for (const kind of visitorKinds) {
            const isAway = days.includes(day) && (daysFor as readonly string[]).includes(kind);
            expect(evaluateCondition(when, scopeOf(kind, day))).toBe(!isAway);
          }
      }
  });

  it("is there for everybody until a page knows the day", () => {
    const when = writeAudience({ ...everybody, days: ["Sun"], daysFor: ["agent1"] });
    for (const kind of visitorKinds) expect(evaluateCondition(when, scopeOf(kind))).toBe(true);
  });

  it("reads what is there on some days alone as away on all others", () => {
    const when: Condition = { value: { bind: "/clock/weekday" }, in: ["Sat", "Sun"] };
    const read = readAudience(when);
    expect(read).toMatchObject({ days: weekdays.slice(0, 5), daysFor: visitorKinds, rest: [] });
  });

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
