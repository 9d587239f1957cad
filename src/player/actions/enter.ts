import type { Scope } from "#engine/index.ts";
import type { LoginResult } from "#stores/Logins.ts";
import { afterLogin } from "./afterLogin.ts";
import { withCaptcha } from "./withCaptcha.ts";
import type { ActionTools } from "./ActionTools.ts";

/** Logs in under a cover, and goes on from there. The attempt is told which captcha was answered. */
export async function enter(
  scope: Scope,
  tools: ActionTools,
  attempt: (captchaId: string | undefined) => Promise<LoginResult>,
) {
  const { ui, session } = tools.stores;
  const { state } = session;
  const ended = state.status === "ended" ? state.member.account : null;
  const uncover = ui.cover();
  try {
    const result = await withCaptcha(scope, tools, attempt);
    // Another account does not find what the one before was doing.
    return await afterLogin(result, scope, tools, ended !== null && ended === session.member?.account);
  } finally {
    uncover();
  }
}
