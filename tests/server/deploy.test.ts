import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keepEarlierFiles } from "../../scripts/build/keepEarlierFiles.ts";
import type { Site } from "#contracts/config.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const siteFolder = mkdtempSync(join(tmpdir(), "croupier-deploy-"));

/** A drawer that says which build it is of. */
const drawer = (build: string) => `
  export const createPageMemory = () => ({});
  export const createPageDrawer = async () => ({
    draw: async () => ({
      markup: "<main>drawn by ${build}</main>", title: "", summary: "", offered: [], tag: "en", direction: "ltr", theme: "dark", language: "EN",
      page: { reference: { seq: 1, hash: "h", href: "" }, chunks: [] }, isDrawnAnew: true,
    }),
  });`;

/** Puts a build in the place of the one before, as `npm run build` does. */
async function deploy(build: string): Promise<void> {
  await keepEarlierFiles("player", siteFolder);
  rmSync(join(siteFolder, "player"), { recursive: true, force: true });
  const page = `<!doctype html><html><head><meta charset="utf-8"><link rel="stylesheet" href="/assets/main-${build}.css"><script type="module" src="/assets/main-${build}.js"></script></head><body><div id="root"></div> <noscript></noscript> </body></html>`;
  const files: Record<string, string> = {
    [`player/assets/main-${build}.css`]: `b{--build:${build}}`,
    [`player/assets/main-${build}.js`]: "export {};",
    "gate/drawPage.js": drawer(build),
    "player/index.html": page,
  };
  // It was there for a while when it is looked at.
  const then = new Date(Date.now() - 5_000);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(siteFolder, path, ".."), { recursive: true });
    writeFileSync(join(siteFolder, path), text);
    utimesSync(join(siteFolder, path), then, then);
  }
}

await deploy("one");
const { theme } = readBundledSite("ink");
const site = { ...aSite(), theme, layouts: { "page/index": {} } } as unknown as Site;
const { call } = await aPlatform({ site, config: { siteFolder } });
const fetchPage = async () => (await call("GET", "/index", { headers: { accept: "text/html" } })).body;
const stylesOf = (page: string) => /href="([^"]+\.css)"/.exec(page)?.[1] ?? "none";

describe("[BOOT-08] a build that is replaced while the platform runs", () => {
  it("is drawn by from then on, with styles, and the pages of before keep theirs", async () => {
    await expect.poll(fetchPage).toContain("drawn by one");
    const before = await fetchPage();
    expect((await call("GET", "/assets/main-one.css")).body).toContain("--build:one");

    await deploy("two");
    await expect.poll(fetchPage).toContain("drawn by two");
    const after = await fetchPage();
    for (const [page, build] of [
      [before, "one"],
      [after, "two"],
    ] as const) {
      const address = /\/assets\/main-\w+\.css/.exec(page)?.[0] ?? "none";
      const style = await call("GET", address);
      expect([style.statusCode, style.body]).toEqual([200, `b{--build:${build}}`]);
      expect(style.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
    expect(stylesOf(after)).not.toBe(stylesOf(before));
    // What no build has is not there, and no page is sent in its place.
    const missing = await call("GET", "/assets/main-three.css", { headers: { accept: "text/html" } });
    expect([missing.statusCode, missing.json().code]).toEqual([404, "not_found"]);
    const outside = await call("GET", "/assets/..%2findex.html", { headers: { accept: "text/html" } });
    expect(outside.statusCode).toBeGreaterThanOrEqual(400);
  });

  it("goes on with the one before while the new one is not whole", async () => {
    rmSync(join(siteFolder, "player", "index.html"));
    expect(await fetchPage()).toContain("drawn by two");
    await deploy("three");
    await expect.poll(fetchPage).toContain("drawn by three");
  });
});
