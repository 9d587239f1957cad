import { describe, expect, it, vi } from "vitest";
import { minorDigits } from "#i18n/minorDigits.ts";
import { createFormats, type OnBadAmount } from "#i18n/createFormats.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u200e\u200f\u061c]/g, " ");

describe("formats", () => {
  const english = createFormats("en", "USD", { timeZone: "Asia/Phnom_Penh" });

  it.each([
    [123456, undefined, "$1,234.56"],
    [-50, undefined, "-$0.50"],
    [0, undefined, "$0.00"],
    [12345, "KHR", "៛123.45"],
    [12345, "JPY", "¥12,345"],
    [12345, "PLAY1", "123.45 PLAY1"],
    ["777", undefined, "$7.77"],
    [null, undefined, ""],
    [123456, "VND", "₫123,456"],
    [100_000_000, "BTC", "BTC 1.00"],
    [1, "BTC", "BTC 0.00000001"],
    [150_000, "MBTC", "1.50 MBTC"],
    ["5000000000000000000", "ETH", "ETH 5.00"],
    [1234, "KWD", "KWD 1.234"],
    [123456, "IDR", "Rp 1,234.56"],
    [123456, "LAK", "₭1,234.56"],
    [123456, "vnd", "₫123,456"],
    [100, "AUD", "AUD 1.00"],
    [9_007_199_254_740_991, undefined, "$90,071,992,547,409.91"],
    ["123456789012345678", undefined, "$1,234,567,890,123,456.78"],
  ])("[LANG-03] write %s minor units of %s as %s", (minor, currency, text) => {
    expect(plain(english(minor, "money", currency))).toBe(text);
  });

  it.each([
    [12.5, "a number with a fraction"],
    ["12.50", "a text that is not all digits"],
    ["soon", "a text that is not all digits"],
    ["1e3", "a text that is not all digits"],
    [2 ** 53, "a number beyond 2^53, whose last figures are lost"],
    [Number.NaN, "no number"],
    [{ amount: 5 }, "a object"],
    [[5], "a list"],
    [true, "a boolean"],
  ])("do not guess at %o as an amount, and report it", (value, fault) => {
    const onBadAmount = vi.fn<OnBadAmount>();
    const write = createFormats("en", "USD", { onBadAmount });
    expect([write(value, "money"), write(value, "moneyScale", "VND")]).toEqual(["–", "–"]);
    expect(onBadAmount.mock.calls).toEqual([
      [fault, "USD"],
      [fault, "VND"],
    ]);
  });

  it("count the minor units of every currency of ISO 4217 by the standard, whatever the browser does", () => {
    expect(["JPY", "KRW", "VND", "XAF", "UGX"].map(minorDigits)).toEqual([0, 0, 0, 0, 0]);
    expect(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].map(minorDigits)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(["CLF", "UYW"].map(minorDigits)).toEqual([4, 4]);
    const hundredths = ["USD", "IDR", "LAK", "MMK", "HUF", "IRR", "MGA", "RSD", "COP", "PLAY"];
    expect(hundredths.map(minorDigits)).toEqual(hundredths.map(() => 2));
    expect(["BTC", "USDT", "XRP", "SOL", "ETH"].map(minorDigits)).toEqual([8, 6, 6, 9, 18]);
  });

  it("write money on a scale without cents where there are none", () => {
    const scale = (minor: number, currency?: string) => plain(english(minor, "moneyScale", currency));
    expect([scale(400_000), scale(250), scale(-200_000), scale(0), scale(1_000, "PLAY1")]).toEqual([
      "$4,000",
      "$2.50",
      "-$2,000",
      "$0",
      "10 PLAY1",
    ]);
  });

  it.each([
    ["en", "1,234,567.5", "Mar 1, 2026", "$1,234.56"],
    ["vi", "1.234.567,5", "1 thg 3, 2026", "1.234,56 $"],
    ["ru", "1 234 567,5", "1 мар. 2026 г.", "1 234,56 $"],
    ["pt-BR", "1.234.567,5", "1 de mar. de 2026", "$ 1.234,56"],
    ["ja", "1,234,567.5", "2026/03/01", "$1,234.56"],
    ["hi", "12,34,567.5", "1 मार्च 2026", "$1,234.56"],
  ])("[LANG-03] in %s a number is %s, a date %s and an amount %s", (tag, aNumber, date, amount) => {
    const write = createFormats(tag, "USD");
    const written = [write(1_234_567.5, "number"), write("2026-03-01", "date"), write(123_456, "money")];
    expect(written.map(plain)).toEqual([aNumber, date, amount]);
  });

  it("write a fraction as a percentage", () => {
    expect(english(0.125, "percent")).toBe("12.5%");
  });

  it("write a moment in the visitor's zone, and a plain date as the day it names", () => {
    expect(plain(english("2026-03-01T18:30:00Z", "dateTime"))).toBe("Mar 2, 2026, 1:30 AM");
    expect(createFormats("en", "USD", { timeZone: "America/New_York" })("2026-03-01", "date")).toBe("Mar 1, 2026");
  });

  it("[NOTICE-01] write a stamp as YYYY-MM-DD HH:mm:ss in every language, in the zone", () => {
    for (const tag of ["en", "km", "ar", "fa", "th"]) {
      const write = createFormats(tag, "USD", { timeZone: "America/New_York" });
      expect(write("2026-03-01T02:03:09Z", "stamp")).toBe("2026-02-28 21:03:09");
    }
    expect(english("yesterday", "stamp")).toBe("yesterday");
  });

  it("leave what is no moment as it is", () => {
    expect(english("yesterday", "date")).toBe("yesterday");
  });

  it("keep the sign of US$ beside its letters within a sentence from right to left", () => {
    expect(createFormats("ar", "USD")(1234, "money")).toMatch(/US\$\u200e$/);
    expect(createFormats("en", "USD")(1234, "money")).toBe("$12.34");
  });

  it.each(["km", "ar", "my", "bn", "fa", "ne", "ur"])("write Western digits in %s", (tag) => {
    const write = createFormats(tag, "USD");
    expect(write(1234567, "money")).toMatch(/1.?2?.?3?4?.?5/);
    expect(write("2026-03-01", "date")).toMatch(/[0-9]{4}/);
  });

  it("write nothing for nothing", () => {
    expect([undefined, null, ""].map((value) => english(value, "text"))).toEqual(["", "", ""]);
  });
});

