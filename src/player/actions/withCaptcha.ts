import type { Scope } from "#engine/index.ts";
import type { LoginResult } from "#stores/Logins.ts";
import { formText } from "./formText.ts";
import type { ActionTools } from "./ActionTools.ts";

/**
 * Makes an attempt with the captcha that was answered in the form: `captchaId` names it, undefined where none was. A captcha counts
 * once, so a refused attempt brings another; a captcha that was not sent (the platform has only just asked for one) stays.
 */
export async function withCaptcha(
  scope: Scope,
  { stores }: ActionTools,
  attempt: (captchaId: string | undefined) => Promise<LoginResult>,
): Promise<LoginResult> {
  const { captcha } = stores;
  const sent = formText(scope, "captcha") === undefined ? undefined : captcha.id;
  const result = await attempt(sent);
  if (result.ok) captcha.forget(sent);
  else void captcha.useUp(sent);
  return result;
}
