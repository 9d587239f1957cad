import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";
import { blockContext } from "./blockContext.ts";

const draw = (node: object, context = aRenderingContext(blockContext())) => {
  renderNode(aNode(node), context);
  return context;
};
const ticker = {
  kind: "ticker",
  label: "home.notices",
  rows: { bind: "/list" },
  rowKey: { bind: "/row/id" },
  rowItem: { text: { bind: "/row/name" }, action: { do: "openDialog", dialog: "notice" } },
};
const askForLessMotion = (isAsked: boolean): void => {
  vi.stubGlobal("matchMedia", () => ({ matches: isAsked, addEventListener: () => {}, removeEventListener: () => {} }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a ticker", () => {
  it("can be paused, and says its items once", async () => {
    draw(ticker);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    const region = screen.getByRole("region", { name: "Notices" });
    await vi.waitFor(() => expect(region.dataset["moving"]).toBe("true"));
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    expect(region.dataset["moving"]).toBe("false");
  });

  it("stands still for 2 s after any press", async () => {
    draw(ticker);
    const region = screen.getByRole("region", { name: "Notices" });
    await vi.waitFor(() => expect(region.dataset["moving"]).toBe("true"));
    vi.useFakeTimers();
    const after = (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      return region.dataset["moving"];
    };
    fireEvent.pointerDown(document.body);
    expect(after(1_500)).toBe("false");
    fireEvent.pointerDown(document.body);
    expect([after(1_999), after(1)]).toEqual(["false", "true"]);
  });

  it("stands still until the page has come to rest, and then moves", async () => {
    draw(ticker);
    const region = screen.getByRole("region", { name: "Notices" });
    await vi.waitFor(() => expect(region.dataset["moving"]).toBe("true"));
  });

  it("copies of a list that moves up only what its window shows, and of a line all", async () => {
    draw({ ...ticker, direction: "block", visible: 2 });
    await vi.waitFor(() => expect(document.querySelectorAll(".ticker__list")).toHaveLength(2));
    expect(document.querySelectorAll("[aria-hidden] > .ticker__entry")).toHaveLength(2);
    draw({ ...ticker, label: "home.winners" });
    await vi.waitFor(() => expect(document.querySelectorAll(".ticker__list")).toHaveLength(4));
    expect(document.querySelectorAll("[aria-hidden] > .ticker__entry")).toHaveLength(5);
  });

  it("does what an item is for", async () => {
    const context = draw(ticker);
    await userEvent.click(screen.getByRole("button", { name: "Golden Naga" }));
    expect(context.actions).toEqual([ticker.rowItem.action]);
  });

  it("stands still for who asked for less motion", () => {
    askForLessMotion(true);
    draw(ticker);
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
    expect(document.querySelectorAll(".ticker__list")).toHaveLength(1);
  });

  it("is not there without rows", () => {
    draw({ ...ticker, rows: { bind: "/nothing" } });
    expect(screen.queryByRole("region")).toBeNull();
  });
});

describe("a counter", () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T10:00:10Z") }));
  afterEach(() => void vi.useRealTimers());

  const growing = { kind: "counter", label: "home.jackpot", value: 100, step: 165.11, everyMs: 3000 };
  const jackpot = { ...growing, since: "2026-11-20T10:00:00Z", step: 10 };
  const figures = () => [...document.querySelectorAll(".counter .only-read")].map((one) => one.textContent);

  it("grows by its step", () => {
    draw(growing);
    expect(figures()).toEqual(["100"]);
    act(() => void vi.advanceTimersByTime(3000));
    expect(figures()).toEqual(["265.11"]);
    act(() => void vi.advanceTimersByTime(6000));
    expect(Number(figures()[0])).toBeCloseTo(595.33);
  });

  it("[HOME-05] goes on where it is by the platform's clock, the same for whoever comes later", () => {
    draw(jackpot);
    expect(figures()).toEqual(["130"]);
    act(() => void vi.advanceTimersByTime(1999));
    expect(figures()).toEqual(["130"]);
    act(() => void vi.advanceTimersByTime(1));
    expect(figures()).toEqual(["140"]);
    draw(jackpot);
    expect(figures()).toEqual(["140", "140"]);
    act(() => void vi.advanceTimersByTime(3000));
    expect(figures()).toEqual(["150", "150"]);
    // A device whose own clock is an hour slow.
    draw(jackpot, { ...aRenderingContext(blockContext()), now: () => Date.now() + 3_600_000 });
    expect(figures()[2]).toBe(String(150 + 1200 * 10));
  });

  it("begins again instead of passing the most it may hold, and when it has been won", () => {
    const { replace } = renderNode(aNode({ ...jackpot, most: 145 }), aRenderingContext(blockContext()));
    expect(figures()).toEqual(["130"]);
    act(() => void vi.advanceTimersByTime(2000));
    expect(figures()).toEqual(["140"]);
    act(() => void vi.advanceTimersByTime(3000));
    expect(figures()).toEqual(["100"]);
    replace({ ...jackpot, since: new Date().toISOString(), value: 70 });
    expect(figures()).toEqual(["70"]);
  });

  it("keeps its place while nobody knows the number", () => {
    draw({ ...jackpot, value: { bind: "/nothing" } });
    const figure = screen.getByRole("figure", { name: "Slots jackpot" });
    expect([figure.getAttribute("aria-busy"), figures()]).toEqual(["true", [""]]);
    expect(figure.querySelectorAll(".counter__digit:empty")).toHaveLength(8);
  });

  it("does not move for who asked for less motion", () => {
    askForLessMotion(true);
    draw(jackpot);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(figures()).toEqual(["130"]);
  });
});

