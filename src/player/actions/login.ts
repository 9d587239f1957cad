import { evaluateCondition, type Scope } from "#engine/index.ts";
import type { LoginRequest } from "#stores/LoginRequest.ts";
import { failure } from "#stores/failure.ts";
import { enter } from "./enter.ts";
import { homePath } from "../routing/homePath.ts";
import { formText } from "./formText.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/**
 * Logs in with what the form holds. A form with a code is the SMS form, which phone identity serves where it is on, but not at the
 * agents' side: the platform's own login alone can turn others away. Agents who come that way find their centre open.
 */
export const login: PlayerVerb<"login"> = ({ agentSide }, scope, tools) =>
  enter(scope, tools, async (captchaId) => {
    const request = readRequest(scope, captchaId);
    if (agentSide !== undefined && evaluateCondition(agentSide, scope)) {
      const { route, session } = tools.stores;
      const result = await session.logins.login({ ...request, agentSide: true });
      if (result.ok && route.returnTo === null) route.setReturnTo(`${homePath}?centre=agent`);
      return result;
    }
    const flow = request.type === "sms" && tools.identity.isPhoneOn() ? await tools.identity.load() : undefined;
    if (flow === null) return { ok: false, failure: failure("network", "network") };
    return flow ? flow.logInByPhone(request, tools) : tools.stores.session.logins.login(request);
  });

function readRequest(scope: Scope, captchaId: string | undefined): LoginRequest {
  const code = formText(scope, "verificationCode");
  const captcha = formText(scope, "captcha");
  const countryDialingCode = formText(scope, "countryDialingCode");
  const rememberMe = scope.read("/form/rememberMe") === true;
  return {
    type: code === undefined ? "username" : "sms",
    username: formText(scope, code === undefined ? "username" : "mobileNum") ?? "",
    password: code ?? formText(scope, "password") ?? "",
    rememberMe,
    ...(code !== undefined && countryDialingCode !== undefined ? { countryDialingCode } : {}),
    ...(captcha === undefined ? {} : { captcha }),
    ...(captchaId === undefined ? {} : { captchaId }),
  };
}
