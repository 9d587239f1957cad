import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

// A built site in small, with a drawer that says what it was asked for.
const siteFolder = mkdtempSync(join(tmpdir(), "croupier-discovery-"));
for (const folder of ["player/.vite", "gate"]) mkdirSync(join(siteFolder, folder), { recursive: true });
writeFileSync(
  join(siteFolder, "player", "index.html"),
  `<!doctype html><html><head><script type="module" src="/assets/i.js"></script></head><body><div id="root"></div><noscript>No</noscript></body></html>`,
);
writeFileSync(join(siteFolder, "player", ".vite", "manifest.json"), "{}");
writeFileSync(join(siteFolder, "gate", "offlineWorker.js"), "self.keeps = true;\nexport {};\n");
writeFileSync(join(siteFolder, "gate", "farewellWorker.js"), "self.leaves = true;\n");
writeFileSync(
  join(siteFolder, "gate", "drawPage.js"),
  `const tags = { KM: "km", EN: "en", AR: "ar" };
   const offered = Object.entries(tags).map(([code, tag]) => ({ code, tag }));
   const placeOf = (language) => ({ language, tag: tags[language], direction: language === "AR" ? "rtl" : "ltr", offered });
   export const createPageMemory = () => ({});
   export const createPageDrawer = async ({ reference }) => ({
     say: async ({ language, keys }) => ({ ...placeOf(language ?? "KM"), texts: Object.fromEntries(keys.map((key) => [key, key + "/" + (language ?? "KM")])) }),
     draw: async ({ path, language, theme }) => ({ ...placeOf(language), markup: "<main>drawn</main>", title: 'Title "of" ' + path + " · Testbrand",
       summary: "About <b>it</b> & more", theme, isDrawnAnew: true, page: { reference, chunks: [] } }) });`,
);

const layout = (more: object = {}) => ({ root: { kind: "stack" }, ...more });
const bundled = readBundledSite("ink");
const site: Site = {
  ...aSite(),
  theme: bundled.theme,
  menus: { bottomBar: bundled.menus["bottomBar"] ?? { items: [] } },
  layouts: {
    "page/index": layout(),
    "page/help": layout(),
    "page/depositRank": layout(),
    "page/helpmc": layout({ unlisted: true }),
    "page/maintenance": layout(),
    "dialog/login": layout(),
  } as unknown as Site["layouts"],
};
site.brand.securityContact = "mailto:security@brand.example";
const platform = await aPlatform({ config: { siteFolder, publicOrigin: "https://site.example" }, site });
const html = { accept: "text/html" };
const read = async (url: string, cookies: Record<string, string> = {}) => {
  const { statusCode, headers, body, rawPayload } = await platform.call("GET", url, { headers: html, cookies });
  return { status: statusCode, headers, body, bytes: rawPayload };
};

describe("what a page says of itself", () => {
  it("is its title, what it is about, its one address in each language, and its picture", async () => {
    const { body } = await read("/help.html?lang=AR", { view: "EN.l" });
    expect(body).toContain('<html lang="ar" dir="rtl" data-theme="light">');
    expect(body).toContain("<title>Title &quot;of&quot; /help.html · Testbrand</title>");
    expect(body).toContain('<meta name="description" content="About &lt;b>it&lt;/b> &amp; more">');
    expect(body).toContain('<link rel="canonical" href="https://site.example/help?lang=AR">');
    for (const [tag, address] of [
      ["km", "/help"],
      ["en", "/help?lang=EN"],
      ["ar", "/help?lang=AR"],
      ["x-default", "/help"],
    ])
      expect(body).toContain(`<link rel="alternate" hreflang="${tag}" href="https://site.example${address}">`);
    expect(body).toMatch(
      /<meta property="og:image" content="https:\/\/site\.example\/share\/help\.png\?lang=AR&amp;v=[\w-]{10}">/,
    );
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=AR&amp;theme=light">');
  });

  it("is that it wants no place in a list, where its document says so", async () => {
    const { body } = await read("/helpmc");
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toMatch(/canonical|hreflang/);
  });

  it("is in the brand's language where the address asks for one that is not offered", async () => {
    expect((await read("/help?lang=JA")).body).toContain('<html lang="km"');
    expect((await read("/help?lang=%3Cscript%3E", { view: "EN.d" })).body).toContain('<html lang="en"');
  });

  it("is not 200 where there is no such page, or the site is closed", async () => {
    const missing = await read("/nothing");
    expect([missing.status, missing.headers["x-robots-tag"]]).toEqual([404, "noindex"]);
    const set = (key: string, value: unknown) =>
      platform.db.query(
        "INSERT INTO platform_setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2",
        [key, JSON.stringify(value)],
      );
    await set("maintenance", true);
    platform.clock.advance(3_000);
    const closed = await read("/index");
    expect([closed.status, closed.headers["retry-after"], closed.headers["x-robots-tag"]]).toEqual([
      503,
      "60",
      "noindex",
    ]);
    // Whoever has that page already is told of the state all the same.
    const again = await platform.call("GET", "/index", {
      headers: { ...html, "if-none-match": String(closed.headers["etag"]) },
    });
    expect(again.statusCode).toBe(503);
    await set("maintenance", false);
    platform.clock.advance(3_000);
    expect((await read("/index")).status).toBe(200);
  });
});

