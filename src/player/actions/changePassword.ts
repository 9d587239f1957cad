import { goOn } from "./afterLogin.ts";
import { formText } from "./formText.ts";
import { resumed } from "./resumed.ts";
import { refused } from "#app/actions/refused.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** Changes the password; after a forced change the visitor goes on to where the login was leading. */
export const changePassword: PlayerVerb<"changePassword"> = async (_, scope, tools) => {
  const { session, ui, texts } = tools.stores;
  const wasForced = session.state.status === "mustChangePassword";
  const oldPassword = formText(scope, "oldPassword");
  const asked = {
    ...(oldPassword === undefined ? {} : { oldPassword }),
    newPassword: formText(scope, "newPassword") ?? "",
    confirmNewPassword: formText(scope, "confirmNewPassword") ?? "",
  };
  const answer = await resumed(tools, () => session.password.change(asked), "changePassword");
  if (!answer.ok) return refused(answer.failure, scope, tools);
  ui.closeDialog("changePassword");
  ui.toasts.add(() => texts.texts.translate("session.passwordChanged"), "positive");
  if (wasForced) goOn(tools, false);
  return { ok: true };
};
