import type { WeighedScript } from "../../scripts/bundle/weighParts.ts";
import { weighParts } from "../../scripts/bundle/weighParts.ts";
import type { BytesResult } from "./BytesResult.ts";
import { formatTable } from "./formatTable.ts";
import { launchBrowser } from "./launchBrowser.ts";
import { measureVisit } from "./measureVisit.ts";
import type { Options } from "./Options.ts";
import { tableOfBytes, tableOfParts } from "./tableOfBytes.ts";
import { withPlatform } from "./withPlatform.ts";
import { writeTable } from "./writeTable.ts";

/** What visits of the running site fetch, and what the player's scripts are made of. */
export interface BytesResults {
  visits: BytesResult[];
  scripts: WeighedScript[];
}

/** What a first visit of `/index` and of `/register` in Khmer costs the line, and what each library costs. */
export async function benchBytes({ save }: Options): Promise<BytesResults> {
  const visits = await withPlatform(async ({ url }) => {
    const browser = await launchBrowser();
    try {
      return [await measureVisit(browser, url, "/index", "KM"), await measureVisit(browser, url, "/register", "KM")];
    } finally {
      await browser.close();
    }
  });
  const scripts = await weighParts("player");
  for (const visit of visits) {
    console.log(`\nA first visit of ${visit.path} in ${visit.language}: ${visit.requests} requests`);
    const rows = visit.kinds.map(({ kind, files, plain, sent }) => [kind, ...[files, plain, sent].map(String)]);
    const all = ["all", ...[visit.requests, visit.plain, visit.sent].map(String)];
    for (const line of formatTable(["", "files", "bytes", "sent"], [...rows, all])) console.log(line);
    console.log(`  scripts until it can be used: ${(visit.scriptsUntilUsable / 1000).toFixed(1)} kB gzipped`);
  }
  if (save) {
    for (const visit of visits) writeTable(`wire of ${visit.path}`, tableOfBytes(visit));
    writeTable("libraries", tableOfParts(scripts));
  }
  return { visits, scripts };
}
