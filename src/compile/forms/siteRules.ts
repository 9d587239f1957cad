import type { Diagnostic } from "#contracts/api.ts";
import type { Rule, Rules } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { mendRules, usual } from "./mendRules.ts";
import { toPointer } from "#json/pointer.ts";

/** The registration rules of a site; without any the bundled ones. */
export function siteRules(written: unknown, bundled: Rules): { rules: Record<string, Rule>; problems: Diagnostic[] } {
  const others = Object.keys(isRecord(written) ? written : {}).filter(
    (name) => !["$schema", "register"].includes(name),
  );
  const problems = others.map((name) => ({
    document: "rules",
    pointer: toPointer(name),
    reason: `there is no property "${name}" here`,
  }));
  const register = isRecord(written) ? written["register"] : undefined;
  if (!isRecord(register)) {
    const reason = "rules are an object; the bundled ones are used";
    const at = isRecord(written) ? "/register" : "";
    const { rules } = mendRules(bundled.register, usual);
    return { rules, problems: [...problems, { document: "rules", pointer: at, reason }] };
  }
  const mended = mendRules(register, usual);
  return { rules: mended.rules, problems: [...problems, ...mended.problems] };
}
