import { useMemo } from "react";
import { layerScope, resolveText } from "#engine/index.ts";
import { useRendering } from "../hooks/useRendering.ts";
import type { FieldSourceProps } from "./FieldSourceProps.ts";
import { useCodeSender } from "./useCodeSender.ts";

/** Completes a code field with the button that sends the code, if the field says what the button does. */
export function CodeSource({ field: Field, props, described, binding }: FieldSourceProps) {
  const context = useRendering();
  const { form, at } = binding;
  const { send, sendLabel = "fieldUi.getCode", sendNeeds } = described;
  const scope = useMemo(() => layerScope(at.scope, { form: () => form.cleanValues }, "form"), [at, form]);
  const sender = useCodeSender({
    label: resolveText(sendLabel, at.scope, context),
    isReady: () => sendNeeds === undefined || form.checkOne(sendNeeds),
    send: async () => (send ? context.dispatch(send, scope) : { ok: false, silent: true }),
    onRefused: (refusal) => form.showRefusal(described.name, refusal),
  });
  return <Field {...props} {...(send ? { send: sender } : {})} />;
}
