import fc from "fast-check";
import { expect, it } from "vitest";
import { createMoneyWriter } from "#i18n/createMoneyWriter.ts";
import { minorDigits } from "#i18n/minorDigits.ts";
import { drillSize } from "../support/drillSize.ts";

const currencies = ["USD", "VND", "KWD", "BTC", "ETH", "IDR", "LAK", "CLF", "USDT", "PLAY", "XAF", "SOL"];
const languages = ["en", "km", "ar", "de", "fa", "my", "hi", "zh-Hans"];

/** The minor units that a written amount stands for, read without any rounding. */
function readBack(text: string, digits: number): bigint {
  const figures = text.replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, "").replaceAll("\u2212", "-");
  const sign = figures.includes("-") ? -1n : 1n;
  const [, number = ""] = /(\d(?:[\d.,'’\u00a0\u202f\u066b\u066c]*\d)?)/.exec(figures) ?? [];
  const last = Math.max(number.lastIndexOf("."), number.lastIndexOf(","), number.lastIndexOf("\u066b"));
  const isPoint = digits > 0 && last >= 0;
  const whole = (isPoint ? number.slice(0, last) : number).replaceAll(/\D/g, "");
  const part = isPoint ? number.slice(last + 1) : "";
  return sign * BigInt(whole + part.padEnd(digits, "0"));
}

it("writes every amount to the last minor unit, in every language and currency", () => {
  const writers = new Map(
    languages.map((tag) => [tag, createMoneyWriter({ tags: [tag, "en"], own: "USD", cents: "auto" })]),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.maxSafeInteger(),
        fc.integer({ min: -1000, max: 1000 }),
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      ),
      fc.constantFrom(...currencies),
      fc.constantFrom(...languages),
      (amount, currency, tag) => {
        const written = writers.get(tag)?.(typeof amount === "bigint" ? String(amount) : amount, currency) ?? "";
        expect(written).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/);
        expect([currency, tag, written, readBack(written, minorDigits(currency))]).toEqual([
          currency,
          tag,
          written,
          BigInt(amount),
        ]);
      },
    ),
    { numRuns: drillSize(1_000, 200_000) },
  );
});

it("writes nothing that is no whole number of minor units, and never throws", () => {
  const write = createMoneyWriter({ tags: ["en"], own: "USD", cents: "auto" });
  fc.assert(
    fc.property(fc.anything(), fc.string(), (value, currency) => {
      const isWhole = Number.isSafeInteger(value) || (typeof value === "string" && /^-?\d{1,60}$/.test(value));
      expect(write(value, currency) === undefined).toBe(!isWhole);
    }),
    { numRuns: drillSize(1_000, 200_000) },
  );
});
