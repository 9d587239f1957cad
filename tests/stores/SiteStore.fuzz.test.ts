import { expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { aPermission, aSiteStore, down, reference } from "../support/aSiteStore.ts";
import { drillSize } from "../support/drillSize.ts";
import { good } from "../support/fakeSession.ts";

enforceActions();

/** Numbers that are the same in every run. */
function aChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Answers that a test gives when it likes, in whatever order. */
function held<T>() {
  const waiting: ((answer: T) => void)[] = [];
  return { ask: () => new Promise<T>((resolve) => void waiting.push(resolve)), waiting };
}

const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

it("always shows something in the end, and never an older revision over a newer one, however answers come", async () => {
  for (let round = 1; round <= drillSize(150, 20_000); round += 1) {
    const chance = aChance(round * 7919);
    const { site, port, losePatience } = aSiteStore(
      chance(2) === 0 ? {} : { revision: { reference: reference(1, "kept"), text: "text of kept" } },
    );
    const permissions = held<Awaited<ReturnType<typeof port.getPermission>>>();
    const revisions = held<Awaited<ReturnType<typeof port.getRevision>>>();
    const asked: string[] = [];
    port.getPermission.mockImplementation(permissions.ask);
    port.getRevision.mockImplementation(({ hash }) => {
      asked.push(hash);
      const answer = revisions.ask();
      return answer;
    });
    void site.start();
    let newest = 1;
    let live = 0;
    const names: string[] = [];
    for (let step = 0; step < 14; step += 1) {
      const what = chance(6);
      if (what === 0) losePatience();
      else if (what === 1) void site.look();
      else if (what === 2) void site.follow(reference((newest += 1)));
      else if (what === 3)
        permissions.waiting.shift()?.(chance(3) === 0 ? down : good(aPermission(reference(newest, `r${newest}`))));
      else if (what === 4 && revisions.waiting.length > 0) {
        const place = chance(revisions.waiting.length);
        const [answer] = revisions.waiting.splice(place, 1);
        const [hash] = asked.splice(place, 1);
        answer?.(
          chance(3) === 0 ? { ok: false, failure: failure("missing", "x", { status: 404 }) } : good(`text of ${hash}`),
        );
      } else site.doubt();
      await settle();
      const { state } = site;
      if (state.status !== "ready" || state.source !== "live") continue;
      expect(state.reference?.seq).toBeGreaterThanOrEqual(live);
      live = state.reference?.seq ?? 0;
      names.push(String(state.compiled));
    }
    // Now everything works: whatever went on before, the newest revision comes.
    port.getRevision.mockImplementation(async ({ hash }) => good(`text of ${hash}`));
    port.getPermission.mockImplementation(async () => good(aPermission(reference(newest))));
    permissions.waiting.forEach((answer) => answer(good(aPermission(reference(newest)))));
    revisions.waiting.forEach((answer) => answer(down));
    losePatience();
    await settle();
    await site.look();
    await site.look();
    expect([round, site.compiled, site.isBehind, site.failure]).toEqual([round, `text of r${newest}`, false, null]);
  }
});
