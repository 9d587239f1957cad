import { demand, NotTried } from "../demand.ts";
import type { Check } from "../Check.ts";

/** A token as the emulator of a developer makes it: signed by nobody, for a project that there is not. */
function unsignedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  const firebase = { sign_in_provider: "google.com", identities: { "google.com": ["1"] } };
  const issued = { iat: now, auth_time: now, exp: now + 600, sub: "1", aud: "nobody", firebase };
  return `${part({ alg: "none", typ: "JWT" })}.${part({ iss: "https://securetoken.google.com/nobody", ...issued })}.`;
}

const refusesUnsigned = (call: Check["call"], clear: Record<string, unknown>): Check => ({
  call,
  title: "refuses a token that nobody has signed",
  run: async (visitor) => {
    const reply = await visitor.call(call, { clear: { ...clear, idToken: unsignedToken() } });
    if (reply.status === 404) throw new NotTried("It is not there (404): you offer no outside identities.");
    if (reply.code === "feature_off") throw new NotTried("Your flags do not offer it, or info.identity is absent.");
    demand(!reply.success, "Whoever writes a token is logged in.");
  },
});

/** Logging in by an outside identity. */
export const identityChecks: readonly Check[] = [
  refusesUnsigned("loginSocial", { provider: "google" }),
  refusesUnsigned("loginPhoneIdentity", {}),
];
