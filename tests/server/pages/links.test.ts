import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { aSite } from "#tests/support/aSite.ts";

// A built site in small: its page, what the build says of its files, and a drawer that draws two words.
const siteFolder = mkdtempSync(join(tmpdir(), "croupier-links-"));
for (const folder of ["player/.vite", "player/assets", "gate"])
  mkdirSync(join(siteFolder, folder), { recursive: true });
writeFileSync(
  join(siteFolder, "player", "index.html"),
  `<!doctype html><html><head><meta charset="utf-8"><script type="module" crossorigin src="/assets/index-1.js"></script>` +
    `<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head><body><div id="root"></div><noscript>No</noscript></body></html>`,
);
writeFileSync(join(siteFolder, "player", ".vite", "manifest.json"), "{}");
writeFileSync(
  join(siteFolder, "gate", "drawPage.js"),
  `export const createPageMemory = () => ({});
   export const createPageDrawer = async ({ reference }) => ({ draw: async () => ({
     markup: "<main>drawn ahead</main>", title: "Drawn", summary: "", offered: [], tag: "km", direction: "ltr", theme: "dark", language: "KM", isDrawnAnew: true,
     page: { reference, chunks: [] } }) });`,
);
const listen = async (hasEarlyHints: boolean) => {
  const { app, liveSite } = await aPlatform({
    config: { siteFolder, hasEarlyHints },
    site: {
      ...aSite(),
      theme: readBundledSite("ink").theme,
      layouts: { "page/index": { kind: "stack" } } as unknown as Site["layouts"],
    },
  });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const css = `</assets/index-1.css>; rel=preload; as=style`;
  return { port, links: `${css}, </theme/${liveSite.current().hash}.css>; rel=preload; as=style` };
};
const [hinting, quiet] = [await listen(true), await listen(false)];

interface Answer {
  /** `Link` of each answer that came before the answer. */
  hints: unknown[];
  headers: IncomingHttpHeaders;
  body: string;
}

function visit(port: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const hints: unknown[] = [];
    const asked = { host: "localhost", accept: "text/html", "sec-fetch-mode": "navigate", ...headers };
    request({ port, host: "127.0.0.1", path, headers: asked }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ hints, headers: response.headers, body }));
    })
      .on("information", ({ statusCode, headers: hinted }) => hints.push([statusCode, hinted["link"]]))
      .on("error", reject)
      .end();
  });
}

describe("a page that is drawn ahead", () => {
  it("names its style sheets in its head, where a proxy in front may read them", async () => {
    const { headers, body, hints } = await visit(quiet.port, "/index");
    expect(body).toContain("drawn ahead");
    expect(headers["link"]).toBe(quiet.links);
    expect(hints).toEqual([]);
  });

  it("is announced by an answer with the same names before it, where that is switched on", async () => {
    const { headers, body, hints } = await visit(hinting.port, "/index");
    expect(hints).toEqual([[103, hinting.links]]);
    expect(headers["link"]).toBe(hinting.links);
    expect(body).toContain("drawn ahead");
  });

  it("is not announced to programs, which may take the first answer for the only one", async () => {
    expect((await visit(hinting.port, "/index", { "sec-fetch-mode": "cors" })).hints).toEqual([]);
  });

  it("names nothing where there is no such page", async () => {
    const { headers } = await visit(hinting.port, "/config.json");
    expect(headers["link"]).toBeUndefined();
  });
});
