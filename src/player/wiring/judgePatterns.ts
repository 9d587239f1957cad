import type { PatternVerdicts } from "#compile/createPatternVerdicts.ts";
import type { SiteStore } from "#stores/SiteStore.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";

/**
 * Judges the patterns that the forms of a site leave out of their checks, and compiles the site once more with those
 * that are safe. Only the site of a platform that publishes no revisions has any.
 */
export async function judgePatterns(
  { forms }: PlayerSite,
  verdicts: PatternVerdicts,
  site: SiteStore<PlayerSite>,
): Promise<void> {
  const unjudged = Object.values(forms).flatMap((form) => form.unjudged);
  const hasNews = await verdicts.judge(unjudged);
  if (hasNews) await site.renewBundled();
}
