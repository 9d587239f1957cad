import { describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import type { LoginRequest } from "#stores/LoginRequest.ts";
import { aMember, aLogin } from "../support/aMember.ts";
import { fakeSession, fakeTabs, good } from "../support/fakeSession.ts";

enforceActions();

const typed: LoginRequest = { type: "username", username: "player01", password: "Secret#12", rememberMe: false };

describe("two tabs", () => {
  it("have one session, also where the second page was drawn for a member and asked for something too early", async () => {
    const tab = fakeTabs();
    const first = fakeSession({ channel: tab() });
    await first.session.restore();
    await first.session.logins.login(typed);
    const second = fakeSession({ channel: tab() });
    second.session.expect(0);
    const restoring = second.session.restore();
    second.session.end(null);
    await restoring;
    second.session.end(null);
    expect([second.session.state.status, second.storage.get("token")]).toEqual(["loggedIn", "token-1"]);
  });

  it("of one account go on with the session that was opened last, and never with one that is older", async () => {
    const { session, storage } = fakeSession();
    await session.restore();
    await session.logins.login(typed);
    const shared = { account: "player01", type: 0, username: "player01" };
    session.hear({ is: "loggedIn", token: "an old one", ...shared });
    expect(storage.get("token")).toBe("token-1");
    session.hear({ is: "loggedIn", isNew: true, token: "the new one", ...shared });
    expect([storage.get("token"), session.state.status]).toEqual(["the new one", "loggedIn"]);
    // What was asked with the one before ends nothing.
    session.end("token-1");
    expect(session.isLoggedIn).toBe(true);
  });

  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it("are logged in and out together", async () => {
    const tab = fakeTabs();
    const first = fakeSession({ channel: tab() });
    const second = fakeSession({ channel: tab() });
    await first.session.restore();
    await second.session.restore();
    await first.session.logins.login(typed);
    await settled();
    expect(second.session.state.status).toBe("loggedIn");
    expect(second.storage.get("token")).toBe("token-1");
    await second.session.logout();
    expect(first.session.state.status).toBe("visitor");
  });

  it("that are opened later learn who is logged in", async () => {
    const tab = fakeTabs();
    const first = fakeSession({ channel: tab() });
    await first.session.restore();
    await first.session.logins.login(typed);
    const second = fakeSession({ channel: tab() });
    await second.session.restore();
    await settled();
    expect(second.session.isLoggedIn).toBe(true);
  });

  it("lock a page that belongs to another account", async () => {
    const tab = fakeTabs();
    const first = fakeSession({ channel: tab() });
    const second = fakeSession({ channel: tab() });
    await first.session.restore();
    await second.session.restore();
    await first.session.logins.login(typed);
    await settled();
    const other = aLogin({ token: "token-2", account: "agent01", username: "agent01", type: 1 });
    second.port.login.mockResolvedValueOnce(good(other));
    second.port.getMemberInfo.mockResolvedValue(good(aMember({ account: "agent01", type: 1 })));
    await second.session.logins.login({ ...typed, username: "agent01" });
    expect(first.session.state).toMatchObject({ status: "locked", by: "agent01" });
    first.port.getMemberInfo.mockResolvedValue(good(aMember({ account: "agent01", type: 1 })));
    await first.session.dismissEnd();
    expect(first.session.member?.account).toBe("agent01");
  });

  it("share nothing with a tab of a visitor, and a page that ended is left with the others", async () => {
    const tab = fakeTabs();
    const first = fakeSession({ channel: tab() });
    const second = fakeSession({ channel: tab() });
    await first.session.restore();
    await second.session.restore();
    expect([second.session.state.status, second.session.isLoggedIn]).toEqual(["visitor", false]);
    await first.session.logins.login(typed);
    await settled();
    second.session.end("token-1");
    expect(second.session.state).toMatchObject({ status: "ended", member: { account: "player01" } });
    await first.session.logout();
    expect(second.session.state.status).toBe("visitor");
  });

  it("are both visitors where the one who is expected back is in neither", async () => {
    const { session } = fakeSession({ channel: fakeTabs()() });
    session.expect(41);
    expect([session.isLoggedIn, session.member?.type, session.isReal]).toEqual([true, 41, true]);
    await session.restore();
    expect([session.state.status, session.isLoggedIn, session.member]).toEqual(["visitor", false, null]);
    session.expect(null);
    expect(session.state.status).toBe("visitor");
  });
});

describe("a member who is loaded again", () => {
  it("is as the platform says now, and as before where it does not answer", async () => {
    const { session, port } = fakeSession();
    await session.restore();
    await session.loadMember();
    expect(session.member).toBeNull();
    await session.logins.login(typed);
    port.getMemberInfo.mockResolvedValueOnce(good(aMember({ nickname: "Blue Heron" })));
    await session.loadMember();
    expect(session.member?.nickname).toBe("Blue Heron");
    port.getMemberInfo.mockResolvedValueOnce({ ok: false, failure: failure("network", "network") });
    await session.loadMember();
    expect([session.member?.nickname, session.isLoggedIn]).toEqual(["Blue Heron", true]);
  });

  it("who ended and goes on as a visitor is nobody", async () => {
    const { session } = fakeSession();
    await session.restore();
    await session.logins.login(typed);
    session.end("another token");
    expect(session.isLoggedIn).toBe(true);
    session.end("token-1");
    expect([session.state.status, session.isLoggedIn, session.token]).toEqual(["ended", false, null]);
    await session.dismissEnd();
    expect([session.state.status, session.member]).toEqual(["visitor", null]);
    await session.dismissEnd();
    expect(session.state.status).toBe("visitor");
  });
});
