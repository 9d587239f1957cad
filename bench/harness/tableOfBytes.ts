import type { WeighedScript } from "../../scripts/bundle/weighParts.ts";
import type { BytesResult } from "./BytesResult.ts";
import { markdownTable } from "./writeTable.ts";

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** What a first visit fetches, by kind of file, for docs/bench.md. */
export function tableOfBytes({ kinds, requests, plain, sent, scriptsUntilUsable }: BytesResult): string {
  const rows = kinds.map((one) => [
    one.kind,
    String(one.files),
    kilobytes(one.plain),
    kilobytes(one.sent),
    one.codings.join(", "),
    one.keep.join("; "),
    one.hasEtag ? "yes" : "no",
  ]);
  const head = ["", "files", "kB", "kB sent", "coding", "kept", "ETag"];
  const all = ["**all**", String(requests), kilobytes(plain), `**${kilobytes(sent)}**`, "", "", ""];
  const usable = `Scripts until the page can be used, gzipped: ${kilobytes(scriptsUntilUsable)} kB.`;
  return `${markdownTable(head, [...rows, all])}\n\n${usable}`;
}

/** Parts that weigh less are summed up. */
const leastBytes = 300;

/** What each library and each folder of ours costs, and in which script it is, for docs/bench.md. */
export function tableOfParts(scripts: readonly WeighedScript[]): string {
  const parts = scripts.flatMap(({ file, parts: own }) => {
    const script = file.replace(/^assets\/(.+)-[\w-]{8}\.js$/, "$1");
    return own.filter(({ name }) => name !== "bundler").map((part) => ({ ...part, script }));
  });
  const names = [...new Set(parts.map(({ name }) => name))];
  const lines = names.map((name) => {
    const own = parts.filter((part) => part.name === name).toSorted((a, b) => b.gzipBytes - a.gzipBytes);
    const scriptsOfIt = own.filter(({ gzipBytes }) => gzipBytes >= leastBytes).map(({ script }) => script);
    return {
      name,
      gzipBytes: own.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0),
      places: [...new Set(scriptsOfIt)].slice(0, 3),
      isOfUs: /^(src|renderers|layouts|locales|brands|schemas)(\/|$)/.test(name),
    };
  });
  const shown = lines.filter(({ gzipBytes }) => gzipBytes >= leastBytes).toSorted((a, b) => b.gzipBytes - a.gzipBytes);
  const tableOf = (title: string, isOfUs: boolean) =>
    markdownTable(
      [title, "kB gzipped", "in"],
      shown
        .filter((line) => line.isOfUs === isOfUs)
        .map(({ name, gzipBytes, places }) => [`\`${name}\``, kilobytes(gzipBytes), places.join(", ")]),
    );
  return `${tableOf("library", false)}\n\n${tableOf("ours", true)}`;
}
