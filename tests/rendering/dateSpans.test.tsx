import { useState, type ComponentType } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { dateRangeField } from "#renderers/fields/DateRangeField.tsx";
import { spanOf } from "#renderers/fields/spanOf.ts";
import { aField } from "#tests/support/aField.ts";

const user = userEvent.setup();
const Field = dateRangeField.component as ComponentType<FieldProps>;

function Kept({ values }: { values: unknown[] }) {
  const [value, setValue] = useState<unknown>();
  const take = (next: unknown) => (values.push(next), setValue(next));
  return <Field {...aField({ settings: { presets: [0, -7, 30] } })} value={value} onChange={take} />;
}

describe("spans of a date range", () => {
  it("are chosen with one press, and let go by a second", async () => {
    vi.setSystemTime(new Date(2026, 2, 2, 23, 30));
    const values: unknown[] = [];
    render(<Kept values={values} />);
    const press = (name: string) => user.click(screen.getByRole("button", { name }));
    await press("Today");
    await press("Last 7 days");
    expect(screen.getByRole("button", { name: "Last 7 days" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("button", { name: "Today" }).getAttribute("aria-pressed")).toBe("false");
    await press("Next 30 days");
    await press("Next 30 days");
    vi.useRealTimers();
    expect(values).toEqual([
      { from: "2026-03-02", to: "2026-03-02" },
      { from: "2026-02-24", to: "2026-03-02" },
      { from: "2026-03-02", to: "2026-03-31" },
      undefined,
    ]);
  });

  it.each([
    [-1, { from: "2024-03-01", to: "2024-03-01" }],
    [-2, { from: "2024-02-29", to: "2024-03-01" }],
    [366, { from: "2024-03-01", to: "2025-03-01" }],
  ])("of %s days", (days, span) => {
    expect(spanOf(days, new Date(2024, 2, 1))).toEqual(span);
  });
});
