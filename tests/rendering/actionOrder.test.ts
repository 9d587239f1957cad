import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Action } from "#contracts/config.ts";

/** What is always done, whatever the network or the visitor says. */
const certain: ReadonlySet<string> = new Set<Action["do"]>([
  "set",
  "refresh",
  "refreshBalance",
  "openDialog",
  "closeDialog",
  "openCentre",
  "closeCentre",
  "navigate",
  "back",
  "focus",
]);

/** Actions of a list, each with its place, that stand behind one that may fail: they are not done then (`doActions`). */
function hangingIn(value: unknown, at: string): { at: string; hangs: Action }[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, one]) => hangingIn(one, `${at}/${key}`));
  if (!Array.isArray(value) || !value.every((one) => typeof one === "object" && one !== null && "do" in one))
    return below;
  const actions = value as Action[];
  const first = actions.findIndex((one) => !certain.has(one.do) || one.confirm);
  const behind = first < 0 ? [] : actions.slice(first + 1);
  return [...below, ...behind.map((hangs) => ({ at, hangs }))];
}

const documents = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => [`${folder}/${file}`, JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as unknown] as const);

it("what a page does in any case stands before what may fail: behind it are only other choices, and what a question was asked for", () => {
  const all = ["layouts", "src/console/layouts", "examples"].flatMap(documents);
  const hanging = all.flatMap(([path, document]) => hangingIn(document, path));
  expect(all.length).toBeGreaterThan(100);
  // A choice says with `when` which of several it is; each of them is refused or done by itself.
  const unchosen = hanging.filter(({ hangs }) => !hangs.when).map(({ at, hangs }) => `${at} ${JSON.stringify(hangs)}`);
  expect(unchosen).toEqual([expect.stringMatching(/lotterySlip\.json.*slipError/)]);
});
