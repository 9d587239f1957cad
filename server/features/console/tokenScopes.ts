import type { Right } from "./rights.ts";

/** What a token of a program may be used for, beside what its operator's role allows: `flags` asks which features are on, by OFREP. */
export type TokenScope = "read" | "draft" | "publish" | "console" | "flags";

const everything: readonly Right[] = ["look", "desk", "edit", "review", "decide", "publish", "administer"];

/** The rights that a token of a scope uses; none of those that its operator has not. */
export const scopeRights: Readonly<Record<TokenScope, readonly Right[]>> = {
  read: ["look"],
  draft: ["look", "edit"],
  publish: ["look", "edit", "publish"],
  console: everything,
  flags: [],
};

/** Whether a token of some scopes may be used for a right. */
export function mayScopes(scopes: readonly TokenScope[], right: string): boolean {
  return scopes.some((scope) => scopeRights[scope].some((known) => known === right));
}
