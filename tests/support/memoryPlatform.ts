import type { LoginValue, MemberInfo, SiteReference } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import type { BalancePort } from "#stores/BalanceStore.ts";
import type { CaptchaCalls } from "#stores/CaptchaStore.ts";
import { failure } from "#stores/failure.ts";
import type { MessagePort } from "#stores/MessageStore.ts";
import type { SessionPort } from "#stores/SessionPort.ts";
import type { SitePort } from "#stores/SitePort.ts";
import { aLogin, aMember } from "./aMember.ts";

/** The ports of a player's program. */
export interface PlayerPorts {
  session: SessionPort;
  balance: BalancePort;
  messages: MessagePort;
  captcha: CaptchaCalls;
  site: SitePort;
}

const good = <T>(value: T): Answer<T> => ({ ok: true, value });
const refused = (code: string, details: Record<string, unknown> = {}): Answer<never> => ({
  ok: false,
  failure: failure("refused", code, { status: 200, message: "no", details }),
});
const unauthorized: Answer<never> = { ok: false, failure: failure("unauthorized", "not_logged_in", { status: 401 }) };

/** A platform in memory: one visitor, accounts with their passwords, and the answers a real one gives. */
export function memoryPlatform(accounts: Record<string, string>): PlayerPorts {
  let current: MemberInfo | null = null;
  let failures = 0;
  let remembered: string | null = null;
  let captchas = 0;
  const enter = (account: string, rest: Partial<LoginValue> = {}): Answer<LoginValue> => {
    current = aMember({ account, nickname: account, type: rest.type ?? 0 });
    return good(aLogin({ account, username: account, nickname: account, token: `token of ${account}`, ...rest }));
  };
  const text = '{"format":1}';
  const reference: SiteReference = { seq: 1, hash: `sha256-${"0".repeat(64)}`, href: "/config/x.json" };
  return {
    session: {
      async login({ username, password, rememberMe }) {
        if (accounts[username] === password) {
          remembered = rememberMe ? username : null;
          return enter(username);
        }
        failures += 1;
        return refused("wrong_account_or_password", { captchaRequired: failures >= 3 });
      },
      // Nobody has an account elsewhere, nor a phone.
      loginSocial: async () => refused("feature_off"),
      loginPhoneIdentity: async () => refused("feature_off"),
      rememberedLogin: async () => (remembered === null ? refused("not_remembered") : enter(remembered)),
      getRemembered: async () => good({ account: remembered }),
      async forgetRemembered() {
        remembered = null;
        return good({});
      },
      freePlay: async () => enter("trial1", { type: 4 }),
      async logout() {
        if (!current) return unauthorized;
        current = null;
        return good({});
      },
      firstLogin: async () => (current ? good({ firstTimeLogin: false }) : unauthorized),
      getMemberInfo: async () => (current ? good(current) : unauthorized),
      async changePassword({ oldPassword, newPassword }) {
        if (!current) return unauthorized;
        if (accounts[current.account] !== oldPassword) {
          return refused("form_invalid", { fieldErrors: { oldPassword: { key: "error.wrong_password" } } });
        }
        accounts[current.account] = newPassword;
        return good({ endedSessions: 0 });
      },
      // Nobody has a phone here, so no code is right.
      setPasswordByPhone: async () => refused("wrong_code"),
      async register(_way, { username, password }) {
        if (Object.hasOwn(accounts, username)) return refused("account_taken");
        accounts[username] = password;
        return enter(username);
      },
    },
    balance: {
      getBalance: async () => (current ? good({ sumBalance: 0, currency: "USD", version: 0 }) : unauthorized),
    },
    messages: { getUnreadCount: async () => (current ? good(0) : unauthorized) },
    captcha: {
      getCaptcha: async (mode) =>
        good({ id: `c${(captchas += 1)}`, value: mode === "image" ? "iVBORw0KGgo=" : "A3F09" }),
    },
    site: {
      getPermission: async () =>
        good({
          maintenance: false,
          regionRestriction: false,
          info: {
            whitelabel: { modId: "ROOT", enabled: "1", childrenNodes: [] },
            register: {},
            resources: [],
            customerService: [],
            analytics: { gtagId: "" },
            imageCDNs: [],
            launchGameCDNs: [],
            location: { ip: "127.0.0.1", country: "" },
            settings: { loginedToHomePage: false, merchantCode: "demo", rememberMe: "token", languages: ["EN"] },
            site: reference,
          },
        }),
      getRevision: async ({ hash }) =>
        hash === reference.hash
          ? good(text)
          : { ok: false, failure: failure("missing", "platform_fault", { status: 404 }) },
    },
  };
}
