import type { Text } from "#contracts/config.ts";
import type { FieldOption, FieldRule, FormField } from "#contracts/entities.ts";
import { exampleKey } from "../exampleKey.ts";
import { fieldOptions } from "./fieldOptions.ts";
import { isRecord } from "#json/isRecord.ts";
import { isText } from "../isText.ts";
import { registrationFields } from "./registrationFields.ts";
import type { PlannedField } from "./planRegistration.ts";

/** Says which age. */
const ageLabel: Text = {
  text: "field.ageConfirmed",
  values: { age: { bind: "/brand/settings/minimumAge", format: "number", fallback: 18 } },
};

const ownWidgets = new Set(["text", "password", "textarea", "number", "date", "select"]);

/** The field of the form for a planned field and its whole rule: label, widget and autofill as usual for its name. */
export function registrationField({ name, rule: written }: PlannedField, rule: FieldRule): FormField {
  const usual = Object.hasOwn(registrationFields, name) ? registrationFields[name] : undefined;
  const words = isRecord(written) ? written : {};
  // A field that repeats another takes whatever that one holds, so it cannot be a list.
  const options = rule.equals === null ? fieldOptions(words["options"])?.map(inText) : undefined;
  const asked = words["widget"];
  const own = typeof asked === "string" && ownWidgets.has(asked) ? (asked as FormField["widget"]) : "text";
  const widget = options && !usual?.widget.match(/password|captcha|code/i) ? "select" : (usual?.widget ?? own);
  const field: FormField = {
    name,
    widget,
    label: textOf(words["label"]) ?? (name === "ageConfirmed" ? ageLabel : `field.${name}`),
    required: rule.required,
    rule:
      widget === "select" && options ? { ...rule, type: "choice", choices: options.map(({ value }) => value) } : rule,
    trim: widget !== "code",
    whenHidden: "drop",
    autoComplete: usual?.autoComplete ?? "off",
  };
  const placeholder = textOf(words["placeholder"]);
  const help = textOf(words["help"]);
  const example = exampleKey(widget, rule, usual?.usualPattern);
  const inputMode = usual?.inputMode ?? (rule.patternId === 6 || rule.patternId === 21 ? "numeric" : undefined);
  return {
    ...field,
    ...(placeholder !== undefined && { placeholder }),
    ...(help !== undefined && { help }),
    ...(example !== undefined && { example }),
    ...(inputMode !== undefined && { inputMode }),
    ...(widget === "select" && { options: options ?? [] }),
  };
}

/** The call carries texts only, so a choice that is a number is judged as the text that is sent. */
function inText({ value, ...option }: FieldOption): FieldOption {
  return { ...option, value: String(value) };
}

function textOf(written: unknown): Text | undefined {
  return isText(written) ? written : undefined;
}
