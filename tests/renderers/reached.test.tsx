import { act, render, screen } from "@testing-library/react";
import { useState, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { useReached } from "#renderers/ui/useReached.ts";

afterEach(() => vi.unstubAllGlobals());

/** Says whether its box was reached; the box goes once it was. */
function Box(): ReactElement {
  const [box, setBox] = useState<Element | null>(null);
  const isReached = useReached(box);
  return isReached ? <p>reached</p> : <p ref={setBox}>away</p>;
}

it("is told once, when its element comes near, and looks no more", () => {
  const told: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  const stopped = vi.fn();
  const options: unknown[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn();
      disconnect = stopped;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, given: unknown) {
        told.push(tell);
        options.push(given);
      }
    },
  );
  render(<Box />);
  expect(options).toEqual([{ rootMargin: "320px 0px" }]);
  act(() => told[0]?.([{ isIntersecting: false }]));
  expect(screen.getByText("away")).toBeTruthy();
  act(() => told[0]?.([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(screen.getByText("reached")).toBeTruthy();
  expect([told.length, stopped.mock.calls.length]).toEqual([1, 1]);
});

it("is at once where a browser cannot tell, and not where nobody sees what is drawn", () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  expect(renderToString(<Box />)).toContain("away");
  render(<Box />);
  expect(screen.getByText("reached")).toBeTruthy();
});
