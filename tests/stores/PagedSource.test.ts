import { describe, expect, it, vi } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import type { DataRequest } from "#stores/DataSource.ts";
import { DataStore } from "#stores/DataStore.ts";
import type { PagesRequest } from "#stores/LoadedPages.ts";
import { createPagedSource } from "#stores/PagedSource.ts";

const away: Answer<unknown> = {
  ok: false,
  failure: { kind: "network", code: "network", message: "", details: {} },
};

/** A platform with a list of numbered rows, and a store in front of it. */
function aList(total: number) {
  const asked: Record<string, unknown>[] = [];
  const platform = { total, isAway: false, shift: 0, gone: Infinity };
  const call = vi.fn(async (_: string, params: Readonly<Record<string, unknown>>): Promise<Answer<unknown>> => {
    asked.push(params);
    await Promise.resolve();
    if (platform.isAway) return away;
    const size = Number(params["pageSize"]);
    const from = (Number(params["page"]) - 1) * size;
    const rows = Array.from({ length: Math.min(size, platform.total - from) }, (_unused, index) => ({
      id: from + index - platform.shift,
    })).map(({ id }) => ({ id: id < platform.gone ? id : id + 1 }));
    return { ok: true, value: { rows, total: platform.total, totals: { stake: params["page"] } } };
  });
  const store = new DataStore({ call }, { every: () => () => {} });
  const watch = (params: DataRequest["params"] = {}, pages: Partial<PagesRequest> = {}) =>
    store.watch("page/games", "games", {
      call: "listGames",
      params,
      everyMs: 0,
      pages: { size: 10, rowKey: "/id", left: store.left, visit: 1, ...pages },
      create: createPagedSource,
    });
  const read = () =>
    store.read("page/games", "games") as {
      status: string;
      value?: { rows: { id: number }[]; more: string; total: number };
    };
  const ids = () => read().value?.rows.map(({ id }) => id) ?? [];
  const more = () => store.loadMore("page/games", "games");
  return { store, call, asked, platform, watch, read, ids, more };
}

const settle = () => vi.waitFor(() => Promise.resolve());
const numbers = (to: number, from = 0) => Array.from({ length: to - from }, (_, index) => from + index);

