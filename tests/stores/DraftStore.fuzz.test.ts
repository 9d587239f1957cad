import { expect, it } from "vitest";
import type { FailureKind } from "#stores/Answer.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { drillSize } from "../support/drillSize.ts";
import { fakeStorage } from "../support/fakeStorage.ts";
import { aRandom } from "../support/fuzz/aRandom.ts";
import { aDraftPlatform, aDraftStore } from "./aDraft.ts";

const places = ["/a", "/b/c", "/b/d", "/l", "/x~1y/z", "/deep/er/still"];
const groups = ["/b", "/deep", "/deep/er"];
const values = [undefined, 1, "two", { c: 3 }, { c: 3, d: { e: 4 } }, [1, 2], [{ id: "a" }], "", null, false];
const failures: FailureKind[] = ["network", "timeout", "fault", "throttled", "unauthorized"];

/** A page that can crash: what it asked for is done all the same, and it hears of nothing any more. */
function aPage(platform: ReturnType<typeof aDraftPlatform>, storage: KeyValueStorage) {
  let isAlive = true;
  const never = new Promise<never>(() => undefined);
  const hear =
    <Asked extends unknown[], Told>(ask: (...asked: Asked) => Promise<Told>) =>
    async (...asked: Asked): Promise<Told> => {
      const told = await (isAlive ? ask(...asked) : never);
      return isAlive ? told : never;
    };
  const { getLive, getDraft, saveDraft, rebaseDraft } = platform.port;
  const port = {
    getLive: hear(getLive),
    getDraft: hear(getDraft),
    saveDraft: hear(saveDraft),
    rebaseDraft: hear(rebaseDraft),
  };
  const { store } = aDraftStore({ ...platform, port }, { storage });
  return { store, crash: () => (isAlive = false) };
}

/** One session of an operator with bad luck; gives what the operator wrote, what is shown, and what the platform has. */
async function live(seed: number, steps: number) {
  const random = aRandom(seed);
  const platform = aDraftPlatform({ a: 0, b: { c: 0, d: 0 }, l: [0] });
  const storage = fakeStorage();
  let page = aPage(platform, storage);
  let { store } = page;
  await store.load();
  let written: unknown = store.site;
  for (let step = 0; step < steps; step += 1) {
    const luck = random.below(100);
    if (luck < 42) store.edit(random.pick(places), random.pick(values));
    else if (luck < 50) store.edit(random.pick(groups), random.pick([undefined, {}, { c: 3 }, { c: 3, er: { e: 4 } }]));
    else if (luck < 55) store.undo();
    else if (luck < 60) store.redo();
    // What the operator sees now is what must not be lost from here on.
    if (luck < 60) written = store.site ?? written;
    else if (luck < 68) void store.flush();
    else if (luck < 76) await store.flush();
    else if (luck < 80) void store.load();
    else if (luck < 86) platform.away(random.pick(failures));
    else if (luck < 94) platform.away(null);
    else {
      // The page crashes; the next one finds the device as it is, and the platform perhaps not.
      page.crash();
      page = aPage(platform, storage);
      ({ store } = page);
      await store.load();
    }
    if (store.site !== null) expect(store.site, `seed ${seed}, step ${step}`).toEqual(written);
  }
  platform.away(null);
  await store.load();
  await store.flush();
  return { written, shown: store.site, saved: platform.site(), kept: storage.get("console.journal.editor") };
}

it("loses nothing of what an operator writes, whatever happens to network, session and page", async () => {
  for (let seed = 1; seed <= drillSize(150, 2000); seed += 1) {
    const { written, shown, saved, kept } = await live(seed, 40);
    expect([shown, saved, kept], `seed ${seed}`).toEqual([written, written, null]);
  }
});
