import { memberTypes, type Member } from "#server/features/member/Member.ts";

/** Whether somebody may set a new password without the old one: a member who could log in with it. */
export function mayRecover(member: Member | undefined): member is Member {
  return (
    member !== undefined && !member.isDisabled && member.passwordHash !== null && memberTypes.includes(member.type)
  );
}
