import type { Browser } from "@playwright/test";
import type { FormSpec } from "../form/FormSpec.ts";
import type { ProbeWindow } from "../form/ProbeWindow.ts";
import type { StepSample } from "./FormSample.ts";
import { measureCpu } from "./measureCpu.ts";
import { mountForm } from "./mountForm.ts";
import { openForm } from "./openForm.ts";
import { pressAt } from "./pressAt.ts";

/** Mounts a form whose every field is wrong, presses its button and waits for every error. */
export async function measureSubmit(browser: Browser, url: string, spec: FormSpec): Promise<StepSample> {
  const form = await openForm(browser, url, spec);
  try {
    const count = spec.fields.length;
    await mountForm(form, count, false);
    const submitSelector = await form.page.evaluate((errors) => {
      const { __probe: probe, __peer: peer } = window as unknown as ProbeWindow;
      probe.watchSubmit(errors);
      document.querySelector(peer.submitSelector)?.scrollIntoView({ block: "center", behavior: "instant" });
      return peer.submitSelector;
    }, count);
    const { value: wall, cpu } = await measureCpu(form.devtools, async () => {
      await pressAt(form, submitSelector);
      await form.page.waitForFunction(() => (window as unknown as ProbeWindow).__probe.submit !== null, undefined, {
        polling: 100,
        timeout: 30_000,
      });
      return form.page.evaluate(() => {
        const { submit } = (window as unknown as ProbeWindow).__probe;
        return submit ? submit.painted - submit.pressed : Number.NaN;
      });
    });
    const shown = await form.page.evaluate(
      () => document.querySelectorAll((window as unknown as ProbeWindow).__peer.errorSelector).length,
    );
    if (shown !== count) throw new Error(`${url}: ${shown} errors of ${count}`);
    return { wall, cpu };
  } finally {
    await form.close();
  }
}
