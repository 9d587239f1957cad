import { createHash } from "node:crypto";
import { createRemoteJWKSet, customFetch, errors, jwtVerify, UnsecuredJWT, type JWTPayload } from "jose";
import { isRecord } from "#json/isRecord.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { Failure, refusal } from "#server/http/Failure.ts";
import { takeOnce } from "#server/security/takeOnce.ts";
import type { IdentityConfig } from "#server/readIdentityConfig.ts";
import type { IdentityProvider } from "./identityFlags.ts";

/** How old a sign-in may be, in seconds: for a login, and for a registration, whose form takes time. */
export const signInSeconds = { login: 300, registration: 1_800 } as const;

/** How long the publisher of the keys may take, and how much it may send. */
const keysMs = 5_000;
const keysBytes = 65_536;
/** How far its clock and ours may differ, in seconds. */
const clockSeconds = 10;

/** Somebody whom an outside identity names. */
export interface ProvenIdentity {
  /** The provider's own name for the account there; of a phone its number, `+` and digits. */
  subject: string;
  /** Uses the token up, with `on` only if that transaction is kept; false where it was used before. */
  useUp(on: Queryable): Promise<boolean>;
}

/** Reads ID tokens of Firebase Authentication. */
export interface IdentityTokens {
  /** Who a token names. Throws `identity_refused` for one that is not good, and 503 while the keys cannot be had. */
  prove(token: string, provider: IdentityProvider, maxAgeSeconds: number): Promise<ProvenIdentity>;
}

/**
 * Judges tokens as security.md, S-40, wants it: the signature by the published keys with RS256 alone, who made it, for whom, when,
 * and by which provider. Keys are fetched when a token needs one that is not known, at most twice a minute, and kept for an hour.
 */
export function createIdentityTokens(
  { project, keysUrl, isUnsigned }: IdentityConfig,
  clock: Deps["clock"],
): IdentityTokens {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: keysMs,
    cooldownDuration: 30_000,
    cacheMaxAge: 3_600_000,
    [customFetch]: fetchLittle,
  });
  const expected = {
    issuer: `https://securetoken.google.com/${project}`,
    audience: project,
    clockTolerance: clockSeconds,
  };

  const open = async (token: string): Promise<JWTPayload> => {
    const currentDate = clock.now();
    if (isUnsigned) return UnsecuredJWT.decode(token, { ...expected, currentDate }).payload;
    const rules = { ...expected, currentDate, algorithms: ["RS256"], typ: "JWT", requiredClaims: ["exp", "iat"] };
    return (await jwtVerify(token, keys, rules)).payload;
  };

  return {
    prove: async (token, provider, maxAgeSeconds) => {
      const payload = await open(token).catch((error: unknown) => {
        throw isFaultOfToken(error) ? refused() : new Failure(503, "unavailable", "Please try again in a moment.");
      });
      const subject = subjectOf(payload, provider);
      const { exp, sub, auth_time: at } = payload;
      const now = clock.now().getTime() / 1000;
      const isRecent = typeof at === "number" && at <= now + clockSeconds && now - at <= maxAgeSeconds;
      const isWhole = typeof sub === "string" && sub !== "" && sub.length <= 128 && typeof exp === "number";
      if (subject === undefined || !isRecent || !isWhole) throw refused();
      // What is signed, without the signature: that can be written in several ways.
      const name = createHash("sha256").update(token.split(".").slice(0, 2).join(".")).digest("base64url");
      const until = new Date((exp + 2 * clockSeconds) * 1000);
      return { subject, useUp: (on) => takeOnce(on, "identityToken", name, until) };
    },
  };
}

/** The refusal of a token, whatever is wrong with it. */
export function refused(): Failure {
  return refusal("identity_refused", "The sign-in was not accepted. Please sign in again.");
}

const providerNames = { google: "google.com", facebook: "facebook.com", phone: "phone" } as const;

/** The provider's name for who signed in; undefined where another one, or a project within the project, says so. */
function subjectOf(payload: JWTPayload, provider: IdentityProvider): string | undefined {
  const name = providerNames[provider];
  const { firebase, phone_number: number } = payload;
  if (!isRecord(firebase) || firebase["sign_in_provider"] !== name || firebase["tenant"] !== undefined)
    return undefined;
  if (provider === "phone") return typeof number === "string" && /^\+[1-9]\d{5,14}$/.test(number) ? number : undefined;
  const identities = isRecord(firebase["identities"]) ? firebase["identities"][name] : undefined;
  const first: unknown = Array.isArray(identities) && identities.length === 1 ? identities[0] : undefined;
  return typeof first === "string" && first !== "" && first.length <= 255 ? first : undefined;
}

/** Whether a token is at fault, and not the way to the keys. */
function isFaultOfToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  // Without a code of its own it is what jose says of an answer that is none.
  return error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
}

/** Fetches the keys, from where they are and in one piece of a size that keys have. */
async function fetchLittle(url: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...options, redirect: "error" });
  if (Number(answer.headers.get("content-length") ?? 0) > keysBytes) throw new errors.JWKSInvalid("too large");
  const text = await answer.text();
  if (text.length > keysBytes) throw new errors.JWKSInvalid("too large");
  return new Response(text, { status: answer.status });
}
