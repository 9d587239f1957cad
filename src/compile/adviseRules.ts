import type { Problem } from "#contracts/entities.ts";
import { compileRule } from "./compileRule.ts";
import { isRecord } from "./isRecord.ts";

/**
 * What may go live but makes passwords weaker than it seems (OWASP ASVS 5.0, 6.2.1, 6.2.5, 6.2.9): fewer than 8
 * characters, a limit below 64, and rules about which characters a password must mix or may not have.
 */
export function adviseRules(rules: unknown): Problem[] {
  const register = isRecord(rules) ? rules["register"] : undefined;
  const result = compileRule(isRecord(register) ? register["password"] : undefined);
  if ("faults" in result) return [];
  const { minLength, maxLength, pattern } = result.rule;
  const advise = (at: string, reason: string): Problem => ({
    document: "rules",
    pointer: `/register/password/${at}`,
    reason,
  });
  return [
    ...(minLength < 8 ? [advise("minLength", "passwords of fewer than 8 characters are guessed quickly")] : []),
    ...(maxLength < 64 ? [advise("maxLength", "a limit below 64 characters shuts out long, safe sentences")] : []),
    ...(pattern === null
      ? []
      : [
          advise("acceptedPattern", "demands on the characters make people choose predictable passwords; `*` is safer"),
        ]),
  ];
}
