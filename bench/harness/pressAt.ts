import type { OpenForm } from "./openForm.ts";

/** A real click in the middle of the first element that matches, scrolled into view before. */
export async function pressAt({ page, devtools }: OpenForm, selector: string): Promise<void> {
  const box = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2, width };
  }, selector);
  if (box.width === 0) throw new Error(`Nothing to press at ${selector}`);
  const at = { x: box.x, y: box.y, button: "left", clickCount: 1 } as const;
  await devtools.send("Input.dispatchMouseEvent", { ...at, type: "mousePressed" });
  await devtools.send("Input.dispatchMouseEvent", { ...at, type: "mouseReleased" });
}