describe("a list that loads on", () => {
  it("shows no rows of other parameters once these are refused, and keeps its own where it is loaded again", async () => {
    const list = aList(25);
    list.watch({ q: "a" });
    await settle();
    expect(list.ids()).toEqual(numbers(10));
    list.platform.isAway = true;
    await list.store.reload(["games"], "page/games");
    expect(list.ids()).toEqual(numbers(10));
    list.watch({ q: "ab" });
    await settle();
    expect(list.read()).not.toHaveProperty("value");
    expect(list.read().status).toBe("failed");
  });

  it("loads page after page, in order, and knows its end", async () => {
    const list = aList(25);
    list.watch({ type: "slots" });
    await settle();
    expect(list.read()).toMatchObject({ status: "ready", value: { more: "ready", total: 25, totals: { stake: 1 } } });
    await list.more();
    await list.more();
    expect(list.ids()).toEqual(numbers(25));
    expect(list.read().value).toMatchObject({ more: "none", totals: { stake: 3 } });
    await list.more();
    expect(list.asked).toEqual([1, 2, 3].map((page) => ({ type: "slots", page, pageSize: 10 })));
  });

  it("asks for no page twice, however often it is wanted at once", async () => {
    const list = aList(25);
    list.watch();
    await settle();
    await Promise.all([list.more(), list.more(), list.more()]);
    expect(list.asked.map(({ page }) => page)).toEqual([1, 2]);
  });

  it("shows a row once that comes again, since another was put before it", async () => {
    const list = aList(25);
    list.watch();
    await settle();
    list.platform.shift = 1;
    await list.more();
    expect(list.ids()).toEqual(numbers(19));
  });

  it("says where a page failed, keeps what is there, and tries that page again", async () => {
    const list = aList(25);
    list.watch();
    await settle();
    list.platform.isAway = true;
    await list.more();
    expect(list.read()).toMatchObject({ status: "failed", value: { more: "failed" } });
    expect(list.ids()).toEqual(numbers(10));
    list.platform.isAway = false;
    await list.more();
    expect(list.ids()).toEqual(numbers(20));
    expect(list.asked.map(({ page }) => page)).toEqual([1, 2, 2]);
  });

  it("begins at the first page with other parameters, and throws away a page of before that is on its way", async () => {
    const list = aList(25);
    const leave = list.watch({ q: "a" });
    await settle();
    const late = list.more();
    leave();
    list.watch({ q: "b" });
    await late;
    await settle();
    expect(list.ids()).toEqual(numbers(10));
    expect(list.asked.at(-1)).toEqual({ q: "b", page: 1, pageSize: 10 });
  });

  it("is what it was on the way back to the same visit, without a call, and new on another one", async () => {
    const list = aList(25);
    const leave = list.watch();
    await settle();
    await list.more();
    leave();
    await settle();
    expect(list.read().status).toBe("idle");
    const leaveAgain = list.watch();
    await settle();
    expect(list.ids()).toEqual(numbers(20));
    expect(list.asked).toHaveLength(2);
    leaveAgain();
    await settle();
    list.watch({}, { visit: 2 });
    await settle();
    expect(list.ids()).toEqual(numbers(10));
  });

  it("forgets what was left when another one looks", async () => {
    const list = aList(25);
    const leave = list.watch();
    await settle();
    leave();
    await settle();
    list.store.forgetLeft();
    list.watch();
    expect(list.read().status).toBe("loading");
  });

  it("loads all of its pages again on a refresh, and keeps them until they are there", async () => {
    const list = aList(25);
    list.watch();
    await settle();
    await list.more();
    list.platform.total = 15;
    const reloaded = list.store.reload(["games"], "page/games");
    expect(list.ids()).toEqual(numbers(20));
    await reloaded;
    expect(list.ids()).toEqual(numbers(15));
  });

  it("follows a cursor, which is sent as it came", async () => {
    const asked: unknown[] = [];
    const store = new DataStore(
      {
        call: async (_, params) => {
          asked.push(params);
          const isFirst = params["cursor"] === undefined;
          return { ok: true, value: { rows: [{ id: isFirst ? 1 : 2 }], next: isFirst ? "after 1" : null } };
        },
      },
      { every: () => () => {} },
    );
    store.watch("page/games", "games", {
      call: "listGames",
      params: {},
      everyMs: 0,
      pages: { size: 1, cursor: "/next" },
      create: createPagedSource,
    });
    await settle();
    await store.loadMore("page/games", "games");
    await store.loadMore("page/games", "games");
    expect(asked).toEqual([{ pageSize: 1 }, { pageSize: 1, cursor: "after 1" }]);
    expect(store.read("page/games", "games")).toMatchObject({ value: { rows: [{ id: 1 }, { id: 2 }], more: "none" } });
  });

  it("is as long as it was before the page was loaded again, once", async () => {
    const before = aList(60);
    before.watch({ type: "slots" });
    await settle();
    await before.more();
    await before.more();
    const lengths = before.store.lengths();
    const list = aList(60);
    const again = new Map(lengths);
    list.watch({ type: "slots" }, { again });
    await vi.waitFor(() => expect(list.ids()).toEqual(numbers(30)));
    list.watch({ type: "live" }, { again });
    await settle();
    expect(list.ids()).toEqual(numbers(10));
    expect(again.size).toBe(0);
  });

  describe("of more than ten pages", () => {
    /** Fourteen pages of ten; somebody sees rows 105 to 112. */
    async function aLongList() {
      const list = aList(200);
      list.watch({}, { seen: () => [105, 112] });
      await settle();
      for (let page = 2; page <= 14; page += 1) await list.more();
      list.asked.length = 0;
      return list;
    }
    const pages = (list: ReturnType<typeof aList>) => list.asked.map(({ page }) => page);

    it("loads what is seen once more, and stays as long as it is", async () => {
      const list = await aLongList();
      await list.store.reload(["games"], "page/games");
      expect(pages(list)).toEqual([10, 11, 12]);
      expect(list.ids()).toEqual(numbers(140));
      await list.more();
      expect(pages(list).at(-1)).toBe(15);
      expect(list.ids()).toEqual(numbers(150));
    });

    it("loses no row and shows none twice where others were put before", async () => {
      const list = await aLongList();
      list.platform.shift = 3;
      await list.store.reload(["games"], "page/games");
      expect(list.ids()).toEqual(numbers(140));
    });

    it("goes on where rows were taken away before", async () => {
      const list = await aLongList();
      list.platform.shift = -3;
      await list.store.reload(["games"], "page/games");
      expect(list.ids()).toEqual(numbers(140));
    });

    it("takes away what is there no more", async () => {
      const list = await aLongList();
      list.platform.gone = 106;
      await list.store.reload(["games"], "page/games");
      expect(list.ids()).toEqual(numbers(140).filter((id) => id !== 106));
    });

    it("begins anew where it has become shorter than what is seen", async () => {
      const list = await aLongList();
      list.platform.total = 25;
      await list.store.reload(["games"], "page/games");
      expect(list.ids()).toEqual(numbers(25));
    });

    it("ends where it ends now", async () => {
      const list = await aLongList();
      list.platform.total = 118;
      await list.store.reload(["games"], "page/games");
      expect(list.ids()).toEqual(numbers(118));
      expect(list.read().value).toMatchObject({ more: "none", total: 118 });
    });

    it("stays as it is where what is seen cannot be loaded", async () => {
      const list = await aLongList();
      list.platform.isAway = true;
      await list.store.reload(["games"], "page/games");
      expect(list.ids()).toEqual(numbers(140));
      expect(list.read().status).toBe("failed");
    });
  });
});
