import { vi } from "vitest";
import type {
  CredentialVault,
  LoginCookies,
  LoginHints,
  SessionChannel,
  SessionNews,
  SessionPort,
} from "#stores/SessionPort.ts";
import type { Answer, CallFailure } from "#stores/Answer.ts";
import { failure } from "#stores/failure.ts";
import { SessionKeeper } from "#stores/SessionKeeper.ts";
import { SessionStore } from "#stores/SessionStore.ts";
import { aLogin, aMember } from "./aMember.ts";
import { fakeStorage } from "./fakeStorage.ts";

/** A good answer. */
export const good = <T>(value: T): Answer<T> => ({ ok: true, value });

/** A refusal by the platform. */
export const refusal = (code: string, rest: Partial<CallFailure> = {}): Answer<never> => ({
  ok: false,
  failure: failure("refused", code, rest),
});

/** Tabs of one browser: what one tells, the others hear at once. */
export function fakeTabs(): () => SessionChannel {
  const ears = new Set<{ own: symbol; hear(news: SessionNews): void }>();
  return () => {
    const own = Symbol("tab");
    return {
      tell: (news) => [...ears].filter((ear) => ear.own !== own).forEach((ear) => ear.hear(news)),
      listen(hear) {
        const ear = { own, hear };
        ears.add(ear);
        return () => ears.delete(ear);
      },
      settled: async () => {},
    };
  };
}

/** A session over fakes; everything it is wired to can be looked at and changed. */
export function fakeSession(options: { mode?: "token" | "sealed"; channel?: SessionChannel; expiry?: boolean } = {}) {
  const storage = fakeStorage({ merchantCode: "demo", merchant: "demo" });
  const port = {
    login: vi.fn<SessionPort["login"]>(async () => good(aLogin())),
    rememberedLogin: vi.fn<SessionPort["rememberedLogin"]>(async () => good(aLogin())),
    getRemembered: vi.fn<SessionPort["getRemembered"]>(async () => good({ account: "player01" })),
    forgetRemembered: vi.fn<SessionPort["forgetRemembered"]>(async () => good({})),
    loginSocial: vi.fn<SessionPort["loginSocial"]>(async () => good(aLogin())),
    loginPhoneIdentity: vi.fn<SessionPort["loginPhoneIdentity"]>(async () => good(aLogin())),
    freePlay: vi.fn<SessionPort["freePlay"]>(async () => good(aLogin({ type: 4, account: "trial9" }))),
    logout: vi.fn<SessionPort["logout"]>(async () => good({})),
    firstLogin: vi.fn<SessionPort["firstLogin"]>(async () => good({})),
    getMemberInfo: vi.fn<SessionPort["getMemberInfo"]>(async () => good(aMember())),
    changePassword: vi.fn<SessionPort["changePassword"]>(async () => good({})),
    setPasswordByPhone: vi.fn<SessionPort["setPasswordByPhone"]>(async () => good(aLogin())),
    register: vi.fn<SessionPort["register"]>(async () => good(aLogin())),
  };
  const botCheck = { solve: vi.fn(async (action: string): Promise<Answer<string>> => good(`proof of ${action}`)) };
  let hints: LoginHints = {};
  const cookies: LoginCookies = {
    read: () => hints,
    write: (written) => void (hints = written),
    clear: () => void (hints = {}),
  };
  let sealed: { account: string; password: string } | null = null;
  const vault: CredentialVault = {
    save: async (account, password) => void (sealed = { account, password }),
    open: async () => sealed,
    erase: async () => void (sealed = null),
  };
  const session = new SessionStore({
    port,
    botCheck,
    keeper: new SessionKeeper(storage),
    cookies,
    vault,
    channel: options.channel ?? { tell() {}, listen: () => () => {}, settled: async () => {} },
    rememberMe: () => options.mode ?? "token",
    isPasswordExpiryOn: () => options.expiry ?? false,
  });
  return { session, port, botCheck, storage, hints: () => hints, sealed: () => sealed };
}
