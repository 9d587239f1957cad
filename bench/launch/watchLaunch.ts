import type { Page } from "@playwright/test";

/** What was seen after a press, in milliseconds from it. */
export interface LaunchSight {
  firstFrame: number;
}

type Moment = "press" | "firstFrame";

/** How long a game may take. */
const mostMs = 30_000;

/** Watches a page and its frames from now on; what it gives waits for the first frame to come. */
export async function watchLaunch(page: Page): Promise<() => Promise<LaunchSight>> {
  const moments = new Map<Moment, number>();
  let isComplete = () => {};
  const complete = new Promise<void>((resolve) => (isComplete = resolve));
  await page.exposeFunction("__toldMoment", (name: Moment, at: number) => {
    if (!moments.has(name)) moments.set(name, at);
    if (moments.has("press") && moments.has("firstFrame")) isComplete();
  });
  await page.addInitScript(() => {
    const tell = (name: string, at: number) =>
      void (window as unknown as { __toldMoment(name: string, at: number): Promise<void> }).__toldMoment(
        name,
        performance.timeOrigin + at,
      );
    if (window !== window.top) {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name === "first-contentful-paint") tell("firstFrame", startTime);
      }).observe({ type: "paint", buffered: true });
      return;
    }
    addEventListener("click", ({ timeStamp }) => tell("press", timeStamp), { capture: true });
  });
  return async () => {
    await Promise.race([
      complete,
      new Promise((_, reject) => setTimeout(() => reject(new Error("The game did not come in time.")), mostMs)),
    ]);
    const from = moments.get("press") ?? Number.NaN;
    const since = (name: Moment) => (moments.get(name) ?? Number.NaN) - from;
    return { firstFrame: since("firstFrame") };
  };
}