describe("a value", () => {
  it("is read out as one text, and moves only the figures that changed", () => {
    const parts = { roots: { sum: () => sum } };
    let sum = 120;
    const context = aRenderingContext(parts);
    const node = { kind: "value", label: "home.balance", live: true, value: { bind: "/sum" } };
    const { replace } = renderNode(aNode(node), context);
    const figure = document.querySelector(".ticking");
    // Most figures never change: one piece of text until it does.
    expect([figure?.textContent, figure?.childElementCount]).toEqual(["120", 0]);
    sum = 125;
    replace({ ...node, size: "l" });
    const moved = () => [...document.querySelectorAll(".ticking__char[data-new]")].map((one) => one.textContent);
    expect(document.querySelector(".ticking .only-read")?.textContent).toBe("125");
    expect(moved()).toEqual(["5"]);
    const [first] = document.querySelectorAll(".ticking__char");
    sum = 1125;
    replace({ ...node, size: "m" });
    expect(moved()).toEqual(["1"]);
    expect(document.querySelectorAll(".ticking__char")[1]).toBe(first);
  });

  it("is one piece again once its figures have moved in, and what is read out is not touched", () => {
    vi.useFakeTimers();
    let sum = 120;
    const node = { kind: "value", label: "home.balance", live: true, value: { bind: "/sum" } };
    const { replace } = renderNode(aNode(node), aRenderingContext({ roots: { sum: () => sum } }));
    sum = 125;
    replace({ ...node, size: "l" });
    const read = document.querySelector(".ticking .only-read");
    expect(document.querySelectorAll(".ticking__char")).toHaveLength(3);
    act(() => void vi.advanceTimersByTime(1000));
    expect(document.querySelectorAll(".ticking__char")).toHaveLength(0);
    expect(document.querySelector(".ticking .only-read")).toBe(read);
    expect(document.querySelector(".ticking [aria-hidden]")?.textContent).toBe("125");
    // A figure that changes back moves as well.
    sum = 120;
    replace({ ...node, size: "m" });
    expect([...document.querySelectorAll(".ticking__char[data-new]")].map((one) => one.textContent)).toEqual(["0"]);
  });
});

describe("a button", () => {
  it("shows that it is busy and takes no second press", async () => {
    let finish = (): void => {};
    const presses: unknown[] = [];
    const context = aRenderingContext({
      async dispatch(action) {
        presses.push(action);
        await new Promise<void>((done) => (finish = done));
        return { ok: true };
      },
    });
    renderNode(aNode({ kind: "button", label: "login.submit", action: { do: "login" } }), context);
    const button = screen.getByRole("button", { name: "Log in" });
    await userEvent.dblClick(button);
    expect(presses).toHaveLength(1);
    expect(button.getAttribute("aria-busy")).toBe("true");
    await act(async () => finish());
    expect(button.getAttribute("aria-busy")).toBeNull();
  });
});

describe("a chart", () => {
  const node = {
    kind: "chart",
    label: "team.chart",
    type: "line",
    rows: { bind: "/days" },
    x: { value: { bind: "/row/day" }, label: "team.day" },
    series: [{ label: "team.bet", value: { bind: "/row/bet" } }],
  };

  it("says its figures as a table too", () => {
    draw(node);
    expect(screen.getByRole("table", { name: "Day by day" }).textContent).toContain("52000");
  });

  it("can be walked through with the arrow keys", () => {
    draw(node);
    const slider = screen.getByRole("slider");
    fireEvent.keyDown(slider, { key: "Home" });
    expect(slider.getAttribute("aria-valuetext")).toBe("2026-11-01, Bets 40000");
    fireEvent.keyDown(slider, { key: "ArrowRight" });
    expect(slider.getAttribute("aria-valuetext")).toBe("2026-11-02, Bets 52000");
    fireEvent.keyDown(slider, { key: "Escape" });
    expect(document.querySelector(".chart__tip")).toBeNull();
  });

  it("[SHELL-09] shows the figures of a point until 200 ms after the focus has left it", () => {
    vi.useFakeTimers();
    draw(node);
    const slider = screen.getByRole("slider");
    fireEvent.keyDown(slider, { key: "Home" });
    fireEvent.blur(slider);
    act(() => void vi.advanceTimersByTime(199));
    expect(document.querySelector(".chart__tip")?.textContent).toContain("40000");
    act(() => void vi.advanceTimersByTime(1));
    expect(document.querySelector(".chart__tip")).toBeNull();
  });

  it("says so where there are no figures", () => {
    draw({ ...node, rows: { bind: "/none" } }, aRenderingContext({ roots: { none: () => [] } }));
    expect(screen.getByText("No figures in this period")).toBeTruthy();
  });

  it("keeps its place while its rows are on their way, and says nothing of them", () => {
    draw({ ...node, height: 260, rows: { bind: "/nothing" } });
    expect(document.body.textContent).toBe("");
    expect(document.querySelector(".chart--waits")?.getAttribute("style")).toContain("260px");
  });
});

describe("HTML of an operator", () => {
  it("loses everything that could act", async () => {
    const words = `<p onclick="x()" style="color:red">Hi <script>x()</script><img src="https://a.example/b.png" onerror="x()"><a href="//evil.example">out</a><a href="/index">in</a><iframe src="/x"></iframe><form><input></form></p>`;
    draw({ kind: "html", html: { bind: "/dirty" } }, aRenderingContext({ roots: { dirty: () => words } }));
    const link = await screen.findByRole("link", { name: "in" });
    const box = document.querySelector(".html")!;
    expect(box.querySelector("script, iframe, form, input")).toBeNull();
    expect(box.innerHTML).not.toMatch(/onclick|onerror|style|evil/);
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  });
});
