import { decodeJwt } from "jose";
import { isRecord } from "#json/isRecord.ts";
import type { Queryable } from "#server/db/Database.ts";
import { refusalAt } from "#server/http/Failure.ts";
import type { Caller } from "#server/http/visitorOf.ts";
import type { PhoneNumber } from "#server/features/verification/createCodes.ts";
import { toPhoneNumber, type Identities } from "./createIdentities.ts";
import { refused, type ProvenIdentity } from "./createIdentityTokens.ts";
import { linkIdentity, type OutsideAccount } from "./outsideAccounts.ts";

/** What outside identities have proved of somebody who registers. */
export interface ProvenTokens {
  /** The number of the form. */
  phone?: ProvenIdentity;
  /** An account elsewhere, which the new account is linked to. */
  social?: OutsideAccount & { identity: ProvenIdentity };
}

/** The tokens that a registration may bring. */
interface GivenTokens {
  firebaseIdToken?: string | undefined;
  socialIdToken?: string | undefined;
}

/** Judges the tokens that a registration brings. Nothing is used up yet: a form that is refused may be sent again. */
export async function proveIdentities(
  { firebaseIdToken, socialIdToken }: GivenTokens,
  number: PhoneNumber,
  from: Caller,
  { identities }: { identities: Identities },
): Promise<ProvenTokens> {
  const proofs: ProvenTokens = {};
  if (firebaseIdToken !== undefined) {
    const phone = await identities.prove(firebaseIdToken, { provider: "phone", use: "registration", from });
    const proved = toPhoneNumber(phone.subject);
    if (proved?.dialingCode !== number.dialingCode || proved.mobileNum !== number.mobileNum) {
      throw refusalAt("verificationCode", "wrong_code", "The code is wrong or too old.");
    }
    proofs.phone = phone;
  }
  if (socialIdToken !== undefined) {
    const provider = providerOf(socialIdToken);
    const identity = await identities.prove(socialIdToken, { provider, use: "registration", from });
    proofs.social = { provider, subject: identity.subject, identity };
  }
  return proofs;
}

/** Uses the tokens up and links the account elsewhere, with `tx` only if that transaction is kept. */
export async function spendProofs(
  tx: Queryable,
  { phone, social }: ProvenTokens,
  member: { memberId: string; at: Date },
): Promise<void> {
  for (const identity of [phone, social?.identity]) {
    if (identity && !(await identity.useUp(tx))) throw refused();
  }
  if (social) await linkIdentity(tx, social, member);
}

/** Which provider a token says it is of; it is believed only once the token is judged as one of that provider. */
function providerOf(token: string): OutsideAccount["provider"] {
  try {
    const { firebase } = decodeJwt(token);
    return isRecord(firebase) && firebase["sign_in_provider"] === "facebook.com" ? "facebook" : "google";
  } catch {
    throw refused();
  }
}
