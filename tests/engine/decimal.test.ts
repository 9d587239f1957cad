import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, fromDecimal, multiply, order, round, subtract, toDecimal, type Decimal } from "#engine/decimal.ts";

/** A number of up to 25 figures, ten of them behind the point. */
const decimals = fc
  .record({ units: fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), places: fc.integer({ min: 0, max: 10 }) })
  .map((written) => toDecimal(fromDecimal(written)) as Decimal);

const sameAs = (a: Decimal | undefined, b: Decimal | undefined) =>
  a !== undefined && b !== undefined && order(a, b) === 0;

describe("an exact number", () => {
  it("is what its figures say, as a number and as a text", () => {
    expect([0.1, "0.10", "-12.50", 1e-7, "00012", 0].map(toDecimal)).toEqual([
      { units: 1n, places: 1 },
      { units: 1n, places: 1 },
      { units: -125n, places: 1 },
      { units: 1n, places: 7 },
      { units: 12n, places: 0 },
      { units: 0n, places: 0 },
    ]);
  });

  it.each([
    ["not a number", NaN],
    ["endless", Infinity],
    ["a whole number beyond 2^53", 2 ** 60],
    ["an empty text", ""],
    ["a text with a sign of its own", "+5"],
    ["a text with a group", "1,000"],
    ["a power as text", "1e5"],
    ["hexadecimal", "0x10"],
    ["61 figures", "1".repeat(61)],
    ["a very long text", "1".repeat(100_000)],
    ["nothing", null],
    ["a list", [1]],
    ["yes", true],
  ])("is not %s", (_, value) => {
    expect(toDecimal(value)).toBeUndefined();
  });

  it("comes back as a number only where that says it exactly", () => {
    expect(fromDecimal({ units: 2500n, places: 3 })).toBe(2.5);
    expect(fromDecimal({ units: 9007199254740993n, places: 0 })).toBe("9007199254740993");
    expect(fromDecimal({ units: 12345678901234567891n, places: 4 })).toBe("1234567890123456.7891");
    expect(fromDecimal({ units: -5n, places: 2 })).toBe(-0.05);
  });

  it("survives the way out and back", () => {
    fc.assert(fc.property(decimals, (a) => sameAs(toDecimal(fromDecimal(a)), a)));
  });

  it("takes every number that has a fraction of up to fifteen figures for what people read", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (units, places) => {
        const read = toDecimal(Number(`${units}e-${places}`)) as Decimal;
        return sameAs(read, { units: BigInt(units), places });
      }),
    );
  });

  it("adds in any order, and subtracting takes back", () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        const left = add(add(a, b) as Decimal, c);
        const right = add(a, add(b, c) as Decimal);
        return sameAs(left, right) && sameAs(subtract(add(a, b) as Decimal, b), a);
      }),
    );
  });

  it("multiplies over sums, and by one changes nothing", () => {
    fc.assert(
      fc.property(decimals, decimals, fc.integer({ min: -999, max: 999 }), (a, b, whole) => {
        const factor = toDecimal(whole) as Decimal;
        const together = multiply(add(a, b) as Decimal, factor);
        const apart = add(multiply(a, factor) as Decimal, multiply(b, factor) as Decimal);
        return sameAs(together, apart) && sameAs(multiply(a, { units: 1n, places: 0 }), a);
      }),
    );
  });

  it("rounds by less than one step, the way it was told", () => {
    fc.assert(
      fc.property(decimals, fc.integer({ min: 0, max: 6 }), (a, digits) => {
        const [down, up, nearest] = (["down", "up", "nearest"] as const).map((way) => round(a, digits, way));
        const size = ({ units, places }: Decimal) => ({ units: units < 0n ? -units : units, places });
        if (!down || !up || !nearest) return false;
        const step = subtract(size(up), size(down)) as Decimal;
        const isOneStep = order(step, { units: 1n, places: digits }) <= 0;
        const isBetween = order(size(down), size(a)) <= 0 && order(size(a), size(up)) <= 0;
        return isOneStep && isBetween && (sameAs(nearest, down) || sameAs(nearest, up)) && nearest.places <= digits;
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, "nearest" | "down" | "up", number | string]>([
    ["2.5", "nearest", 3],
    ["-2.5", "nearest", -3],
    ["2.49", "nearest", 2],
    ["2.01", "up", 3],
    ["-2.01", "up", -3],
    ["2.99", "down", 2],
    ["-2.99", "down", -2],
  ])("rounds %s %s to %s", (text, towards, rounded) => {
    expect(fromDecimal(round(toDecimal(text) as Decimal, 0, towards))).toBe(rounded);
  });
});
