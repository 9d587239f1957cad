import { expect, it } from "vitest";
import { createFindings } from "#server/features/gate/createFindings.ts";
import { checkSearch } from "#server/features/gate/nodes/checkSearch.ts";
import type { DocumentCheck } from "#server/features/gate/nodes/DocumentCheck.ts";
import type { Diagnostic } from "#contracts/api.ts";

const good = {
  kind: "search",
  call: "getGameIndex",
  params: { hash: "sha256-47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU" },
  index: { by: ["displayName", "vendor"], first: "isHot" },
  filters: [{ name: "gameType", widget: "text", label: "lobby.category" }],
  rowItem: { title: { bind: "/row/displayName" }, action: { do: "closeDialog" } },
};

/** Where the gate finds something in a search, and what. */
function judge(changes: object): string[] {
  const problems: Diagnostic[] = [];
  const note = createFindings("dialog/search", "", problems);
  checkSearch({ ...good, ...changes }, "/root", { note, index: {} } as unknown as DocumentCheck);
  return problems.map(({ pointer, reason }) => `${pointer}: ${reason}`);
}

it("an index is searched by its columns, and nothing that is typed is sent", () => {
  expect(judge({})).toEqual([]);
});

it.each([
  ["a column to search by", { index: { by: ["displayNam"] } }, '/root/index: There is no column "displayNam"'],
  [
    "a column for the first",
    { index: { by: ["vendor"], first: "isBest" } },
    '/root/index: There is no column "isBest"',
  ],
  ["a column of a filter", { filters: [{ name: "kind" }] }, '/root/index: There is no column "kind"'],
  [
    "a column of a choice",
    { index: { by: ["vendor"], facets: [{ name: "vassalag", title: "vendor" }] } },
    '/root/index: There is no column "vassalag"',
  ],
  [
    "the words of a choice",
    { index: { by: ["vendor"], facets: [{ name: "vassalage", title: "vendr" }] } },
    '/root/index: There is no column "vendr"',
  ],
  ["an entry that leads nowhere", { entries: [{ title: "menu.rng" }] }, "/root/entries/0: An item leads to an address"],
  ["a parameter", { param: "search" }, "/root/param: An index is searched here: nothing is sent"],
  ["a pause", { pauseMs: 300 }, "/root/pauseMs: An index is searched here: nothing is sent"],
  ["a call without columns", { call: "listCountries", params: {} }, "/root/call: Its answer has no columns"],
  ["no call", { call: undefined, params: undefined, rows: { bind: "/data/rows" } }, "/root/index: An index is what"],
  ["filters without an index", { index: undefined }, "/root/filters: Only an index has filters"],
])("%s that it cannot have is told of", (_, changes, finding) => {
  const found = judge(changes);
  expect([found, found.some((one) => one.startsWith(finding))]).toEqual([found, true]);
});

it("a parameter that its call must have, and one that it has not, are told of", () => {
  expect(judge({ params: {} })).toHaveLength(1);
  expect(judge({ params: { ...good.params, page: 1 } })).toHaveLength(1);
});
