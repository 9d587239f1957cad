import { describe, expect, it } from "vitest";
import { failure } from "#stores/failure.ts";
import { RememberedLogin } from "#stores/RememberedLogin.ts";

describe("a remembered login", () => {
  const aLogin = (
    mode: "sealed" | "token",
    remember: boolean | undefined,
    known: { vault?: string; platform?: string } = {},
  ) => {
    const done: string[] = [];
    const cookies = {
      read: () => (remember === undefined ? {} : { remember }),
      write: (hints: object) => done.push(`write ${JSON.stringify(hints)}`),
      clear: () => done.push("clear"),
    };
    const vault = {
      open: async () => (known.vault === undefined ? null : { account: known.vault, password: "x" }),
      save: async (account: string, password: string) => done.push(`save ${account} ${password}`),
      erase: async () => done.push("erase"),
    };
    const port = {
      getRemembered: async () =>
        known.platform === undefined
          ? { ok: false, failure: failure("refused", "none") }
          : { ok: true, value: { account: known.platform } },
      forgetRemembered: async () => (done.push("forget at the platform"), { ok: true }),
    };
    return { done, login: new RememberedLogin({ cookies, vault, port, rememberMe: () => mode } as never) };
  };
  const byName = { type: "username", username: "dara", password: "secret1", rememberMe: true } as never;
  const bySms = { type: "sms", username: "12345", countryDialingCode: "855", rememberMe: true } as never;

  it("is the one that the vault or the platform knows, where this browser remembers one", async () => {
    const cases: [ReturnType<typeof aLogin>, string | null][] = [
      [aLogin("sealed", true, { vault: "dara", platform: "other" }), "dara"],
      [aLogin("sealed", true, { platform: "other" }), null],
      [aLogin("token", true, { vault: "other", platform: "dara" }), "dara"],
      [aLogin("token", true), null],
      [aLogin("token", false, { platform: "dara" }), null],
      [aLogin("token", undefined, { platform: "dara" }), null],
    ];
    for (const [{ login }, account] of cases) {
      await login.load();
      expect(login.account).toBe(account);
    }
  });

  it("is kept after a login that asked for it: sealed with its password, or by the platform without", async () => {
    const sealed = aLogin("sealed", undefined);
    await sealed.login.keep(byName, "dara");
    expect([sealed.login.account, sealed.login.hints]).toEqual(["dara", { remember: true, lastUsername: "dara" }]);
    expect(sealed.done).toEqual(["erase", 'write {"remember":true,"lastUsername":"dara"}', "save dara secret1"]);
    const token = aLogin("token", undefined);
    await token.login.keep(byName, "dara");
    expect(token.done).toEqual(['write {"remember":true,"lastUsername":"dara"}']);
  });

  it("by message remembers the number, and no password", async () => {
    const { login, done } = aLogin("sealed", undefined);
    await login.keep(bySms, "dara");
    expect(login.hints).toEqual({ remember: true, sms: { mobileNum: "12345", countryDialingCode: "855" } });
    expect(done.filter((step) => step.startsWith("save"))).toEqual([]);
  });

  it("is forgotten by a login that did not ask for it, and at the platform where one was remembered", async () => {
    const forgotten = async (mode: "sealed" | "token", remember: boolean | undefined) => {
      const { login, done } = aLogin(mode, remember, { platform: "dara" });
      await login.load();
      await login.keep({ ...(byName as object), rememberMe: false } as never, "dara");
      expect([login.account, login.hints]).toEqual([null, {}]);
      return done;
    };
    expect(await forgotten("token", true)).toEqual(["erase", "clear", "forget at the platform"]);
    expect(await forgotten("token", undefined)).toEqual(["erase", "clear"]);
    expect(await forgotten("sealed", true)).toEqual(["erase", "clear"]);
  });

  it("that cannot be used any more is forgotten, and the reason said", async () => {
    const { login, done } = aLogin("token", true);
    expect(await login.lost()).toMatchObject({ kind: "refused", code: "remembered_login_lost" });
    expect(done).toContain("forget at the platform");
  });
});
