import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const repository = fileURLToPath(new URL("../../", import.meta.url));

/** The gallery: every kind of node and every page of the skin over made-up answers, without a platform. */
export default defineConfig({
  root: `${repository}tests/gallery`,
  cacheDir: `${repository}node_modules/.vite/gallery`,
  plugins: [react()],
  build: { outDir: `${repository}dist/gallery`, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { port: 5175, fs: { allow: [repository] } },
});
