import { isRecord } from "#json/isRecord.ts";
import type { Outcome, Scope } from "#engine/index.ts";
import { refused } from "#app/actions/refused.ts";
import { enter } from "./enter.ts";
import { formText } from "./formText.ts";
import type { ActionTools, PlayerVerb } from "./ActionTools.ts";

/**
 * Sets a forgotten password: with the code of the form, which logs in (access specification, section 4); a form without one takes the
 * token behind the number sign of the page's address, where the link of the mail put it.
 */
export const recoverPassword: PlayerVerb<"recoverPassword"> = (_, scope, tools) => {
  const code = formText(scope, "verificationCode");
  return code === undefined ? recoverByLink(scope, tools) : recoverByPhone(code, scope, tools);
};

function recoverByPhone(verificationCode: string, scope: Scope, tools: ActionTools): Promise<Outcome> {
  const { session, ui } = tools.stores;
  const countryDialingCode = formText(scope, "countryDialingCode");
  return enter(scope, tools, async () => {
    const result = await session.logins.setPasswordByPhone({
      newPassword: formText(scope, "newPassword") ?? "",
      mobileNum: formText(scope, "mobileNum") ?? "",
      verificationCode,
      ...(countryDialingCode === undefined ? {} : { countryDialingCode }),
    });
    if (result.ok) {
      ui.closeDialog("forgotPassword");
      await forgetOld(tools, session.member?.account);
    }
    return result;
  });
}

async function recoverByLink(scope: Scope, tools: ActionTools): Promise<Outcome> {
  const { data, route, session, texts, ui } = tools.stores;
  const token = new URLSearchParams(tools.page.hash?.slice(1)).get("token") ?? "";
  if (token === "") return { ok: false, code: "link_dead" };
  const answer = await data.load("resetPassword", { token, newPassword: formText(scope, "newPassword") ?? "" });
  if (!answer.ok) return refused(answer.failure, scope, tools);
  const value = isRecord(answer.value) ? answer.value["account"] : undefined;
  const account = typeof value === "string" ? value : "";
  // Said as soon as its words are there: a page that was drawn ahead begins with those it shows.
  ui.toasts.add(() => texts.texts.translate("reset.done", { account }), "positive");
  await forgetOld(tools, account);
  if (session.member?.account === account) {
    // The platform has ended it; nobody needs to be told of that who has just been told.
    session.end(session.token);
    await session.dismissEnd();
  }
  // Whoever is logged in as somebody else is led on from there.
  route.replace("/login");
  return { ok: true };
}

/** What this browser remembers of the account opens with the password of before. */
async function forgetOld({ stores }: ActionTools, account: string | undefined): Promise<void> {
  const { remembered } = stores.session;
  if (remembered.account === account) await remembered.forget();
}
