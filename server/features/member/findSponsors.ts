import type { Queryable } from "#server/db/Database.ts";
import { type Failure, refusal, refusalAt } from "#server/http/Failure.ts";
import { findOpenLink } from "#server/features/agent/register/StoredLink.ts";
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
  /** The promotion link that the affiliate code is of. */
  linkId: string | null;
}

/** Finds the agent of the affiliate code, which may be the one of a promotion link, and the member of the referral code. Throws where a code belongs to nobody. */
export async function findSponsors(
  db: Queryable,
  { affiliateCode, referralCode }: SponsorCodes,
  now: Date,
): Promise<Sponsors> {
  const affiliate = affiliateCode ? await findAffiliate(db, affiliateCode.trim(), now) : undefined;
  if (affiliateCode && !affiliate) throw unknownInvitation();
  const referrer = referralCode ? await findMember(db, { referralCode: referralCode.trim() }) : undefined;
  if (referralCode && (!referrer || referrer.isDisabled))
    throw refusalAt("referralCode", "referral_code_unknown", "The referral code is not known.");
  return {
    uplineId: affiliate?.agentId ?? null,
    referredBy: referrer?.id ?? null,
    linkId: affiliate?.linkId ?? null,
  };
}

/** Whom a code belongs to: an agent, by its own code or by that of a promotion link. */
export interface Affiliate {
  agentId: string;
  /** The code, as it is kept. */
  code: string;
  linkId: string | null;
}

/** Finds whose code it is, as long as somebody may come by it. */
export async function findAffiliate(db: Queryable, code: string, now: Date): Promise<Affiliate | undefined> {
  const agent = await findMember(db, { affiliateCode: code });
  if (agent) return agent.isDisabled ? undefined : { agentId: agent.id, code: code.toUpperCase(), linkId: null };
  const link = await findOpenLink(db, code, now);
  return link && { agentId: link.agentId, code: link.code, linkId: link.id };
}

/** The refusal of a code that nobody may come by: unknown, switched off and expired are not told apart to strangers. */
export function unknownInvitation(): Failure {
  return refusal("invitation_code_error", "The invitation code is not valid.");
}
