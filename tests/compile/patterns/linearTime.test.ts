import { describe, expect, it } from "vitest";
import layout from "#schemas/config/layout.schema.json" with { type: "json" };
import { isSatisfiable } from "#compile/patterns/isSatisfiable.ts";
import { checkTexts } from "#compile/checks/checkTexts.ts";
import { suggest } from "#json/suggest.ts";
import { checkShape } from "#json/checkShape.ts";
import type { JsonSchema } from "#json/schema.ts";

const definitions = layout.$defs as unknown as Record<string, JsonSchema>;

/** Checks a value against a definition of the node language, and counts how often a reference was followed. */
function look(name: string, value: unknown) {
  let steps = 0;
  const fault = checkShape(definitions[name] ?? false, value, (reference) => {
    steps += 1;
    if (steps > 200_000) throw new Error("this grows with the power of the depth");
    return definitions[reference.replace("#/$defs/", "")];
  });
  return { fault, steps };
}

/** A value nested so deep: `wrap` puts it into itself, from the inside out. */
function nested(levels: number, wrap: (inner: unknown) => unknown, innermost: unknown = {}): unknown {
  let value = innermost;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

const shapes: [name: string, definition: string, wrap: (inner: unknown) => unknown][] = [
  ["actions without do", "action", (inner) => ({ then: [inner] })],
  ["actions without do, to both sides", "action", (inner) => ({ then: [inner], else: [] })],
  ["actions whose do nobody knows", "action", (inner) => ({ do: "x", then: [inner] })],
  ["calls", "action", (inner) => ({ do: "call", call: "x", then: [inner] })],
  ["conditions", "condition", (inner) => ({ all: [inner] })],
  ["conditions that say several things", "condition", (inner) => ({ all: [inner], any: [1], not: 1 })],
  ["negations", "condition", (inner) => ({ not: inner })],
  ["values", "value", (inner) => ({ bind: "/a", fallback: inner })],
  ["texts", "text", (inner) => ({ text: "a", values: { a: inner } })],
];

describe("looking at what nests", () => {
  it.each(shapes)("takes a step for each level of %s, whatever is wrong with them", (_name, definition, wrap) => {
    const [ten, forty] = [10, 40].map((levels) => look(definition, nested(levels, wrap)).steps);
    expect(forty).toBeLessThanOrEqual(5 * (ten ?? 0) + 50);
  });

  it("says of an action without do that do is missing, and where", () => {
    expect(look("action", { then: [{ then: [{}] }] }).fault).toMatchObject({
      pointer: "",
      missing: "do",
      reason: '"do" is missing',
    });
    expect(look("action", { do: "call", call: "x", then: [{ to: "/a" }] }).fault).toMatchObject({
      pointer: "/then/0",
      reason: '"do" is missing',
    });
  });
});

describe("looking for the nearest choice", () => {
  it("ends after the first thirty missing texts, and still tells all that are missing", () => {
    let compared = 0;
    const EN = Object.fromEntries(Array.from({ length: 15_000 }, (_, place) => [`some.text.key.${place}`, "t"]));
    const keys = Object.keys(EN);
    const used = Array.from({ length: 500 }, (_, place) => ({
      key: `some.tixt.kay.${place}`,
      document: "d",
      pointer: `/${place}`,
    }));
    const problems = checkTexts({ used, languages: ["EN"], dictionaries: { EN }, own: {} });
    expect(problems).toHaveLength(500);
    expect(problems.filter((problem) => problem.nearest !== undefined)).toHaveLength(30);
    const counted = {
      *[Symbol.iterator]() {
        for (const key of keys) {
          compared += 1;
          yield key;
        }
      },
    };
    expect(suggest("x".repeat(10_000), counted)).toBeUndefined();
    expect(compared).toBe(0);
  });
});

describe("looking whether anything matches a pattern", () => {
  it("gives up after a number of steps, and says that it is not decided", () => {
    const manyStates = `^(?:${"[ab]{0,90}".repeat(40)})$`;
    expect(isSatisfiable(manyStates, 3_000, 5_000)).toBeUndefined();
    expect(isSatisfiable("^[a-z]{1,90}$", 100, 200)).toBe(false);
  });
});
