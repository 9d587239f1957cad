import { describe, expect, it, vi } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import type { LoginValue } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import type { LoginRequest } from "#stores/LoginRequest.ts";
import { aLogin } from "../support/aMember.ts";
import { fakeSession, good, refusal } from "../support/fakeSession.ts";

enforceActions();

const typed: LoginRequest = { type: "username", username: "player01", password: "123456", rememberMe: true };
const halfway = (ticket: string) => refusal("second_factor_required", { details: { ticket } });

describe("the second step of a login", () => {
  it("goes on with the newest ticket and what was typed, whatever codes were wrong before", async () => {
    const { session, port } = fakeSession();
    const send = vi.fn<(ticket: string, rememberMe: boolean) => Promise<Answer<LoginValue>>>();
    port.login.mockResolvedValueOnce(halfway("first")).mockResolvedValueOnce(halfway("second"));
    await session.logins.login(typed);
    expect(await session.logins.login(typed)).toMatchObject({ ok: false, failure: { code: "second_factor_required" } });
    expect(session.state.status).toBe("unknown");
    send.mockResolvedValueOnce(refusal("wrong_factor_code")).mockResolvedValueOnce(good(aLogin()));
    expect(await session.logins.secondStep(send)).toMatchObject({ failure: { code: "wrong_factor_code" } });
    // The password of new accounts has to be changed after two steps as after one.
    expect(await session.logins.secondStep(send)).toEqual({ ok: true, next: "changePassword" });
    expect(send.mock.calls).toEqual([
      ["second", true],
      ["second", true],
    ]);
    expect(session.remembered.account).toBe("player01");
  });

  it("without a first one, or after it was done, is refused without a call", async () => {
    const { session, port } = fakeSession();
    const send = vi.fn(async () => good(aLogin()));
    expect(await session.logins.secondStep(send)).toMatchObject({ failure: { code: "ticket_dead" } });
    port.login.mockResolvedValueOnce(halfway("once"));
    await session.logins.login({ ...typed, password: "Secret#12", rememberMe: false });
    expect(await session.logins.secondStep(send)).toEqual({ ok: true, next: "home" });
    expect(await session.logins.secondStep(send)).toMatchObject({ failure: { code: "ticket_dead" } });
    expect(send).toHaveBeenCalledOnce();
  });
});
