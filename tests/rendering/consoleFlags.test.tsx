import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readPointer } from "#json/pointer.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { FlagTree } from "#console/flags/FlagTree.tsx";
import { observing } from "#rendering/observing.ts";
import { drawInConsole } from "#tests/support/aConsoleTools.tsx";
import { press, user } from "#tests/support/user.ts";

const node = (modId: string, enabled: string, ...childrenNodes: unknown[]) => ({ modId, enabled, childrenNodes });
const tree = node("ROOT", "1", node("DIRECTREG3", "1", node("MOBILEREG3", "1")), node("OWN", "0"));
const menus = { header: { items: [{ id: "x", when: { flag: "DIRECTREG3" } }] } };
/** As a block is drawn: anew whenever what it read changes. */
const Desk = observing(FlagTree);
const schema = "flags.schema.json#/$defs/flagNode";
const draw = async (flags: unknown = tree, role?: "viewer") => {
  const at = {} as NodePlace;
  const drawn = await drawInConsole(<Desk label="Features" path="/flags" schema={schema} at={at} />, {
    site: { flags, menus },
    turns: [{ flag: "OWN", at: "2020-03-01T10:00:00Z", by: "checker", seq: 3 }],
    ...(role && { role }),
  });
  return { ...drawn, flags: () => drawn.site()["flags"] };
};
const rows = () => within(screen.getByRole("list", { name: "Features" })).getAllByRole("listitem");
const rowOf = (name: string) =>
  within(screen.getByRole("switch", { name }).closest("li") ?? document.createElement("li"));

