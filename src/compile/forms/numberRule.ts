import type { FieldRule, FormField } from "#contracts/entities.ts";
import { isRecord } from "#json/isRecord.ts";
import { isWorkedOut } from "./boundRule.ts";
import type { RefuseField } from "./RefuseField.ts";

/** So many stars there are where a rule does not say; no more than the most fit into a line of a phone. */
const usualStars = 5;
const mostStars = 10;

/** The members of a rule that only a number has. */
const limits = ["type", "min", "max", "step"] as const;

/**
 * What a number's own rule says beyond that of a text; undefined where the field sends a text. A number that says nothing of
 * the kind sends its figures as a text, as every number once did.
 */
export function numberRule(
  written: unknown,
  widget: FormField["widget"],
  refuse: RefuseField,
): Partial<FieldRule> | undefined {
  const rule = isRecord(written) ? written : {};
  const said = limits.filter((name) => rule[name] !== undefined);
  if (widget === "stars") return starsRule(rule, said, refuse);
  if (widget !== "number" && widget !== "money" && widget !== "slider") {
    for (const name of said)
      refuse(`/rule/${name}`, `a field of the widget ${widget} has no ${name}: only numbers have`);
    return undefined;
  }
  if (widget === "number" && said.length === 0) return undefined;
  const type = widget === "money" ? "money" : (rule["type"] ?? "number");
  if (type !== "number" && type !== "integer" && type !== "money")
    refuse("/rule/type", "a number is a number or an integer");
  if (widget === "money" && rule["type"] !== undefined) refuse("/rule/type", "an amount is always in minor units");
  const plain = (name: string) => (isWorkedOut(rule[name]) ? undefined : rule[name]);
  const min = plain("min") ?? (type === "money" ? 0 : undefined);
  const [max, step] = [plain("max"), plain("step")];
  const isFit = type === "number" ? Number.isFinite : Number.isSafeInteger;
  for (const [name, limit] of Object.entries({ min, max, step })) {
    if (limit === undefined || isFit(limit)) continue;
    refuse(`/rule/${name}`, type === "number" ? "this is a number" : "this is a whole number");
    return undefined;
  }
  for (const name of ["min", "max"]) {
    if (widget === "slider" && rule[name] === undefined) refuse("/rule", `a slider has a ${name}`);
  }
  if (typeof step === "number" && step <= 0) refuse("/rule/step", "a step is above 0");
  if (typeof min === "number" && typeof max === "number" && min > max)
    refuse("/rule/max", `max ${max} is below min ${min}`);
  return {
    type: type as FieldRule["type"],
    pattern: null,
    ...(min !== undefined && { min: min as number }),
    ...(max !== undefined && { max: max as number }),
    ...(step !== undefined && { step: step as number }),
  };
}

/** Stars are counted from 1; how many there are is written, for they are drawn before anything is loaded. */
function starsRule(
  { max = usualStars }: Readonly<Record<string, unknown>>,
  said: readonly string[],
  refuse: RefuseField,
): Partial<FieldRule> | undefined {
  for (const name of said)
    if (name !== "max") refuse(`/rule/${name}`, "stars are counted from 1, one by one: only max is said");
  const isFit = Number.isSafeInteger(max) && (max as number) >= 2 && (max as number) <= mostStars;
  if (!isFit) refuse("/rule/max", `this is a whole number, 2 to ${mostStars}`);
  return isFit ? { type: "integer", pattern: null, min: 1, max: max as number } : undefined;
}
