import { describe, expect, it } from "vitest";
import { listValue, noPages, paramsOfPage, rowsOf, withPage, type PagesRequest } from "#stores/LoadedPages.ts";
import { renewPages, seenPlaces } from "#stores/renewPages.ts";

const asked = { size: 3, rowKey: "/id" } as PagesRequest;
const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const idsOf = (list: { rows: readonly unknown[] } | undefined) => list?.rows.map((row) => (row as { id: number }).id);
/** Pages of these rows, one after the other. */
const pagesOf = (answers: unknown[], by: PagesRequest = asked) =>
  answers.reduce<typeof noPages>((before, answer) => withPage(before, answer, by), noPages);

describe("pages that are loaded one after the other", () => {
  it("are asked for by their number, or by the cursor that came", () => {
    expect(paramsOfPage(asked, 2)).toEqual({ page: 2, pageSize: 3 });
    const byCursor = { ...asked, cursor: "/next" };
    expect(paramsOfPage(byCursor, 1)).toEqual({ pageSize: 3 });
    expect(paramsOfPage(byCursor, "abc")).toEqual({ cursor: "abc", pageSize: 3 });
  });

  it("end where the total is reached, or without one where a page is not full", () => {
    expect(pagesOf([{ rows: rows(1, 2, 3), total: 5 }]).next).toBe(2);
    expect(pagesOf([{ rows: rows(1, 2, 3), total: 3 }]).next).toBeNull();
    expect(
      pagesOf([
        { rows: rows(1, 2, 3), total: 5 },
        { rows: rows(4, 5), total: 5 },
      ]).next,
    ).toBeNull();
    // A platform may give fewer than were asked for.
    expect(pagesOf([{ rows: rows(1, 2), total: 5 }]).next).toBe(2);
    expect(pagesOf([{ rows: rows(1, 2, 3) }]).next).toBe(2);
    expect(pagesOf([{ rows: rows(1, 2) }]).next).toBeNull();
    expect(pagesOf([{ rows: [], total: 5 }]).next).toBeNull();
    expect(pagesOf([rows(1, 2, 3)]).next).toBeNull();
  });

  it("end where a cursor is followed by none", () => {
    const by = { ...asked, cursor: "/next" };
    expect(pagesOf([{ rows: rows(1), next: "b" }], by).next).toBe("b");
    for (const next of [undefined, null, "", 7]) expect(pagesOf([{ rows: rows(1, 2, 3), next }], by).next).toBeNull();
  });

  it("show a row once that comes again, and count it as given", () => {
    const pages = pagesOf([
      { rows: rows(1, 2, 3), total: 9 },
      { rows: rows(3, 4, 5), total: 9 },
    ]);
    expect([idsOf(pages), pages.given, pages.count, pages.next]).toEqual([[1, 2, 3, 4, 5], 6, 2, 3]);
    expect(pages.parts.map((part) => [part.asked, idsOf(part), part.given])).toEqual([
      [1, [1, 2, 3], 3],
      [2, [4, 5], 3],
    ]);
  });

  it("keep every row where nothing tells one from another, or a row has no key", () => {
    const { rowKey: _, ...keyless } = asked;
    expect(idsOf(pagesOf([{ rows: rows(1, 2, 3) }, { rows: rows(3) }], keyless as PagesRequest))).toEqual([1, 2, 3, 3]);
    expect(
      pagesOf([
        { rows: [{ a: 1 }, ...rows(1)], total: 9 },
        { rows: [{ a: 2 }], total: 9 },
      ]).rows,
    ).toHaveLength(3);
  });

  it("have the rows of whatever was answered", () => {
    expect([rowsOf([1]), rowsOf({ rows: [2] }), rowsOf({ rows: 5 }), rowsOf(null), rowsOf("x")]).toEqual([
      [1],
      [2],
      [],
      [],
      [],
    ]);
  });

  it("are read as the newest answer with all rows, and how the next page stands", () => {
    const pages = pagesOf([
      { rows: rows(1, 2, 3), total: 4, sum: 10 },
      { rows: rows(4), total: 4, sum: 20 },
    ]);
    expect(listValue(pages)).toEqual({ rows: rows(1, 2, 3, 4), total: 4, sum: 20, more: "none" });
    expect(listValue(pagesOf([{ rows: rows(1, 2, 3), total: "many" }]), "loading")).toMatchObject({
      total: 3,
      more: "loading",
    });
    expect(listValue(pagesOf([{ rows: rows(1, 2, 3), total: 9 }])).more).toBe("ready");
    expect(listValue(pagesOf([rows(1, 2)]))).toEqual({ rows: rows(1, 2), total: 2, more: "none" });
  });
});

