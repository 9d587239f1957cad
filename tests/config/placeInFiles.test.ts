import { expect, it } from "vitest";
import type { Diagnostic } from "#contracts/api.ts";
import { placeInFiles } from "#server/cli/placeInFiles.ts";
import { readJsonText } from "#json/text.ts";

const found = (reason: string, { document = "pages/own", call = "listMessages", ...more }: Partial<Told> = {}) => {
  const json = readJsonText(`{\n  "key": "own",\n  "layout": { "call": "${call}" }\n}`);
  const files = [{ path: "own.json", json, isOld: false, key: "own" }];
  const diagnostic = { document, pointer: "/layout/call", reason, severity: "error", nearest: "listSessions" } as const;
  return placeInFiles({ ...diagnostic, ...more }, files);
};

type Told = Pick<Diagnostic, "document" | "code"> & { call: string };

it.each([
  ["that we have too", "listMessages", /does not know the call listMessages yet: start it again/, undefined],
  ["that we do not have either", "listMesages", /^There is no call "listMesages"/, "listSessions"],
])("tells of a call %s", (_, call, reason, nearest) => {
  const told = found(`There is no call "${call}"`, { call, code: "unknownCall" });
  expect(told).toMatchObject({ file: "own.json", line: 3, reason: expect.stringMatching(reason) });
  expect(told.nearest).toBe(nearest);
});

it("names the live site where the fault is in none of our files", () => {
  expect(found("Anything", { document: "menus" })).toMatchObject({
    file: "live site: menus",
    line: 1,
    reason: "Anything",
  });
});

it("does not guess from the words", () => {
  const reason = 'There is no call "listMessages"';
  expect(found(reason)).toMatchObject({ reason, nearest: "listSessions" });
});
