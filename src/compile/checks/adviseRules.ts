import type { Diagnostic } from "#contracts/api.ts";
import type { IsSatisfiable } from "../patterns/isSatisfiable.ts";
import { compileRule } from "../forms/compileRule.ts";
import { isRecord } from "#json/isRecord.ts";
import { lengthsOf, ownPattern } from "../patterns/patternError.ts";
import { toPointer } from "#json/pointer.ts";

/**
 * What may go live but makes passwords weaker than it seems (OWASP ASVS 5.0, 6.2.1, 6.2.5, 6.2.9): fewer than 8
 * characters, a limit below 64, and rules about which characters a password must mix or may not have. And what nobody
 * could check: patterns of which it is not decided whether anything matches them.
 */
export function adviseRules(rules: unknown, isSatisfiable: IsSatisfiable): Diagnostic[] {
  const register = isRecord(rules) && isRecord(rules["register"]) ? rules["register"] : {};
  return [...adviseOnPassword(register["password"]), ...adviseOnPatterns(register, isSatisfiable)];
}

function adviseOnPatterns(register: Record<string, unknown>, isSatisfiable: IsSatisfiable): Diagnostic[] {
  return Object.entries(register).flatMap(([name, written]) => {
    if (!isRecord(written)) return [];
    const rule = { ...written, pattern: written["acceptedPattern"] };
    const pattern = ownPattern(rule);
    if (pattern === undefined || isSatisfiable(pattern, ...lengthsOf(rule)) !== undefined) return [];
    const reason = "whether anything matches this pattern cannot be told; try the form before visitors do";
    return [{ document: "rules", pointer: toPointer("register", name, "acceptedPattern"), reason }];
  });
}

function adviseOnPassword(password: unknown): Diagnostic[] {
  const result = compileRule(password);
  if ("errors" in result) return [];
  const { minLength, maxLength, pattern } = result.rule;
  const advise = (at: string, reason: string): Diagnostic => ({
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
