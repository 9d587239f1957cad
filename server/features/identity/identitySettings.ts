import type { PermissionInfo } from "#contracts/api.ts";
import type { IdentityConfig } from "#server/readIdentityConfig.ts";

/** What pages are told of outside identities; undefined where nobody proves any. */
export function identitySettings(identity: IdentityConfig | undefined): PermissionInfo["identity"] {
  if (!identity) return undefined;
  const { endpoint, apiKey, phoneCheck } = identity;
  return { endpoint, apiKey, ...(phoneCheck !== undefined && { phoneCheck }) };
}
