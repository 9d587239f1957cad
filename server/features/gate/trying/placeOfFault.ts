import { checkField } from "#compile/forms/check.ts";
import type { Site } from "#contracts/config.ts";
import type { FormField } from "#contracts/entities.ts";
import { toPointer } from "#json/pointer.ts";

/** The part of a rule that refuses a value: a code keeps to the pattern of its number, so that one is to be mended. */
export function placeOfFault({ name, rule, trim }: FormField, value: string, { rules }: Site): string {
  const owner = name === "verificationCode" ? "mobileNum" : name;
  const written = rules.register[owner];
  if (written === undefined) return toPointer("register");
  const reason = checkField(rule, trim ? value.trim() : value, {})?.reason;
  const part = reason === "minLength" || reason === "maxLength" ? reason : "acceptedPattern";
  return toPointer("register", owner, part);
}
