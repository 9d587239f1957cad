import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { localeFiles } from "./localeFiles.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));

/**
 * What draws pages where there is no browser, as modules for Node that the server loads: every page before a publication
 * (`drawSite`), and those that visitors ask for first (`drawPage`); and the worker of the site, in two kinds. Libraries stay outside.
 */
export function gateConfig(): UserConfig {
  return {
    root: repository,
    publicDir: false,
    clearScreen: false,
    cacheDir: `${repository}node_modules/.vite/gate`,
    plugins: [react(), localeFiles("gate", `${repository}locales`)],
    build: {
      ssr: true,
      rolldownOptions: {
        input: {
          drawSite: `${repository}src/offscreen/createSiteDrawing.tsx`,
          drawPage: `${repository}src/player/ahead/createPageDrawer.tsx`,
          // Sent to browsers by themselves: they import nothing.
          offlineWorker: `${repository}src/player/install/offline.worker.ts`,
          farewellWorker: `${repository}src/player/install/farewell.worker.ts`,
        },
      },
      outDir: `${repository}dist/gate`,
      emptyOutDir: true,
      target: "node24",
      minify: false,
    },
  };
}
