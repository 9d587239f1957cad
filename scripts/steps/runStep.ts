/** How a step of a script ended. */
export interface StepResult {
  name: string;
  ok: boolean;
  /** Wall time in seconds. */
  seconds: number;
}

/** Says that a step begins, runs it, and says how it ended. A step fails by throwing; its message is printed. */
export async function runStep(name: string, step: () => Promise<void>): Promise<StepResult> {
  const started = performance.now();
  console.log(`▸ ${name} …`);
  const ended = (ok: boolean) => ({ name, ok, seconds: Math.round((performance.now() - started) / 100) / 10 });
  try {
    await step();
    const result = ended(true);
    console.log(`✓ ${name} (${result.seconds} s)`);
    return result;
  } catch (error) {
    const result = ended(false);
    console.error(`✗ ${name} (${result.seconds} s): ${error instanceof Error ? error.message : String(error)}`);
    return result;
  }
}
