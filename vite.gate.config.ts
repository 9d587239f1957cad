import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const repository = fileURLToPath(new URL("./", import.meta.url));

/** The drawing of every page before a publication: a module for Node, loaded by the server. Libraries stay outside. */
export default defineConfig({
  root: repository,
  publicDir: false,
  clearScreen: false,
  cacheDir: `${repository}node_modules/.vite/gate`,
  plugins: [react()],
  build: {
    ssr: `${repository}src/gate/drawSite.tsx`,
    outDir: `${repository}dist/gate`,
    emptyOutDir: true,
    target: "node24",
    minify: false,
  },
});
