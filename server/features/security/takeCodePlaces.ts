import type { FastifyRequest } from "fastify";
import type { Member } from "#server/features/member/Member.ts";
import type { CodeTarget } from "#server/features/verification/createCodes.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import type { SecurityParts } from "./SecurityParts.ts";

const hour = 3_600;

/** What one address or one visitor may ask for, and one member for all contacts together (S-37). */
const limits: Record<"gap" | "burst" | "day" | "visitor" | "member", Limit> = {
  gap: { most: 1, seconds: 60 },
  burst: { most: 3, seconds: 600 },
  day: { most: 10, seconds: 24 * hour },
  visitor: { most: 10, seconds: hour },
  member: { most: 10, seconds: 24 * hour },
};

/** Throws 429 where a member may not have codes sent to these contacts now. To be asked before the first of them is sent. */
export async function takeCodePlaces(
  memberId: string,
  contacts: readonly CodeTarget[],
  request: FastifyRequest,
  { limits: phoneLimits, throttle }: Pick<SecurityParts, "limits" | "throttle">,
): Promise<void> {
  await takeAll(throttle, [["contactCodeMember", memberId, limits.member]]);
  for (const contact of contacts) {
    if (!("email" in contact)) {
      await phoneLimits(contact, request);
      continue;
    }
    const address = contact.email.toLowerCase();
    await takeAll(throttle, [
      ["mailCodeVisitor", visitorOf(request), limits.visitor],
      ["mailCodeGap", address, limits.gap],
      ["mailCodeBurst", address, limits.burst],
      ["mailCodeDay", address, limits.day],
    ]);
  }
}

/** The contact that a member has of a kind, as codes are sent to it. */
export function contactOf(member: Member, kind: "email" | "mobileNum"): CodeTarget {
  return kind === "email" ? { email: member.email } : { dialingCode: member.dialingCode, mobileNum: member.mobileNum };
}
