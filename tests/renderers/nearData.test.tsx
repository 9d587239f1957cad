import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DataView } from "#rendering/ports/DataPort.ts";
import type { DataRequest } from "#stores/DataSource.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const node = {
  kind: "data",
  id: "hot",
  call: "listHotGames",
  select: "/list",
  near: true,
  reserve: 321,
  skeleton: "lines",
  children: [{ kind: "text", text: "home.start" }],
};

let come: (isNear: boolean) => void;
let observed: number;

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    come = (isNear) => act(() => tell([{ isIntersecting: isNear }]));
  }
  observe(): void {
    observed += 1;
  }
  disconnect(): void {
    observed -= 1;
  }
}

function draw(answer: DataView, more: object = {}) {
  const asked: DataRequest[] = [];
  const context = aRenderingContext({
    data: {
      watch: (_, __, request) => (asked.push(request), () => {}),
      read: () => (asked.length === 0 ? { status: "loading" } : answer),
      reload: async () => {},
      load: async () => ({ ok: true, value: {} }),
    },
  });
  const { container, replace } = renderNode({ ...node, ...more }, context);
  // What is observed of a fake source is nothing: another text draws it again.
  const again = () => replace({ ...node, ...more, pauseMs: 0 });
  return { asked, again, container };
}

describe("data that waits for the screen", () => {
  beforeEach(() => {
    observed = 0;
    vi.stubGlobal("IntersectionObserver", Observer);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("asks nothing, draws nothing and keeps its height until its place is near, and then asks once and stays", () => {
    const { asked, again, container } = draw({ status: "ready", value: [1] });
    expect([asked.length, screen.queryByText("Where to next")]).toEqual([0, null]);
    expect(container.querySelector(".data__reserved > svg")?.getAttribute("height")).toBe("321");
    expect(container.querySelector("[aria-busy], .skeleton")).toBeNull();
    come(false);
    expect(asked).toEqual([]);
    come(true);
    again();
    expect(asked.map(({ call, select }) => [call, select])).toEqual([["listHotGames", "/list"]]);
    expect(screen.getByText("Where to next")).toBeTruthy();
    expect([container.querySelector(".data__reserved"), observed]).toEqual([null, 0]);
  });

  it("takes no place where the list is empty, and what is written for that otherwise", () => {
    // A platform may leave out the list that it has nothing for.
    for (const value of [[], null]) {
      const nothing = draw({ status: "ready", value });
      come(true);
      nothing.again();
      expect([value, nothing.container.querySelector(".near-data")]).toEqual([value, null]);
    }
    const told = draw({ status: "ready", value: [] }, { empty: { kind: "text", text: "home.reasons" } });
    come(true);
    told.again();
    expect(screen.getByText("Why players stay")).toBeTruthy();
  });

  it("takes no place while it is asked for again after it had nothing, and its own once it has something", () => {
    const own = { id: "mine", params: { count: 7 } };
    const heightOf = ({ container }: ReturnType<typeof draw>) =>
      container.querySelector(".data__reserved > svg")?.getAttribute("height");
    const first = draw({ status: "ready", value: [] }, own);
    expect(heightOf(first)).toBe("321");
    come(true);
    first.again();
    cleanup();
    const later = draw({ status: "loading" }, own);
    expect(later.container.querySelector(".near-data")?.childElementCount).toBe(0);
    come(true);
    expect([later.asked.length, later.container.querySelector(".near-data")?.childElementCount]).toEqual([1, 0]);
    // What is asked for by other parameters is another list.
    expect(heightOf(draw({ status: "loading" }, { id: "mine", params: { count: 8 } }))).toBe("321");
    cleanup();
    const filled = draw({ status: "ready", value: [1] }, own);
    come(true);
    filled.again();
    expect(screen.getByText("Where to next")).toBeTruthy();
    cleanup();
    expect(heightOf(draw({ status: "loading" }, own))).toBe("321");
  });

  it("takes no place where it could not be loaded, and what is written for that otherwise", () => {
    const lost = draw({ status: "failed", message: "No way" });
    come(true);
    lost.again();
    expect(lost.container.querySelector(".near-data")).toBeNull();
    const told = draw({ status: "failed", message: "No way" }, { failed: { kind: "text", text: "home.reasons" } });
    come(true);
    told.again();
    expect(screen.getByText("Why players stay")).toBeTruthy();
  });

  it("asks at once where a browser cannot tell what is near", () => {
    vi.stubGlobal("IntersectionObserver", undefined);
    expect(draw({ status: "loading" }).asked).toHaveLength(1);
  });
});
