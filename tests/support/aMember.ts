import type { LoginValue, MemberInfo } from "#contracts/api.ts";

/** A player as the platform tells of one. */
export function aMember(rest: Partial<MemberInfo> = {}): MemberInfo {
  return {
    id: "m-1",
    account: "player01",
    nickname: "Amber Heron",
    type: 0,
    toUpline: false,
    clubLabel: { labelName: "Bronze", rankLevel: 1 },
    memberLabel: "",
    language: "KM",
    currency: "USD",
    email: "",
    mobileNum: "",
    hasPaymentPassword: false,
    referralCode: "R1",
    registeredAt: "2026-01-01T00:00:00Z",
    lastLoginAt: null,
    passwordChangedAt: "2026-01-01T00:00:00Z",
    ...rest,
  };
}

/** A login answer for the same player. */
export function aLogin(rest: Partial<LoginValue> = {}): LoginValue {
  const { id, account, nickname, type, toUpline, clubLabel, memberLabel } = aMember();
  return {
    token: "token-1",
    firstTimeLogin: false,
    passwordExpired: false,
    username: "player01",
    id,
    account,
    nickname,
    type,
    toUpline,
    clubLabel,
    memberLabel,
    ...rest,
  };
}
