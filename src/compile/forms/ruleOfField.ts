import type { FieldRule, FormField } from "#contracts/entities.ts";
import { isWorkedOut, optionRows } from "./boundRule.ts";
import { compileRule, longestPattern } from "./compileRule.ts";
import { filesRule } from "./filesRule.ts";
import { fieldOptions } from "./fieldOptions.ts";
import { fieldRule } from "./fieldRule.ts";
import { numberRule } from "./numberRule.ts";
import { isRecord } from "#json/isRecord.ts";
import { rowsRule } from "./rowsRule.ts";
import type { RefuseField } from "./RefuseField.ts";
import { suggest } from "#json/suggest.ts";
import { patterns } from "../patterns/patterns.ts";
import { toRegExp } from "../patterns/toRegExp.ts";
import { usualRules } from "./usualRules.ts";

/** Patterns of widgets whose values have one shape, for fields that say nothing else. */
const widgetRules: Partial<Record<FormField["widget"], Partial<FieldRule>>> = {
  number: { pattern: "^-?[0-9]+([.][0-9]+)?$", patternId: 6, maxLength: 20 },
  date: { pattern: patterns[10]?.pattern ?? null, patternId: 10, minLength: 10, maxLength: 10 },
  pin: { pattern: "^[0-9]+$", patternId: 6, minLength: 6, maxLength: 6 },
  phone: { pattern: patterns[21]?.pattern ?? null, patternId: 21, minLength: 4, maxLength: 15 },
  countryCode: { pattern: "^[0-9]+$", patternId: 6, minLength: 1, maxLength: 4 },
};

/** The whole rule of a field as written: the brand's rule that it names, or its own, turned to what its widget holds. */
export function ruleOfField(
  field: Record<string, unknown>,
  widget: FormField["widget"],
  rules: unknown,
  refuse: RefuseField,
): FieldRule | undefined {
  const written = field["rule"];
  const rule = typeof written === "string" ? namedRule(written, rules, refuse) : ownRule(written, widget, refuse);
  if (!rule) return undefined;
  if (!["boolean", "undefined"].includes(typeof field["required"]) && !isWorkedOut(field["required"]))
    refuse("/required", "this is true, false or a binding");
  const isPicture = field["look"] === "picture";
  if (isPicture && widget !== "text") refuse("/look", `a field of the widget ${widget} holds no picture`);
  for (const name of ["optionRows", "optionsOf", ...(isPicture ? [] : ["look"])])
    if (field[name] !== undefined && widget !== "select" && !(name === "optionRows" && widget === "money"))
      refuse(`/${name}`, `a field of the widget ${widget} has no choices`);
  if (field["optionRows"] !== undefined && ["select", "money"].includes(widget) && !optionRows(field))
    refuse("/optionRows/rows", "the rows of choices are a binding to a list");
  const required = typeof field["required"] === "boolean" ? field["required"] : rule.required;
  const choices = (fieldOptions(field["options"]) ?? []).map(({ value }) => value);
  const { names, presets } = field;
  if (names !== undefined && widget !== "dateRange")
    refuse("/names", `a field of the widget ${widget} is sent under its own name`);
  if (presets !== undefined && widget !== "dateRange")
    refuse("/presets", `a field of the widget ${widget} holds no span of days`);
  for (const name of ["moves", "judge"])
    if (field[name] !== undefined && widget !== "rows")
      refuse(`/${name}`, `a field of the widget ${widget} has no rows`);
  if (widget === "rows") return rowsRule(field, refuse);
  if (widget === "upload") return filesRule(field, refuse);
  const numeric = numberRule(written, widget, refuse);
  if (numeric) return { ...rule, ...numeric, required };
  if (widget === "checkbox") return { ...rule, type: "boolean", required };
  if (widget === "file" || widget === "dateRange") return { ...rule, type: "any", required };
  if (widget === "select" && choices.length > 0) return { ...rule, type: "choice", choices, required };
  return { ...rule, required };
}

function ownRule(written: unknown, widget: FormField["widget"], refuse: RefuseField): FieldRule | undefined {
  const usual = fieldRule(widgetRules[widget] ?? {});
  if (written === undefined) return usual;
  if (!isRecord(written)) {
    refuse("/rule", "a rule is the name of a registration rule, or an object");
    return undefined;
  }
  const {
    minLength = usual.minLength,
    maxLength = usual.maxLength,
    patternId = usual.patternId,
    equals = null,
  } = written;
  const own = written["pattern"] ?? (written["patternId"] === undefined ? usual.pattern : defaultPattern(patternId));
  if (!isLength(minLength)) refuse("/rule/minLength", "a length is a whole number");
  else if (!isLength(maxLength)) refuse("/rule/maxLength", "a length is a whole number");
  else if (minLength > maxLength) refuse("/rule/maxLength", `maxLength ${maxLength} is below minLength ${minLength}`);
  else if (typeof patternId !== "number" || !patterns[patternId]) {
    refuse("/rule/patternId", `a pattern id is a whole number, 0 to ${patterns.length - 1}`);
  } else if (equals !== null && typeof equals !== "string") refuse("/rule/equals", "this is the name of a field");
  else if (own !== null && (typeof own !== "string" || (own !== "*" && !isPattern(own)))) {
    refuse("/rule/pattern", `this is not a regular expression of at most ${longestPattern} characters`);
  } else return fieldRule({ minLength, maxLength, patternId, equals, pattern: own === "*" ? null : own });
  return undefined;
}

function namedRule(name: string, rules: unknown, refuse: RefuseField): FieldRule | undefined {
  const known: Record<string, unknown> = { ...usualRules, ...(isRecord(rules) ? rules : {}) };
  if (!Object.hasOwn(known, name)) {
    refuse("/rule", `there is no registration rule ${name}`, suggest(name, Object.keys(known)));
    return undefined;
  }
  const result = compileRule(known[name]);
  if ("rule" in result) return result.rule;
  for (const { reason } of result.errors) refuse("/rule", `the registration rule ${name} is refused: ${reason}`);
  return undefined;
}

const defaultPattern = (id: unknown): string => (typeof id === "number" ? (patterns[id]?.pattern ?? "*") : "*");
const isLength = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isPattern = (value: string): boolean => value.length <= longestPattern && toRegExp(value) !== undefined;