describe("pages of which some are loaded once more", () => {
  const nine = pagesOf([1, 4, 7].map((id) => ({ rows: rows(id, id + 1, id + 2), total: 9 })));
  const renewed = (answers: Record<number, unknown>) =>
    renewPages(nine, new Map(Object.entries(answers).map(([place, answer]) => [Number(place), answer])), asked);

  it("are those that are seen, and the one before", () => {
    const { parts } = nine;
    expect(seenPlaces(parts, [0, 2], 4)).toEqual([0]);
    expect(seenPlaces(parts, [3, 5], 4)).toEqual([0, 1]);
    expect(seenPlaces(parts, [2, 4], 4)).toEqual([0, 1]);
    expect(seenPlaces(parts, [4, 8], 4)).toEqual([0, 1, 2]);
    expect(seenPlaces(parts, [4, 8], 2)).toEqual([0, 1]);
    expect(seenPlaces(parts, [50, 60], 4)).toEqual([0]);
  });

  it("show what is there now, and the others as they were", () => {
    expect(idsOf(renewed({ 0: { rows: rows(1, 2, 3), total: 9 } }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(idsOf(renewed({ 1: { rows: rows(4, 6, 7), total: 8 } }))).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  });

  it("lose none that new ones pushed on", () => {
    expect(idsOf(renewed({ 0: { rows: rows(0, 1, 2), total: 10 } }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(idsOf(renewed({ 0: { rows: rows(-2, -1, 0), total: 12 } }))).toEqual([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("lose none that went to the page before", () => {
    expect(idsOf(renewed({ 1: { rows: rows(5, 6, 7), total: 8 } }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("show none twice and lose none where another row came between two answers", () => {
    const both = renewed({ 0: { rows: rows(1, 2, 3), total: 9 }, 1: { rows: rows(3, 4, 5), total: 10 } });
    expect(idsOf(both)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("are nothing where none of them has a row any more", () => {
    expect(renewed({ 1: { rows: [], total: 0 }, 2: { rows: [], total: 0 } })).toBeUndefined();
  });

  it("end where the total says now, and have the newest answer", () => {
    const shorter = renewed({ 0: { rows: rows(1, 2, 3), total: 3, sum: 5 } });
    expect([idsOf(shorter), shorter?.next, shorter?.count, shorter?.given]).toEqual([[1, 2, 3], null, 1, 3]);
    expect(shorter?.answer).toMatchObject({ sum: 5 });
    const longer = renewed({ 2: { rows: rows(7, 8, 9), total: 12 } });
    expect([longer?.next, longer?.count, longer?.given]).toEqual([4, 3, 9]);
    expect(renewed({ 2: { rows: rows(7, 8, 9), total: 9 } })?.next).toBeNull();
  });

  it("go on by the cursor that they had", () => {
    const by = { ...asked, cursor: "/next" };
    const pages = pagesOf([{ rows: rows(1, 2, 3), next: "b", total: 3 }], by);
    const again = renewPages(pages, new Map([[0, { rows: rows(1, 2, 3), next: "x", total: 3 }]]), by);
    expect([again?.next, idsOf(again)]).toEqual(["b", [1, 2, 3]]);
  });
});
