import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import type { FoundRevision, PlatformClient, Refusal } from "./createPlatformClient.ts";
import { describeEntry } from "./describeEntry.ts";

/** How often we begin again when somebody else publishes at the same moment. */
const mostTries = 5;

/** How a publication ended. */
export type Published = { ok: true; seq: number } | { ok: false; problems: Diagnostic[]; isDeclined?: true };

/**
 * Publishes a change of the live site: shows what it changes, and publishes exactly that. `change` gives the whole new site
 * from the live one. `mayPublish` is asked once it was shown. Where another revision goes live in between, it is made and shown anew.
 */
export async function publishSite(
  client: PlatformClient,
  change: (live: FoundRevision) => Site,
  note: string,
  io: Pick<CliIo, "print">,
  mayPublish: () => Promise<boolean> = async () => true,
): Promise<Published> {
  for (let tries = 1; tries <= mostTries; tries++) {
    const live = await client.live();
    const { hash, seq } = live.revision;
    const site = change(live);
    const checked = await client.check(site, hash);
    if (!checked.ok) return refusedBy(checked.refusal);
    const { entries, problems } = checked.value;
    if (checked.value.seq !== seq) continue;
    if (entries.length === 0) {
      io.print(`Nothing to do: this is live already (revision ${seq}).`);
      return { ok: true, seq };
    }
    if (problems.some(({ severity }) => severity !== "warning")) return { ok: false, problems };
    for (const entry of entries) io.print(describeEntry(entry));
    if (!(await mayPublish())) return { ok: false, problems: [], isDeclined: true };
    const answer = await client.publish({ site, baseHash: hash, note, expectedSeq: seq });
    if (answer.ok) {
      io.print(`Published as revision ${answer.value.seq} (${answer.value.hash}).`);
      return { ok: true, seq: answer.value.seq };
    }
    if (answer.refusal.code !== "moved") return refusedBy(answer.refusal);
    io.print("Another revision went live meanwhile; once more …");
  }
  throw new CliError(exitCodes.problems, "Others publish faster than we can; try again in a moment.");
}

function refusedBy({ code, message, value }: Refusal): Published {
  if (code === "refused" && Array.isArray(value["problems"]))
    return { ok: false, problems: value["problems"] as Diagnostic[] };
  throw new CliError(exitCodes.problems, `The platform refused: ${message}`);
}
