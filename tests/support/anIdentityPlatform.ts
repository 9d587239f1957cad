import { generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SignJWT } from "jose";
import { afterAll, beforeEach, expect } from "vitest";
import { aPlatform, freshAddress } from "./aPlatform.ts";
import { siteWith } from "./aRecovery.ts";
import { identityProject as project } from "./anIdentityService.ts";

/** How a token differs from a good one. */
export interface TokenOptions {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  key?: KeyObject;
}

/** A pair of keys as tokens are signed with. */
export const aKeyPair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/** A site that offers every outside identity, and registration. */
export const offeringAll = () =>
  siteWith("SOCIALGOOGLE3", "SOCIALFACEBOOK3", "PHONEIDENTITY3", "DIRECTREG3", "MOBILEREG3");

/** A platform that believes tokens of a service of the test's, whose keys it publishes. */
export async function anIdentityPlatform() {
  const ours = aKeyPair();
  const published = { fetched: 0, isAway: false };
  const keys = createServer((_request, response) => {
    published.fetched += 1;
    if (published.isAway) return void response.destroy();
    const jwk = { ...ours.publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => keys.listen(0, "127.0.0.1", resolve));
  afterAll(() => void keys.close());
  const identity = {
    project,
    apiKey: "key",
    endpoint: "https://identity.example/v1",
    keysUrl: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/`,
    isUnsigned: false,
    phoneCheck: undefined,
  };
  const platform = await aPlatform({ config: { identity } });
  const { call, clock, liveSite, register } = platform;
  beforeEach(() => {
    liveSite.change(offeringAll());
    // All tests come from one network, whose limits are by the hour.
    clock.advance(3_700);
  });

  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const claimsOf = (provider: string, identities: object, over: Record<string, unknown> = {}) => ({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: `uid-${randomUUID()}`,
    iat: seconds(),
    auth_time: seconds(),
    exp: seconds() + 3_600,
    firebase: { identities, sign_in_provider: provider },
    ...over,
  });
  /** A token as the service makes it; members that are undefined are left out. */
  const aToken = (
    provider: string,
    identities: object,
    { claims, header, key = ours.privateKey }: TokenOptions = {},
  ) => {
    const kept = Object.entries(claimsOf(provider, identities, claims)).filter(([, value]) => value !== undefined);
    return new SignJWT(Object.fromEntries(kept))
      .setProtectedHeader({ alg: "RS256", kid: "one", typ: "JWT", ...header })
      .sign(key);
  };
  const googleToken = (subject: string, options?: TokenOptions) =>
    aToken("google.com", { "google.com": [subject], email: ["a@mail.example"] }, options);
  const send = async (method: "POST" | "PUT", url: string, clear: object, headers: Record<string, string> = {}) => {
    const body = await platform.encrypt(clear, {}, `${method} ${url}`);
    const response = await call(method, url, { body, headers, ip: freshAddress() });
    return { response, ...response.json<{ success: boolean; code?: string; value: Record<string, unknown> }>() };
  };
  let people = 0;
  const somebody = () => `google-${(people += 1)}`;
  return {
    ...platform,
    identity,
    ours,
    published,
    seconds,
    somebody,
    claimsOf,
    aToken,
    googleToken,
    phoneToken: (number: string, options: TokenOptions = {}) =>
      aToken("phone", { phone: [number] }, { ...options, claims: { phone_number: number, ...options.claims } }),
    send,
    social: (idToken: string, provider = "google") => send("POST", "/wps/session/login/social", { provider, idToken }),
    byPhone: (idToken: string, over: object = {}) =>
      send("POST", "/wps/session/login/phoneIdentity", { idToken, ...over }),
    isIn: async (token: unknown) =>
      (await call("GET", "/wps/member/info", { token: String(token) })).statusCode === 200,
    /** Somebody whose new account is linked to a Google account. */
    linked: async () => {
      const subject = somebody();
      const account = `linked${people}x`;
      const answer = await register(account, { socialIdToken: await googleToken(subject) });
      expect(answer.success).toBe(true);
      return { subject, account };
    },
  };
}
