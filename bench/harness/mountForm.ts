import type { ProbeWindow } from "../form/ProbeWindow.ts";
import type { StepSample } from "./FormSample.ts";
import { measureCpu } from "./measureCpu.ts";
import type { OpenForm } from "./openForm.ts";

/** Mounts the prepared form and says what that took, from the call to the paint of its last control. */
export async function mountForm({ page, devtools }: OpenForm, count: number, live: boolean): Promise<StepSample> {
  const { value: wall, cpu } = await measureCpu(devtools, () =>
    page.evaluate(([fields, isLive]) => (window as unknown as ProbeWindow).__probe.mount(fields, isLive), [
      count,
      live,
    ] as const),
  );
  return { wall, cpu };
}
