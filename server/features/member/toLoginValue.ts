import type { LoginValue } from "#contracts/api.ts";
import type { Member } from "./Member.ts";

type Type = LoginValue["type"];

/** What every answer about a member holds. */
export function toMemberView(member: Member) {
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type as Type,
    toUpline: member.toUpline,
    clubLabel: { labelName: member.clubLabelName, rankLevel: member.clubRankLevel },
    memberLabel: member.memberLabel,
  };
}

/** The answer of every way to log in. */
export function toLoginValue(member: Member, token: string, username: string, isExpired: boolean): LoginValue {
  return {
    token,
    firstTimeLogin: member.mustChangePassword,
    passwordExpired: isExpired,
    username,
    ...toMemberView(member),
  };
}
