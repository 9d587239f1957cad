/** Waits so many milliseconds; false when it was given up before. */
export function wait(ms: number, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const giveUp = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", giveUp);
      resolve(true);
    }, ms);
    signal?.addEventListener("abort", giveUp, { once: true });
  });
}
