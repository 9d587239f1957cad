import { describe, expect, it } from "vitest";
import { weekdayAt, weekdays } from "#compile/time/weekdayAt.ts";

describe("the day of the week", () => {
  const sunday = Date.UTC(2026, 10, 29);

  it("is named alike in every zone, and changes at the midnight of the zone", () => {
    const names = weekdays.map((_, place) => weekdayAt(sunday + (place + 1) * 86_400_000, "UTC"));
    expect(names).toEqual(weekdays);
    expect(weekdayAt(sunday - 1)).toBe("Sat");
    expect(weekdayAt(sunday)).toBe("Sun");
    expect(weekdayAt(sunday - 7 * 3_600_000 - 1, "Asia/Phnom_Penh")).toBe("Sat");
    expect(weekdayAt(sunday - 7 * 3_600_000, "Asia/Phnom_Penh")).toBe("Sun");
    expect(weekdayAt(sunday, "America/New_York")).toBe("Sat");
  });

  it("is that of UTC in a zone that nobody knows, and nothing while the time is not known", () => {
    expect(weekdayAt(sunday, "Nowhere/At_All")).toBe("Sun");
    expect(weekdayAt(undefined, "Asia/Phnom_Penh")).toBeUndefined();
  });
});
