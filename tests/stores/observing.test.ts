import { isObservable, reaction } from "mobx";
import { describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import type { LoginRequest } from "#stores/LoginRequest.ts";
import { fakePlayer } from "../support/fakePlayer.ts";

enforceActions();

const typed: LoginRequest = { type: "username", username: "player01", password: "Secret#12", rememberMe: false };

/** What `read` gives, now and after each change of what it reads. */
function watched<T>(read: () => T) {
  const seen: T[] = [];
  const stop = reaction(read, (value) => void seen.push(value), { fireImmediately: true });
  return { seen, stop };
}

describe("the session while the program runs", () => {
  it("[CARD-05] is in stores that tell who reads them of each change, from a visit to a logout", async () => {
    const { session } = await fakePlayer();
    const who = watched(() => `${session.state.status} ${session.member?.account ?? "nobody"} ${session.isReal}`);
    await session.restore();
    await session.logins.login(typed);
    await session.logout();
    who.stop();
    await session.logins.login(typed);
    expect(who.seen).toEqual([
      "unknown nobody false",
      "visitor nobody false",
      "loggingIn nobody false",
      "loggedIn player01 true",
      "visitor nobody false",
    ]);
  });

  it("[CARD-05] is what the balance, the messages, the flags and the screen say at this moment", async () => {
    const { stores } = await fakePlayer();
    for (const name of ["session", "balance", "messages", "flags", "ui", "route", "texts"] as const)
      expect([name, isObservable(stores[name])]).toEqual([name, true]);
    const sums = watched(() => stores.balance.view.sum);
    const counts = watched(() => stores.messages.unread);
    const features = watched(() => stores.flags.isOn("FREETRIAL3"));
    await stores.balance.load();
    stores.messages.set(2);
    stores.flags.replace(new Set(["FREETRIAL3"]));
    expect([sums.seen, counts.seen, features.seen]).toEqual([
      [null, 0],
      [null, 2],
      [false, true],
    ]);
  });
});
