import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ContextParts } from "#tests/support/aRenderingContext.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const start = Date.parse("2026-11-20T10:00:00Z");
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
let moment: unknown;
let isHidden = false;

const node = {
  kind: "data",
  id: "play",
  call: "getPlaySession",
  renewAt: { bind: "/moment" },
  children: [{ kind: "text", text: "home.start" }],
};

function draw(more: object = {}, parts: ContextParts = {}) {
  const reload = vi.fn(async () => {});
  const context = aRenderingContext({
    ...parts,
    roots: { moment: () => moment, done: () => true },
    data: {
      watch: () => () => {},
      read: () => ({ status: "ready", value: {} }),
      reload,
      load: async () => ({ ok: true, value: {} }),
    },
  });
  const { replace, unmount } = renderNode({ ...node, ...more }, context);
  return { reload, unmount, again: () => replace({ ...node, ...more, label: "home.start" }) };
}
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const look = (hidden: boolean) => {
  isHidden = hidden;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

describe("data that is loaded again at a moment", () => {
  beforeEach(() => {
    isHidden = false;
    vi.useFakeTimers({ now: start });
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (isHidden ? "hidden" : "visible"));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is loaded when it has come, and not before", () => {
    moment = at(60);
    const { reload } = draw();
    pass(59);
    expect(reload).not.toHaveBeenCalled();
    pass(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("goes by the platform's clock where the device's is hours wrong", () => {
    moment = at(4 * 3600 + 30);
    const { reload } = draw({}, { now: () => Date.now() + 4 * 3_600_000 });
    pass(29);
    expect(reload).not.toHaveBeenCalled();
    pass(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is loaded at once in a tab that slept for hours, and not while nobody looks", () => {
    moment = at(60);
    const { reload } = draw();
    look(true);
    pass(3 * 3600);
    expect(reload).not.toHaveBeenCalled();
    look(false);
    expect(reload).toHaveBeenCalledTimes(1);
    look(true);
    look(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is tried again every five seconds where the moment stays in the past, never faster", () => {
    moment = at(-3600);
    const { reload } = draw();
    expect(reload).toHaveBeenCalledTimes(1);
    pass(4);
    expect(reload).toHaveBeenCalledTimes(1);
    pass(11);
    expect(reload).toHaveBeenCalledTimes(4);
  });

  it.each([undefined, null, "soon", {}])("is left alone where the moment is none: %s", (none) => {
    moment = none;
    const { reload } = draw();
    pass(24 * 3600);
    expect(reload).not.toHaveBeenCalled();
  });

  it("waits for a moment further away than any timer of a browser reaches", () => {
    moment = at(40 * 24 * 3600);
    const { reload } = draw();
    pass(39 * 24 * 3600);
    expect(reload).not.toHaveBeenCalled();
    pass(24 * 3600);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("stops where it is over, and where it is gone", () => {
    moment = at(60);
    const over = draw({ until: { value: { bind: "/done" }, is: true } });
    const gone = draw();
    gone.unmount();
    pass(120);
    expect([over.reload, gone.reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
