import type { Browser } from "@playwright/test";
import { aSpec } from "../form/aSpec.ts";
import type { Candidate } from "./Candidate.ts";
import type { FormSample } from "./FormSample.ts";
import { measureSubmit } from "./measureSubmit.ts";
import { measureTyping } from "./measureTyping.ts";

/** The samples of one candidate at one size, one a round. */
export interface FormSamples {
  candidate: Candidate;
  fields: number;
  samples: FormSample[];
}

/** How many times, and at which sizes. */
export interface FormRun {
  candidates: Candidate[];
  sizes: number[];
  rounds: number;
  /** Origin that serves the built candidates. */
  origin: string;
}

/**
 * Measures all candidates round by round, each round in another order, so that whatever else the machine does falls on
 * all of them. One round before the counted ones warms the machine up and is thrown away.
 */
export async function runForm(browser: Browser, run: FormRun): Promise<FormSamples[]> {
  const results: FormSamples[] = [];
  for (const fields of run.sizes) {
    const samples = new Map<Candidate, FormSample[]>(run.candidates.map((candidate) => [candidate, []]));
    const [right, wrong] = [aSpec(fields, "right"), aSpec(fields, "wrong")];
    for (let round = 0; round <= run.rounds; round++) {
      process.stdout.write(`\r  ${fields} fields, round ${round} of ${run.rounds} `);
      const turn = round % run.candidates.length;
      for (const candidate of [...run.candidates.slice(turn), ...run.candidates.slice(0, turn)]) {
        const url = `${run.origin}/${candidate.name}/form.html`;
        const typing = await measureTyping(browser, url, right);
        const submit = await measureSubmit(browser, url, wrong);
        if (round > 0) samples.get(candidate)?.push({ ...typing, submit });
      }
    }
    process.stdout.write("\r");
    for (const [candidate, taken] of samples) results.push({ candidate, fields, samples: taken });
  }
  return results;
}
