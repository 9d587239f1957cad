import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { whenIdle } from "#rendering/whenIdle.ts";
import { watchValue } from "#stores/watchValue.ts";
import { loadParts } from "./loadParts.ts";

/** What a person does; a page that moves below a resting pointer, or takes the focus by itself, was touched by nobody. */
const touches = ["pointermove", "pointerdown", "keydown"] as const;

/** A page that has just come is busy with itself, and a press with what it leads to; that comes first: so long, in milliseconds, both are left alone. */
const busyMs = 1_500;

/**
 * Opens the pages that the one that is shown leads to by its own buttons, and loads the parts of the program that draw them, once
 * somebody begins to use it: a press then finds them there (record 161).
 */
export function makeReady({ documents, registry }: Pick<RenderingContext, "documents" | "registry">): void {
  const done = new Set<string>();
  // One at a time: to open a document may take a slow phone longer than a frame lasts.
  const next = (left: readonly string[]): void => {
    const [path, ...others] = left;
    if (path === undefined) return;
    if (restMs() > 0) return void setTimeout(() => whenIdle(() => next(left)), restMs());
    // Pages under another name than their document's are left to the press.
    void loadParts(documents.open(`page${path}`)?.root, registry);
    whenIdle(() => next(others));
  };
  let since = performance.now();
  const restMs = (): number => Math.max(0, since + busyMs - performance.now());
  watchValue(documents.current, () => (since = performance.now()));
  const touch = (): void => {
    const page = documents.current();
    if (done.has(page)) return;
    done.add(page);
    const begin = (): void => {
      if (documents.current() === page) next(pathsOf(documents.open(page)?.root));
      else done.delete(page);
    };
    setTimeout(() => whenIdle(begin), restMs());
  };
  addEventListener("click", () => (since = performance.now()), { capture: true, passive: true });
  for (const kind of touches) addEventListener(kind, touch, { capture: true, passive: true });
}

/** The paths that actions below lead to, as far as they are written out; those that most of them lead to first. */
function pathsOf(root: unknown): string[] {
  const found = new Map<string, number>();
  const look = (written: unknown): void => {
    if (typeof written !== "object" || written === null) return;
    const { do: verb, to } = written as { do?: unknown; to?: unknown };
    if (verb === "navigate" && typeof to === "string") {
      const path = to.split("?")[0] ?? to;
      found.set(path, (found.get(path) ?? 0) + 1);
    }
    for (const one of Object.values(written)) look(one);
  };
  look(root);
  return [...found].toSorted(([, a], [, b]) => b - a).map(([path]) => path);
}
