import { describe, expect, it, vi } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import type { DataRequest } from "#stores/DataSource.ts";
import { listValue, noPages, withPage, type LoadedPages, type PagesRequest } from "#stores/LoadedPages.ts";
import { createPagedSource } from "#stores/PagedSource.ts";
import { renewPages, seenPlaces } from "#stores/renewPages.ts";

const part = (asked: number, ...rows: string[]) => ({ asked, rows, given: rows.length });
const listOf = (...parts: ReturnType<typeof part>[]): LoadedPages => ({
  rows: parts.flatMap(({ rows }) => rows),
  parts,
  count: parts.length,
  given: parts.reduce((sum, { given }) => sum + given, 0),
  next: parts.length + 1,
  answer: undefined,
});

describe("the pages that are seen", () => {
  const three = [part(1, "a", "b"), part(2, "c", "d"), part(3, "e", "f")];
  it.each<[readonly [number, number], number, number[]]>([
    [[0, 1], 9, [0]],
    [[0, 2], 9, [0]],
    [[0, 3], 9, [0, 1]],
    [[1, 2], 9, [0]],
    [[2, 3], 9, [0, 1]],
    [[4, 6], 9, [1, 2]],
    [[0, 6], 9, [0, 1, 2]],
    [[0, 6], 2, [0, 1]],
    [[9, 12], 9, [0]],
    [[0, 0], 9, [0]],
  ])("of rows %j, at most %i, are %j", (rows, most, places) => expect(seenPlaces(three, rows, most)).toEqual(places));
});

describe("a list of which some pages were loaded once more", () => {
  const before = listOf(part(1, "a", "b"), part(2, "c", "d"), part(3, "e", "f"));
  const renewed = (answers: Record<number, string[]>, asked: Partial<PagesRequest> = {}, more: object = {}) => {
    const given = Object.entries(answers).map(([place, rows]) => [Number(place), { rows, ...more }] as const);
    return renewPages(before, new Map(given), { size: 2, ...asked });
  };

  it.each<[Record<number, string[]>, string[]]>([
    [{ 1: ["c", "d"] }, ["a", "b", "c", "d", "e", "f"]],
    [{ 0: ["a", "b"] }, ["a", "b", "c", "d", "e", "f"]],
    [{ 0: ["x", "a"] }, ["x", "a", "b", "c", "d", "e", "f"]],
    [{ 0: ["x", "y"] }, ["x", "y", "a", "b", "c", "d", "e", "f"]],
    [{ 0: ["x", "a"], 1: ["b", "c"] }, ["x", "a", "b", "c", "d", "e", "f"]],
    [{ 1: ["d", "e"] }, ["a", "b", "c", "d", "e", "f"]],
    [{ 1: ["c"] }, ["a", "b", "c", "e", "f"]],
    [{ 1: ["c", "x"] }, ["a", "b", "c", "x", "e", "f"]],
    [{ 0: ["a", "b"], 1: ["b", "c"] }, ["a", "b", "c", "d", "e", "f"]],
  ])("with %j holds %j", (answers, rows) => expect(renewed(answers)?.rows).toEqual(rows));

  it("is none where none of these pages has a row any more, and one where some have", () => {
    expect(renewed({ 1: [], 2: [] })).toBeUndefined();
    expect(renewed({ 1: ["c"], 2: [] })?.rows).toEqual(["a", "b", "c"]);
  });

  it("ends where its total says, and goes on from there", () => {
    expect(renewed({ 0: ["a", "b"] }, {}, { total: 4 })).toMatchObject({ count: 2, given: 4, next: null });
    expect(renewed({ 0: ["a", "b"] }, {}, { total: 5 })).toMatchObject({ count: 3, next: null });
    expect(renewed({ 0: ["a", "b"] }, {}, { total: 7 })).toMatchObject({ count: 3, given: 6, next: 4 });
    expect(renewed({ 0: ["a", "b"] }, {}, { total: 7 })?.answer).toEqual({ rows: ["a", "b"], total: 7 });
  });

  it("keeps what only the page that was loaded before says", () => {
    const before = withPage(noPages, { rows: ["a"], days: [1], total: 2 }, { size: 1 });
    const both = withPage(before, { rows: ["b"], total: 2 }, { size: 1 });
    expect(listValue(both)).toMatchObject({ rows: ["a", "b"], days: [1], total: 2 });
    const again = renewPages(both, new Map([[1, { rows: ["b"], total: 3 }]]), { size: 1 });
    expect(again?.answer).toEqual({ rows: ["b"], days: [1], total: 3 });
  });

  it("goes on as before where its pages have no numbers or no total", () => {
    expect(renewed({ 0: ["a", "b"] }, { cursor: "/next" }, { total: 2 })).toMatchObject({ count: 3, next: 4 });
    expect(renewed({ 0: ["a", "b"] })).toMatchObject({ count: 3, next: 4 });
  });

  it("knows its rows by their keys", () => {
    const rows = (...ids: number[]) => ids.map((id) => ({ id }));
    const keyed = {
      ...before,
      parts: [
        { asked: 1, rows: rows(1, 2), given: 2 },
        { asked: 2, rows: rows(3), given: 1 },
      ],
    };
    const answers = new Map([[0, { rows: [{ id: 9 }, { id: 1, isNew: true }] }]]);
    expect(renewPages(keyed, answers, { size: 2, rowKey: "/id" })?.rows).toEqual([
      { id: 9 },
      { id: 1, isNew: true },
      { id: 2 },
      { id: 3 },
    ]);
  });
});

