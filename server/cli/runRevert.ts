import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { createPlatformClient } from "./createPlatformClient.ts";
import { describeEntry } from "./describeEntry.ts";
import { diffSites } from "#server/features/publishing/diff/diffSites.ts";

/** What `revert` was asked. */
export interface RevertOptions {
  /** A number or a hash. */
  to: string;
  platform: string;
  note: string | undefined;
}

/** Makes an earlier revision live again, as a new one. */
export async function runRevert({ to, platform, note }: RevertOptions, io: CliIo): Promise<number> {
  if (!/^(sha256-[0-9a-f]{64}|[1-9][0-9]{0,14})$/.test(to)) {
    throw new CliError(exitCodes.usage, `"${to}" is neither the number nor the hash of a revision.`);
  }
  const client = await createPlatformClient(platform, io);
  const [live, found] = await Promise.all([client.live(), client.revision(to)]);
  if (found === null) throw new CliError(exitCodes.problems, `There is no revision ${to}.`);
  for (const entry of diffSites(live.site, found.site)) io.print(describeEntry(entry));
  const body = {
    hash: found.revision.hash,
    baseHash: live.revision.hash,
    note: note ?? `Back to revision ${found.revision.seq}`,
  };
  const answer = await client.revert(body);
  if (answer.ok) {
    io.print(`Published as revision ${answer.value.seq} (${answer.value.hash}).`);
    return exitCodes.fine;
  }
  if (answer.refusal.code === "nothing_changed") {
    io.print(`Nothing to do: revision ${live.revision.seq} is the same.`);
    return exitCodes.fine;
  }
  throw new CliError(exitCodes.problems, `The platform refused: ${answer.refusal.message}`);
}
