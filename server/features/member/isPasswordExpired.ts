import type { Member } from "./Member.ts";

const dayMs = 86_400_000;

/** Whether the password is older than the platform allows. An account without a password has none to change. */
export function isPasswordExpired(member: Member, now: Date, days: number): boolean {
  return member.passwordHash !== null && now.getTime() - member.passwordChangedAt.getTime() > days * dayMs;
}
