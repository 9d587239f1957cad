import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { SessionParts } from "#server/features/session/SessionParts.ts";
import type { Identities } from "./createIdentities.ts";

/** What logging in by an outside identity is made of. */
export interface IdentityParts extends Pick<SessionParts, "cookies" | "devices" | "remember" | "sessions"> {
  identities: Identities;
  memberWork: MemberWork;
}
