import { goOn } from "./afterLogin.ts";
import { formText } from "./formText.ts";
import { refused } from "#app/actions/refused.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** Changes the password; after a forced change the visitor goes on to where the login was leading. */
export const changePassword: PlayerVerb<"changePassword"> = async (_, scope, tools) => {
  const { session, ui, texts } = tools.stores;
  const wasForced = session.state.status === "mustChangePassword";
  const oldPassword = formText(scope, "oldPassword");
  const answer = await session.password.change({
    ...(oldPassword === undefined ? {} : { oldPassword }),
    newPassword: formText(scope, "newPassword") ?? "",
    confirmNewPassword: formText(scope, "confirmNewPassword") ?? "",
  });
  if (!answer.ok) return refused(answer.failure, scope, tools);
  ui.closeDialog("changePassword");
  ui.toasts.add(() => texts.texts.translate("session.passwordChanged"), "positive");
  if (wasForced) goOn(tools, false);
  return { ok: true };
};
