import { doActions } from "#engine/index.ts";
import type { ValueOf } from "#contracts/api.ts";
import { refused } from "#app/actions/refused.ts";
import type { Answer } from "#stores/Answer.ts";
import { formText } from "./formText.ts";
import { resumed } from "./resumed.ts";
import { passkeyDevice } from "#app/passkeys/passkeyDevice.ts";
import { PasskeyFault } from "#app/passkeys/PasskeyFault.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** Adds a passkey: the password of the form begins it, this device makes it, and it is kept under the name of the form. */
export const addPasskey: PlayerVerb<"addPasskey"> = async (action, scope, tools) => {
  const { data, texts, ui } = tools.stores;
  const password = formText(scope, "password") ?? "";
  const load = (call: string, params: object) => resumed(tools, () => data.load(call, { ...params }));
  const started = (await load("startPasskey", { password })) as Answer<ValueOf<"startPasskey">>;
  if (!started.ok) return refused(started.failure, scope, tools);
  const { ticket, options } = started.value;
  const made = await passkeyDevice.make(options).catch(PasskeyFault.of);
  if (made instanceof PasskeyFault) return refused(made.failure, scope, tools);
  const name = formText(scope, "passkeyName") ?? texts.texts.translate("keys.ownName");
  const kept = await load("addPasskey", { ticket, name, credential: made });
  if (!kept.ok) return refused(kept.failure, scope, tools);
  ui.toasts.add(() => texts.texts.translate("keys.added"), "positive");
  return await doActions(action.then, (next) => tools.dispatch(next, scope));
};
