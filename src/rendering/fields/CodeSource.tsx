import { useCallback, useMemo } from "react";
import type { FormField } from "#contracts/entities.ts";
import type { FieldModel } from "#forms/FieldModel.ts";
import { isFilled } from "#forms/isFilled.ts";
import { layerScope, pointersIn, resolveText } from "#engine/index.ts";
import { useRendering } from "../hooks/useRendering.ts";
import type { FieldSourceProps } from "./FieldSourceProps.ts";
import { siblingId } from "./siblingId.ts";
import { useCodeSender } from "./useCodeSender.ts";

/** Completes a code field with the button that sends the code, if the field says what the button does. */
export function CodeSource({ field: Field, props, described, binding }: FieldSourceProps) {
  const context = useRendering();
  const { form, at } = binding;
  const { send, sendLabel = "fieldUi.getCode" } = described;
  const scope = useMemo(() => layerScope(at.scope, { form: () => form.cleanValues }, "form"), [at, form]);
  const needed = useMemo(() => neededBy(described), [described]);
  const listen = useCallback(
    (listener: () => void) => {
      const stops = needed.map((name) => form.field(name).listen(listener));
      return () => stops.forEach((stop) => stop());
    },
    [form, needed],
  );
  /** The field of the country, where it is filled by itself once the countries are there, which they are not. */
  const countryToCome = () => {
    const country = form.descriptor.fields.find(
      ({ name, widget }) => widget === "countryCode" && needed.includes(name),
    );
    const isThere =
      country === undefined || context.forms.countries().length > 0 || isFilled(form.field(country.name).value);
    return isThere ? undefined : country.name;
  };
  const sender = useCodeSender({
    label: resolveText(sendLabel, at.scope, context),
    recipient: () => JSON.stringify(needed.map((name) => form.field(name).value)),
    listen,
    awaited() {
      const country = countryToCome();
      return country === undefined ? undefined : filled(form.field(country));
    },
    isReady(hasWaited) {
      const skipped = hasWaited ? undefined : countryToCome();
      const invalid = needed.filter((name) => name !== skipped && !form.checkOne(name));
      const [first] = invalid;
      // The error is said where the keyboard is, and a phone shows the field that it is about.
      if (first !== undefined) document.getElementById(siblingId(props, first))?.focus();
      return first === undefined;
    },
    send: async () => (send ? context.dispatch(send, scope) : { ok: false, silent: true }),
    onRefused: (refusal) => form.showRefusal(described.name, refusal),
  });
  return <Field {...props} {...(send ? { send: sender } : {})} />;
}

/** Longest wait for the countries, whose call takes no longer by much. */
const longestWaitMs = 8_000;

/** Resolves once the field has a value, or when it was waited for long enough. */
function filled(field: FieldModel): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = field.listen(() => void (isFilled(field.value) && end()));
    const timer = setTimeout(end, longestWaitMs);
  });
}

/** The fields that must be accepted before a code is sent: the one that is named, and all that the call takes along. */
function neededBy({ name: own, send, sendNeeds }: FormField): string[] {
  const taken = pointersIn(send?.do === "call" ? send.params : undefined).flatMap((pointer) => {
    const name = /^\/form\/([^/]+)$/.exec(pointer)?.[1];
    return name === undefined || name === own ? [] : [name];
  });
  return [...new Set([...(sendNeeds === undefined ? [] : [sendNeeds]), ...taken])];
}
