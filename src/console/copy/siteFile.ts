import { siteParts } from "#compile/siteParts.ts";
import { isRecord } from "#json/isRecord.ts";
import type { AssetRow } from "#stores/AssetStore.ts";
import type { CopiedPicture, CopiedSite } from "#stores/CopyStore.ts";
import { fromBase64, toBase64 } from "./base64.ts";

/** What such a file says that it is, and in which shape. */
const mark = { file: "croupier-site", version: 1 } as const;

/** No file is larger: a whole site, and far more pictures than one shows. */
export const mostFileBytes = 64 * 1024 * 1024;

/** Why a file cannot be read. */
export type SiteFileFault = "large" | "unread" | "noSite" | "newer";

/** What a file holds, or why it cannot be read. */
export type OpenedSiteFile = { ok: true; site: CopiedSite } | { ok: false; why: SiteFileFault };

const address = /\/media\/([0-9a-f]{64})\.webp/g;

/** Hashes of the pictures of the library that a part of a site shows. */
export function picturesOf(part: unknown): ReadonlySet<string> {
  return new Set([...(JSON.stringify(part) ?? "").matchAll(address)].map(([, hash = ""]) => hash));
}

/** The text of a file with a site in it. */
export function writeSiteFile({ platform, seq, takenOutAt, site, pictures }: CopiedSite): string {
  const written = pictures.map(({ bytes, ...picture }) => ({ ...picture, bytes: toBase64(bytes) }));
  return JSON.stringify({ ...mark, platform, seq, takenOutAt, site, pictures: written });
}

/** Reads such a file. A picture that cannot be read is left out: the site says that it is missing. */
export function readSiteFile(text: string): OpenedSiteFile {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { ok: false, why: "unread" };
  }
  return readSite(found);
}

/** Reads what this platform read on another one, as it reads such a file. */
export function openSiteFile(fetched: Readonly<Record<string, unknown>>): OpenedSiteFile {
  return readSite({ ...mark, takenOutAt: new Date().toISOString(), ...fetched });
}

function readSite(found: unknown): OpenedSiteFile {
  if (!isRecord(found)) return { ok: false, why: "noSite" };
  // A configuration alone, as the command line writes it, is a site without its pictures.
  const isAlone = found["file"] === undefined && siteParts.some((part) => isRecord(found[part]));
  if (isAlone) return { ok: true, site: { platform: "", seq: 0, takenOutAt: "", site: found, pictures: [] } };
  if (found["file"] !== mark.file) return { ok: false, why: "noSite" };
  const { version, site, platform, seq, takenOutAt, pictures } = found;
  if (typeof version === "number" && version > mark.version) return { ok: false, why: "newer" };
  if (!isRecord(site)) return { ok: false, why: "noSite" };
  return {
    ok: true,
    site: {
      platform: typeof platform === "string" ? platform.slice(0, 200) : "",
      seq: Number.isSafeInteger(seq) && Number(seq) >= 0 ? Math.min(Number(seq), 2_147_483_647) : 0,
      takenOutAt: typeof takenOutAt === "string" && !Number.isNaN(Date.parse(takenOutAt)) ? takenOutAt : "",
      site,
      pictures: Array.isArray(pictures) ? pictures.flatMap(readPicture) : [],
    },
  };
}

/** As much of a name, and of words in a language, as the library keeps. */
const [longestName, longestAlt] = [200, 300];

function readPicture(picture: unknown): CopiedPicture[] {
  if (!isRecord(picture)) return [];
  const { hash, name, alt, bytes } = picture;
  if (typeof hash !== "string" || !/^[0-9a-f]{64}$/.test(hash) || typeof bytes !== "string") return [];
  const read = fromBase64(bytes);
  if (read === null || read.length === 0) return [];
  const words = Object.entries(isRecord(alt) ? alt : {}).flatMap(([language, word]): [string, string][] =>
    typeof word === "string" && /^[A-Z]{2}(-[A-Z]{2})?$/.test(language) ? [[language, word.slice(0, longestAlt)]] : [],
  );
  const called = typeof name === "string" && name !== "" ? name.slice(0, longestName) : hash.slice(0, 12);
  return [{ hash, name: called, alt: Object.fromEntries(words), bytes: read }];
}

/** The pictures that a site shows, each fetched from where it is served; `missing` are the names of those that could not be. */
export async function fetchPictures(
  site: unknown,
  library: readonly AssetRow[],
  fetchBytes: (address: string) => Promise<Uint8Array | null>,
): Promise<{ pictures: CopiedPicture[]; missing: string[] }> {
  const rows = new Map(library.map((row) => [row.hash, row]));
  const [pictures, missing] = [[] as CopiedPicture[], [] as string[]];
  for (const hash of picturesOf(site)) {
    const row = rows.get(hash);
    const name = row?.name ?? hash.slice(0, 12);
    const bytes = await fetchBytes(row?.address ?? `/media/${hash}.webp`);
    if (bytes === null) missing.push(name);
    else pictures.push({ hash, name, alt: row?.alt ?? {}, bytes });
  }
  return { pictures, missing };
}
