import type { Queryable } from "#server/db/Database.ts";
import { refusal, refusalAt } from "#server/http/Failure.ts";
import { findMember } from "./findMember.ts";

/** The codes a new member may bring along. */
export interface SponsorCodes {
  affiliateCode?: string | undefined;
  referralCode?: string | undefined;
}

/** Who brought a new member in. */
export interface Sponsors {
  uplineId: string | null;
  referredBy: string | null;
}

/** Finds the agent of the affiliate code and the member of the referral code. Throws where a code belongs to nobody. */
export async function findSponsors(db: Queryable, { affiliateCode, referralCode }: SponsorCodes): Promise<Sponsors> {
  const agent = affiliateCode ? await findMember(db, { affiliateCode: affiliateCode.trim() }) : undefined;
  if (affiliateCode && (!agent || agent.isDisabled))
    throw refusal("invitation_code_error", "The invitation code is not valid.");
  const referrer = referralCode ? await findMember(db, { referralCode: referralCode.trim() }) : undefined;
  if (referralCode && (!referrer || referrer.isDisabled))
    throw refusalAt("referralCode", "referral_code_unknown", "The referral code is not known.");
  return { uplineId: agent?.id ?? null, referredBy: referrer?.id ?? null };
}
