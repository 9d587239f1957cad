import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";

/** The specification's order, with its labels in English; the pages of contracts follow. */
const pages = [
  ["agentAnnouncement", "Announcements"],
  ["agentTeamOverview", "Team overview"],
  ["registerCenter", "Register account centre"],
  ["downlineManagement", "Downline management"],
  ["teamBets", "Team betting history"],
  ["userProfit", "User profit and loss"],
  ["agentIncome", "My income"],
  ["downlineTransactions", "Downline transaction details"],
] as const;

describe.each(["ink", "fresh"] as const)("the agent centre of %s", (brand) => {
  it("lists its pages in the specified order, each with a layout of its own", () => {
    const site = compileSite(readBundledSite(brand), readBundledSite(brand));
    const items = site.menus["agentCentre"]?.items ?? [];
    const english = aTranslate();
    expect(items.slice(0, pages.length).map(({ page, label }) => [page, english(String(label))])).toEqual(pages);
    for (const { page } of items) expect(site.layouts).toHaveProperty([`agent-centre/${page}`]);
  });
});
