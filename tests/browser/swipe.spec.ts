import { test, expect } from "../support/journey.ts";
import { openLogin } from "../support/visitor.ts";

// On a desktop dialogs are windows.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test("a sheet follows the finger: it springs back from a little way, and closes from far", async ({
  page,
  context,
}) => {
  await page.goto("/index");
  const dialog = await openLogin(page);
  const tools = await context.newCDPSession(page);
  const top = async () => (await dialog.boundingBox())?.y ?? 0;
  /** Where the sheet stands once it has risen, and holds what it waits for. */
  const settled = async () => {
    let last = -1;
    await expect
      .poll(
        async () => {
          const [before, now] = [last, await top()];
          last = now;
          return now === before;
        },
        { intervals: [300] },
      )
      .toBe(true);
    return last;
  };
  const pull = async (way: number) => {
    const rest = await settled();
    // How fast a finger is, is told by the moments of its touches: nobody waits between them.
    const beganAt = Date.now() / 1000;
    const touch = (type: "touchStart" | "touchMove", y: number, afterMs: number) =>
      tools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: 120, y }],
        timestamp: beganAt + afterMs / 1000,
      });
    await touch("touchStart", rest + 20, 0);
    for (let step = 1; step <= 8; step += 1) await touch("touchMove", rest + 20 + (way * step) / 8, step * 30);
    await expect.poll(top).toBeGreaterThan(rest + way / 2);
    // A finger that rests is none that flings.
    await touch("touchMove", rest + 20 + way, 440);
    await tools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: beganAt + 0.441 });
    return rest;
  };
  const rest = await pull(80);
  await expect.poll(top).toBe(rest);
  await pull(300);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);
});
