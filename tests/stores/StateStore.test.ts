import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import { StateStore, type DeclaredState } from "#stores/StateStore.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

enforceActions();

const settled = () => new Promise((resolve) => setTimeout(resolve));

function aState(query: Record<string, string> = {}) {
  const [session, device, route] = [fakeStorage(), fakeStorage(), new RouteStore()];
  route.arrive({ path: "/history", query });
  const arrive = (to: string) =>
    route.arrive({ path: "/history", query: Object.fromEntries(new URLSearchParams(to.split("?")[1])) });
  route.use({ push: arrive, replace: arrive, retreat: arrive, back: arrive });
  return { states: new StateStore({ session, device, route }), session, device, route };
}

const declare = (keep: DeclaredState["keep"] = {}, document = "page/history"): DeclaredState => ({
  document,
  state: { tab: "bets", slip: [], most: 5, isOpen: false },
  keep,
});

describe("the state of a document", () => {
  it("begins as it is declared, and knows nothing else", () => {
    const { states } = aState();
    expect(states.read(declare(), "tab")).toBe("bets");
    expect(states.read(declare(), "other")).toBeUndefined();
    expect(states.read(declare(), "constructor")).toBeUndefined();
    states.write(declare(), "other", 1);
    expect(states.read(declare(), "other")).toBeUndefined();
  });

  it("is the document's own: two may use one name", () => {
    const { states } = aState();
    states.write(declare(), "tab", "wins");
    expect(states.read(declare({}, "page/other"), "tab")).toBe("bets");
  });

  it("kept by site is one for all documents that keep the name so, and lives with the tab", async () => {
    const { states, session } = aState();
    const [one, other] = [declare({ tab: "site" }), declare({ tab: "site" }, "page/other")];
    const leave = states.open(one);
    states.write(one, "tab", "wins");
    leave();
    await settled();
    expect(states.read(other, "tab")).toBe("wins");
    expect(states.read(declare({}, "page/third"), "tab")).toBe("bets");
    const { states: later } = aState();
    expect(later.read(other, "tab")).toBe("bets");
    expect(session.get("state")).toContain("wins");
    states.clear();
    expect(states.read(other, "tab")).toBe("bets");
  });

  it("tells whoever reads it", () => {
    const { states } = aState();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(states.read(declare(), "tab")));
    states.write(declare(), "tab", "wins");
    stop();
    expect(seen).toEqual(["bets", "wins"]);
  });

  it("is gone when the document closes, and stays when it is shown again in the same breath", async () => {
    const { states } = aState();
    const leave = states.open(declare());
    states.write(declare(), "tab", "wins");
    leave();
    const leaveAgain = states.open(declare());
    await settled();
    expect(states.read(declare(), "tab")).toBe("wins");
    leaveAgain();
    leaveAgain();
    await settled();
    expect(states.read(declare(), "tab")).toBe("bets");
  });

  it.each(["session", "device"] as const)("kept by %s is found again once the document is open", async (place) => {
    const { states, ...kept } = aState();
    const declared = declare({ slip: place });
    const leave = states.open(declared);
    states.write(declared, "slip", [{ id: 7 }]);
    leave();
    await settled();
    expect(states.read(declared, "slip")).toEqual([]);
    states.open(declared);
    expect(states.read(declared, "slip")).toEqual([{ id: 7 }]);
    states.write(declared, "slip", []);
    expect([...kept[place].held]).toEqual([]);
  });

  it("is forgotten wherever it is kept, but for the address, when another player comes", () => {
    const { states, session, device } = aState({ isOpen: "true" });
    const declared = declare({ slip: "device", tab: "session", isOpen: "address" });
    states.open(declared);
    states.write(declared, "slip", [1]);
    states.write(declared, "tab", "wins");
    states.write(declared, "most", 9);
    states.clear();
    expect(["slip", "tab", "most", "isOpen"].map((name) => states.read(declared, name))).toEqual([[], "bets", 5, true]);
    expect([...session.held, ...device.held]).toEqual([]);
  });

  it("kept by one document stays when another one is forgotten", () => {
    const { states, device } = aState();
    const other = declare({ slip: "device" }, "page/other");
    const declared = declare({ slip: "device" });
    states.write(declared, "slip", [1]);
    states.write(other, "slip", [2]);
    states.write(declared, "slip", []);
    expect(device.get("state")).toBe('{"page/other slip":[2]}');
  });

  it.each(["{", '"text"', "null", "7", "{}"])("that is kept as %s, and is no list, begins anew", (written) => {
    const { states, device } = aState();
    device.set("state", `{"page/history slip":${written}}`);
    const declared = declare({ slip: "device" });
    states.open(declared);
    expect(states.read(declared, "slip")).toEqual([]);
  });

  it("kept in the address is read from it once the document is open, each in its sort", () => {
    const { states, route } = aState({ tab: "wins", most: "9", isOpen: "true", slip: '["a"]', game: "3" });
    const declared = declare({ tab: "address", most: "address", isOpen: "address", slip: "address" });
    expect(states.read(declared, "tab")).toBe("bets");
    states.open(declared);
    const read = () => ["tab", "most", "isOpen", "slip"].map((name) => states.read(declared, name));
    expect(read()).toEqual(["wins", 9, true, ["a"]]);
    states.write(declared, "most", 10);
    expect(route.route.query["most"]).toBe("10");
    states.write(declared, "tab", "bets");
    expect(route.route.query).not.toHaveProperty("tab");
    expect(route.route.query["game"]).toBe("3");
    route.arrive({ path: "/history", query: { most: "many", slip: "{}" } });
    expect(read()).toEqual(["bets", 5, false, []]);
  });

  it("takes the place of the address where nobody chose it, so that the way back leads away from the page", () => {
    const { states, route } = aState();
    const ways: string[] = [];
    const way = (name: string) => (to: string) => {
      ways.push(`${name} ${to}`);
      route.arrive({ path: "/history", query: Object.fromEntries(new URLSearchParams(to.split("?")[1])) });
    };
    route.use({ push: way("push"), replace: way("replace"), retreat: way("retreat"), back: way("back") });
    const declared = declare({ tab: "address" });
    states.open(declared);
    states.write(declared, "tab", "wins", true);
    states.write(declared, "tab", "lost");
    expect(ways).toEqual(["replace /history?tab=wins", "push /history?tab=lost"]);
  });

  it("of a page of a centre stands in the address under a name of its own", () => {
    const { states, route } = aState({ tab: "wins" });
    const declared = declare({ tab: "address" }, "personal-centre/records");
    states.open(declared);
    expect(states.read(declared, "tab")).toBe("bets");
    states.write(declared, "tab", "lost");
    expect(route.route.query).toEqual({ tab: "wins", "centre.tab": "lost" });
  });
});
