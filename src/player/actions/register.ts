import { registrationBody } from "#compile/forms/registrationBody.ts";
import type { BodyOf } from "#contracts/api.ts";
import type { Scope } from "#engine/index.ts";
import type { Answer } from "#stores/Answer.ts";
import type { LoginResult } from "#stores/Logins.ts";
import type { RegistrationProofs } from "../identity/IdentityFlow.ts";
import { failure } from "#stores/failure.ts";
import { afterLogin } from "./afterLogin.ts";
import { formText } from "./formText.ts";
import { refused, silent } from "#app/actions/refused.ts";
import { withCaptcha } from "./withCaptcha.ts";
import type { ActionTools, PlayerVerb } from "./ActionTools.ts";

/** Registers with what the form holds; a form without an account name is the mobile one. */
export const register: PlayerVerb<"register"> = async (_, scope, tools) => {
  const { session, ui, texts } = tools.stores;
  const body = readBody(scope, tools);
  if (body.affiliateCode !== undefined) {
    const { affiliateCode: code, domain = "" } = body;
    const checked = await tools.stores.data.load("checkAffiliate", { code, domain });
    if (!checked.ok) {
      // Whose site this is cannot be mended in the form's code.
      if (checked.failure.kind !== "refused" || checked.failure.code === "domain_check_failed")
        return refused(checked.failure, scope, tools);
      return await warnOfInvitation(tools);
    }
  }
  const way = formText(scope, "username") === undefined ? "mobile" : "username";
  const proofs = await proveElsewhere(body, tools);
  if (!proofs.ok) return refused(proofs.failure, scope, tools);
  const result = await withCaptcha(scope, tools, (captchaId) =>
    session.logins.register(way, { ...body, ...proofs.value, ...(captchaId === undefined ? {} : { captchaId }) }),
  );
  proofs.settle?.(result);
  if (!result.ok) {
    if (result.failure.details["captchaRequired"] === true) session.logins.requireCaptcha();
    if (result.failure.code === "invitation_code_error") return await warnOfInvitation(tools);
    return await afterLogin(result, scope, tools, false);
  }
  ui.toasts.add(() => texts.texts.translate("session.registered"), "positive");
  return await afterLogin(result, scope, tools, false);
};

/** What outside identities prove of who registers: the number where phone identity is on, and the account that is to be linked. */
async function proveElsewhere(
  body: BodyOf<"register">,
  tools: ActionTools,
): Promise<Answer<RegistrationProofs> & { settle?(result: LoginResult): void }> {
  const { identity, stores } = tools;
  const linked = stores.route.route.query["identity"];
  const isPhone = body.verificationCode !== undefined && identity.isPhoneOn();
  if (!isPhone && linked === undefined) return { ok: true, value: {} };
  const flow = await identity.load();
  if (!flow) return { ok: false, failure: failure("network", "network") };
  const proved = await flow.prove(isPhone ? body : undefined, linked);
  return proved.ok ? { ...proved, settle: flow.settle } : proved;
}

/** The specification wants a warning with an OK button here (access specification, section 8). */
async function warnOfInvitation({ stores }: ActionTools) {
  const say = (key: string) => () => stores.texts.texts.translate(key);
  await stores.ui.questions.ask({
    title: say("session.invitation.title"),
    body: say("invitation_code_error"),
    submit: say("session.ok"),
    cancel: null,
    danger: false,
  });
  return silent;
}

/** The call's body: what the form holds, and where from. */
function readBody(scope: Scope, { stores, page }: ActionTools): BodyOf<"register"> {
  const { query, path } = stores.route.route;
  const { values, extra } = registrationBody(scope.read("/form"), query);
  return {
    ...values,
    ...(extra && { extra }),
    username: values["username"] ?? "",
    password: values["password"] ?? "",
    domain: page.hostname,
    registerUrl: page.origin + path,
    registerMethod: "WEB",
    login: true,
  };
}
