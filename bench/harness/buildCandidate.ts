import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import type { Candidate } from "./Candidate.ts";
import { places } from "./places.ts";

/** The entry that `form.html` names; each build puts its own in that place. */
const namedEntry = "./candidates/engine.tsx";

function entryOf(candidate: Candidate): Plugin {
  return {
    name: "croupier-bench-entry",
    transformIndexHtml: { order: "pre", handler: (html) => html.replace(namedEntry, `./${candidate.entry}`) },
  };
}

/**
 * One production build of the form page, into a folder of its name: minified, with everything of this candidate and
 * nothing of the others. Its addresses are relative, so that it can be served under any path.
 */
export async function buildCandidate(candidate: Candidate, folder = places.built): Promise<void> {
  await build({
    root: places.bench,
    base: "./",
    configFile: false,
    logLevel: "warn",
    mode: "production",
    cacheDir: `${places.repository}node_modules/.vite/bench`,
    plugins: [react(), entryOf(candidate)],
    // One React for all: the peers bring their own copy of the same version.
    resolve: { dedupe: ["react", "react-dom", "scheduler"] },
    build: {
      outDir: `${folder}${candidate.name}`,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: `${places.bench}form.html` },
    },
  });
}