describe("a list that loads on", () => {
  const failed: Answer<unknown> = { ok: false, failure: { kind: "network", code: "x", message: "", details: {} } };
  function aSource(pages: Partial<PagesRequest> | undefined, params: DataRequest["params"] = {}) {
    const waiting: ((answer: Answer<unknown>) => void)[] = [];
    const asked: [Readonly<Record<string, unknown>>, AbortSignal][] = [];
    const request = { call: "listGames", params, everyMs: 0, ...(pages && { pages: { size: 2, ...pages } }) };
    const source = createPagedSource(request, (wanted, signal) => {
      asked.push([wanted.params, signal]);
      return new Promise((resolve) => waiting.push(resolve));
    });
    const answer = async (...rows: string[]) => {
      waiting.shift()?.({ ok: true, value: { rows, total: 9 } });
      await vi.waitFor(() => Promise.resolve());
    };
    const fail = () => waiting.shift()?.(failed);
    return { source, asked, answer, fail, request };
  }

  it("is idle, then loading, then there; and shows what it has while it loads more", async () => {
    const { source, asked, answer } = aSource({});
    expect([source.state, source.length?.()[1]]).toEqual([{ status: "idle" }, 0]);
    const loading = source.load();
    expect(source.state).toEqual({ status: "loading" });
    await answer("a", "b");
    await loading;
    expect(source.state).toMatchObject({ status: "ready", value: { rows: ["a", "b"], more: "ready" } });
    const more = source.loadMore?.();
    expect(source.state).toMatchObject({ status: "loading", value: { rows: ["a", "b"], more: "loading" } });
    await answer("c", "d");
    await more;
    expect(source.state).toMatchObject({ status: "ready", value: { rows: ["a", "b", "c", "d"] } });
    expect([source.length?.()[1], asked.map(([{ page }]) => page)]).toEqual([2, [1, 2]]);
  });

  it("loads nothing more before its first page, and asks for twenty rows where nobody says", async () => {
    const { source, asked } = aSource(undefined);
    await source.loadMore?.();
    expect(asked).toEqual([]);
    void source.load();
    expect(asked[0]?.[0]).toEqual({ page: 1, pageSize: 20 });
  });

  it("gives up what is on its way when it is loaded anew, aborted or forgotten", async () => {
    const { source, asked, answer } = aSource({});
    const first = source.load();
    const second = source.load();
    expect(asked.map(([, signal]) => signal.aborted)).toEqual([true, false]);
    await answer("old");
    await first;
    expect(source.state).toEqual({ status: "loading" });
    await answer("a");
    await second;
    expect(source.state).toMatchObject({ status: "ready", value: { rows: ["a"] } });
    void source.load();
    source.abort();
    expect(asked.at(-1)?.[1].aborted).toBe(true);
    void source.load();
    source.forget();
    expect([asked.at(-1)?.[1].aborted, source.state, source.length?.()[1]]).toEqual([true, { status: "idle" }, 0]);
  });

  it("throws away a page that comes after its list was left for another", async () => {
    const { source, answer, request } = aSource({});
    const first = source.load();
    await answer("a", "b");
    await first;
    const late = source.loadMore?.();
    source.replace({ ...request, params: { q: "b" } });
    const other = source.load();
    await answer("c", "d");
    await late;
    expect(source.state).toMatchObject({ status: "loading" });
    await answer("x");
    await other;
    expect(source.state).toMatchObject({ status: "ready", value: { rows: ["x"] } });
  });

  it("that could not be loaded shows nothing, and can be loaded again", async () => {
    const { source, answer, fail } = aSource({});
    const first = source.load();
    fail();
    await first;
    expect(source.state).toMatchObject({ status: "failed" });
    expect(source.state).not.toHaveProperty("value");
    const again = source.load();
    await answer("a");
    await again;
    expect(source.state).toMatchObject({ status: "ready", value: { rows: ["a"] } });
  });

  it("of another call shows nothing of the one before; of the same in another order stays", async () => {
    const { source, answer, request } = aSource({});
    const first = source.load();
    await answer("a", "b");
    await first;
    source.replace({ ...request, everyMs: 5 });
    expect([source.request.everyMs, source.state.status]).toEqual([5, "ready"]);
    source.replace({ ...request, call: "listOthers" });
    expect([source.request.call, source.state]).toEqual(["listOthers", { status: "idle" }]);
  });

  it("is remembered for the way back, sixteen lists at most, and nothing of it where it was never there", async () => {
    const left = new Map<string, unknown>();
    const never = aSource({ left });
    never.source.leave?.();
    expect(left.size).toBe(0);
    for (let place = 0; place < 18; place += 1) {
      const { source, answer } = aSource({ left }, { place });
      const loading = source.load();
      await answer(`row ${place}`);
      await loading;
      source.leave?.();
    }
    expect(left.size).toBe(16);
    const [first, last] = [aSource({ left }, { place: 0 }), aSource({ left }, { place: 17 })];
    expect([first.source.state.status, last.source.state]).toMatchObject(["idle", { value: { rows: ["row 17"] } }]);
    await last.source.load();
    expect(last.asked).toEqual([]);
    void last.source.load();
    expect(last.asked).toHaveLength(1);
  });
});
