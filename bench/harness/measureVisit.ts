import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { viewCookies } from "#compile/viewCookies.ts";
import type { BytesResult, FilesOfKind } from "./BytesResult.ts";

/** Kinds of files by their address, in the order in which they are shown. */
const kinds: readonly [kind: string, pattern: RegExp][] = [
  ["scripts", /^\/assets\/[^?]+\.js$/],
  ["style sheet", /^\/assets\/[^?]+\.css$/],
  ["fonts", /\.woff2$/],
  ["pictures", /\.(svg|png|webp|avif|jpe?g|ico)$/],
  ["colours of the brand (`/theme/<hash>.css`)", /^\/theme\//],
  ["revision (`/config/<hash>.json`)", /^\/config\/sha256-/],
  ["permission answer", /^\/wps\/system\/permission$/],
  ["other calls", /^\/wps\/|^\/config\.json$/],
  ["page", /./],
];

interface Fetched {
  kind: string;
  path: string;
  plain: number;
  sent: number;
  coding: string;
  keep: string;
  hasEtag: boolean;
}

/**
 * Visits a path for the first time on a phone's screen, in a language, and adds up what came over the line until the page has
 * been quiet for two seconds: bodies as the platform codes them, beside the same bodies without a coding. The stream of revisions
 * never ends and is left out.
 */
export async function measureVisit(
  browser: Browser,
  url: string,
  path: string,
  language: string,
): Promise<BytesResult> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  try {
    await context.addCookies([{ name: viewCookies.look, value: `${language}.`, url }]);
    const page = await context.newPage();
    const responses: Response[] = [];
    let lastAt = Date.now();
    page.on("response", (response) => {
      responses.push(response);
      lastAt = Date.now();
    });
    await page.goto(`${url}${path}`, { waitUntil: "load" });
    while (Date.now() - lastAt < 2000) await pause(100);
    const whole = responses.filter((one) => !(one.headers()["content-type"] ?? "").startsWith("text/event-stream"));
    const fetched = await Promise.all(whole.map(readFetched));
    const html = (await (responses[0] as Response).body()).toString();
    return {
      path,
      language,
      requests: whole.length,
      plain: sumOf(fetched, "plain"),
      sent: sumOf(fetched, "sent"),
      scriptsUntilUsable: await weighNamedScripts(html, url),
      kinds: kinds.flatMap(([kind]) => toKind(kind, fetched)),
    };
  } finally {
    await context.close();
  }
}

async function readFetched(response: Response): Promise<Fetched> {
  const { pathname } = new URL(response.url());
  const headers = response.headers();
  const { responseBodySize } = await response.request().sizes();
  const plain = response.status() === 204 ? 0 : (await response.body()).length;
  return {
    kind: kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? "",
    path: pathname,
    plain,
    sent: responseBodySize,
    coding: headers["content-encoding"] ?? "none",
    keep: headers["cache-control"] ?? "",
    hasEtag: headers["etag"] !== undefined,
  };
}

function toKind(kind: string, fetched: readonly Fetched[]): FilesOfKind[] {
  const files = fetched.filter((one) => one.kind === kind);
  if (files.length === 0) return [];
  return [
    {
      kind,
      files: files.length,
      plain: sumOf(files, "plain"),
      sent: sumOf(files, "sent"),
      codings: [...new Set(files.map(({ coding }) => coding))].toSorted(),
      keep: [...new Set(files.map(({ keep }) => keep))].toSorted(),
      hasEtag: files.every(({ hasEtag }) => hasEtag),
    },
  ];
}

/** Gzipped bytes of the scripts that a page names: its program, and the parts that are fetched along with it. */
async function weighNamedScripts(html: string, url: string): Promise<number> {
  const named = html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  const paths = [...new Set([...named].map(([, path]) => path))];
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function sumOf(files: readonly Fetched[], name: "plain" | "sent"): number {
  return files.reduce((sum, file) => sum + file[name], 0);
}
