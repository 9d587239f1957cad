// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { canonicalJson } from "#json/canonical.ts";
import type { PageWish } from "#compile/PageDrawer.ts";
import { createPageDrawer, createPageMemory, type DrawnPages } from "#player/ahead/createPageDrawer.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { siteChangeCases, withChange } from "#tests/support/siteChangeCases.ts";

const { forms: _forms, ...ink } = readBundledSite("ink");
const base = ink as unknown as Site;
const visitor = { theme: "dark", member: null, centre: null } as const;
/** The pages that are drawn of each revision, by the names of the cases. */
const wishes: Record<string, PageWish> = {
  "index EN": { ...visitor, path: "/index", language: "EN" },
  "index KM": { ...visitor, path: "/index", language: "KM" },
  "index member": { ...visitor, path: "/index", language: "EN", theme: "light", member: 1 },
  register: { ...visitor, path: "/register", language: "EN" },
  login: { ...visitor, path: "/login", language: "KM" },
  centre: {
    ...visitor,
    path: "/index",
    language: "EN",
    member: 1,
    centre: { centre: "personal", page: "securityCenter" },
  },
};

const drawerOf = (site: Site, seq: number, memory?: DrawnPages) => {
  const hash = `sha256-${seq}`;
  const reference = { seq, hash, href: `/config/${hash}.json` };
  return createPageDrawer({ reference, content: canonicalJson(site), platform: "" }, memory);
};

/** Every page of a revision as it is sent, and the names of those that were drawn for it. */
async function drawAll(site: Site, seq: number, memory?: DrawnPages) {
  const drawer = await drawerOf(site, seq, memory);
  const sent: Record<string, string> = {};
  const anew: string[] = [];
  for (const [name, wish] of Object.entries(wishes)) {
    const page = await drawer.draw(wish);
    if (!page) throw new Error(`${name} is not drawn`);
    const { isDrawnAnew, ...drawn } = page;
    if (isDrawnAnew) anew.push(name);
    sent[name] = JSON.stringify(drawn);
  }
  return { sent, anew };
}

describe("the pages of a revision after another one", () => {
  const memory = createPageMemory() as DrawnPages;
  let wholeBase: Awaited<ReturnType<typeof drawAll>>;
  beforeAll(async () => {
    await drawAll(base, 1, memory);
    wholeBase = await drawAll(base, 3);
  }, 60_000);

  it.each(siteChangeCases)(
    "are to the byte what drawing all of them gives, and drawn only where they can have changed: $name",
    async (change) => {
      const changed = withChange(base, change);
      const partial = await drawAll(changed, 2, memory);
      // As after a restart: nothing is remembered.
      const whole = await drawAll(changed, 2);
      expect(partial.sent).toEqual(whole.sent);
      expect(whole.anew).toEqual(Object.keys(wishes));
      expect(partial.anew).toEqual(change.pages === "all" ? Object.keys(wishes) : change.pages);
      // Back again, as by a revert.
      const back = await drawAll(base, 3, memory);
      expect(back.sent).toEqual(wholeBase.sent);
      expect(back.anew).toEqual(partial.anew);
    },
    60_000,
  );

  it("are right for each of two that are published in a row, whichever is drawn first", async () => {
    const [one, other] = ["a rule", "the name of the brand"].map((name) => {
      const change = siteChangeCases.find((known) => known.name === name);
      if (!change) throw new Error(`there is no case ${name}`);
      return withChange(base, change);
    });
    if (!one || !other) throw new Error("two sites");
    const [first, second] = await Promise.all([drawAll(one, 4, memory), drawAll(other, 5, memory)]);
    expect(first.sent).toEqual((await drawAll(one, 4)).sent);
    expect(second.sent).toEqual((await drawAll(other, 5)).sent);
  }, 60_000);
});
