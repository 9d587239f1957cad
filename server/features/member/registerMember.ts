import type { FastifyInstance } from "fastify";
import { registrationFields } from "#compile/forms/registrationFields.ts";
import type { Deps } from "#server/Deps.ts";
import type { Names } from "#server/features/names/createNames.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { findMember } from "./findMember.ts";
import { hideMiddle } from "./hideMiddle.ts";
import { toMemberView } from "./toLoginValue.ts";

/** Serves what a member sees of itself. */
export function registerMember(app: FastifyInstance, { db, liveSite }: Deps, names: Names): void {
  operation(app, "getMemberInfo", async ({ request }) => {
    const member = await findMember(db, { id: playerSessionOf(request).memberId });
    if (!member) throw new Error("The member of an open session is not there");
    const say = await names.saidIn(languageOf(request, liveSite.current().site.brand.settings.defaultLanguage));
    const view = toMemberView(member);
    const rows = await db.query<{ profile: Record<string, string> }>("SELECT profile FROM member WHERE id = $1", [
      member.id,
    ]);
    return {
      ...view,
      clubLabel: { ...view.clubLabel, labelName: say(view.clubLabel.labelName) },
      memberLabel: say(view.memberLabel),
      language: member.language,
      currency: member.currency,
      email: hideMiddle(member.email),
      mobileNum: member.mobileNum === "" ? "" : hideMiddle(`+${member.dialingCode} ${member.mobileNum}`),
      hasPaymentPassword: member.hasPaymentPassword,
      referralCode: member.referralCode,
      registeredAt: member.registeredAt.toISOString(),
      lastLoginAt: member.previousLoginAt?.toISOString() ?? null,
      extra: ownFieldsOf(rows[0]?.profile ?? {}),
      passwordChangedAt: member.passwordChangedAt.toISOString(),
      ...(member.mustChangePassword && { firstTimeLogin: true }),
    };
  });

  operation(app, "updateLanguage", async ({ body, request }) => {
    await db.query("UPDATE member SET language = $2 WHERE id = $1", [playerSessionOf(request).memberId, body.language]);
    return { language: body.language };
  });
}

/** What fields of the brand's own hold, with the middle hidden; what is kept as a hash was a secret. */
function ownFieldsOf(profile: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(profile).filter(
    ([name, value]) => !Object.hasOwn(registrationFields, name) && !value.startsWith("$argon2id$"),
  );
  return Object.fromEntries(own.map(([name, value]) => [name, hideMiddle(value)]));
}
