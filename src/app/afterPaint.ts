/** Most milliseconds to wait for a paint: a page that nobody looks at is not painted. */
const patienceMs = 3_000;

/**
 * Resolves once something of the page can be seen; at once where nobody looks at it, or the browser does not say. A frame's end
 * is too early: what was painted is shown by other threads, which a busy one holds up where there are few processors.
 */
export function afterPaint(): Promise<void> {
  const isTold = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint") ?? false;
  if (!isTold || document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => done());
    const timer = setTimeout(() => done(), patienceMs);
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    observer.observe({ type: "paint", buffered: true });
  });
}
