import { isBroken, pickRenderer, visitNodes } from "#engine/index.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { whenIdle } from "#rendering/whenIdle.ts";

const touches = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Opens the pages that the one that is shown leads to by its own buttons, and loads the parts of the program that draw them, once
 * somebody begins to use it: a press then finds them there (record 161).
 */
export function makeReady({ documents, registry }: Pick<RenderingContext, "documents" | "registry">): void {
  const done = new Set<string>();
  const loadParts = (name: string): void => {
    const root = documents.open(name)?.root;
    if (root === undefined) return;
    visitNodes(root, "/root", (node, pointer) => {
      if (isBroken(node)) return;
      const pick = pickRenderer(registry, node, pointer);
      // Whoever draws it asks once more, and says what is wrong.
      if (!("unknown" in pick)) pick.renderer.chunk?.load().catch(() => undefined);
    });
  };
  const touch = (): void => {
    const page = documents.current();
    if (done.has(page)) return;
    done.add(page);
    // Pages under another name than their document's are left to the press.
    whenIdle(() => pathsOf(documents.open(page)?.root).forEach((path) => loadParts(`page${path}`)));
  };
  for (const kind of touches) addEventListener(kind, touch, { capture: true, passive: true });
}

/** The paths that actions below lead to, as far as they are written out. */
function pathsOf(written: unknown, found = new Set<string>()): Set<string> {
  if (typeof written !== "object" || written === null) return found;
  const { do: verb, to } = written as { do?: unknown; to?: unknown };
  if (verb === "navigate" && typeof to === "string") found.add(to.split("?")[0] ?? to);
  for (const one of Object.values(written)) pathsOf(one, found);
  return found;
}
