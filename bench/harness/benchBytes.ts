import { firstLoad } from "../../scripts/bundle/firstLoad.ts";
import { readSite } from "../../scripts/bundle/readSite.ts";
import type { BytesResult } from "./BytesResult.ts";
import { formatTable } from "./formatTable.ts";
import { launchBrowser } from "./launchBrowser.ts";
import { measureVisit } from "./measureVisit.ts";
import { places } from "./places.ts";
import { withPlatform } from "./withPlatform.ts";

/** The entry's own files, and what visits of the running site fetch. Gzipped bytes. */
export interface BytesResults {
  /** The entry with its static imports and styles. */
  entry: number;
  visits: BytesResult[];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** What a first visit of `/index` and of `/register` costs the line. */
export async function benchBytes(): Promise<BytesResults> {
  const visits = await withPlatform(async ({ url }) => {
    const browser = await launchBrowser();
    try {
      return [await measureVisit(browser, url, "/index"), await measureVisit(browser, url, "/register")];
    } finally {
      await browser.close();
    }
  });
  const files = firstLoad(await readSite(`${places.repository}dist/player`));
  const entry = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  console.log(`\nFirst load, gzipped; the entry with its static imports and styles is ${kilobytes(entry)}`);
  const kinds = [...new Set(visits.flatMap((visit) => Object.keys(visit.kinds)))].toSorted();
  const rows = visits.map((visit) => [
    visit.path,
    String(visit.requests),
    ...kinds.map((kind) => kilobytes(visit.kinds[kind] ?? 0)),
    kilobytes(visit.total),
  ]);
  for (const line of formatTable(["", "requests", ...kinds, "total"], rows)) console.log(line);
  for (const { path, largest } of visits) {
    console.log(`  ${path}: ${largest.map((file) => `${file.path} ${kilobytes(file.bytes)}`).join(", ")}`);
  }
  return { entry, visits };
}
