import { describe, expect, it } from "vitest";
import { pageKey } from "#compile/pageKey.ts";
import { findPage, pagePaths } from "#compile/pagePaths.ts";

const paths = pagePaths({
  promotion: { area: "page", path: "/promotions/:id" },
  newest: { area: "page", path: "/promotions/new" },
  round: { area: "page", path: "/games/:game/rounds/:round" },
  centre: { area: "personal-centre", path: "/centre" },
  crooked: { area: "page", path: "/../x" },
});

describe("the paths of pages", () => {
  it("are those of pages of their own that can be addresses", () => {
    expect(Object.keys(paths)).toEqual(["page/promotion", "page/newest", "page/round"]);
  });

  it.each([
    ["/promotions/12", "page/promotion", { id: "12" }],
    ["/promotions/12/", "page/promotion", { id: "12" }],
    ["/promotions/new", "page/newest", {}],
    ["/games/naga/rounds/7", "page/round", { game: "naga", round: "7" }],
  ])("lead by %s to %s", (path, key, params) => {
    expect(findPage(path, paths)).toEqual({ key, params });
    expect(pageKey(path, () => false, paths)).toBe(key);
  });

  it.each(["/promotions", "/promotions/1/2", "/games/naga/rounds", "/centre", "/"])("lead nowhere by %s", (path) => {
    expect(findPage(path, paths)).toBeNull();
  });

  it("are the only addresses of their pages", () => {
    expect(pageKey("/promotion", () => true, paths)).toBe("page/notFound");
    expect(pageKey("/index", () => true, paths)).toBe("page/index");
  });
});
