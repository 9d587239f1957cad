import { describe, expect, it } from "vitest";
import { readPointer } from "#json/pointer.ts";
import type { Answer } from "#stores/Answer.ts";
import { PlacedSource } from "#stores/PlacedSource.ts";
import type { DataRequest } from "#stores/DataSource.ts";

const size = 10;
const shape = { rows: "/games", pages: "/totalPages", page: "pageNo" };
const request = (params: object = {}, more: object = {}): DataRequest => ({
  call: "listGames",
  params: { ...params },
  everyMs: 0,
  pages: { size, shape, ...more },
});

/** A platform with so many games; answers wait until they are let go. */
function aPlatform(count: number, { counts = true } = {}) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const state = { isDown: false, holds: false, mark: "game" };
  const call = async ({ params }: DataRequest): Promise<Answer<unknown>> => {
    const page = Number(params["pageNo"]);
    asked.push(page);
    if (state.holds) await new Promise<void>((resolve) => waiting.push(resolve));
    if (state.isDown) return { ok: false, failure: { kind: "network" } } as Answer<unknown>;
    const games = Array.from({ length: Math.min(size, count - (page - 1) * size) }, (_, at) => ({
      gameCode: `${state.mark}-${(page - 1) * size + at}`,
    }));
    return { ok: true, value: { games, totalPages: Math.ceil(count / size), ...(counts && { total: count }) } };
  };
  return { asked, state, call, letGo: () => waiting.splice(0).forEach((go) => go()) };
}

const rowsOf = (source: PlacedSource) =>
  (
    ("value" in source.state ? readPointer(source.state.value, "/rows") : []) as ({ gameCode: string } | undefined)[]
  ).map((row) => row?.gameCode);
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a list that is filled by sight", () => {
  it("is as long as there are rows, and asks for the pages in sight alone, each once", async () => {
    const platform = aPlatform(12_000);
    const source = new PlacedSource(request(), platform.call);
    await source.load();
    expect(rowsOf(source)).toHaveLength(12_000);
    expect(platform.asked).toEqual([1]);
    await source.loadMore([11_990, 12_000]);
    expect(platform.asked).toEqual([1, 1200]);
    expect(rowsOf(source).at(-1)).toBe("game-11999");
    expect(rowsOf(source)[5_000]).toBeUndefined();
    await source.loadMore([11_985, 12_000]);
    await source.loadMore([0, 10]);
    expect(platform.asked).toEqual([1, 1200, 1199]);
  });

  it("leaves out what was passed over while two pages were on their way", async () => {
    const platform = aPlatform(1_000);
    const source = new PlacedSource(request(), platform.call);
    await source.load();
    platform.state.holds = true;
    void source.loadMore([100, 140]);
    void source.loadMore([500, 510]);
    void source.loadMore([800, 810]);
    await turn();
    expect(platform.asked).toEqual([1, 11, 12]);
    platform.state.holds = false;
    platform.letGo();
    await turn();
    expect(platform.asked).toEqual([1, 11, 12, 81]);
    expect(source.state.status).toBe("ready");
  });

  it("is as long as its pages could hold where the platform does not count, until the last one is there", async () => {
    const platform = aPlatform(95, { counts: false });
    const source = new PlacedSource(request(), platform.call);
    await source.load();
    expect(rowsOf(source)).toHaveLength(100);
    await source.loadMore([90, 100]);
    expect(rowsOf(source)).toHaveLength(95);
  });

  it("keeps what is there when a page fails, and asks for what is in sight once more", async () => {
    const platform = aPlatform(40);
    const source = new PlacedSource(request(), platform.call);
    await source.load();
    platform.state.isDown = true;
    await source.loadMore([20, 30]);
    expect(source.state.status).toBe("failed");
    expect(rowsOf(source)[0]).toBe("game-0");
    platform.state.isDown = false;
    platform.state.mark = "fresh";
    await source.load();
    expect(source.state.status).toBe("ready");
    expect(rowsOf(source)[20]).toBe("fresh-20");
    expect(platform.asked).toEqual([1, 3, 3]);
    // What was out of sight is asked for again when it comes into sight.
    await source.loadMore([0, 10]);
    expect(rowsOf(source)[0]).toBe("fresh-0");
  });

  it("takes up what was left, without asking, and begins anew under other parameters", async () => {
    const left = new Map<string, unknown>();
    const platform = aPlatform(40);
    const first = new PlacedSource(request({}, { left, visit: 1 }), platform.call);
    await first.load();
    await first.loadMore([30, 40]);
    first.leave();
    const again = new PlacedSource(request({}, { left, visit: 1 }), platform.call);
    await again.load();
    expect(rowsOf(again)[39]).toBe("game-39");
    expect(platform.asked).toEqual([1, 4]);
    again.replace(request({ gameType: "LIVE" }, { left, visit: 1 }));
    expect(again.state.status).toBe("idle");
    await again.load();
    expect(platform.asked).toEqual([1, 4, 1]);
    again.abort();
  });
});
