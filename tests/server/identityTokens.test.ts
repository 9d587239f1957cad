import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aKeyPair, anIdentityPlatform, offeringAll, type TokenOptions } from "#tests/support/anIdentityPlatform.ts";

const platform = await anIdentityPlatform();
const { owner, register, identity, ours, published, seconds, somebody, claimsOf, googleToken, social } = platform;
const [foreign, weak] = [aKeyPair(), generateKeyPairSync("rsa", { modulusLength: 1024 })];

describe("S-40 forged tokens", () => {
  const good = somebody();
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = (over: Record<string, unknown> = {}) => claimsOf("google.com", { "google.com": [good] }, over);
  const of = (over: Record<string, unknown>, options: TokenOptions = {}) =>
    googleToken(good, { ...options, claims: { ...over } });
  const publicPem = ours.publicKey.export({ format: "pem", type: "spki" }).toString();

  const forged: Record<string, () => Promise<string> | string> = {
    "no signature (alg none)": () => `${part({ alg: "none", typ: "JWT" })}.${part(claims())}.`,
    "alg None in other letters": () => `${part({ alg: "NONE", typ: "JWT" })}.${part(claims())}.`,
    "a signature that was cut off": async () => `${(await of({})).split(".").slice(0, 2).join(".")}.`,
    "another's key": () => of({}, { key: foreign.privateKey }),
    "another's key under a name nobody has": () => of({}, { key: foreign.privateKey, header: { kid: "two" } }),
    "no name of a key, and another's": () => of({}, { key: foreign.privateKey, header: { kid: undefined } }),
    "a short key": () =>
      `${part({ alg: "RS256", kid: "one", typ: "JWT" })}.${part(claims())}.${part(weak.publicKey.export({ format: "jwk" }))}`,
    "the public key as a secret (HS256)": async () =>
      new SignJWT(claims()).setProtectedHeader({ alg: "HS256", kid: "one", typ: "JWT" }).sign(Buffer.from(publicPem)),
    "another algorithm of the same key (PS256)": () => of({}, { header: { alg: "PS256" } }),
    "a key that it brings along (jwk)": () =>
      of({}, { key: foreign.privateKey, header: { jwk: foreign.publicKey.export({ format: "jwk" }), kid: undefined } }),
    "an address of keys that it brings along (jku)": () =>
      of({}, { key: foreign.privateKey, header: { jku: "https://evil.example/keys" } }),
    "another type": () => of({}, { header: { typ: "at+jwt" } }),
    "no type": () => of({}, { header: { typ: undefined } }),
    "another issuer": () => of({ iss: "https://securetoken.google.com/another" }),
    "Google itself as issuer": () => of({ iss: "https://accounts.google.com" }),
    "no issuer": () => of({ iss: undefined }),
    "another project": () => of({ aud: "another" }),
    "no audience": () => of({ aud: undefined }),
    "too old": () => of({ exp: seconds() - 60 }),
    "no end": () => of({ exp: undefined }),
    "not yet good": () => of({ nbf: seconds() + 120 }),
    "made in the future": () => of({ auth_time: seconds() + 120 }),
    "a sign-in of ten minutes ago": () => of({ auth_time: seconds() - 600 }),
    "no time of the sign-in": () => of({ auth_time: undefined }),
    "a time of the sign-in in words": () => of({ auth_time: "now" }),
    nobody: () => of({ sub: undefined }),
    "an empty name": () => of({ sub: "" }),
    "another provider": () => of({ firebase: { identities: { "google.com": [good] }, sign_in_provider: "password" } }),
    "Facebook's word for Google's": () =>
      of({ firebase: { identities: { "google.com": [good] }, sign_in_provider: "facebook.com" } }),
    "a custom token": () => of({ firebase: { identities: { "google.com": [good] }, sign_in_provider: "custom" } }),
    "a tenant of the project": () =>
      of({ firebase: { identities: { "google.com": [good] }, sign_in_provider: "google.com", tenant: "t" } }),
    "two accounts": () =>
      of({ firebase: { identities: { "google.com": ["x", good] }, sign_in_provider: "google.com" } }),
    "no account": () => of({ firebase: { identities: { email: ["a@mail.example"] }, sign_in_provider: "google.com" } }),
    "an account that is no text": () =>
      of({ firebase: { identities: { "google.com": [{ $ne: 1 }] }, sign_in_provider: "google.com" } }),
    "identities that are a list": () => of({ firebase: { identities: [good], sign_in_provider: "google.com" } }),
    "no word of Firebase": () => of({ firebase: undefined }),
    "claims changed after signing": async () => {
      const [head = "", , mark = ""] = (await of({ sub: "another" })).split(".");
      return `${head}.${part(claims({ sub: "root" }))}.${mark}`;
    },
    nonsense: () => "nonsense",
    dots: () => "..",
    "five parts": () => "a.b.c.d.e",
    "a list for a token": () => `${part([])}.${part([])}.x`,
    "a prototype for a claim": () =>
      `${part({ alg: "RS256", kid: "one" })}.${Buffer.from('{"__proto__":{"sub":"x"}}').toString("base64url")}.x`,
    "four thousand characters": () => "a".repeat(4_096),
  };

  it.each(Object.keys(forged))("%s: refused, and nobody is told why", async (name) => {
    if ((await owner.query("SELECT FROM member_identity WHERE subject = $1", [good])).length === 0)
      expect((await register("forgedowner", { socialIdToken: await googleToken(good) })).success).toBe(true);
    const token = await forged[name]!();
    const answers = [
      await social(token),
      await register(`forged${Object.keys(forged).indexOf(name)}x`, { socialIdToken: token }),
    ];
    // Who registers may take longer over the form.
    const isOnlySlow = name === "a sign-in of ten minutes ago";
    expect(answers.map(({ code }) => code)).toEqual(
      isOnlySlow ? ["identity_refused", "identity_taken"] : ["identity_refused", "identity_refused"],
    );
    expect(answers[0]?.value).toBeNull();
  });

  it("the very same token unforged is let in", async () => {
    expect((await social(await of({}))).success).toBe(true);
  });

  it("keys are fetched once, and a made-up name of a key does not fetch them again and again", async () => {
    await social(await of({}));
    const before = published.fetched;
    for (let time = 0; time < 10; time += 1) await social(await of({}, { header: { kid: `made-up-${time}` } }));
    expect(published.fetched - before).toBeLessThanOrEqual(1);
  });
});

describe("keys that cannot be had", () => {
  it("are no reason to believe a token, nor to blame it", async () => {
    published.isAway = true;
    const other = await aPlatform({ config: { identity }, site: offeringAll() });
    const now = Math.floor(other.clock.now().getTime() / 1000);
    const token = await googleToken(somebody(), { claims: { iat: now, auth_time: now, exp: now + 3_600 } });
    const body = await other.encrypt({ provider: "google", idToken: token }, {}, "POST /wps/session/login/social");
    expect((await other.call("POST", "/wps/session/login/social", { body })).statusCode).toBe(503);
    published.isAway = false;
    const again = await other.encrypt({ provider: "google", idToken: token }, {}, "POST /wps/session/login/social");
    expect((await other.call("POST", "/wps/session/login/social", { body: again })).json()).toMatchObject({
      code: "identity_unknown",
    });
  });
});
