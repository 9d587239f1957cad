import type { CDPSession } from "@playwright/test";
import { holdSession } from "../support/holdSession.ts";
import { test, expect } from "../support/journey.ts";

/** A node as the browser's own tools show it, with what its controls are made of. */
interface Shown {
  nodeId: number;
  attributes?: string[];
  children?: Shown[];
  shadowRoots?: Shown[];
}

/** A part of a control that the browser drew, by the name that styles have for it. */
interface Part {
  name: string;
  start: number;
  end: number;
}

/** Every day field's button and the parts that somebody types into, from left to right on the screen. */
async function partsOfDays(session: CDPSession): Promise<Part[][]> {
  const { root } = (await session.send("DOM.getDocument", { depth: -1, pierce: true })) as { root: Shown };
  const attribute = (node: Shown, name: string) => node.attributes?.[node.attributes.indexOf(name) + 1];
  const walk = function* (node: Shown): Generator<Shown> {
    yield node;
    for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) yield* walk(child);
  };
  const days: Part[][] = [];
  for (const input of [...walk(root)].filter((node) => attribute(node, "type") === "date")) {
    const parts: Part[] = [];
    for (const node of walk(input)) {
      const name = node.attributes?.includes("pseudo") ? (attribute(node, "pseudo") ?? "") : "";
      if (!/(?:picker-indicator|(?:day|month|year)-field)$/.test(name)) continue;
      const box = await session.send("DOM.getBoxModel", { nodeId: node.nodeId }).catch(() => null);
      if (box) parts.push({ name, start: box.model.border[0] as number, end: box.model.border[2] as number });
    }
    if (parts.length > 0) days.push(parts);
  }
  return days;
}

for (const [language, direction] of [
  ["EN", "ltr"],
  ["AR", "rtl"],
] as const) {
  test.describe(`a day in ${language}`, () => {
    test.use({ view: { language } });

    test("is not covered by the button of its calendar", async ({ page }) => {
      await holdSession(page, "player01");
      await page.goto("/index?centre=personal&page=transactionHistory");
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      const days = page.locator("input[type=date]").filter({ visible: true });
      await days.first().fill("2026-11-08");
      await days.first().focus();

      const session = await page.context().newCDPSession(page);
      const drawn = await partsOfDays(session);
      expect(drawn.length).toBeGreaterThanOrEqual(2);
      for (const parts of drawn) {
        expect(parts).toHaveLength(4);
        const button = parts.find(({ name }) => name.endsWith("picker-indicator"));
        const typed = parts.filter((part) => part !== button);
        const covered = typed.filter(({ start, end }) => start < (button?.end ?? 0) && end > (button?.start ?? 0));
        expect(covered).toEqual([]);
        // The button is where a line ends in this language.
        const isRight = (button?.start ?? 0) > Math.max(...typed.map(({ start }) => start));
        expect(isRight).toBe(direction === "ltr");
      }
    });
  });
}
