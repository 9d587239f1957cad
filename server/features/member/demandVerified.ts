import type { Queryable } from "#server/db/Database.ts";
import { refusal } from "#server/http/Failure.ts";

/**
 * Throws `verification_needed` where the site moves money only for members who have proved a way to reach them (flag `VERIFYFIRST3`),
 * and this one has not. To be asked before money moves.
 */
export async function demandVerified(
  db: Queryable,
  memberId: string,
  flags: Pick<ReadonlySet<string>, "has">,
): Promise<void> {
  if (!flags.has("VERIFYFIRST3")) return;
  const proved = await db.query("SELECT FROM member WHERE id = $1 AND mobile_verified_at IS NOT NULL", [memberId]);
  if (proved.length === 0) throw refusal("verification_needed", "Please complete the verification first.");
}
