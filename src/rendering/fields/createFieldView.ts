import type { Diagnostic } from "#contracts/api.ts";
import type { ComponentType } from "react";
import type { FieldOption, FormField } from "#contracts/entities.ts";
import { pickRenderer, resolveText, type Registry } from "#engine/index.ts";
import type { FieldProps } from "../FieldProps.ts";
import type { NodePlace } from "../NodePlace.ts";
import type { RenderingContext } from "../RenderingContext.ts";
import { minorDigits } from "#i18n/minorDigits.ts";
import { currencyOf } from "./currencyOf.ts";
import { rowScope } from "../rowScope.ts";
import { helpOf } from "./helpOf.ts";
import { placeholderOf } from "./placeholderOf.ts";
import type { FieldView, SteadyProps } from "./FieldView.ts";

const noSettings = {};
const noOptions: SteadyProps["options"] = [];

/** Widgets that are bound to something outside the form. */
const sources: Partial<Record<FormField["widget"], NonNullable<FieldView["source"]>>> = {
  captcha: "captcha",
  code: "code",
  countryCode: "countryCode",
  phone: "phone",
  rows: "rows",
  upload: "upload",
};

/** Finishes what does not change while somebody types. Observes the language, and what the texts are bound to. */
export function createFieldView(field: FormField, prefix: string, at: NodePlace, context: RenderingContext): FieldView {
  const { name, widget, required, autoComplete, inputMode } = field;
  const currency = field.rule.type === "money" ? currencyOf(field, at.scope) : "";
  const steady: SteadyProps = {
    id: `${prefix}-${name}`,
    name,
    label: resolveText(field.label, at.scope, context),
    placeholder: placeholderOf(field, at, context),
    help: helpOf(field, at, context, currency),
    isRequired: required,
    maxLength: field.rule.maxLength,
    settings: settingsOf(field, currency),
    options: field.options?.map((option, place) => choiceOf(option, place, at, context)) ?? noOptions,
    translate: context.translate,
    format: context.format,
  };
  if (autoComplete !== undefined) steady.autoComplete = autoComplete;
  if (inputMode !== undefined) steady.inputMode = inputMode;
  const view: FieldView = { steady, component: pickField(field, at, context), described: field, currency };
  const source = sources[widget];
  if (source) view.source = source;
  return view;
}

function choiceOf({ value, label, note, row }: FieldOption, place: number, at: NodePlace, context: RenderingContext) {
  const scope = row === undefined ? at.scope : rowScope(at.scope, "row", row, place);
  const choice = { value, label: resolveText(label, scope, context) };
  return note === undefined ? choice : { ...choice, note: resolveText(note, scope, context) };
}

/** The widget that is drawn: choices in sight have a renderer of their own, and so have addresses of pictures. */
function drawnAs({ widget, look = "select", optionsOf }: FormField): string {
  if (optionsOf) return "contractChoice";
  if (look === "picture") return look;
  return widget === "select" && look !== "select" ? "choiceGroup" : widget;
}

/** What a widget knows beyond the common props. */
function settingsOf({ rule, widget, look, presets, optionsOf }: FormField, currency: string): SteadyProps["settings"] {
  if (optionsOf) return { look, optionsOf };
  if (look !== undefined) return { look };
  if (presets !== undefined) return { presets };
  if (widget === "slider") return { number: rule.type, min: rule.min, max: rule.max, step: rule.step };
  if (widget === "stars") return { max: rule.max };
  if (rule.type === "money") return { currency, digits: minorDigits(currency) };
  return widget === "number" && rule.type !== "string" ? { number: rule.type } : noSettings;
}

/** What draws a widget is always the same in one registry; a long form asks for each of its few widgets many times. */
const picked = new WeakMap<Registry, Map<string, ComponentType<FieldProps>>>();

function pickField(
  field: FormField,
  at: NodePlace,
  { registry }: RenderingContext,
): ComponentType<FieldProps> | Diagnostic {
  let known = picked.get(registry);
  if (!known) picked.set(registry, (known = new Map()));
  const before = known.get(drawnAs(field));
  if (before) return before;
  const reason = (words: string): Diagnostic => ({
    document: at.document,
    pointer: `${at.pointer} (${field.name})`,
    reason: words,
  });
  try {
    const pick = pickRenderer(registry, { kind: "field", widget: drawnAs(field) }, at.pointer);
    if ("unknown" in pick) return reason(`No renderer is for the widget "${field.widget}"`);
    const component = pick.renderer.component as ComponentType<FieldProps>;
    known.set(drawnAs(field), component);
    return component;
  } catch (error) {
    return reason(error instanceof Error ? error.message : String(error));
  }
}
