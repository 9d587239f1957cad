import { parsePhoneNumberFromString } from "libphonenumber-js";
import { compileFlags } from "#compile/flags.ts";
import type { Deps } from "#server/Deps.ts";
import { refusal } from "#server/http/Failure.ts";
import { networkOf, visitorOf, type Caller } from "#server/http/visitorOf.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import type { PhoneNumber } from "#server/features/verification/createCodes.ts";
import { createIdentityTokens, signInSeconds, type ProvenIdentity } from "./createIdentityTokens.ts";
import { identityFlags, type IdentityProvider } from "./identityFlags.ts";

const perAddress: Limit = { most: 30, seconds: 300 };
const perNetwork: Limit = { most: 100, seconds: 300 };

/** What proves outside identities, where the platform has it set up and the flags offer it. */
export interface Identities {
  /** Whether a way is offered now. */
  offers(provider: IdentityProvider): boolean;
  /**
   * Who a token names. Throws `feature_off` for a way that is not offered, 429 for too many tries, `identity_refused` for a token
   * that is not good.
   */
  prove(
    token: string,
    ask: { provider: IdentityProvider; use: keyof typeof signInSeconds; from: Caller },
  ): Promise<ProvenIdentity>;
}

/** Identities by Firebase Authentication. */
export function createIdentities({ config, clock, liveSite }: Deps, throttle: Throttle): Identities {
  const tokens = config.identity && createIdentityTokens(config.identity, clock);
  const offers: Identities["offers"] = (provider) =>
    tokens !== undefined && compileFlags(liveSite.current().site.flags).has(identityFlags[provider]);
  return {
    offers,
    prove: async (token, { provider, use, from }) => {
      if (!tokens || !offers(provider)) throw refusal("feature_off", "This is not offered here.");
      await takeAll(throttle, [
        ["identityAddress", visitorOf(from), perAddress],
        ["identityNetwork", networkOf(from), perNetwork],
      ]);
      return tokens.prove(token, provider, signInSeconds[use]);
    },
  };
}

/** A proved number as members keep theirs; undefined for one of no country. */
export function toPhoneNumber(subject: string): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(subject);
  if (!parsed) return undefined;
  return { dialingCode: parsed.countryCallingCode, mobileNum: parsed.nationalNumber.replace(/^0+/, "") };
}
