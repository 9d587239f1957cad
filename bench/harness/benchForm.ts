import type { AddressInfo } from "node:net";
import { buildCandidate } from "./buildCandidate.ts";
import { candidates as all } from "./candidates.ts";
import { checkBudgets } from "./checkBudgets.ts";
import type { CandidateResult } from "./CandidateResult.ts";
import { gzippedBytes } from "./gzippedBytes.ts";
import { installPackages } from "../../scripts/steps/installPackages.ts";
import { launchBrowser } from "./launchBrowser.ts";
import { locateCandidateFile } from "./locateCandidateFile.ts";
import type { Options } from "./Options.ts";
import { places } from "./places.ts";
import { printForm } from "./printForm.ts";
import { runForm } from "./runForm.ts";
import { serveFolder } from "./serveFolder.ts";
import { summariseForm } from "./summariseForm.ts";

/** Builds the candidates, measures them side by side and prints where they stand. */
export async function benchForm(options: Options): Promise<CandidateResult[]> {
  const candidates = all.filter(
    ({ name }) => name === "hand-written" || !options.candidates || options.candidates.includes(name),
  );
  installPackages(places.peers, "the libraries to compare with");
  console.log(`Building ${candidates.length} candidates …`);
  for (const candidate of candidates) await buildCandidate(candidate);
  const server = await serveFolder(0, (path) => locateCandidateFile(path));
  const browser = await launchBrowser();
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const measured = await runForm(browser, { candidates, sizes: options.sizes, rounds: options.rounds, origin });
    const results = summariseForm(measured, (name) => gzippedBytes(`${places.built}${name}`, ".js"));
    printForm(results, checkBudgets(results));
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}
