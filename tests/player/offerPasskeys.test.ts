import { afterEach, describe, expect, it, vi } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { offerPasskeys } from "#player/session/offerPasskeys.ts";
import "#player/actions/passkeyLogin.ts";
import { aLogin } from "../support/aMember.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good, refusal } from "../support/fakeSession.ts";

enforceActions();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const bytes = new Uint8Array([1, 2, 3]).buffer;
const picked = {
  rawId: bytes,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
};
const options = { challenge: "AAAA", rpId: "site.example", timeout: 120_000, userVerification: "required" };

/** A visitor in front of a browser that can offer passkeys; `pick` takes one. */
async function aVisitor({ flags = ["PASSKEY3"], isAble = true, at = "/index" } = {}) {
  const player = await fakePlayer(at);
  const asked: { mediation: string | undefined; signal: AbortSignal | undefined; pick(): void }[] = [];
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable: async () => isAble });
  vi.stubGlobal("navigator", {
    credentials: {
      get: ({ mediation, signal }: CredentialRequestOptions) =>
        new Promise((resolve, reject) => {
          asked.push({ mediation, signal, pick: () => resolve(picked) });
          signal?.addEventListener("abort", () => reject(new DOMException("ended", "AbortError")));
        }),
    },
  });
  player.answer.mockImplementation((call) =>
    call === "startPasskeyLogin" ? good({ ticket: "t", options }) : good(aLogin()),
  );
  const { stores, dispatch, scope } = player;
  stores.flags.replace({ has: (flag) => flags.includes(flag) });
  await stores.session.restore();
  offerPasskeys(stores, { dispatch, scope });
  const offered = (count = 1) => vi.waitFor(() => expect(asked).toHaveLength(count));
  /** Until what was begun has come to its end, or waits for somebody. */
  const quiet = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await vi.dynamicImportSettled();
  };
  return { ...player, asked, offered, quiet };
}

describe("passkeys beside the name of a login", () => {
  it("are offered while the form is open, and log in whoever picks one", async () => {
    const { stores, session, asked, calls, offered } = await aVisitor();
    expect(asked).toEqual([]);
    stores.ui.openDialog("login");
    await offered();
    expect([asked[0]?.mediation, asked[0]?.signal?.aborted]).toEqual(["conditional", false]);
    asked[0]?.pick();
    await vi.waitFor(() => expect([session.isLoggedIn, stores.ui.dialog]).toEqual([true, null]));
    expect(calls.map(({ call }) => call)).toEqual(["startPasskeyLogin", "passkeyLogin"]);
  });

  it("are offered on the page of the login as well", async () => {
    const { asked, offered } = await aVisitor({ at: "/login" });
    await offered();
    expect(asked[0]?.mediation).toBe("conditional");
  });

  it("are withdrawn once the form is closed, somebody logs in another way, or asks for a passkey by the button", async () => {
    const { stores, dispatch, formScope, scope, asked, offered } = await aVisitor();
    stores.ui.openDialog("login");
    await offered();
    stores.ui.closeDialog("login");
    expect(asked[0]?.signal?.aborted).toBe(true);
    stores.ui.openDialog("login");
    await offered(2);
    const byButton = dispatch({ do: "passkeyLogin" }, scope);
    await offered(3);
    expect([asked[1]?.signal?.aborted, asked[2]?.mediation, asked[2]?.signal]).toEqual([true, undefined, undefined]);
    asked[2]?.pick();
    expect(await byButton).toMatchObject({ ok: true });
    await stores.session.logout();
    stores.ui.openDialog("login");
    await offered(4);
    await dispatch({ do: "login" }, formScope({ username: "player01", password: "Secret#12" }));
    expect([asked[3]?.signal?.aborted, stores.session.isLoggedIn]).toEqual([true, true]);
  });

  it("are offered again after a login that was refused, and before the platform forgets what it asked for", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { stores, port, dispatch, formScope, asked } = await aVisitor();
    const offered = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));
    stores.ui.openDialog("login");
    await offered(1);
    port.login.mockResolvedValueOnce(refusal("wrong_credentials"));
    await dispatch({ do: "login" }, formScope({ username: "player01", password: "Secret#13" }));
    await offered(2);
    vi.advanceTimersByTime(100_000);
    await offered(3);
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
  });

  it.each([
    ["the flag is off", { flags: [] }],
    ["the browser cannot", { isAble: false }],
  ])("are not asked for where %s", async (_, how) => {
    const { stores, asked, calls, quiet } = await aVisitor(how);
    stores.ui.openDialog("login");
    await quiet();
    expect([asked, calls]).toEqual([[], []]);
  });

  it("that cannot be had say nothing, and one that is refused says so", async () => {
    const { stores, answer, asked, calls, offered, quiet } = await aVisitor();
    answer.mockImplementation(() => ({ ok: false, failure: failure("network", "network") }));
    stores.ui.openDialog("login");
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await quiet();
    expect([stores.ui.toasts.list, asked]).toEqual([[], []]);
    stores.ui.closeDialog("login");
    answer.mockImplementation((call) =>
      call === "startPasskeyLogin" ? good<unknown>({ ticket: "t", options }) : refusal("passkey_refused"),
    );
    stores.ui.openDialog("login");
    await offered();
    asked[0]?.pick();
    await vi.waitFor(() => expect(stores.ui.toasts.list).toMatchObject([{ tone: "negative" }]));
  });
});
