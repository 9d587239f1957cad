import { describe, expect, it } from "vitest";
import type { ConsoleSession } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { OperatorStore } from "#stores/OperatorStore.ts";
import { failed } from "./aDraft.ts";

const session = { operator: { account: "editor", role: "editor" }, csrf: "c1", expiresAt: "" } as ConsoleSession;

function anOperator(...answers: Answer<ConsoleSession>[]) {
  return new OperatorStore({ getConsoleSession: async () => answers.shift() ?? { ok: true, value: session } });
}

describe("the operator at the console", () => {
  it("stays at the open page when the session ends, and is known for the sign-in over it", async () => {
    const store = anOperator();
    await store.load();
    store.end();
    expect([store.state.status, store.isSignedIn, store.isOpen, store.csrf]).toEqual(["expired", false, true, ""]);
    expect(store.view).toEqual({
      account: "editor",
      role: "editor",
      mustEnrol: false,
      mustProve: false,
      isPasswordEnough: false,
    });
    await store.load();
    expect(store.state.status).toBe("signedIn");
  });

  it("is nobody where there was no session, and after leaving", async () => {
    const store = anOperator(failed("unauthorized"));
    await store.load();
    expect([store.state.status, store.isOpen]).toEqual(["signedOut", false]);
    await store.load();
    store.end();
    store.leave();
    expect([store.state.status, store.view.account]).toEqual(["signedOut", null]);
  });

  it.each(["network", "timeout", "fault"] as const)(
    "keeps the page of one who works when a look fails with %s",
    async (kind) => {
      const store = anOperator({ ok: true, value: session }, failed(kind));
      await store.load();
      await store.load();
      expect(store.state.status).toBe("signedIn");
    },
  );

  it("hears of the password once, and of a change of mind", async () => {
    const store = anOperator();
    const first = store.askPassword();
    const second = store.askPassword();
    store.answerWait(true);
    store.answerWait(false);
    expect([await first, await second]).toEqual([false, true]);
    const third = store.askPassword();
    store.leave();
    expect(await third).toBe(false);
  });
});
