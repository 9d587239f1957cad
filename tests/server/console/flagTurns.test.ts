import { describe, expect, it } from "vitest";
import type { FlagTurn } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { loadLiveContent } from "#server/features/publishing/store/loadLiveContent.ts";
import { aConsole } from "#tests/support/aConsole.ts";
import { aPublisher } from "#tests/support/aPublisher.ts";

const platform = await aConsole();
const { db, clock } = platform;
const publisher = await platform.operator("publisher");
// What the gate would find is not in question here.
const door = aPublisher({ db, clock });
const minute = 60;

const flag = (modId: string, enabled: "0" | "1", more: object = {}) => ({ modId, enabled, childrenNodes: [], ...more });
const tree = (...childrenNodes: object[]) => ({ modId: "ROOT", enabled: "1", childrenNodes });

/** Puts a tree of features live, a minute later; gives the number of the publication, or null where nothing changed. */
async function publish(flags: object, by = "publisher"): Promise<number | null> {
  clock.advance(minute);
  const { hash, content } = (await loadLiveContent(db)) ?? { hash: "", content: "{}" };
  const site = { ...(JSON.parse(content) as Site), flags } as Site;
  const outcome = await door.publish({ baseHash: hash, site, kind: "publish", by, note: "flags" });
  return outcome.outcome === "published" ? outcome.revision.seq : null;
}
const turns = async () => (await publisher.call("GET", "/flags/turns")).value["rows"] as FlagTurn[];
const seqs = async () => Object.fromEntries((await turns()).map((turn) => [turn.flag, turn.seq]));

describe("when features were turned last", () => {
  it("is the publication that switched them, said anew whom they are for, or brought them in", async () => {
    const first = await publish(tree(flag("CHAT", "1"), flag("MALL", "1"), flag("TWICE", "1"), flag("TWICE", "1")));
    const all = { ROOT: first, CHAT: first, MALL: first, TWICE: first };
    // The demo brand's root had the same switch before.
    expect({ ...(await seqs()), ROOT: first }).toEqual(all);

    const second = await publish(
      tree(flag("MALL", "1", { owner: "Shop" }), flag("CHAT", "0"), flag("TWICE", "1"), flag("TWICE", "1")),
      "else",
    );
    expect(await seqs()).toMatchObject({ CHAT: second, MALL: first, TWICE: first });
    const told = (await turns()).find((turn) => turn.flag === "CHAT");
    expect(told).toEqual({ flag: "CHAT", seq: second, by: "else", at: clock.now().toISOString() });

    const some = flag("MALL", "1", { audience: { percent: 10 } });
    const third = await publish(tree(some, flag("TWICE", "1"), flag("TWICE", "0")));
    expect(await seqs()).toMatchObject({ MALL: third, TWICE: third });
    expect(await seqs()).not.toHaveProperty("CHAT");
    const fourth = await publish(tree(flag("CHAT", "0"), flag("TWICE", "0"), flag("TWICE", "1"), some));
    expect(await seqs()).toMatchObject({ CHAT: fourth, MALL: third, TWICE: third });
  });

  it("is of the whole tree, whoever decides about its features", async () => {
    const below = flag("BELOW", "1", { owner: "Payments" });
    const seq = await publish(tree(flag("ABOVE", "0", { childrenNodes: [below] })));
    expect(await seqs()).toMatchObject({ ABOVE: seq, BELOW: seq });
    await publish(tree(flag("ABOVE", "0", { childrenNodes: [{ ...below, owner: "Shop" }] })));
    expect(await seqs()).toMatchObject({ ABOVE: seq, BELOW: seq });
  });
});
