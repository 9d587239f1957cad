import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { Countdown } from "#renderers/blocks/Countdown.tsx";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext, type ContextParts } from "#tests/support/aRenderingContext.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const start = Date.parse("2026-11-20T10:00:00Z");
const node = {
  kind: "countdown",
  label: "home.start",
  until: { bind: "/until" },
  then: [{ do: "refresh", data: ["draws"] }],
};

let until: unknown;
const draw = (more: object = {}, parts: ContextParts = {}) => {
  const context = aRenderingContext({ ...parts, roots: { until: () => until } });
  const written = { ...node, ...more };
  const { replace } = renderNode(aNode(written), context);
  return { context, again: (changes: object) => replace({ ...written, ...changes }) };
};
const spoken = () => screen.getByRole("timer", { name: "Where to next" }).querySelector(".only-read")?.textContent;
const said = () => document.querySelector("[aria-live=polite]")?.textContent;
const boxes = () => [...document.querySelectorAll(".countdown__figures")].map((one) => one.textContent);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe("a countdown", () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }));
  afterEach(() => void vi.useRealTimers());

  it("shows days, hours, minutes and seconds, and moves with the platform's clock", () => {
    until = "2026-11-22T13:04:05Z";
    draw();
    expect([boxes(), spoken()]).toEqual([["02", "03", "04", "05"], "2 days 3 hours 4 minutes 5 seconds"]);
    pass(6_000);
    expect(boxes()).toEqual(["02", "03", "03", "59"]);
  });

  it("counts by the platform's clock where the device's is wrong", () => {
    until = "2026-11-20T11:00:00Z";
    draw({}, { now: () => Date.now() + 1_800_000 });
    expect(boxes()).toEqual(["00", "30", "00"]);
  });

  it.each([
    ["2026-11-22T13:04:05Z", "2 days", "03:04:05"],
    ["2026-11-20T13:04:05Z", "", "03:04:05"],
    ["2026-11-20T10:04:05Z", "", "04:05"],
  ])("is one line where it is asked to: until %s %s %s", (moment, days, clock) => {
    until = moment;
    draw({ layout: "line" });
    expect(document.querySelector(".countdown__line")?.textContent).toBe(days + clock);
  });

  it("does what follows once when the moment comes, and says so", async () => {
    until = "2026-11-20T10:00:03Z";
    const { context, again } = draw({ ended: "home.reasons" });
    pass(2_999);
    expect(context.actions).toEqual([]);
    pass(1);
    expect(context.actions).toEqual(node.then);
    expect(document.querySelector(".countdown__over")?.textContent).toBe("Why players stay");
    expect(said()).toBe("Where to next: Why players stay");
    pass(3_600_000);
    again({ size: "l" });
    expect(context.actions).toHaveLength(1);
    // The next one, which was loaded meanwhile.
    until = "2026-11-20T11:00:10Z";
    again({ size: "m" });
    pass(10_000);
    expect(context.actions).toHaveLength(2);
  });

  it("does what follows when the moment came while the tab slept", () => {
    until = "2026-11-20T10:30:00Z";
    const { context } = draw();
    // No timer ran meanwhile.
    vi.setSystemTime(start + 7_200_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(context.actions).toHaveLength(1);
  });

  it("does nothing for a moment that was over before, and counts on where the clock was wrong", () => {
    until = "2026-11-20T09:59:58Z";
    let wrong = 0;
    const { context } = draw({}, { now: () => Date.now() - wrong });
    pass(60_000);
    expect([context.actions, spoken()]).toEqual([[], "Time is up"]);
    wrong = 70_000;
    pass(5_000);
    expect(boxes()).toEqual(["00", "00", "03"]);
    pass(3_000);
    expect(context.actions).toHaveLength(1);
  });

  it("is said aloud at five minutes, a minute, ten seconds and the end alone", () => {
    until = "2026-11-20T10:05:02Z";
    draw();
    const heard = [said()];
    for (let second = 0; second < 310; second += 1) {
      pass(1_000);
      if (heard.at(-1) !== said()) heard.push(said());
    }
    const left = ["5 minutes", "1 minute", "10 seconds", "Time is up"];
    expect(heard).toEqual(["", ...left.map((words) => `Where to next: ${words}`)]);
    expect(screen.getByRole("timer").getAttribute("aria-live")).toBeNull();
  });

  it.each([null, "", "soon", {}])("keeps its place while its moment is %j", (moment) => {
    until = moment;
    draw();
    expect(screen.getByRole("timer").getAttribute("aria-busy")).toBe("true");
    expect(boxes()).toHaveLength(4);
    pass(60_000);
  });

  it("is drawn by a server as by a browser that takes it over: without a time", () => {
    const context = aRenderingContext();
    const shown = { value: "2026-11-22T13:04:05Z", text: "" };
    const at = { document: "page/index", pointer: "/root", scope: context.scope };
    const drawn = () =>
      renderToString(
        <RenderingProvider context={context}>
          <Countdown label="Draw" until={shown} at={at} />
        </RenderingProvider>,
      );
    const first = drawn();
    vi.setSystemTime(start + 86_400_000);
    expect(drawn()).toBe(first);
    expect(first).toContain('aria-busy="true"');
  });

  it.each([
    ["KM", "2 ថ្ងៃ 3 ម៉ោង 4 នាទី 5 វិនាទី"],
    ["AR", "يومان 3 ساعات 4 دقائق 5 ثوانٍ"],
  ])("is said in %s", (language, words) => {
    until = "2026-11-22T13:04:05Z";
    const translate = aTranslate(language);
    draw({}, { translate: (key, values) => (key === "home.start" ? "Where to next" : translate(key, values)) });
    expect(spoken()).toBe(words);
  });
});
