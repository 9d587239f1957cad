import { observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { FlagStore } from "#stores/FlagStore.ts";
import { followFeatures } from "#player/session/followFeatures.ts";

type Stores = Parameters<typeof followFeatures>[0];

/** A page for somebody, and a platform whose answers the test gives. */
function aPage(isForSome: boolean) {
  const state = observable({
    isForSome,
    hash: "one",
    status: "visitor",
    account: null as string | null,
    language: "EN",
  });
  const asked: { answer(names: string[]): Promise<void>; fail(): Promise<void> }[] = [];
  const flags = new FlagStore();
  flags.replace(new Set(["EVERYBODY"]));
  followFeatures({
    site: {
      get compiled() {
        return { isForSome: state.isForSome };
      },
      get hash() {
        return state.hash;
      },
    },
    session: {
      get state() {
        return { status: state.status };
      },
      get isLoggedIn() {
        return state.account !== null;
      },
      get member() {
        return state.account === null ? null : { account: state.account };
      },
    },
    texts: {
      get language() {
        return state.language;
      },
    },
    flags,
    data: {
      load: (call: string) => {
        expect(call).toBe("listFeatures");
        const { promise, resolve } = Promise.withResolvers<unknown>();
        const settled = (answer: unknown) => {
          resolve(answer);
          return promise.then(() => Promise.resolve());
        };
        asked.push({
          answer: (names) => settled({ ok: true, value: { names } }),
          fail: () => settled({ ok: false, failure: { kind: "network" } }),
        });
        return promise;
      },
    },
  } as unknown as Stores);
  return {
    state,
    asked,
    flags,
    change: (next: Partial<typeof state>) => runInAction(() => Object.assign(state, next)),
  };
}

describe("features that are for some only", () => {
  it("are not asked for where the site has none", () => {
    expect(aPage(false).asked).toHaveLength(0);
  });

  it("are off until the platform says that they are on for who is here", async () => {
    const { asked, flags } = aPage(true);
    expect(asked).toHaveLength(1);
    expect(flags.isOn("FANCY")).toBe(false);
    await asked[0]?.answer(["FANCY"]);
    expect(["FANCY", "EVERYBODY", "OTHER"].map((name) => flags.isOn(name))).toEqual([true, true, false]);
  });

  it("go at once with who had them, and are asked for again", async () => {
    const { asked, flags, change } = aPage(true);
    change({ status: "loggedIn", account: "player01" });
    await asked[1]?.answer(["FANCY"]);
    expect(flags.isOn("FANCY")).toBe(true);
    change({ status: "visitor", account: null });
    expect(flags.isOn("FANCY")).toBe(false);
    expect(asked).toHaveLength(3);
  });

  it("of another revision or language replace those before, and an answer that comes late is passed over", async () => {
    const { asked, flags, change } = aPage(true);
    change({ language: "KM" });
    change({ hash: "two" });
    expect(asked).toHaveLength(3);
    await asked[2]?.answer(["NEW"]);
    await asked[0]?.answer(["OLD"]);
    expect([flags.isOn("NEW"), flags.isOn("OLD")]).toEqual([true, false]);
  });

  it("wait for who is being recognised, and stay off where the platform cannot be asked", async () => {
    const { asked, flags, change } = aPage(true);
    change({ status: "restoring" });
    expect(asked).toHaveLength(1);
    change({ status: "loggedIn", account: "player01" });
    await asked[1]?.fail();
    expect(flags.isOn("FANCY")).toBe(false);
  });
});
