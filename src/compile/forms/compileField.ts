import type { FieldRule, FormField } from "#contracts/entities.ts";
import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import { suggest } from "#json/suggest.ts";
import { exampleKey } from "../exampleKey.ts";
import { isText } from "../isText.ts";
import { boundRule } from "./boundRule.ts";
import { fieldOptions } from "./fieldOptions.ts";
import { fileLimits } from "./filesRule.ts";
import type { FormContext } from "./FormContext.ts";
import type { RefuseField } from "./RefuseField.ts";
import { ruleOfField } from "./ruleOfField.ts";
import { widgets } from "./widgets.ts";

const fieldName = /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/;

/** One field as it is drawn and checked; undefined where it is refused. */
export function compileField(written: unknown, context: FormContext, refuse: RefuseField): FormField | undefined {
  if (!isRecord(written) || typeof written["name"] !== "string" || !isText(written["label"])) {
    refuse("", "a field has a name and a label");
    return undefined;
  }
  if (!fieldName.test(written["name"])) {
    refuse("/name", "a field's name is a letter, then letters, digits and _");
    return undefined;
  }
  const widget = widgets.find((known) => known === (written["widget"] ?? "text"));
  if (!widget) {
    refuse("/widget", "there is no such widget", suggest(inWords(written["widget"]), widgets));
    return undefined;
  }
  const rule = ruleOfField(written, widget, context.rules, refuse);
  return rule && toField(written as unknown as FormField, widget, rule, boundRule(written));
}

function toField(
  written: FormField,
  widget: FormField["widget"],
  rule: FieldRule,
  bound?: FormField["bound"],
): FormField {
  const {
    name,
    label,
    placeholder,
    help,
    when,
    autoComplete,
    inputMode,
    send,
    sendLabel,
    sendNeeds,
    country,
    currency,
    optionRows,
    optionsOf,
    itemLabel,
    addLabel,
    moves,
    judge,
    look,
    presets,
  } = written;
  const options = fieldOptions(written.options);
  const example = exampleKey(widget, rule);
  const given = {
    placeholder,
    example,
    help,
    options,
    when,
    autoComplete,
    inputMode,
    send,
    sendLabel,
    sendNeeds,
    country,
    currency,
    bound,
    optionRows,
    optionsOf,
    itemLabel,
    addLabel,
    moves,
    judge,
    look,
    presets,
  };
  return {
    name,
    widget,
    label,
    required: rule.required,
    rule,
    trim: widget !== "code",
    whenHidden: written.whenHidden ?? "drop",
    ...(widget === "upload" && fileLimits(written)),
    ...(written.default !== undefined && { default: written.default }),
    ...Object.fromEntries(Object.entries(given).filter(([, member]) => member !== undefined)),
  };
}
