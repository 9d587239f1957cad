import { afterEach, describe, expect, it, vi } from "vitest";
import { dayName, dayNames } from "#console/menus/dayName.ts";

afterEach(() => vi.restoreAllMocks());

describe("days of the week", () => {
  it.each([
    ["EN", "Sunday", "Friday, Saturday, and Sunday"],
    ["AR", "الأحد", "الجمعة والسبت والأحد"],
    ["KM", "អាទិត្យ", "សុក្រ, សៅរ៍ និង អាទិត្យ"],
  ])("are called and listed in %s", (language, sunday, several) => {
    expect(dayName("Sun", language, "long")).toBe(sunday);
    expect(dayNames(["Fri", "Sat", "Sun"], language, "long")).toBe(several);
    expect(dayNames(["Sun"], language, "long")).toBe(sunday);
    expect(dayNames([], language, "long")).toBe("");
  });

  it("are Khmer where the browser knows no Khmer", () => {
    const { DateTimeFormat } = Intl;
    vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function english(_, options) {
      return new DateTimeFormat("en", options);
    } as typeof Intl.DateTimeFormat);
    expect(dayName("Fri", "EN", "long")).toBe("Friday");
    expect(dayName("Fri", "KM", "long")).toBe("សុក្រ");
    expect(dayName("Fri", "KM", "short")).toBe("សុក្រ");
  });
});
