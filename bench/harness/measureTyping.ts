import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { FormSpec } from "../form/FormSpec.ts";
import type { ProbeWindow } from "../form/ProbeWindow.ts";
import type { CpuTimes } from "./CpuTimes.ts";
import type { FormSample } from "./FormSample.ts";
import { heapOf } from "./heapOf.ts";
import { measureCpu } from "./measureCpu.ts";
import { mountForm } from "./mountForm.ts";
import { openForm } from "./openForm.ts";
import { pressAt } from "./pressAt.ts";
import { pressKey } from "./pressKey.ts";
import { spreadOf } from "./spreadOf.ts";

const furtherKeys = [..."layeroneab"];

const remounts = 5;

/** What a person leaves between two keys, shortened; all of a key's work fits in. */
const betweenKeysMs = 30;

function shareOf({ task, script, layout, style }: CpuTimes, parts: number): CpuTimes {
  return { task: task / parts, script: script / parts, layout: layout / parts, style: style / parts };
}

/** Mounts a form whose other fields are right, and types a name into its first field, checked at every key. */
export async function measureTyping(
  browser: Browser,
  url: string,
  spec: FormSpec,
): Promise<Omit<FormSample, "submit">> {
  const form = await openForm(browser, url, spec);
  try {
    const { page, devtools } = form;
    const emptyHeap = await heapOf(devtools);
    const mount = await mountForm(form, spec.fields.length, true);
    const heap = (await heapOf(devtools)) - emptyHeap;
    await page.evaluate(() => (window as unknown as ProbeWindow).__probe.watchKeys());
    await pressAt(form, "#root input");
    await pause(100);
    const type = (letters: string[]) => async () => {
      for (const letter of letters) {
        await pressKey(devtools, letter);
        await pause(betweenKeysMs);
      }
    };
    const first = await measureCpu(devtools, type(["p"]));
    const further = await measureCpu(devtools, type(furtherKeys));
    const typed = await page.evaluate(() => ({
      keys: (window as unknown as ProbeWindow).__probe.keys,
      value: document.querySelector("input")?.value,
    }));
    if (typed.value !== `p${furtherKeys.join("")}`) throw new Error(`${url}: the field holds "${typed.value}"`);
    const [firstWall = Number.NaN, ...walls] = typed.keys;
    const again = await measureCpu(devtools, () =>
      page.evaluate(([count, times]) => (window as unknown as ProbeWindow).__probe.remount(count, true, times), [
        spec.fields.length,
        remounts,
      ] as const),
    );
    return {
      mount,
      firstKey: { wall: firstWall, cpu: first.cpu },
      key: { wall: spreadOf(walls).median, cpu: shareOf(further.cpu, furtherKeys.length) },
      remount: { wall: spreadOf(again.value).median, cpu: shareOf(again.cpu, remounts) },
      heap,
    };
  } finally {
    await form.close();
  }
}
