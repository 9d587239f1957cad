import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { evaluateCondition, shapesOf } from "#engine/index.ts";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext, type ContextParts } from "#tests/support/aRenderingContext.ts";
import { longText } from "#tests/support/longText.ts";
import { renderNode } from "#tests/support/renderNode.tsx";
import { withValues } from "#tests/support/withValues.ts";

/** A block as a document writes it, and what it needs around it. */
export interface ContractedBlock {
  /** A complete node of the kind, with every property that the contract should try. */
  node: { kind: string; [property: string]: unknown };
  context?: ContextParts;
}

/** What a binding may find, whatever the platform was supposed to send. */
const badValues: readonly unknown[] = [
  undefined,
  null,
  "",
  0,
  -1,
  Number.NaN,
  true,
  [],
  [null],
  [{}],
  {},
  { a: {} },
  longText,
];

/** What every block promises, whatever it draws. */
export function blockContract({ node, context: parts = {} }: ContractedBlock): void {
  const draw = (written: object = node, more: ContextParts = {}) => {
    cleanup();
    const context = aRenderingContext({ ...parts, ...more, roots: { ...parts.roots, ...more.roots } });
    return { context, ...renderNode(aNode(written), context) };
  };

  describe(`the block ${node.kind}, as every block`, () => {
    it("draws its document without a problem", () => {
      const { context } = draw();
      expect(context.problems).toEqual([]);
    });

    it.each(badValues.map((value) => [JSON.stringify(value)?.slice(0, 40) ?? String(value), value]))(
      "does not break where its values are %s",
      (_, value) => {
        const { context } = draw(withValues(node, { bind: "/bad" }), { roots: { bad: () => value } });
        expect(context.problems).toEqual([]);
      },
    );

    it("takes long texts", () => {
      const { context } = draw(node, { translate: () => longText });
      expect(context.problems).toEqual([]);
    });

    it("takes texts that run from right to left", () => {
      document.documentElement.dir = "rtl";
      const ui = { ...aRenderingContext().ui, direction: "rtl" as const, language: "AR" };
      const { context } = draw(node, { translate: () => "نص تجريبي", ui });
      document.documentElement.removeAttribute("dir");
      expect(context.problems).toEqual([]);
    });

    it("gives a name to everything that can be pressed, and words or silence to every picture", () => {
      const { container } = draw();
      for (const control of container.querySelectorAll("button, a[href], [role=tab]")) {
        const words =
          control.textContent?.trim() ||
          control.getAttribute("aria-label") ||
          control.querySelector("img")?.getAttribute("alt");
        expect(words, control.outerHTML).toBeTruthy();
      }
      for (const picture of container.querySelectorAll("img")) expect(picture.hasAttribute("alt")).toBe(true);
    });

    it("stays when what it does fails or throws", async () => {
      const failing = async () => ({ ok: false as const, code: "refused", message: "No" });
      const { container, context } = draw(node, { dispatch: failing });
      for (const control of container.querySelectorAll("button")) {
        await act(async () => void fireEvent.click(control));
      }
      expect(context.problems).toEqual([]);
      expect(container.textContent).not.toBe(null);
    });

    it("has no inline style element and no script", () => {
      const { container } = draw();
      expect(container.querySelectorAll("style, script")).toHaveLength(0);
    });

    if ("disabledWhen" in shapesOf(node.kind)) {
      it("cannot be pressed while its condition disables it", () => {
        const { context, container } = draw({ ...node, disabledWhen: { not: { flag: "NOBODY" } } });
        expect(evaluateCondition({ not: { flag: "NOBODY" } }, context.scope)).toBe(true);
        for (const control of container.querySelectorAll("button")) {
          expect(control.disabled || control.getAttribute("aria-disabled") === "true").toBe(true);
          fireEvent.click(control);
        }
        expect(context.actions).toEqual([]);
      });
    }

    it("is gone while its condition does not hold", () => {
      const { container } = draw({ ...node, when: { flag: "NOBODY" } });
      expect(container.innerHTML).toBe("");
      expect(screen.queryByRole("alert")).toBeNull();
    });
  });
}
