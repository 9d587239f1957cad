import { describe, expect, it } from "vitest";
import { withFreshSession } from "#console/wiring/withFreshSession.ts";
import type { ConsoleSession } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import { OperatorStore } from "#stores/OperatorStore.ts";

const session = (account: string, csrf: string): Answer<ConsoleSession> => ({
  ok: true,
  value: { operator: { account, role: "editor" }, csrf, expiresAt: "" } as ConsoleSession,
});
const stale: Answer<unknown> = { ok: false, failure: failure("forbidden", "csrf") };

async function aCall(now: Answer<ConsoleSession>) {
  const sessions = [session("editor", "old"), now];
  const operator = new OperatorStore({ getConsoleSession: async () => sessions.shift() ?? now });
  await operator.load();
  const sent: string[] = [];
  const call = withFreshSession(
    async () => {
      sent.push(operator.csrf);
      return operator.csrf === "new" ? { ok: true, value: "saved" } : stale;
    },
    () => operator,
  );
  return { answer: await call("saveDraft", {}), sent, operator };
}

describe("a session that another tab renewed", () => {
  it("is asked for once, and the call is made again", async () => {
    const { answer, sent } = await aCall(session("editor", "new"));
    expect([answer.ok, sent]).toEqual([true, ["old", "new"]]);
  });

  it("of another operator takes nothing over: the call is not made in their name", async () => {
    const { answer, sent, operator } = await aCall(session("publisher", "new"));
    expect([answer.ok, sent, operator.view.account]).toEqual([false, ["old"], "publisher"]);
  });

  it("that is over leaves the page open for the sign-in", async () => {
    const { answer, sent, operator } = await aCall({ ok: false, failure: failure("unauthorized", "session_over") });
    expect([answer.ok, sent, operator.state.status]).toEqual([false, ["old"], "expired"]);
  });
});
