/** Does something once the browser has nothing better to do, unless the returned function is called before. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks; a moment after the page was drawn is as good.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
