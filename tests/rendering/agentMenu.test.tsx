import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import type { MenuItem } from "#contracts/config.ts";
import { openDocument } from "#engine/openDocument.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { press } from "#tests/support/user.ts";

/** The specification's order, with its labels in English. */
const everybodys = [
  ["agentAnnouncement", "Announcements"],
  ["agentTeamOverview", "Team overview"],
  ["registerCenter", "Register account centre"],
  ["downlineManagement", "Downline management"],
  ["teamBets", "Team betting history"],
  ["userProfit", "User profit and loss"],
  ["agentIncome", "My income"],
  ["downlineTransactions", "Downline transaction details"],
] as const;
/** What hangs on a feature and a contract, by the type of its item. */
const hanging = [
  ["dividendRecord", "Dividend record", "enableCt", "ENABLECT3", "divtypereq"],
  ["dailyWages", "Daily wages", "salary", "SALARY3", "dailysalreqtype"],
  ["hourSalary", "Hourly salary", "hourSalary", "HOURSALARY3", "contracthoursalreq"],
  ["realtimeSalary", "Real-time salary", "agentRealtimeSalary", "RTSALARY3", "realtimesalreqtype"],
] as const;
const keys: string[] = [...everybodys.map(([key]) => key), ...hanging.map(([key]) => key)];
const labels: string[] = [...everybodys.map(([, label]) => label), ...hanging.map(([, label]) => label)];
const features: string[] = hanging.map(([, , , feature]) => feature);
const inForce = Object.fromEntries(hanging.map(([, , , , contract]) => [contract, true]));

/** What differs from an agent with every contract in front of the agent centre, at its first page. */
interface Shown {
  brand?: "ink" | "fresh";
  name?: string;
  page?: string;
  flags?: readonly string[];
  /** Items in the place of the menu's. */
  items?: readonly MenuItem[];
  /** Documents in the place of the site's. */
  layouts?: Readonly<Record<string, unknown>>;
}

/** Draws the shell with the agent centre open. */
function draw({ brand = "ink", name = "agent", page, flags = features, items, layouts = {} }: Shown = {}) {
  const bundled = readBundledSite(brand);
  const site = compileSite(
    items ? { ...bundled, menus: { ...bundled.menus, agentCentre: { items } } } : bundled,
    bundled,
  );
  const english = aTranslate();
  const asked: [document: string, call: string][] = [];
  const all: Readonly<Record<string, unknown>> = { ...site.layouts, ...layouts };
  const context = aRenderingContext({
    flags,
    documents: {
      open: (key) => (key in all ? openDocument(all[key], key) : undefined),
      current: () => "page/index",
    },
    menus: { items: (menu) => site.menus[menu]?.items ?? [] },
    translate: (key, values) => site.texts["EN"]?.[key] ?? english(key, values),
    roots: {
      session: () => ({ loggedIn: true, account: "agent01", nickname: "Agent", accountType: 1 }),
      contracts: () => inForce,
      centre: () => ({ name, ...(page !== undefined && { page }) }),
      route: () => ({ path: "/index", page: "page/index" }),
    },
    data: {
      watch: (document, _, { call }) => {
        asked.push([document, call]);
        return () => {};
      },
      read: () => ({ status: "loading" as const }),
      reload: async () => {},
      load: async () => ({ ok: true as const, value: {} }),
    },
    forms: { descriptors: site.forms },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name="shell" />
    </RenderingProvider>,
  );
  return { context, site, asked };
}

const centre = () => screen.getByRole("dialog");
const menu = () => within(centre()).getByRole("navigation", { name: "Agent centre" });
const entries = () => [...menu().querySelectorAll("li")].map(({ textContent }) => textContent);
const current = () => menu().querySelector("[aria-current=page]")?.textContent;
const page = () => centre().querySelector<HTMLElement>(".centre__page")!;

describe("the agent centre", () => {
  const known = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, "showModal");
  afterEach(() => {
    cleanup();
    if (known) Object.defineProperty(HTMLDialogElement.prototype, "showModal", known);
    else Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  });

  it.each(["ink", "fresh"] as const)(
    "[AC-01] of %s is a modal that can be closed, with a menu of its 12 pages in their order beside the page",
    async (brand) => {
      const modal: Element[] = [];
      HTMLDialogElement.prototype.showModal = function showModal() {
        modal.push(this);
        this.setAttribute("open", "");
      };
      const { context, site } = draw({ brand });
      expect(modal).toEqual([screen.getByRole("dialog", { name: "Agent centre" })]);
      expect(entries()).toEqual(labels);
      expect(menu().compareDocumentPosition(page()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect(site.menus["agentCentre"]?.items.map((item) => item.page)).toEqual(keys);
      for (const key of keys) expect(site.layouts).toHaveProperty([`agent-centre/${key}`]);
      await press("Close", within(centre()));
      expect(context.actions).toContainEqual({ do: "closeCentre" });
    },
  );

  it("[AC-01] begins with the team overview, shows what was chosen, and is not there while it is closed", () => {
    const { asked } = draw();
    expect(current()).toBe("Team overview");
    expect(asked).toContainEqual(["agent-centre/agentTeamOverview", "getAgentTeamOverview"]);
    cleanup();
    draw({ page: "teamBets" });
    expect(current()).toBe("Team betting history");
    cleanup();
    draw({ name: "" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says in its title which page is shown, also one that no item leads to, and its own name where none was chosen", () => {
    for (const [name, said] of [
      [undefined, "Agent centre"],
      ["teamBets", "Team betting history"],
      ["agentContracts", "Contracts"],
      ["nowhere", "Agent centre"],
    ] as const) {
      cleanup();
      draw(name === undefined ? {} : { page: name });
      expect([name, centre().querySelector(".centre__title")?.textContent]).toEqual([name, said]);
      expect(centre().getAttribute("aria-labelledby")).toBe(centre().querySelector(".centre__title")?.id);
    }
  });

  it.each(hanging.map(([, , type, feature]) => [type, feature] as const))(
    "[AC-01] has items of a name, a page, data that the page reads, and the type %s, which hangs on %s",
    (type, feature) => {
      const items: MenuItem[] = [
        { id: "bets", label: "menu.teamBets", page: "teamBets", data: { note: "Of the last days" }, type },
        { id: "overview", label: "menu.agentTeamOverview", page: "agentTeamOverview" },
        { id: "income", label: "menu.agentIncome", page: "agentIncome" },
      ];
      const reading = { root: { kind: "text", text: { bind: "/page/data/note" } } };
      const layouts = { "agent-centre/teamBets": reading, "agent-centre/agentIncome": reading };
      draw({ page: "teamBets", items, layouts, flags: [feature] });
      expect([entries(), page().textContent]).toEqual([
        ["Team betting history", "Team overview", "My income"],
        "Of the last days",
      ]);
      cleanup();
      draw({ page: "agentIncome", items, layouts, flags: features.filter((other) => other !== feature) });
      expect([entries(), page().textContent]).toEqual([["Team overview", "My income"], ""]);
    },
  );
});
