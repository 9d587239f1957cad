import { fileType } from "#compile/forms/fileType.ts";
import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import type { CompiledSite } from "#compile/CompiledSite.ts";
import type { ParamsOf } from "#contracts/api.ts";
import { failureText } from "#app/failureText.ts";
import type { Answer } from "#stores/Answer.ts";
import type { FormsPort } from "#rendering/ports/FormsPort.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import type { Countries } from "./createCountries.ts";
import { likelyCountries } from "./likelyCountries.ts";

/** The call that takes a part of a file. */
export type SendFilePart = (params: ParamsOf<"uploadFilePart">, signal: AbortSignal) => Promise<Answer<unknown>>;

/** Nothing is drawn without a site, and no form either. */
const noFields = { fields: [], schema: { type: "object" }, unjudged: [] };

/** Forms as the rules describe them now: for this address, and with a captcha once the platform wants one. */
export function createFormsPort(stores: PlayerStores, countries: Countries, sendPart: SendFilePart): FormsPort {
  const { site, session, route, texts, captcha, ui } = stores;
  const formsOf = rememberLast(
    (compiled: PlayerSite, affiliateCode: string, referralCode: string, captchaRequired: boolean) => {
      const isPlain = affiliateCode === "" && referralCode === "" && !captchaRequired;
      return isPlain
        ? compiled.forms
        : compiled.formsFor({ address: { affiliateCode, referralCode }, captchaRequired });
    },
  );
  return {
    descriptor(name) {
      const { compiled } = site;
      if (!compiled) return undefined;
      const { affiliateCode = "", referralCode = "" } = ui.isAsDrawn ? {} : route.route.query;
      const forms = name.startsWith("registration.")
        ? formsOf(compiled, affiliateCode, referralCode, session.logins.captchaRequired)
        : compiled.forms;
      return Object.hasOwn(forms, name) ? forms[name] : undefined;
    },
    isWhole: () => site.isWhole,
    compileFields: (id, fields, tell) => site.compiled?.compileFields(id, fields, tell) ?? { id, ...noFields },
    messageOf: (error) => fieldErrorText(error, (key) => texts.texts.translate(key)),
    drafts: new Map(),
    living: new Set(),
    countries: countries.list,
    wantCountries: () => void countries.want(),
    likelyCountries: () =>
      site.compiled ? likelyCountries(site.compiled.brand.settings, site.permission?.info.location.country) : [],
    countryOfNumber: async (number) => (await import("#compile/countryOfNumber.ts")).countryOfNumber(number),
    captcha,
    files: {
      typeOf: fileType,
      send: async ({ bytes, ...part }, signal) => {
        const answer = await sendPart({ ...part, body: bytes }, signal);
        return answer.ok ? answer : { ok: false, message: failureText(answer.failure, texts) };
      },
    },
  };
}

/** Keeps the last result: equal inputs give the very same forms, so that nothing is drawn anew. */
function rememberLast<Args extends unknown[]>(compute: (...args: Args) => CompiledSite["forms"]): typeof compute {
  let last: { args: Args; result: CompiledSite["forms"] } | undefined;
  return (...args) => {
    if (!last || last.args.some((arg, index) => arg !== args[index])) last = { args, result: compute(...args) };
    return last.result;
  };
}
