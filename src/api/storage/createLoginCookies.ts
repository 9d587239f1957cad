import type { LoginCookies, LoginHints } from "#stores/SessionPort.ts";
import type { CookieJar } from "./createCookieJar.ts";

/** One day, in seconds (access specification, section 9). */
const oneDay = 86_400;

/**
 * The cookies of the login form: the last username under a key of the merchant's, `loginRemember`, and `loginTypeSms`
 * with the number and its dialling code (access specification, section 3). No password is in them.
 */
export function createLoginCookies(jar: CookieJar, merchantCode: () => string): LoginCookies {
  const names = () => ({ username: `username_${merchantCode()}`, remember: "loginRemember", sms: "loginTypeSms" });
  return {
    read() {
      const { username, remember, sms } = names();
      const hints: LoginHints = {};
      const lastUsername = jar.get(username);
      if (lastUsername) hints.lastUsername = lastUsername;
      if (jar.get(remember) === "true") hints.remember = true;
      const record = readRecord(jar.get(sms));
      if (record) hints.sms = record;
      return hints;
    },
    write(hints) {
      const { username, remember, sms } = names();
      keep(jar, username, hints.lastUsername);
      keep(jar, remember, hints.remember ? "true" : undefined);
      keep(jar, sms, hints.sms ? JSON.stringify(hints.sms) : undefined);
    },
    clear() {
      for (const name of Object.values(names())) jar.remove(name);
    },
  };
}

function keep(jar: CookieJar, name: string, value: string | undefined): void {
  if (value === undefined) jar.remove(name);
  else jar.set(name, value, oneDay);
}

function readRecord(text: string | null): LoginHints["sms"] {
  try {
    const value = JSON.parse(text ?? "") as Partial<Record<string, unknown>>;
    const { mobileNum, countryDialingCode } = value;
    return typeof mobileNum === "string" && typeof countryDialingCode === "string"
      ? { mobileNum, countryDialingCode }
      : undefined;
  } catch {
    return undefined;
  }
}
