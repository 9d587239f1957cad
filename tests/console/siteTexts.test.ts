import { describe, expect, it } from "vitest";
import { lostValues } from "#console/lostValues.ts";
import { findSiteTexts } from "#console/findSiteTexts.ts";

const bundled = {
  "home.title": "Take your seat",
  "menu.home": "Home",
  "console.title": "Console",
  "schema.name": "Name",
};
const own = { "home.title": "Come in", "club.title": "The club" };

describe("finding texts of a site", () => {
  it.each([
    ["", false, ["club.title", "home.title", "menu.home"]],
    ["HOME", false, ["home.title", "menu.home"]],
    ["your seat", false, ["home.title"]],
    ["come", false, ["home.title"]],
    [" club ", false, ["club.title"]],
    ["console", false, []],
    ["", true, ["club.title", "home.title"]],
    ["seat", true, ["home.title"]],
  ])("with %j, only own: %s", (words, isOwnOnly, keys) => {
    expect(findSiteTexts({ bundled, own, whole: {} }, { words, isOwnOnly })).toEqual(keys);
  });
});

describe("values that a text of the brand's own leaves out", () => {
  it.each([
    ["{{count}} of {{total}}", "{{total}}", ["{{count}}"]],
    ["{{count}}, {{ count }}", "{{count}}", ["{{ count }}"]],
    ["From (min) to (max)", "At most (max)", ["(min)"]],
    ["Hello", "Welcome", []],
  ])("%s → %s", (one, other, lost) => {
    expect(lostValues(one, other)).toEqual(lost);
  });
});
