import type { FastifyRequest } from "fastify";
import type { LoginValue } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { isPasswordExpired } from "#server/features/member/isPasswordExpired.ts";
import { memberTypes, type Member } from "#server/features/member/Member.ts";
import { toLoginValue } from "#server/features/member/toLoginValue.ts";
import { refusal } from "#server/http/Failure.ts";
import { deviceOf } from "#server/http/deviceOf.ts";
import type { Sessions } from "./createSessions.ts";

/** Opens a session for a member who has proved who it is. Throws where the account is not one of the site's. */
export async function openSession(
  tx: Queryable,
  { member, username, request }: { member: Member; username: string; request: FastifyRequest },
  { clock, config }: Pick<Deps, "clock" | "config">,
  sessions: Sessions,
): Promise<LoginValue> {
  if (!memberTypes.includes(member.type)) throw refusal("non_member", "Non-member accounts cannot log in.");
  const token = await sessions.open(tx, member.id, { ip: request.ip, device: deviceOf(request) });
  return toLoginValue(
    member,
    token,
    username,
    isPasswordExpired(member, clock.now(), config.limits.passwordExpiryDays),
  );
}
