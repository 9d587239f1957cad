import { describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
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
});
