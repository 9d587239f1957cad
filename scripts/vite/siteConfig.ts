import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { chunkNames, formChunkNames } from "./chunkNames.ts";
import { devPolicy } from "./devPolicy.ts";
import { limitChunks } from "./limitChunks.ts";
import { localeFiles } from "./localeFiles.ts";
import { playersShapes } from "./playersShapes.ts";
import { runtimeConfig } from "./runtimeConfig.ts";
import { sharedFiles } from "./sharedFiles.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));

/** Paths that the platform answers; Vite's dev server passes them on so that the page sees one origin. */
const platformPaths = ["/wps", "/config/", "/theme/", "/validators/", "/csp-report", "/console/api"];

/** What tells the two programs apart: where the sources are, and the path the site is served under. */
export interface Site {
  name: "player" | "console";
  /** Absolute path prefix with both slashes; absolute, because history routes may be any depth. */
  base: "/" | "/console/";
  devPort: number;
  /** Its pages, each an HTML file of the folder. */
  pages: readonly string[];
}

/**
 * The one Vite set-up behind both programs: `src/<name>/index.html` in, `dist/<name>` out, nothing inline (the policy
 * is `script-src 'self'`), every asset named by its content.
 */
export function siteConfig(site: Site): UserConfig {
  const platform = process.env["CROUPIER_PLATFORM"] ?? `http://127.0.0.1:${process.env["PORT"] ?? "8080"}`;
  return {
    root: `${repository}src/${site.name}`,
    base: site.base,
    appType: "spa",
    publicDir: false,
    clearScreen: false,
    cacheDir: `${repository}node_modules/.vite/${site.name}`,
    plugins: [
      react(),
      localeFiles(site.name, `${repository}locales`),
      limitChunks(),
      runtimeConfig(),
      devPolicy(),
      sharedFiles(`${repository}src/`),
      ...(site.name === "player" ? [playersShapes()] : []),
    ],
    build: {
      outDir: `${repository}dist/${site.name}`,
      emptyOutDir: true,
      target: "es2022",
      sourcemap: false,
      // A data: font or script would need a hole in the policy, and small files are cheap over one connection.
      assetsInlineLimit: 0,
      // The polyfill is an inline-script-sized module for browsers older than our target.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Judged by scripts/bundle/budgets.ts, gzipped and for what a first visit loads.
      chunkSizeWarningLimit: 2_000,
      manifest: true,
      license: { fileName: "licenses.md" },
      rolldownOptions: {
        input: site.pages.map((page) => `${repository}src/${site.name}/${page}.html`),
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            groups: [
              { name: chunkNames(`${repository}src/${site.name}`), priority: 2 },
              { name: formChunkNames(repository), priority: 1 },
            ],
          },
        },
      },
    },
    server: {
      port: site.devPort,
      strictPort: true,
      // Descriptors, locales and renderers live beside the program's own folder.
      fs: { allow: [repository] },
      proxy: Object.fromEntries(platformPaths.map((path) => [path, { target: platform, changeOrigin: false }])),
    },
  };
}
