import type { Page } from "@playwright/test";

/** What is seen after a press, in the order in which it comes. */
export const launchMoments = ["asked", "answered", "framed", "ready", "firstFrame"] as const;
type Moment = (typeof launchMoments)[number];

/**
 * What was seen after a press, in milliseconds from it: the call for the launch, its answer, the frame's element with its address, the game's word that it is
 * there, and the first frame in which something of it is drawn.
 */
export type LaunchSight = Record<Moment, number>;

/** How long a game may take. */
const mostMs = 30_000;

/** So long after it was seen, in milliseconds, the bench hears of it. */
const tellAfterMs = 3_000;

/** Watches a page and its frames from now on; what it gives waits for the first frame and the game's word. */
export async function watchLaunch(page: Page, launchPath: string): Promise<() => Promise<LaunchSight>> {
  const moments = new Map<Moment | "press", number>();
  let isComplete = () => {};
  const complete = new Promise<void>((resolve) => (isComplete = resolve));
  await page.exposeFunction("__toldMoment", (name: Moment | "press", at: number) => {
    if (!moments.has(name)) moments.set(name, at);
    if (moments.has("press") && launchMoments.every((one) => moments.has(one))) isComplete();
  });
  await page.addInitScript(
    ({ path, laterMs }) => {
      // What is seen is told later: to tell it at once would take its time from what is watched.
      const tell = (name: string, at: number) =>
        setTimeout(
          () =>
            (window as unknown as { __toldMoment(name: string, at: number): Promise<void> }).__toldMoment(
              name,
              performance.timeOrigin + at,
            ),
          laterMs,
        );
      if (window !== window.top) {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === "first-contentful-paint") tell("firstFrame", startTime);
        }).observe({ type: "paint", buffered: true });
        return;
      }
      addEventListener("click", ({ timeStamp }) => tell("press", timeStamp), { capture: true });
      addEventListener("message", ({ data, timeStamp }: MessageEvent<{ type?: unknown } | null>) => {
        if (data?.type === "ready") tell("ready", timeStamp);
      });
      new PerformanceObserver((list) => {
        for (const one of list.getEntries() as PerformanceResourceTiming[]) {
          if (!one.name.includes(path)) continue;
          tell("asked", one.startTime);
          tell("answered", one.responseEnd);
        }
      }).observe({ type: "resource", buffered: true });
      const frames = document.getElementsByTagName("iframe");
      new MutationObserver((_, watcher) => {
        if (!frames[0]?.hasAttribute("src")) return;
        watcher.disconnect();
        tell("framed", performance.now());
      }).observe(document, { childList: true, subtree: true, attributeFilter: ["src"] });
    },
    { path: launchPath, laterMs: tellAfterMs },
  );
  return async () => {
    await Promise.race([
      complete,
      new Promise((_, reject) =>
        setTimeout(
          () => reject(new Error(`The game did not come in time: ${[...moments.keys()].join(", ")}.`)),
          mostMs,
        ),
      ),
    ]);
    const from = moments.get("press") ?? Number.NaN;
    const since = (name: Moment) => (moments.get(name) ?? Number.NaN) - from;
    return Object.fromEntries(launchMoments.map((name) => [name, since(name)])) as LaunchSight;
  };
}
