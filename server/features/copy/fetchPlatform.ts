import { isRecord } from "#json/isRecord.ts";
import type { FindAddresses } from "#server/features/outbox/ways/lookUpPublic.ts";
import { PlatformReadError, readPlatform, type PlatformRead } from "./readPlatform.ts";

/** A configuration of 2 MB, with what stands around it in an answer. */
const mostSite = 4_000_000;
const mostLibrary = 2_000_000;
const mostPicture = 2_000_000;
/** All pictures together: a site that shows more is copied as a file. */
const mostPictures = 16_000_000;

const pictureAddress = /\/media\/([0-9a-f]{64})\.webp/g;

/** Where it is read, and as whom. */
export interface OtherPlatform {
  /** Its origin: `https://test.example`. */
  origin: string;
  token: string;
  mayBeLocal: boolean;
  /** Ends all of it. */
  signal: AbortSignal;
  find?: FindAddresses | undefined;
}

/** A site with its pictures, in the shape of a file that was taken out there. */
export interface FetchedSite {
  platform: string;
  seq: number;
  site: Record<string, unknown>;
  pictures: { hash: string; name: string; alt: Record<string, unknown>; bytes: string }[];
}

/**
 * What is live on another platform, with the pictures that it shows and this one (`has`) does not have. A picture that cannot be read is
 * left out: the page says which ones are missing. Throws `PlatformReadError` where the site itself cannot be read.
 */
export async function fetchPlatform(other: OtherPlatform, has: ReadonlySet<string>): Promise<FetchedSite> {
  const { origin, token, find, ...rest } = other;
  const guards = { ...rest, ...(find && { find }) };
  const read = (path: string, more: Pick<PlatformRead, "mostBytes" | "token">) =>
    readPlatform({ url: new URL(path, origin), ...guards, ...more });
  const live = valueOf(await read("/console/api/live", { mostBytes: mostSite, token }));
  const { site, revision } = live;
  if (!isRecord(site) || !isRecord(revision)) throw new PlatformReadError("answer");
  const shown = [...new Set([...JSON.stringify(site).matchAll(pictureAddress)].map(([, hash = ""]) => hash))];
  const wanted = shown.filter((hash) => !has.has(hash));
  const pictures: FetchedSite["pictures"] = [];
  if (wanted.length > 0) {
    const { rows } = valueOf(await read("/console/api/assets", { mostBytes: mostLibrary, token }));
    const known = new Map(
      (Array.isArray(rows) ? rows : [])
        .filter(isRecord)
        .map((row): [unknown, Record<string, unknown>] => [row["hash"], row]),
    );
    let left = mostPictures;
    for (const hash of wanted) {
      // No token: pictures are everybody's, and a token goes nowhere it is not needed.
      const bytes = await read(`/media/${hash}.webp`, { mostBytes: Math.min(mostPicture, left) }).catch(
        (error: unknown) => {
          if (error instanceof PlatformReadError && error.why !== "time") return null;
          throw error;
        },
      );
      if (bytes === null) continue;
      left -= bytes.length;
      const { name, alt } = known.get(hash) ?? {};
      pictures.push({
        hash,
        name: typeof name === "string" && name !== "" ? name : hash.slice(0, 12),
        alt: isRecord(alt) ? alt : {},
        bytes: bytes.toString("base64"),
      });
    }
  }
  return { platform: origin, seq: Number.isSafeInteger(revision["seq"]) ? Number(revision["seq"]) : 0, site, pictures };
}

function valueOf(bytes: Buffer): Record<string, unknown> {
  let found: unknown;
  try {
    found = JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new PlatformReadError("answer");
  }
  const value = isRecord(found) && found["success"] === true ? found["value"] : undefined;
  if (!isRecord(value)) throw new PlatformReadError("answer");
  return value;
}
