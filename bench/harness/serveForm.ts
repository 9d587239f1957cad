import { buildCandidate } from "./buildCandidate.ts";
import { candidates } from "./candidates.ts";
import { locateCandidateFile } from "./locateCandidateFile.ts";
import { places } from "./places.ts";
import { serveFolder } from "./serveFolder.ts";

/** Serves the production build of Croupier's form page, and of the hand-written one beside it, until Ctrl-C. */
export async function serveForm(port: number): Promise<void> {
  const served = candidates.filter(({ entry }) => entry.startsWith("candidates/"));
  for (const candidate of served) await buildCandidate(candidate, places.served);
  await serveFolder(port, (path) => locateCandidateFile(path, places.served));
  console.log(`The form page:  http://127.0.0.1:${port}/form.html   (and /bench/form.html)`);
  for (const { name } of served) console.log(`  ${name.padEnd(14)} http://127.0.0.1:${port}/${name}/form.html`);
}
