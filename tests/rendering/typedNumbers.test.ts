import { describe, expect, it } from "vitest";
import { createFormats } from "#i18n/createFormats.ts";
import { fromMinorUnits, toMinorUnits } from "#rendering/numbers/minorUnits.ts";
import { numberMarks, writePlainNumber } from "#rendering/numbers/numberMarks.ts";
import { readTypedNumber } from "#rendering/numbers/readTypedNumber.ts";
import cases from "#tests/fixtures/forms/typed-numbers.json" with { type: "json" };

const marksOf = (decimal: string) => ({
  decimal,
  group: decimal === "," ? "." : ",",
  sizes: [3, 3] as [number, number],
});
const marksIn = (language: string) => {
  const format = createFormats(language, "USD");
  return numberMarks((value) => format(value, "number"));
};

describe("a number that people type", () => {
  it.each(cases)("$text, where decimals stand after $decimal and there are $places, is $plain", (one) => {
    expect(readTypedNumber(one.text, marksOf(one.decimal), one.places) ?? null).toBe(one.plain);
  });

  it.each([
    ["en", "-1234567.50", "-1,234,567.50"],
    ["de", "1234567.5", "1.234.567,5"],
    ["hi", "1234567.5", "12,34,567.5"],
    ["en", "123", "123"],
    ["en", "12345678901234567890.01", "12,345,678,901,234,567,890.01"],
  ])("is written in %s as the language groups it: %s is %s", (language, plain, written) => {
    expect(writePlainNumber(plain, marksIn(language))).toBe(written);
  });

  it.each(["en", "km", "ar", "de", "fr", "hi"])("is read in %s as it was written there", (language) => {
    const marks = marksIn(language);
    for (const plain of ["0.5", "12.75", "1234.25", "1234567.01", "999"])
      expect(readTypedNumber(writePlainNumber(plain, marks), marks, 2)).toBe(plain);
  });
});

describe("an amount in minor units", () => {
  it.each([
    ["12.5", 2, 1250],
    ["12.500", 2, 1250],
    ["12.505", 2, undefined],
    ["0", 2, 0],
    ["-0", 2, 0],
    ["-3.01", 2, -301],
    ["50000", 0, 50_000],
    ["1.234", 3, 1234],
    ["5", 18, "5000000000000000000"],
  ])("%s with %i decimals is %s", (plain, digits, minor) => {
    expect(toMinorUnits(plain, digits)).toBe(minor);
  });

  it.each([
    [1250, 2, "12.50"],
    [5, 2, "0.05"],
    [-5, 2, "-0.05"],
    [50_000, 0, "50000"],
    ["5000000000000000000", 18, "5.000000000000000000"],
    ["1250", 2, undefined],
    [12.5, 2, undefined],
    [null, 2, undefined],
  ])("%s of %i decimals is written %s", (minor, digits, plain) => {
    expect(fromMinorUnits(minor, digits)).toBe(plain);
  });
});
