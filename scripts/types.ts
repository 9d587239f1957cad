import { generateAll } from "./types/generateAll.ts";
import { generators } from "./types/generators.ts";
import { staleFiles } from "./types/staleFiles.ts";
import { writeFiles } from "./types/writeFiles.ts";

// `npm run types` writes what the schemas say; `npm run types -- --check` only says whether that was done.
const files = await generateAll(generators, console.log);
if (process.argv.includes("--check")) {
  const stale = await staleFiles(files);
  for (const path of stale) console.error(`stale: ${path}`);
  if (stale.length > 0) console.error("Run `npm run types` and commit the result.");
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const path of await writeFiles(files)) console.log(`wrote ${path}`);
}
