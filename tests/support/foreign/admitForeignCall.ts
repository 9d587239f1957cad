import type { ForeignMembers } from "./createForeignMembers.ts";
import { refuse, type ForeignCall, type ForeignRefusal } from "./ForeignPlatform.ts";
import type { ForeignOperation } from "./readForeignContract.ts";

const refusal = (status: number, code: string, message: string) =>
  refuse(status, { success: false, value: null, message, code });

/**
 * Judges a call before anybody looks at what it wants: its token, the account's type, its key, its query and its body.
 * Undefined where it may go on. `call.body` has been opened; `isSealed` says whether it was sealed for this call.
 */
export function admitForeignCall(
  operation: ForeignOperation,
  call: ForeignCall,
  isSealed: boolean,
  members: ForeignMembers,
): ForeignRefusal | undefined {
  const { account, request } = call;
  if (operation.needsToken && account === undefined) return refusal(401, "not_logged_in", "Please log in");
  if (operation.roles.length > 0 && !operation.roles.includes(members.find(account ?? "").type))
    return refusal(403, "agents_only", "For agents only");
  if (operation.isIdempotent && !request.headers["idempotency-key"])
    return refusal(400, "malformed_request", "The header Idempotency-Key is missing");
  if (operation.isEncrypted && !isSealed) return refusal(400, "unreadable_body", "?");
  if (!operation.isQuery(call.query) || !operation.isBody(call.body))
    return refusal(400, "malformed_request", "Not by the contract");
  return undefined;
}
