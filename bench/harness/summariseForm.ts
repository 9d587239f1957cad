import { formSteps, type FormSample, type StepSample } from "./FormSample.ts";
import type { CandidateResult, StepResult } from "./CandidateResult.ts";
import type { FormSamples } from "./runForm.ts";
import type { Spread } from "./Spread.ts";
import { spreadOf } from "./spreadOf.ts";

/** Each round's own ratio: a round that was slow for both says as much as one that was fast for both. */
function ratiosOf(own: FormSample[], base: FormSample[], read: (sample: FormSample) => number): Spread {
  return spreadOf(own.map((sample, round) => read(sample) / read(base[round] ?? sample)));
}

function summariseStep(own: FormSample[], base: FormSample[], step: (sample: FormSample) => StepSample): StepResult {
  return {
    wall: spreadOf(own.map((sample) => step(sample).wall)),
    wallRatio: ratiosOf(own, base, (sample) => step(sample).wall),
    cpu: spreadOf(own.map((sample) => step(sample).cpu.task)),
    cpuRatio: ratiosOf(own, base, (sample) => step(sample).cpu.task),
    scriptRatio: ratiosOf(own, base, (sample) => step(sample).cpu.script),
    script: spreadOf(own.map((sample) => step(sample).cpu.script)),
    layout: spreadOf(own.map((sample) => step(sample).cpu.layout + step(sample).cpu.style)),
  };
}

/** Medians, spreads and ratios of what was measured; the first candidate is the one that all are compared with. */
export function summariseForm(measured: FormSamples[], bytesOf: (candidate: string) => number): CandidateResult[] {
  return measured.map(({ candidate, fields, samples }) => {
    const base = measured.find((other) => other.fields === fields)?.samples ?? samples;
    const steps = formSteps.map((name) => [name, summariseStep(samples, base, (sample) => sample[name])] as const);
    return {
      candidate: candidate.name,
      title: candidate.title,
      fields,
      rounds: samples.length,
      bytes: bytesOf(candidate.name),
      steps: Object.fromEntries(steps) as CandidateResult["steps"],
      heap: spreadOf(samples.map(({ heap }) => heap)),
      heapRatio: ratiosOf(samples, base, ({ heap }) => heap),
    };
  });
}
