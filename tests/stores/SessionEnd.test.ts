import { describe, expect, it, vi } from "vitest";
import type { SessionLeft } from "#contracts/api.ts";
import { failure } from "#stores/failure.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { SessionEnd } from "#stores/SessionEnd.ts";
import type { Answer } from "#stores/Answer.ts";

enforceActions();

const minute = 60_000;

/** A platform's session with a clock of its own: 30 idle minutes, and a life of so many minutes. */
function aSession(lifeMinutes = 720) {
  let now = 0;
  let seenAt = 0;
  let usedAt = -1;
  let failing: Answer<never> | null = null;
  let timer: { at: number; run: () => void } | null = null;
  const left = (): Answer<SessionLeft> => {
    const endSeconds = Math.max(0, lifeMinutes * 60 - now / 1000);
    const idleSeconds = Math.min(endSeconds, (seenAt + 30 * minute - now) / 1000);
    if (idleSeconds <= 0) return { ok: false, failure: failure("unauthorized", "not_logged_in") };
    return { ok: true, value: { idleSeconds, endSeconds } };
  };
  const getSessionLeft = vi.fn(async () => failing ?? left());
  const extendSession = vi.fn(async () => {
    if (failing) return failing;
    if (left().ok) seenAt = now;
    return left();
  });
  const tellOthers = vi.fn();
  const end = new SessionEnd({
    getSessionLeft,
    extendSession,
    now: () => now,
    after: (ms, run) => {
      const own = { at: now + ms, run };
      timer = own;
      return () => void (timer === own && (timer = null));
    },
    usedAt: () => usedAt,
    tellOthers,
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    const until = now + ms;
    while (timer && timer.at <= until) {
      const { at, run } = timer;
      timer = null;
      now = Math.max(now, at);
      run();
      await settle();
    }
    now = until;
  };
  const begin = async () => {
    end.start();
    await settle();
  };
  const fail = (kind: "network" | "missing" | null) => {
    failing = kind && { ok: false, failure: failure(kind, kind) };
  };
  const use = () => void (usedAt = now);
  return { end, begin, pass, settle, use, fail, getSessionLeft, extendSession, tellOthers, minutesLeft: left };
}

describe("the end of a session", () => {
  it("is told two minutes before it is idle too long, and put off by one press", async () => {
    const { end, begin, pass, getSessionLeft, tellOthers } = aSession();
    await begin();
    await pass(27.9 * minute);
    expect(end.near).toBeNull();
    await pass(0.2 * minute);
    expect(end.near).toEqual({ why: "idle", at: 30 * minute });
    expect(getSessionLeft).toHaveBeenCalledTimes(2);
    expect(await end.extend()).toBe(true);
    expect(tellOthers).toHaveBeenCalledOnce();
    expect(end.near).toBeNull();
    await pass(27 * minute);
    expect(end.near).toBeNull();
    await pass(2 * minute);
    expect(end.near?.why).toBe("idle");
  });

  it("is not told while the page is used, which needs no call: it is put off quietly", async () => {
    const { end, begin, pass, use, extendSession } = aSession();
    await begin();
    for (let hour = 0; hour < 3; hour += 1) {
      for (let part = 0; part < 6; part += 1) {
        await pass(10 * minute);
        use();
        expect(end.near).toBeNull();
      }
    }
    expect(extendSession.mock.calls.length).toBeGreaterThan(5);
    expect(extendSession.mock.calls.length).toBeLessThan(9);
  });

  it("is over when nobody answers, and is asked about once more then", async () => {
    const { end, begin, pass, getSessionLeft } = aSession();
    await begin();
    await pass(31 * minute);
    expect(end.near).toBeNull();
    expect(getSessionLeft).toHaveBeenCalledTimes(3);
    await pass(120 * minute);
    expect(getSessionLeft).toHaveBeenCalledTimes(3);
  });

  it("that cannot be put off is told five minutes before, once", async () => {
    const { end, begin, pass, use, extendSession } = aSession(60);
    await begin();
    for (let part = 0; part < 11; part += 1) {
      await pass(5 * minute);
      use();
    }
    await pass(minute);
    expect(end.near).toEqual({ why: "end", at: 60 * minute });
    await end.extend();
    expect(end.near).toEqual({ why: "end", at: 60 * minute });
    end.note();
    await end.look();
    expect(end.near).toBeNull();
    expect(extendSession.mock.calls.length).toBeLessThan(5);
  });

  it("that another tab has put off is not told any more", async () => {
    const { end, begin, pass, extendSession } = aSession();
    await begin();
    await pass(28.5 * minute);
    expect(end.near?.why).toBe("idle");
    await extendSession();
    await end.look();
    expect(end.near).toBeNull();
  });

  it("stays told where the press could not be sent", async () => {
    const { end, begin, pass, fail } = aSession();
    await begin();
    await pass(28.5 * minute);
    fail("network");
    expect(await end.extend()).toBe(false);
    expect(end.near?.why).toBe("idle");
  });

  it("is not asked about again where a platform cannot say it, and once a minute where it does not answer", async () => {
    const one = aSession();
    one.fail("missing");
    await one.begin();
    await one.pass(120 * minute);
    await one.end.look();
    expect(one.getSessionLeft).toHaveBeenCalledOnce();
    const other = aSession();
    other.fail("network");
    await other.begin();
    await other.pass(5 * minute);
    expect(other.getSessionLeft).toHaveBeenCalledTimes(6);
  });

  it("is nobody's after a logout", async () => {
    const { end, begin, pass, getSessionLeft } = aSession();
    await begin();
    await pass(28.5 * minute);
    end.stop();
    expect(end.near).toBeNull();
    await pass(60 * minute);
    expect(getSessionLeft).toHaveBeenCalledTimes(2);
  });
});
