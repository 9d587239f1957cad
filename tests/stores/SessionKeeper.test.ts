import { describe, expect, it } from "vitest";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { sketchOf } from "#stores/MemberView.ts";
import { SessionKeeper } from "#stores/SessionKeeper.ts";

function aStorage(initial: Record<string, string> = {}): KeyValueStorage & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  } as never;
}

describe("what is kept of a session", () => {
  it("is read as it was written, and nothing without a token", () => {
    const keeper = new SessionKeeper(aStorage());
    expect(keeper.read()).toBeNull();
    const session = { token: "t", account: "dara", type: 2, username: "Dara" };
    keeper.write(session);
    expect([keeper.read(), keeper.token]).toEqual([session, "t"]);
  });

  it("is a token alone where somebody took the rest away", () => {
    const storage = aStorage();
    const keeper = new SessionKeeper(storage);
    keeper.write({ token: "t", account: "dara", type: 2, username: "Dara" });
    for (const name of storage.kept.keys()) if (storage.kept.get(name) !== "t") storage.kept.delete(name);
    expect(keeper.read()).toEqual({ token: "t", account: "", type: 0, username: "" });
  });

  it("outlives a reload as a change of the password that is due, for the reasons there are", () => {
    const storage = aStorage();
    const keeper = new SessionKeeper(storage);
    expect(keeper.forcedChange).toBeNull();
    for (const reason of ["default", "expired", "first"] as const) {
      keeper.forcedChange = reason;
      expect(new SessionKeeper(storage).forcedChange).toBe(reason);
    }
    for (const name of storage.kept.keys()) storage.kept.set(name, "whatever");
    expect(keeper.forcedChange).toBeNull();
    keeper.forcedChange = null;
    expect(storage.kept.size).toBe(0);
  });

  it("is cleared but for the merchant", () => {
    const storage = aStorage();
    const keeper = new SessionKeeper(storage);
    keeper.write({ token: "t", account: "dara", type: 2, username: "Dara" });
    keeper.clear();
    expect(storage.kept.size).toBe(0);
    keeper.writeMerchant("M1");
    keeper.write({ token: "t", account: "dara", type: 2, username: "Dara" });
    keeper.clear();
    expect([...storage.kept.values()]).toEqual(["M1", "M1"]);
  });

  it("sketches the member: by the user's name, or the account's, of a type that there is", () => {
    expect(sketchOf({ account: "dara01", type: 41, username: "Dara" })).toMatchObject({
      account: "dara01",
      nickname: "Dara",
      type: 41,
    });
    expect(sketchOf({ account: "dara01", type: 7, username: "" })).toMatchObject({ nickname: "dara01", type: 0 });
  });
});
