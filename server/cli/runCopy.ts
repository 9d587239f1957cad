import { createCanvas, loadImage } from "@napi-rs/canvas";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { createPlatformClient, type PlatformClient } from "./createPlatformClient.ts";
import { describeEntry } from "./describeEntry.ts";

/** What `copy` was asked. */
export interface CopyOptions {
  /** Where it is live. */
  from: string;
  /** Where it becomes a draft. */
  platform: string;
}

const pictureAddress = /\/media\/([0-9a-f]{64})\.webp/g;
/** A body with a picture is no larger. */
const mostBytes = 2_000_000;
const quality = 95;
const pictureMs = 30_000;

/**
 * Makes what is live on one platform the draft of our operator on another, with the pictures that it shows, and says what that changes.
 * Nothing is published, and a draft that somebody has begun there is left alone.
 */
export async function runCopy({ from, platform }: CopyOptions, io: CliIo): Promise<number> {
  if (from === platform)
    throw new CliError(exitCodes.usage, `${from} is both: name the other platform with --from or --platform.`);
  const token = io.env["CROUPIER_FROM_TOKEN"];
  if (token === undefined || token === "")
    throw new CliError(
      exitCodes.usage,
      `Set CROUPIER_FROM_TOKEN to a token of ${from} that may read: an administrator makes one at Programs.`,
    );
  const source = await createPlatformClient(from, { env: { ...io.env, CROUPIER_TOKEN: token } });
  const target = await createPlatformClient(platform, io);
  const copied = await source.live();
  const [draft, there] = [await target.draft(), await target.live()];
  if (draft.changed) throw draftThere(draft.by, platform);
  const content = await copyPictures(JSON.stringify(copied.site), { from, source, target }, io);
  const site = JSON.parse(content) as typeof copied.site;
  const saved = await target.saveDraft({ site, baseHash: there.revision.hash, draftHash: draft.hash });
  if (!saved.ok) {
    if (saved.refusal.code === "draft_moved") throw draftThere(draft.by, platform);
    throw new CliError(exitCodes.problems, `The platform at ${platform} refused: ${saved.refusal.message}`);
  }
  const { entries } = await target.draftDifference();
  if (entries.length === 0) {
    io.print(`Nothing to do: revision ${copied.revision.seq} of ${from} is live there already.`);
    return exitCodes.fine;
  }
  for (const entry of entries) io.print(describeEntry(entry));
  io.print(
    `Revision ${copied.revision.seq} of ${from} is the draft of ${saved.value.by} at ${platform}. Look at it at Changes of its console, and publish it there.`,
  );
  return exitCodes.fine;
}

function draftThere(by: string, platform: string): CliError {
  return new CliError(
    exitCodes.problems,
    `${by} has a draft at ${platform}, which stays as it is. Publish or discard it first.`,
  );
}

/**
 * Brings over the pictures that a configuration shows and the other platform does not have. It draws each anew, as it does whatever it is
 * sent, and knows it by another hash: the configuration is answered with the addresses that hold there.
 */
async function copyPictures(
  content: string,
  { from, source, target }: { from: string; source: PlatformClient; target: PlatformClient },
  io: CliIo,
): Promise<string> {
  const shown = new Set([...content.matchAll(pictureAddress)].map(([, hash = ""]) => hash));
  if (shown.size === 0) return content;
  const has = new Set((await target.assets()).map(({ hash }) => hash));
  const known = new Map((await source.assets()).map((asset) => [asset.hash, asset]));
  const hashes = new Map<string, string>();
  for (const hash of shown) {
    if (has.has(hash)) continue;
    const name = known.get(hash)?.name ?? hash.slice(0, 12);
    const made = await target.addAsset(name, await load(`${from}/media/${hash}.webp`, name));
    if (!made.ok) throw new CliError(exitCodes.problems, `The picture "${name}" was refused: ${made.refusal.message}`);
    hashes.set(hash, made.value.hash);
    // The same picture once more keeps what operators there wrote beside it.
    if (!has.has(made.value.hash)) await target.describeAsset(made.value.hash, name, known.get(hash)?.alt ?? {});
    io.print(`+ picture: ${name}`);
  }
  return content.replaceAll(pictureAddress, (address, hash: string) => address.replace(hash, hashes.get(hash) ?? hash));
}

/** A picture as platforms take it: a PNG, which loses nothing, or where that is too large a JPEG. */
async function load(address: string, name: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(pictureMs), redirect: "error" }).catch(
    () => null,
  );
  if (!response?.ok) throw new CliError(exitCodes.problems, `The picture "${name}" cannot be read from ${address}.`);
  const picture = await loadImage(Buffer.from(await response.arrayBuffer()));
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const png = await canvas.encode("png");
  return png.length <= mostBytes ? png : canvas.encode("jpeg", quality);
}
