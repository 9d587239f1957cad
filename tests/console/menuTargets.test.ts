import { describe, expect, it } from "vitest";
import { leadTo, menuTargets, readWay } from "#console/menus/menuTargets.ts";

const documents = {
  shell: {},
  "page/index": { title: "home.title" },
  "page/depositRank": { title: { text: "rank.title" } },
  "page/promotion": { title: "promotion.title" },
  "page/notFound": {},
  "personal-centre/withdraw": { title: "menu.withdraw" },
  "agent-centre/teamBets": {},
  "dialog/search": { title: "menu.search" },
};
const paths = { "page/promotion": "/promotions/:id" };
const targets = menuTargets(documents, paths);
const target = (key: string) => {
  const found = targets.find((each) => each.key === key);
  if (!found) throw new Error(key);
  return found;
};

describe("where items of menus may lead", () => {
  it("are pages with an address of their own, pages of centres, and dialogs", () => {
    expect(targets.map(({ key, path }) => [key, path])).toEqual([
      ["page/index", "/index"],
      ["page/depositRank", "/deposit-rank"],
      ["personal-centre/withdraw", undefined],
      ["agent-centre/teamBets", undefined],
      ["dialog/search", undefined],
    ]);
    expect(target("page/depositRank").title).toBe("rank.title");
  });

  it("is read again as it was written, in a centre's own menu and in others", () => {
    for (const menu of ["header", "personalCentre", "agentCentre"])
      for (const each of targets)
        expect(readWay(leadTo({ id: "x", label: "y" }, each, menu), menu, documents, paths)).toEqual({
          does: "leads",
          key: each.key,
        });
  });

  it("asks for a login before a centre, but where the item did without", () => {
    const withdraw = target("personal-centre/withdraw");
    expect(leadTo({ id: "x" }, withdraw, "footer")["action"]).toMatchObject({ do: "requireLogin" });
    const direct = { id: "x", action: { do: "openCentre", centre: "agent", page: "teamBets" } };
    expect(leadTo(direct, withdraw, "footer")["action"]).toEqual({
      do: "openCentre",
      centre: "personal",
      page: "withdraw",
    });
    expect(leadTo(direct, withdraw, "personalCentre")).toEqual({ id: "x", page: "withdraw" });
  });

  it("is dead where it is not there, and told apart from what a picker cannot say", () => {
    const wayOf = (item: Record<string, unknown>) => readWay(item, "header", documents, paths);
    expect(wayOf({ action: { do: "navigate", to: "/gone" } })).toEqual({ does: "dead", to: "/gone" });
    expect(wayOf({ action: { do: "openDialog", dialog: "gone" } })).toEqual({ does: "dead", to: "gone" });
    expect(wayOf({ page: "gone" })).toEqual({ does: "dead", to: "gone" });
    expect(wayOf({ action: { do: "navigate", to: "/index", query: { a: 1 } } })).toMatchObject({ does: "acts" });
    expect(wayOf({ action: { do: "toggleTheme" } })).toEqual({ does: "acts", actions: ["toggleTheme"] });
    expect(wayOf({ items: [] })).toEqual({ does: "opens" });
    expect(wayOf({})).toEqual({ does: "nothing" });
  });
});
