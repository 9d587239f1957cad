import type { LoginValue, ValueOf } from "#contracts/api.ts";
import { refused, silent } from "#app/actions/refused.ts";
import type { Answer } from "#stores/Answer.ts";
import { enter } from "./enter.ts";
import { passkeyDevice } from "#app/passkeys/passkeyDevice.ts";
import { PasskeyFault } from "#app/passkeys/PasskeyFault.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/**
 * Logs in with a passkey of this device, or of one beside it; nothing is typed. One that the browser only offers beside the name
 * (`/$offer`, see offerPasskeys) says nothing while nobody picks it.
 */
export const passkeyLogin: PlayerVerb<"passkeyLogin"> = async (_, scope, tools) => {
  const { data, session } = tools.stores;
  const offer = scope.read("/$offer") as AbortSignal | undefined;
  const started = (await data.load("startPasskeyLogin", {})) as Answer<ValueOf<"startPasskeyLogin">>;
  if (!started.ok) return offer ? silent : refused(started.failure, scope, tools);
  const { ticket, options } = started.value;
  const shown = await passkeyDevice.show(options, offer).catch(PasskeyFault.of);
  if (shown instanceof PasskeyFault) return offer ? silent : refused(shown.failure, scope, tools);
  return enter(scope, tools, () =>
    session.logins.loginBy(data.load("passkeyLogin", { ticket, credential: shown }) as Promise<Answer<LoginValue>>, {
      checks: "first",
    }),
  );
};
