import type { MemberInfo } from "#contracts/api.ts";

/** What the site knows of the member from the login answer on; the rest comes with the member info. */
export type MemberView = Pick<
  MemberInfo,
  "id" | "account" | "nickname" | "type" | "toUpline" | "clubLabel" | "memberLabel"
> &
  Partial<MemberInfo>;
