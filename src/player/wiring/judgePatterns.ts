import type { Diagnostic } from "#contracts/api.ts";
import type { PatternVerdicts } from "#compile/patterns/createPatternVerdicts.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import type { SiteStore } from "#stores/SiteStore.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";

/**
 * Judges the patterns that the forms of a site leave out of their checks, and compiles the site once more with those
 * that are safe. Of the others the platform is told: it judges with them alone. Only the site of a platform that publishes no
 * revisions has any.
 */
export async function judgePatterns(
  { forms, rules }: Pick<PlayerSite, "forms" | "rules">,
  verdicts: PatternVerdicts,
  site: SiteStore<PlayerSite>,
  report: (problem: Diagnostic) => void,
): Promise<void> {
  const unjudged = Object.values(forms).flatMap((form) => form.unjudged);
  const hasNews = await verdicts.judge(unjudged);
  for (const [name, rule] of Object.entries(isRecord(rules) ? rules : {})) {
    const pattern = isRecord(rule) ? rule["acceptedPattern"] : undefined;
    const reason = typeof pattern === "string" ? verdicts.reasonAgainst(pattern) : undefined;
    if (reason === undefined) continue;
    report({
      document: "rules",
      pointer: toPointer("register", name, "acceptedPattern"),
      reason: `Only the platform checks by this pattern: ${reason}`,
    });
  }
  if (hasNews) await site.renewBundled();
}
