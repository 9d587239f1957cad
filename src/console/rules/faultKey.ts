import type { RuleFault } from "#compile/forms/ruleFaults.ts";

/** The text that says why a rule cannot be. */
export function faultKey(code: RuleFault["code"]): string {
  return `console.field.fault.${code}`;
}