describe("the desk of features", () => {
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(50));
  afterEach(() => vi.restoreAllMocks());

  it("says what each feature does, and why it is off", async () => {
    await draw(node("ROOT", "1", node("DIRECTREG3", "0", node("MOBILEREG3", "1"))));
    expect(rowOf("DIRECTREG3").getByText("Visitors can make an account by themselves.")).toBeTruthy();
    expect(rowOf("MOBILEREG3").getByText("Off: DIRECTREG3 above is off")).toBeTruthy();
    expect(screen.getByRole("switch", { name: "MOBILEREG3", checked: true })).toBeTruthy();
  });

  it("says since when one is the same, by whom it was turned, and who decides about it, as it is written", async () => {
    const { flags } = await draw();
    expect(rowOf("OWN").getByText(/^Turned last on .*2020.* by checker$/)).toBeTruthy();
    expect(rowOf("OWN").getByText(/^Off since .*2020/)).toBeTruthy();
    expect(screen.getByRole("button", { name: /^The same for long 1$/ })).toBeTruthy();
    await press("Details of OWN");
    await user.type(screen.getByLabelText("Who decides about OWN"), "Shop");
    expect(readPointer(flags(), "/childrenNodes/1")).toMatchObject({ modId: "OWN", owner: "Shop" });
    expect(rowOf("OWN").getByText("Shop")).toBeTruthy();
    await user.clear(screen.getByLabelText("Who decides about OWN"));
    expect(readPointer(flags(), "/childrenNodes/1")).not.toHaveProperty("owner");
  });

  it("switches one by its switch, and goes back by one step", async () => {
    const { flags, tools } = await draw();
    await user.click(screen.getByRole("switch", { name: "OWN" }));
    expect(flags()).toEqual(node("ROOT", "1", node("DIRECTREG3", "1", node("MOBILEREG3", "1")), node("OWN", "1")));
    tools.draft.undo();
    expect(flags()).toEqual(tree);
  });

  it("says what a switch would change and where the feature is used, before it is pressed", async () => {
    await draw();
    await press("Details of DIRECTREG3");
    expect(screen.getByText("Switching it off takes these from visitors: DIRECTREG3, MOBILEREG3")).toBeTruthy();
    const uses = await screen.findByRole("list", { name: "Used in 1 place" });
    expect(within(uses).getByRole("link", { name: "Menus › Header › x" })).toBeTruthy();
    expect(rowOf("OWN").getByText("Used nowhere")).toBeTruthy();
  });

  it("switches all chosen ones in one step", async () => {
    const { flags, tools } = await draw();
    await user.click(screen.getByRole("checkbox", { name: "Choose MOBILEREG3" }));
    await user.click(screen.getByRole("checkbox", { name: "Choose DIRECTREG3" }));
    await press("Switch off");
    expect(flags()).toEqual(node("ROOT", "1", node("DIRECTREG3", "0", node("MOBILEREG3", "0")), node("OWN", "0")));
    tools.draft.undo();
    expect(flags()).toEqual(tree);
  });

  it("says what the chosen ones would take and give before they are switched, and keeps to them when others go", async () => {
    const more = node("ROOT", "1", node("FIRST", "1"), node("SECOND", "1"), node("THIRD", "0"));
    const { flags } = await draw(more);
    await user.click(screen.getByRole("checkbox", { name: "Choose SECOND" }));
    expect(screen.getByText("Switching it off takes these from visitors: SECOND")).toBeTruthy();
    const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Choose all shown: 3" });
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await press("Details of FIRST");
    await press("Remove FIRST and all below it");
    expect(screen.queryByText(/^Remove /)).toBeNull();
    expect(screen.getByRole("checkbox", { name: "Choose SECOND", checked: true })).toBeTruthy();
    expect(screen.getByRole("checkbox", { name: "Choose THIRD", checked: false })).toBeTruthy();
    await press("Switch off");
    expect(flags()).toEqual(node("ROOT", "1", node("SECOND", "0"), node("THIRD", "0")));
    await user.click(screen.getByRole("checkbox", { name: "Choose all shown: 2" }));
    expect(screen.getByText("Chosen: 2")).toBeTruthy();
  });

  it("finds by name and words, and shows those of one state", async () => {
    await draw();
    await user.type(screen.getByRole("searchbox", { name: "Search in names and descriptions" }), "mobile number");
    expect(rows()).toHaveLength(1);
    await user.clear(screen.getByRole("searchbox", { name: "Search in names and descriptions" }));
    await press("Off 1");
    expect(rows()).toHaveLength(1);
  });

  it("adds a feature and refuses names that are none or are there already, while they are typed", async () => {
    const { flags } = await draw();
    const box = screen.getByRole("textbox", { name: "Name of a new feature" });
    await user.type(box, "OWN");
    expect(screen.getByRole("alert").textContent).toBe("There is a feature with this name.");
    await user.type(box, "!");
    expect(screen.getByRole("alert").textContent).toMatch(/^A name has letters/);
    await user.clear(box);
    await user.type(box, "OWN2{Enter}");
    expect(flags()).toMatchObject({ childrenNodes: [{}, {}, { modId: "OWN2", enabled: "0", childrenNodes: [] }] });
  });

  it("is walked by the arrows, from one switch to the next", async () => {
    await draw();
    screen.getByRole("switch", { name: "DIRECTREG3" }).focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(screen.getByRole("switch", { name: "MOBILEREG3" }));
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(screen.getByRole("switch", { name: "DIRECTREG3" }));
  });

  it("draws of thousands those near the screen, and folds branches", async () => {
    const many = Array.from({ length: 3000 }, (_, index) => node(`F${index}`, "1"));
    await draw(node("ROOT", "1", ...(tree.childrenNodes as []), ...many));
    expect(rows().length).toBeLessThan(60);
    expect(rows()[0]?.getAttribute("aria-setsize")).toBe("3003");
    await press("Features below DIRECTREG3");
    expect(rows()[0]?.getAttribute("aria-setsize")).toBe("3002");
    expect(screen.queryByRole("switch", { name: "MOBILEREG3" })).toBeNull();
  });

  it("asks whom a feature is for, and lets everybody have it again", async () => {
    const { flags, site } = await draw();
    await press("Details of OWN");
    await press("Only for some visitors: OWN");
    await user.type(await screen.findByLabelText(/^Part of a hundred/, {}, { timeout: 20_000 }), "10");
    expect(readPointer(site(), "/flags/childrenNodes/1/audience")).toEqual({ percent: 10 });
    expect(rowOf("OWN").getByText("For some")).toBeTruthy();
    await press("For everybody: OWN");
    expect(flags()).toEqual(tree);
  });

  it("lets a viewer look and change nothing", async () => {
    await draw(tree, "viewer");
    expect(screen.getByRole("switch", { name: "OWN" }).hasAttribute("disabled")).toBe(true);
    expect(screen.queryByRole("button", { name: /Switch|Remove|Add/ })).toBeNull();
  });
});
