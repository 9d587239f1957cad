import type { Gate } from "../../gate/createGate.ts";
import { createJobs } from "./createJobs.ts";
import type { JobProgress, JobRunner, Jobs, JobName } from "./Jobs.ts";

/** Runs jobs in this thread, for programs that answer nobody meanwhile. */
export function runHere(gate: Pick<Gate, "quick" | "check" | "impact" | "toDrawing">): JobRunner {
  const jobs = createJobs(gate);
  return {
    run: <Name extends JobName>(name: Name, input: Jobs[Name]["input"], { signal }: { signal?: AbortSignal }) => {
      const progress: JobProgress = { tell: () => undefined, signal };
      return jobs[name](input, progress);
    },
  };
}