describe("spans of time, what is hidden, and short numbers", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  const away = (seconds: number) => new Date(now + seconds * 1_000).toISOString();

  it.each([
    ["en", 0, "0 sec"],
    ["en", 59.9, "59 sec"],
    ["en", 3_725, "1 hr, 2 min"],
    ["en", 3_601, "1 hr"],
    ["en", 90_061, "1 day, 1 hr"],
    ["en", "125", "2 min, 5 sec"],
    ["km", 3_725, "1 ម៉ោង 2 នាទី"],
    ["ar", 3_725, "1 س و2 د"],
    ["my", 90_061, "25:01:01"],
    ["en", -5, "-5"],
    ["en", "soon", "soon"],
    ["en", null, ""],
  ])("[LANG-03] in %s a duration of %s is %s", (tag, seconds, text) => {
    expect(plain(createFormats(tag, "USD")(seconds, "duration"))).toBe(text);
  });

  it.each([
    ["en", 10, "now"],
    ["en", -29, "now"],
    ["en", -31, "1 minute ago"],
    ["en", -180, "3 minutes ago"],
    ["en", -7_300, "2 hours ago"],
    ["en", 90_000, "in 1 day"],
    ["en", -86_400 * 70, "2 months ago"],
    ["km", -10, "ឥឡូវ"],
    ["km", -180, "3 នាទីមុន"],
    ["km", 3_700, "ក្នុងរយៈពេល 1 ម៉ោង"],
    ["ar", -10, "الآن"],
    ["ar", -180, "قبل 3 دقائق"],
    ["my", -180, "2026-11-23"],
  ])("[LANG-03] in %s what is %s seconds away is %s", (tag, seconds, text) => {
    expect(plain(createFormats(tag, "USD")(away(seconds), "relative", undefined, now))).toBe(text);
  });

  it("write the day, the same everywhere, while nobody knows what time it is", () => {
    const late = "2026-11-23T23:30:00Z";
    const days = ["Asia/Phnom_Penh", "America/New_York"].map((timeZone) =>
      createFormats("en", "USD", { timeZone })(late, "relative"),
    );
    expect(days).toEqual(["Nov 23, 2026", "Nov 23, 2026"]);
    expect(createFormats("en", "USD")("no time", "relative", undefined, now)).toBe("no time");
  });

  it.each([
    ["6222021234567890", "••••7890"],
    ["player01", "••••01"],
    [855_123_456, "••••456"],
    ["ab", "••••"],
    ["សុខដារ៉ា", "••••"],
    ["ពោធិ៍ សុខ ដារា", "••••ដារា"],
    ["", ""],
    [undefined, ""],
  ])("leave of %s only %s", (value, text) => {
    expect(createFormats("ar", "USD")(value, "masked").replace("\u200e", "")).toBe(text);
  });

  it.each([
    ["en", 12_345, "12.3K"],
    ["km", 12_345, "12.3K"],
    ["ar", 12_345, "12.3 ألف"],
    ["en", 999, "999"],
    ["en", "many", "many"],
  ])("in %s write %s short as %s", (tag, value, text) => {
    expect(plain(createFormats(tag, "USD")(value, "compact"))).toBe(text);
  });
});
