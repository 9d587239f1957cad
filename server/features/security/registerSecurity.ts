import type { FastifyInstance } from "fastify";
import type { SecurityEvent } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { maskName } from "#server/features/withdrawal/StoredAccount.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { birthdayAge } from "./birthdayAge.ts";
import { loadSecurity } from "./loadSecurity.ts";
import { registerContacts } from "./registerContacts.ts";
import { registerIdentityData } from "./registerIdentityData.ts";
import { registerPaymentPassword } from "./registerPaymentPassword.ts";
import type { SecurityParts } from "./SecurityParts.ts";

/** Serves the security centre: what protects an account, what happened to it, and every change to that. */
export function registerSecurity(app: FastifyInstance, deps: Deps, parts: SecurityParts): void {
  const { clock, config, db, liveSite } = deps;
  const countryOf = createCountryOf(config);

  operation(app, "getSecurity", async ({ request }) => {
    const { memberId } = playerSessionOf(request);
    const [member, security] = await Promise.all([findMember(db, { id: memberId }), loadSecurity(db, memberId)]);
    if (!member) throw new Error("The member of an open session is not there");
    const { realName, birthday, isEmailProved, isMobileProved, paymentPasswordAt, restUntil } = security;
    return {
      realName: realName === "" ? "" : maskName(realName),
      birthday: birthday === "" ? "" : `${birthday.slice(0, 4)}-••-••`,
      isIdentityKept: realName !== "" && birthday !== "",
      minimumAge: birthdayAge(liveSite.current().site.brand, countryOf(request.raw)),
      email: hideMiddle(member.email),
      isEmailProved,
      mobileNum: member.mobileNum === "" ? "" : hideMiddle(`+${member.dialingCode} ${member.mobileNum}`),
      isMobileProved,
      canRecover: isEmailProved || isMobileProved,
      hasPaymentPassword: member.hasPaymentPassword,
      paymentPasswordAt: paymentPasswordAt?.toISOString() ?? null,
      restUntil: restUntil && restUntil > clock.now() ? restUntil.toISOString() : null,
      passwordChangedAt: member.passwordChangedAt.toISOString(),
    };
  });

  operation(app, "listSecurityEvents", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    const where = "member_id = $1 AND ($2::text IS NULL OR kind = $2)";
    const chosen = [memberId, query.kind ?? null];
    const [rows, counted] = await Promise.all([
      db.query<Omit<SecurityEvent, "at"> & { at: Date }>(
        `SELECT id::text, at, kind, ip, device FROM member_event WHERE ${where} ORDER BY at DESC, member_event.id DESC LIMIT $3 OFFSET $4`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM member_event WHERE ${where}`, chosen),
    ]);
    return {
      rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      page,
      pageSize,
      total: counted[0]?.total ?? 0,
    };
  });

  registerIdentityData(app, deps, parts);
  registerPaymentPassword(app, deps, parts);
  registerContacts(app, deps, parts);
}
