import type { FieldRule, FormDescriptor, FormField, Problem } from "#contracts/entities.ts";
import { exampleKey } from "../exampleKey.ts";
import { boundRule } from "./boundRule.ts";
import { fieldOptions } from "./fieldOptions.ts";
import type { FormResult } from "./FormResult.ts";
import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import { isText } from "../isText.ts";
import { suggest } from "#json/suggest.ts";
import { toPointer } from "#json/pointer.ts";
import type { RefuseField } from "./RefuseField.ts";
import { ruleOfField } from "./ruleOfField.ts";
import { widgets } from "./widgets.ts";
import { withoutUnjudged } from "./withoutUnjudged.ts";
import { withSchema, type SchemalessForm } from "./withSchema.ts";

/** What a form that is written as a document takes from the brand. */
export interface FormContext {
  /** The registration rules by field name, for fields that name one. */
  rules: unknown;
  /** As in `compileRegistration`. */
  isJudgedSafe?: ((pattern: string) => boolean) | undefined;
}

const fieldName = /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/;

/**
 * Turns a form document (`schemas/forms`, `forms` of a site or page, the `fields` of a form node) into a form, or
 * refuses it with pointers. A field whose `rule` is a name takes the brand's registration rule of that name.
 */
export function compileForm(form: unknown, context: FormContext): FormResult {
  const parts = isRecord(form) ? form : {};
  const id = typeof parts["id"] === "string" ? parts["id"] : "";
  const written = Array.isArray(parts["fields"]) ? (parts["fields"] as unknown[]) : [];
  const problems: Problem[] = [];
  const refuse: RefuseField = (at, reason, choice) =>
    problems.push({ document: `forms/${id}`, pointer: at, reason, ...(choice !== undefined && { nearest: choice }) });
  if (id === "") refuse("/id", "a form has an id");
  if (written.length === 0) refuse("/fields", "a form has a list of fields");
  const names = written.map((field) => (isRecord(field) ? field["name"] : undefined));
  const codes = written.flatMap((field) =>
    isRecord(field) && field["widget"] === "countryCode" && typeof field["name"] === "string" ? [field["name"]] : [],
  );
  const fields = written.flatMap((field, index) => {
    const at = toPointer("fields", index);
    const compiled = compileField(field, context, (below, reason, choice) => refuse(at + below, reason, choice));
    if (!compiled) return [];
    if (names.indexOf(compiled.name) !== index) refuse(`${at}/name`, `two fields are named ${compiled.name}`);
    const { equals } = compiled.rule;
    if (equals !== null && !names.includes(equals)) {
      const others = names.filter((name) => typeof name === "string");
      refuse(`${at}/rule/equals`, `there is no field ${equals}`, suggest(equals, others));
    }
    const { country } = compiled;
    if (country !== undefined && !codes.includes(country)) {
      refuse(`${at}/country`, `there is no field ${country} of the widget countryCode`, suggest(country, codes));
    }
    return [compiled];
  });
  if (problems.length > 0) return { ok: false, problems };
  const groups = Array.isArray(parts["groups"]) ? { groups: parts["groups"] as FormDescriptor["groups"] } : {};
  const compiled: SchemalessForm = { id, fields, unjudged: [], ...groups };
  const judged = context.isJudgedSafe ? withoutUnjudged(compiled, context.isJudgedSafe) : compiled;
  return { ok: true, form: withSchema(judged) };
}

function compileField(written: unknown, context: FormContext, refuse: RefuseField): FormField | undefined {
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
  };
  return {
    name,
    widget,
    label,
    required: rule.required,
    rule,
    trim: widget !== "password" && widget !== "code",
    whenHidden: written.whenHidden ?? "drop",
    ...(written.default !== undefined && { default: written.default }),
    ...Object.fromEntries(Object.entries(given).filter(([, member]) => member !== undefined)),
  };
}
