import type { FastifyInstance } from "fastify";
import { checkField } from "#compile/forms/check.ts";
import { compileRule } from "#compile/forms/compileRule.ts";
import type { Deps } from "#server/Deps.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { holderOf, nameShape } from "#server/features/withdrawal/addAccount.ts";
import { refusal } from "#server/http/Failure.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone, localDay } from "#server/localDay.ts";
import type { Limit } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { birthdayAge, isOldEnough } from "./birthdayAge.ts";
import { demandRealAccount } from "./demandRealAccount.ts";
import { loadSecurity } from "./loadSecurity.ts";
import { noteEvent } from "./noteEvent.ts";
import type { SecurityParts } from "./SecurityParts.ts";

const perMember: Limit = { most: 20, seconds: 3_600 };

/** Serves the real name and the birthday: each is filled in once, and then it is customer service that changes it. */
export function registerIdentityData(
  app: FastifyInstance,
  { clock, config, liveSite }: Deps,
  { memberWork, throttle }: SecurityParts,
): void {
  const countryOf = createCountryOf(config);

  operation(app, "saveIdentity", async ({ body, request }) => {
    const { memberId } = demandRealAccount(request);
    await takeAll(throttle, [["saveIdentity", memberId, perMember]]);
    const { brand, rules } = liveSite.current().site;
    const realName = body.realName?.normalize("NFC").trim().replaceAll(/\s+/g, " ") ?? "";
    const birthday = body.birthday?.trim() ?? "";
    if (realName === "" && birthday === "") throw invalidForm({ realName: { key: "form.required" } });
    if (realName !== "") judgeName(realName, rules.register.payeeName);
    if (birthday !== "") {
      const today = localDay(clock.now(), knownZone(brand.settings.timeZone));
      const age = birthdayAge(brand, countryOf(request.raw));
      if (!isDay(birthday) || birthday > today) throw invalidForm({ birthday: { key: "error.birthday_wrong" } });
      if (!isOldEnough(birthday, today, age))
        throw invalidForm({ birthday: { key: "error.birthday_young", min: age } });
    }
    await memberWork(memberId, async (tx) => {
      const known = await loadSecurity(tx, memberId);
      const isOtherName = realName !== "" && known.realName !== "" && known.realName !== realName;
      const isOtherDay = birthday !== "" && known.birthday !== "" && known.birthday !== birthday;
      if (isOtherName || isOtherDay)
        throw refusal("identity_kept", "This is kept already. Customer service can change it.");
      // All accounts that are paid to are in one name: the real name cannot become another.
      const holder = known.realName === "" ? await holderOf(tx, memberId) : null;
      if (realName !== "" && holder !== null && holder.trim().toLowerCase() !== realName.toLowerCase())
        throw invalidForm({ realName: { key: "error.name_differs" } });
      const news = {
        name: known.realName === "" && realName !== "" ? realName : null,
        day: known.birthday === "" && birthday !== "" ? birthday : null,
      };
      if (news.name === null && news.day === null) return;
      await tx.query(
        `UPDATE member SET birthday = coalesce($3::date, birthday),
           profile = CASE WHEN $2::text IS NULL THEN profile ELSE profile || jsonb_build_object('payeeName', $2::text) END
         WHERE id = $1`,
        [memberId, news.name, news.day],
      );
      await noteEvent(tx, { memberId, kind: "identitySaved", now: clock.now(), request });
    });
    return {};
  });
}

function judgeName(name: string, own: { enabled: boolean } | undefined): void {
  const compiled = own?.enabled === true ? compileRule({ ...own, required: true }) : undefined;
  const error = compiled && "rule" in compiled ? checkField(compiled.rule, name, {}) : null;
  if (error) throw invalidForm({ realName: error });
  if (!nameShape.test(name)) throw invalidForm({ realName: { key: "error.name_wrong" } });
}

/** Whether a text is a day that there was. */
function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
