import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { momentField } from "#console/moments/MomentField.tsx";
import { momentWords } from "#console/moments/momentWords.ts";
import { withMoments } from "#console/moments/withMoments.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import banners from "#schemas/config/banners.schema.json" with { type: "json" };
import { aConsoleTools, inConsole } from "../support/aConsoleTools.tsx";
import { aField } from "../support/aField.ts";

async function open(value: unknown, timeZone = "Asia/Phnom_Penh") {
  const onChange = vi.fn();
  const Field = momentField.component as ComponentType<FieldProps>;
  const tools = await aConsoleTools({ site: { brand: { settings: { timeZone } } } });
  const shown = (now: unknown) => inConsole(<Field {...aField({ label: "Until", value: now, onChange })} />, tools);
  const { rerender } = render(shown(value));
  return { onChange, show: (now: unknown) => rerender(shown(now)) };
}

const day = () => screen.getByLabelText<HTMLInputElement>("Until");
const time = () => screen.getByLabelText<HTMLInputElement>("Time of Until");

describe("a moment of a configuration", () => {
  it("is shown as day and time of the brand's clock, and says whose clock it is", async () => {
    await open("2026-12-31T20:30:00+03:00");
    expect([day().value, time().value]).toEqual(["2027-01-01", "00:30"]);
    expect(screen.queryByText("In the brand’s time zone: Asia/Phnom_Penh.")).not.toBeNull();
  });

  it("goes into the draft in UTC: a day begins at midnight until a time is chosen; without a day there is none", async () => {
    const { onChange, show } = await open("");
    expect(time().disabled).toBe(true);
    fireEvent.change(day(), { target: { value: "2026-03-01" } });
    expect(onChange).toHaveBeenLastCalledWith("2026-02-28T17:00:00Z");
    show("2026-02-28T17:00:00Z");
    fireEvent.change(time(), { target: { value: "09:15" } });
    expect(onChange).toHaveBeenLastCalledWith("2026-03-01T02:15:00Z");
    show("2026-03-01T02:15:00Z");
    fireEvent.change(day(), { target: { value: "" } });
    expect(onChange).toHaveBeenLastCalledWith("");
  });

  it("is UTC where the brand's zone is none", async () => {
    await open("2026-12-31T20:30:00Z", "Nowhere/Here");
    expect([day().value, time().value]).toEqual(["2026-12-31", "20:30"]);
  });

  it("stays as it is written where it is none, to be mended", async () => {
    const { onChange } = await open("soon");
    expect(day().value).toBe("soon");
    fireEvent.change(day(), { target: { value: "sooner" } });
    expect(onChange).toHaveBeenLastCalledWith("sooner");
  });
});

it("is known in a schema by its pattern", () => {
  const { properties } = withMoments(banners).$defs.bannerItem;
  const moments = Object.entries(properties).filter(([, property]) => "format" in property);
  expect(moments.map(([name, property]) => [name, (property as { format?: string }).format])).toEqual([
    ["from", "pick-moment"],
    ["until", "pick-moment"],
  ]);
});

it.each([
  ["2026-12-24T18:30:00Z", "EN", "Dec 25, 2026, 1:30 AM (Asia/Phnom_Penh)"],
  ["2026-12-24T18:30:00Z", "KM", "25 ធ្នូ 2026, 01:30 (Asia/Phnom_Penh)"],
  ["2026-12-24", "EN", undefined],
  ["2026-99-24T18:30:00Z", "EN", undefined],
])("is read among the changes as day and time of the brand's clock: %s in %s", (text, language, words) => {
  const said = momentWords(text, "Asia/Phnom_Penh", language);
  expect(said?.replaceAll("\u202f", " ")).toBe(words);
});
