import { describe, expect, it } from "vitest";
import { createFormats } from "#i18n/createFormats.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u200e\u200f\u061c]/g, " ");

describe("formats", () => {
  const english = createFormats("en", "USD", "Asia/Phnom_Penh");

  it.each([
    [123456, undefined, "$1,234.56"],
    [-50, undefined, "-$0.50"],
    [0, undefined, "$0.00"],
    [12345, "KHR", "៛123.45"],
    [12345, "JPY", "¥12,345"],
    [12345, "PLAY1", "123.45 PLAY1"],
    ["777", undefined, "$7.77"],
    ["soon", undefined, "soon"],
    [null, undefined, ""],
    [Number.NaN, undefined, "NaN"],
  ])("[LANG-03] write %s minor units of %s as %s", (minor, currency, text) => {
    expect(plain(english(minor, "money", currency))).toBe(text);
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

  it("write a fraction as a percentage", () => {
    expect(english(0.125, "percent")).toBe("12.5%");
  });

  it("write a moment in the visitor's zone, and a plain date as the day it names", () => {
    expect(plain(english("2026-03-01T18:30:00Z", "dateTime"))).toBe("Mar 2, 2026, 1:30 AM");
    expect(createFormats("en", "USD", "America/New_York")("2026-03-01", "date")).toBe("Mar 1, 2026");
  });

  it("leave what is no moment as it is", () => {
    expect(english("yesterday", "date")).toBe("yesterday");
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
