import { isPartKey } from "#compile/parts/partKey.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import { siteTextOf, type Reader } from "../siteTextOf.ts";
import { firstWordsIn } from "./nodeRows.ts";
import { nameOfKey, textHomeOf, type PageEntry } from "./pageEntries.ts";

/**
 * What a document is called: its title, as its own texts or those of the site have it, or the first words of a part, which has none;
 * its name where it says nothing.
 */
export function pageTitle(entry: PageEntry, site: unknown, reader: Reader): string {
  const { layout, key } = entry;
  const written = readPointer(layout, "/title") ?? readPointer(layout, "/root/title");
  const title = written ?? (isPartKey(key) ? firstWordsIn(readPointer(layout, "/root"))?.key : undefined);
  const own = { texts: readPointer(site, textHomeOf(entry)) };
  const said = siteTextOf(title, isRecord(own.texts) ? own : site, reader) ?? siteTextOf(title, site, reader);
  return said ?? nameOfKey(key);
}
