import type { MemberInfo } from "#contracts/api.ts";

/** What the site knows of the member from the login answer on; the rest comes with the member info. */
export type MemberView = Pick<
  MemberInfo,
  "id" | "account" | "nickname" | "type" | "toUpline" | "clubLabel" | "memberLabel"
> &
  Partial<MemberInfo>;

/** What can be shown of a member whom only the storage knows. */
export function sketchOf({ account, type, username }: { account: string; type: number; username: string }): MemberView {
  const known = [0, 1, 2, 4, 41, 42] as const;
  return {
    id: "",
    account,
    nickname: username === "" ? account : username,
    type: known.find((one) => one === type) ?? 0,
    toUpline: false,
    clubLabel: { labelName: "", rankLevel: 0 },
    memberLabel: "",
  };
}
