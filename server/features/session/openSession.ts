import type { FastifyRequest } from "fastify";
import type { LoginValue } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Queryable } from "#server/db/Database.ts";
import { isPasswordExpired } from "#server/features/member/isPasswordExpired.ts";
import { memberTypes, type Member } from "#server/features/member/Member.ts";
import { toLoginValue } from "#server/features/member/toLoginValue.ts";
import { admitToPlay } from "#server/features/play/admitToPlay.ts";
import { noteEvent } from "#server/features/security/noteEvent.ts";
import { demandSecondFactor } from "#server/features/second-factor/demandSecondFactor.ts";
import { refusal } from "#server/http/Failure.ts";
import { deviceOf } from "#server/http/deviceOf.ts";
import type { Sessions } from "./createSessions.ts";

/** Nobody comes back to such an account, or asks what happened to it. */
const trialType = 4;

/** Who comes in. */
export interface SessionEntry {
  member: Member;
  /** What was typed to log in. */
  username: string;
  request: FastifyRequest;
  /** The second factor was given too, now or on this device before: no code is asked for. */
  hasBothFactors?: boolean;
}

/**
 * Opens a session for a member who has proved who it is. Throws where the account is not one of the site's or is locked,
 * `second_factor_required` where its logins ask for a code too, and `self_excluded` while the member is excluded from playing.
 */
export async function openSession(
  tx: Queryable,
  { member, username, request, hasBothFactors = false }: SessionEntry,
  { clock, config, db, keys, liveSite }: Pick<Deps, "clock" | "config" | "db" | "keys" | "liveSite">,
  sessions: Sessions,
): Promise<LoginValue> {
  if (!memberTypes.includes(member.type)) throw refusal("non_member", "Non-member accounts cannot log in.");
  if (member.isLocked) throw refusal("contact_agent", "Please contact your agent.");
  if (!hasBothFactors) await demandSecondFactor(tx, { member, username }, { clock, db, keys });
  await admitToPlay(tx, member, request, { clock, config, liveSite });
  const token = await sessions.open(tx, member.id, { ip: request.ip, device: deviceOf(request) });
  if (member.type !== trialType) await noteEvent(tx, { memberId: member.id, kind: "login", now: clock.now(), request });
  return toLoginValue(
    member,
    token,
    username,
    isPasswordExpired(member, clock.now(), config.limits.passwordExpiryDays),
  );
}
