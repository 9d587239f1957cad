import type { LoginValue, ValueOf } from "#contracts/api.ts";
import { refused } from "#app/actions/refused.ts";
import type { Answer } from "#stores/Answer.ts";
import { enter } from "./enter.ts";
import { passkeyDevice } from "./passkeyDevice.ts";
import { PasskeyFault } from "./PasskeyFault.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** Logs in with a passkey of this device, or of one beside it; nothing is typed. */
export const passkeyLogin: PlayerVerb<"passkeyLogin"> = async (_, scope, tools) => {
  const { data, session } = tools.stores;
  const started = (await data.load("startPasskeyLogin", {})) as Answer<ValueOf<"startPasskeyLogin">>;
  if (!started.ok) return refused(started.failure, scope, tools);
  const { ticket, options } = started.value;
  const shown = await passkeyDevice.show(options).catch(PasskeyFault.of);
  if (shown instanceof PasskeyFault) return refused(shown.failure, scope, tools);
  return enter(scope, tools, () =>
    session.logins.loginBy(data.load("passkeyLogin", { ticket, credential: shown }) as Promise<Answer<LoginValue>>, {
      checks: "first",
    }),
  );
};
