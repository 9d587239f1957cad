import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createFormats } from "#i18n/createFormats.ts";
import { ClockStore } from "#stores/ClockStore.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const sentAt = "2026-11-23T12:00:00Z";
const row = { id: 1, sentAt, card: "6222021234567890" };

/** A page that is drawn while nobody knows the time, and the way to tell it. */
function aPage(node: object) {
  let time = Date.parse(sentAt) + 180_000;
  let step = () => {};
  const clock = new ClockStore(() => time, {
    every: (_, run) => {
      step = run;
      return () => undefined;
    },
  });
  const write = createFormats("en", "USD");
  const format: ReturnType<typeof aRenderingContext>["format"] = (value, as = "text", currency) =>
    write(value, as, currency, as === "relative" ? clock.now : undefined);
  const list = { list: () => [row], row: () => row };
  renderNode(node as { kind: string }, aRenderingContext({ format, roots: list }));
  return {
    start: () => act(() => clock.start()),
    pass: (ms: number) =>
      act(() => {
        time += ms;
        step();
      }),
  };
}

describe("a moment told from now", () => {
  it.each([
    ["a value", { kind: "value", label: "Sent", value: { bind: "/row/sentAt", format: "relative" } }],
    ["a text", { kind: "text", text: { bind: "/row/sentAt", format: "relative" } }],
    [
      "a cell",
      {
        kind: "table",
        id: "sent",
        label: "Sent",
        rows: { bind: "/list" },
        rowKey: { bind: "/row/id" },
        columns: [{ value: { bind: "/row/sentAt", format: "relative" }, label: "Sent" }],
      },
    ],
  ])("is the day at first, and goes on with the time in %s", (_, node) => {
    const page = aPage(node);
    expect(screen.getByText("Nov 23, 2026")).toBeTruthy();
    page.start();
    expect(screen.getByText("3 minutes ago")).toBeTruthy();
    page.pass(3_600_000);
    expect(screen.getByText("1 hour ago")).toBeTruthy();
  });
});
