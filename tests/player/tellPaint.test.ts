import { observable, runInAction } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tellPaint } from "#player/wiring/tellPaint.ts";

/** A page that shows revision 1, with frames that the test draws. */
function aPage() {
  const sent: { url: string; body: unknown; credentials: unknown }[] = [];
  const frames: (() => void)[] = [];
  const page = Object.assign(new EventTarget(), { hidden: false });
  const shown = observable.box<number | null>(1);
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("fetch", async (url: string, { body, credentials }: { body: string; credentials: string }) => {
    sent.push({ url, body: JSON.parse(body), credentials });
    return {};
  });
  return {
    sent,
    page,
    show: (seq: number | null) => runInAction(() => shown.set(seq)),
    hear: (seq: number, share?: number) =>
      tellPaint(
        { seq, hash: "", ...(share !== undefined && { share }) },
        { platform: "https://platform.example", shown: () => shown.get() },
      ),
    draw: () => frames.splice(0).forEach((frame) => frame()),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a page that draws a revision", () => {
  it("tells the platform once it is on the screen, and nothing of the visitor", () => {
    const { sent, show, hear, draw } = aPage();
    hear(2, 1);
    draw();
    expect(sent).toEqual([]);
    show(2);
    draw();
    expect(sent).toEqual([]);
    draw();
    expect(sent).toEqual([
      { url: "https://platform.example/wps/system/paints", body: { seq: 2, agoMs: 0 }, credentials: "omit" },
    ]);
    show(3);
    draw();
    draw();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["where nobody asks for it", () => {}, undefined],
    ["where others are asked", () => vi.spyOn(Math, "random").mockReturnValue(0.5), 0.5],
  ])("tells nothing %s", (_, prepare, share) => {
    const { sent, show, hear, draw } = aPage();
    prepare();
    hear(2, share);
    show(2);
    draw();
    draw();
    expect(sent).toEqual([]);
  });

  it("tells nothing while nobody looks at it, nor where it was left on the way", () => {
    const { sent, page, show, hear, draw } = aPage();
    page.hidden = true;
    hear(2, 1);
    show(2);
    draw();
    draw();
    page.hidden = false;
    hear(3, 1);
    page.dispatchEvent(new Event("visibilitychange"));
    show(3);
    draw();
    draw();
    hear(4, 1);
    show(4);
    page.dispatchEvent(new Event("visibilitychange"));
    draw();
    draw();
    expect(sent.map(({ body }) => body)).toEqual([]);
  });

  it("tells nothing of a revision that another overtook, or that did not come within a minute", () => {
    const { sent, show, hear, draw } = aPage();
    hear(2, 1);
    show(3);
    draw();
    draw();
    hear(4, 1);
    vi.advanceTimersByTime(60_001);
    show(4);
    draw();
    draw();
    expect(sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