describe("what search engines ask for", () => {
  it("is a site map of the pages that a visitor may see, in every language", async () => {
    expect((await read("/robots.txt")).body).toContain("Sitemap: https://site.example/sitemap.xml");
    const { body, headers } = await read("/sitemap.xml");
    expect(headers["content-type"]).toContain("application/xml");
    const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(
      ["/index", "/deposit-rank", "/help"].flatMap((path) =>
        ["", "?lang=EN", "?lang=AR"].map((query) => `https://site.example${path}${query}`),
      ),
    );
    expect(body).toContain('hreflang="x-default"');
  });

  it("leaves out what the access guard keeps from visitors", async () => {
    const { brand } = site;
    platform.liveSite.change({
      ...site,
      brand: { ...brand, settings: { ...brand.settings, loginedToHomePage: true } },
    });
    expect((await read("/sitemap.xml")).body).not.toContain("<loc>");
    platform.liveSite.change(site);
  });

  it("is where to tell of a hole in the security, until a day that has not passed", async () => {
    const { body } = await read("/.well-known/security.txt");
    expect(body).toContain("Contact: mailto:security@brand.example\n");
    expect(body).toContain("Preferred-Languages: km, en, ar\n");
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
    expect(expires).toBeGreaterThan(platform.clock.now().getTime());
  });
});

describe("the pictures", () => {
  it("of a page are drawn once, for pages that there are", async () => {
    const first = await read("/share/help.png?lang=KM&v=wrong");
    expect([first.status, first.headers["content-type"], first.headers["cache-control"]]).toEqual([
      200,
      "image/png",
      "no-cache",
    ]);
    const { width, height } = await loadImage(first.bytes);
    expect([width, height]).toEqual([1_200, 630]);
    const named =
      /share\/help\.png\?lang=KM&amp;v=[\w-]+/.exec((await read("/help")).body)?.[0].replace("&amp;", "&") ?? "";
    expect((await read(`/${named}`)).headers["cache-control"]).toContain("max-age=604800");
    for (const name of ["nothing", "maintenance", "..%2fhelp", "help.png", "__proto__"])
      expect((await read(`/share/${name}.png`)).status).toBe(404);
  });

  it("of the icon have the sizes that the manifest names", async () => {
    const { body } = await read("/manifest.webmanifest?lang=AR&theme=light");
    const manifest = JSON.parse(body) as { icons: { src: string; sizes: string }[] } & Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: "Testbrand",
      lang: "ar",
      dir: "rtl",
      start_url: "/index",
      display: "standalone",
    });
    expect(manifest["theme_color"]).toBe(bundled.theme.light["surface-0"]);
    expect(manifest["shortcuts"]).toContainEqual(expect.objectContaining({ name: "menu.home/AR", url: "/index" }));
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await loadImage((await read(src)).bytes);
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect((await read("/icons/any-9999.png")).status).toBe(404);
    // Browsers ask for this one where nothing names an icon.
    expect((await loadImage((await read("/favicon.ico")).bytes)).width).toBe(192);
  });
});

describe("the page for where there is no network", () => {
  it("is in the language and the colours that the visitor chose, and has no program", async () => {
    const { body, headers } = await read("/offline/page", { view: "AR.l" });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain("<h1>offline.title/AR</h1>");
    expect(body).not.toContain("<script");
    expect(headers["vary"]).toContain("cookie");
    expect((await read("/offline/style.css", { view: "AR.l" })).body).toContain(bundled.theme.light["surface-0"]);
  });

  it("is kept by a worker, and thrown away by another where that is switched off", async () => {
    const on = await read("/worker.js");
    expect([on.body.trim(), on.headers["cache-control"]]).toEqual(["self.keeps = true;", "no-cache"]);
    expect((await read("/help")).body).toContain('<meta name="offline-worker" content="/worker.js">');
    const off = await aPlatform({ config: { siteFolder, hasOfflineWorker: false }, site });
    expect((await off.call("GET", "/worker.js")).body.trim()).toBe("self.leaves = true;");
    expect((await off.call("GET", "/help", { headers: html })).body).not.toContain("offline-worker");
  });
});
