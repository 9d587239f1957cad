import { fileURLToPath } from "node:url";

/** Folders of the bench, absolute, each with its slash at the end. */
export const places = {
  repository: fileURLToPath(new URL("../../", import.meta.url)),
  bench: fileURLToPath(new URL("../", import.meta.url)),
  /** The libraries to compare with, a package of their own. */
  peers: fileURLToPath(new URL("../peers/", import.meta.url)),
  /** Production builds of the candidates; ignored by git. */
  built: fileURLToPath(new URL("../../dist/bench/", import.meta.url)),
  /** The same for who serves the page to others, so that measuring and serving do not take it from each other. */
  served: fileURLToPath(new URL("../../dist/bench-served/", import.meta.url)),
  results: fileURLToPath(new URL("../results/", import.meta.url)),
};
