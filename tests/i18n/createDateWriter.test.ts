import { describe, expect, it } from "vitest";
import { createDateWriter } from "#i18n/createDateWriter.ts";

const time = new Date("2026-11-20T11:05:00Z");
const timeZone = "Asia/Phnom_Penh";

describe("dates of a language that the browser does not know", () => {
  it("have Khmer months", () => {
    const write = createDateWriter({ tag: "km", timeZone });
    expect(write(time, false)).toBe("20 វិច្ឆិកា 2026");
    expect(write(time, true)).toBe("20 វិច្ឆិកា 2026, 18:05");
  });

  it("are figures alone where we have no words either", () => {
    const write = createDateWriter({ tag: "tlh", timeZone });
    expect(write(time, false)).toBe("2026-11-20");
    expect(write(time, true)).toBe("2026-11-20 18:05");
  });

  it("name the months as the language's own data does", () => {
    const known = new Intl.DateTimeFormat("km", { month: "long", timeZone: "UTC" });
    const ours = createDateWriter({ tag: "km", timeZone: "UTC" });
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2026, month, 15));
      expect(ours(day, false)).toBe(`15 ${known.format(day)} 2026`);
    }
  });
});
