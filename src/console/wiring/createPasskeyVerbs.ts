import { passkeyDevice } from "#app/passkeys/passkeyDevice.ts";
import { PasskeyFault } from "#app/passkeys/PasskeyFault.ts";
import { refused } from "#app/actions/refused.ts";
import type { RuntimeTools, Verb, Verbs } from "#app/actions/Verb.ts";
import { formTextOf } from "#compile/forms/formTextOf.ts";
import type { Parameter } from "#contracts/config.ts";
import type { ValueOf } from "#contracts/api.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";

type Tools = RuntimeTools & { stores: ConsoleStores };

/** What operators do with passkeys: both ask the platform, then the device, then the platform again, as any call of a document would. */
export function createPasskeyVerbs(call: Verb<"call", Tools>): Pick<Verbs<Tools>, "addPasskey" | "passkeyLogin"> {
  return {
    async addPasskey(action, scope, tools) {
      const { texts } = tools.stores.texts;
      const begun = await call({ do: "call", call: "startOperatorPasskey" }, scope, tools);
      if (!begun.ok) return begun;
      const { ticket, options } = begun.value as ValueOf<"startOperatorPasskey">;
      const made = await passkeyDevice.make(options).catch(PasskeyFault.of);
      if (made instanceof PasskeyFault) return refused(made.failure, scope, tools);
      const name = formTextOf(scope.read("/form/passkeyName")) ?? texts.translate("keys.ownName");
      const params = { ticket, name, credential: made as unknown as Parameter };
      const keep = { do: "call", call: "addOperatorPasskey", params, success: "keys.added" } as const;
      return call(action.then === undefined ? keep : { ...keep, then: action.then }, scope, tools);
    },

    /** Over a page that stays open, the passkey must be its operator's. */
    async passkeyLogin(_, scope, tools) {
      const { account } = tools.stores.operator.view;
      const begun = await call({ do: "call", call: "startPasskeySignIn" }, scope, tools);
      if (!begun.ok) return begun;
      const { ticket, options } = begun.value as ValueOf<"startPasskeySignIn">;
      const shown = await passkeyDevice.show(options).catch(PasskeyFault.of);
      if (shown instanceof PasskeyFault) return refused(shown.failure, scope, tools);
      const params = { ticket, credential: shown as unknown as Parameter, ...(account !== null && { account }) };
      return call({ do: "call", call: "passkeySignIn", params }, scope, tools);
    },
  };
}
