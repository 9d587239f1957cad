import { act, render } from "@testing-library/react";
import { useRef, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { useKeptScroll } from "#renderers/ui/useKeptScroll.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";

/** How far the room can be scrolled; a page that is still being loaded is short. */
let longest = 2_000;

function Overlay({ page }: { page: string }): ReactElement {
  const whole = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  useKeptScroll("centre", page, () => (whole.current && room.current ? [whole.current, room.current] : []));
  return (
    <div ref={whole}>
      <div ref={room} data-testid="room" />
    </div>
  );
}

/** An overlay of which pages are shown, each on a visit; `scroll` is what somebody does. */
function draw() {
  const visit = { number: 1 };
  const base = aRenderingContext();
  const context = { ...base, data: { ...base.data, left: { lists: new Map(), visit: () => visit.number } } };
  const tree = (page: string) => (
    <RenderingProvider context={context}>
      <Overlay page={page} />
    </RenderingProvider>
  );
  const drawn = render(tree("a"));
  const room = drawn.getByTestId("room");
  let top = 0;
  Object.defineProperty(room, "scrollTop", {
    get: () => top,
    set: (wanted: number) => {
      top = Math.min(wanted, longest);
    },
  });
  const scroll = (to: number) => {
    room.scrollTop = to;
    room.dispatchEvent(new Event("scroll"));
  };
  const show = (page: string, number: number) => {
    visit.number = number;
    drawn.rerender(tree(page));
    // A browser tells of what the change of content did to the place.
    room.dispatchEvent(new Event("scroll"));
  };
  return { room, scroll, show };
}

beforeEach(() => {
  longest = 2_000;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe("the place in a page of an overlay", () => {
  it("is the top of a page that is gone on to, and where one was on the way back", () => {
    const { room, scroll, show } = draw();
    scroll(700);
    show("b", 2);
    expect(room.scrollTop).toBe(0);
    scroll(90);
    show("a", 1);
    expect(room.scrollTop).toBe(700);
    show("b", 2);
    expect(room.scrollTop).toBe(90);
    show("a", 3);
    expect(room.scrollTop).toBe(0);
  });

  it("waits until the page is as long as it was", () => {
    const { room, scroll, show } = draw();
    scroll(700);
    show("b", 2);
    longest = 100;
    show("a", 1);
    expect(room.scrollTop).toBe(100);
    longest = 2_000;
    pass(50);
    expect(room.scrollTop).toBe(700);
  });

  it("is left to whoever scrolls meanwhile", () => {
    const { room, scroll, show } = draw();
    scroll(700);
    show("b", 2);
    longest = 100;
    show("a", 1);
    window.dispatchEvent(new Event("wheel"));
    longest = 2_000;
    pass(50);
    expect(room.scrollTop).toBe(100);
  });
});
