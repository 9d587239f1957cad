import { expect, it } from "vitest";
import { placeInFiles } from "#server/cli/placeInFiles.ts";
import { readJsonText } from "#json/text.ts";

const json = readJsonText('{\n  "key": "own",\n  "layout": {}\n}');
const files = [{ path: "own.json", json, isOld: false, key: "own" }];
const found = (reason: string, document = "pages/own") =>
  placeInFiles({ document, pointer: "/layout", reason, severity: "error", nearest: "listSessions" }, files);

it.each([
  ["that we have too", "listMessages", /does not know the call listMessages yet: start it again/, undefined],
  ["that we do not have either", "listMesages", /^There is no call "listMesages"/, "listSessions"],
])("tells of a call %s", (_, call, reason, nearest) => {
  const told = found(`There is no call "${call}"`);
  expect(told).toMatchObject({ file: "own.json", line: 3, reason: expect.stringMatching(reason) });
  expect(told.nearest).toBe(nearest);
});

it("names the live site where the fault is in none of our files", () => {
  expect(found("Anything", "menus")).toMatchObject({ file: "live site: menus", line: 1, reason: "Anything" });
});
