import { expect, it } from "vitest";
import { readCentre } from "#server/features/pages/readCentre.ts";

const hasLayout = (key: string) => key === "personal-centre/securityCenter";
const read = (query: string, member: number | null = 0) =>
  readCentre(new URLSearchParams(query), { member }, hasLayout);

it.each([
  ["centre=personal&page=securityCenter", { centre: "personal", page: "securityCenter" }],
  ["centre=personal", { centre: "personal", page: null }],
  ["centre=personal&page=nothing", { centre: "personal", page: null }],
  ["centre=agent&page=securityCenter", { centre: "agent", page: null }],
  ["centre=__proto__", null],
  ["page=securityCenter", null],
  ["", null],
])("a member's page is drawn with the title of the centre that ?%s names", (query, expected) => {
  expect(read(query)).toEqual(expected);
});

it("a visitor's page is drawn once, whatever centre its address names", () => {
  expect(read("centre=personal", null)).toBeNull();
});
