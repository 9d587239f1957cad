import { globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { build } from "vite";
import { partTimeLimitMs } from "#stores/loadPart.ts";
import { chunkLimitMs, limitChunks } from "../../scripts/vite/limitChunks.ts";
import { siteConfig } from "../../scripts/vite/siteConfig.ts";

describe("[BOOT-08] every part that a build loads on demand", () => {
  it("has the limit of 120 seconds, the same as what is waited for by hand", () => {
    expect([chunkLimitMs, partTimeLimitMs]).toEqual([120_000, 120_000]);
  });

  it("is given up by the one helper through which all of them go", async () => {
    const root = mkdtempSync(join(tmpdir(), "croupier-limit-"));
    writeFileSync(join(root, "index.html"), '<script type="module" src="/main.js"></script>');
    writeFileSync(join(root, "main.js"), 'document.onclick = () => import("./late.js");\n');
    writeFileSync(join(root, "late.js"), 'import "./late.css"; export const late = "late";\n');
    writeFileSync(join(root, "late.css"), "b { color: red }");
    const built = await build({
      configFile: false,
      logLevel: "silent",
      root,
      plugins: [limitChunks()],
      build: { write: false, modulePreload: { polyfill: false }, minify: false },
    });
    const { output } = built as { output: { type: string; isEntry?: boolean; code?: string }[] };
    const code = output.find(({ isEntry }) => isEntry)?.code ?? "";
    // The import stands inside of the helper's call, and what the helper waits for has the limit.
    expect(code).toMatch(/__vitePreload\(\(\) => import\(/);
    expect(code).toContain("limited(baseModule()).catch(handlePreloadError)");
    expect(code).toMatch(/, 120000\)|, 12e4\)/);
  });

  it.each(["player", "console"] as const)("is so in the build of the %s", (name) => {
    const { plugins = [] } = siteConfig({ name, base: "/", pages: ["index"] } as unknown as Parameters<
      typeof siteConfig
    >[0]);
    expect(plugins.flat()).toContainEqual(expect.objectContaining({ name: "croupier-limit-chunks" }));
  });

  it("and what goes past that helper waits no longer either", () => {
    const past = globSync("{src,renderers}/**/*.{ts,tsx}").flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.includes("import(/* @vite-ignore */")),
    );
    expect(past).toHaveLength(1);
    expect(past.filter((line) => !line.includes("loadPart(import("))).toEqual([]);
  });

  it("stops the build where Vite loads chunks in another way", () => {
    const { transform } = limitChunks() as unknown as { transform(code: string, id: string): unknown };
    expect(() => transform("export const __vitePreload = 1", "\0vite/preload-helper.js")).toThrow("in another way");
    expect(transform("export const other = 1", "/src/other.ts")).toBeUndefined();
  });
});
