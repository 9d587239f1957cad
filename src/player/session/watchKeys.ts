import { doActions, evaluateCondition, visitNodes, type EngineNode } from "#engine/index.ts";
import type { Actions, Condition } from "#contracts/config.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";

/** Where keys are letters. */
const typing = "input, textarea, select, [contenteditable], iframe, [role=textbox], [role=slider]";

/**
 * Keys that press a button of the shell from anywhere (`keys` of a button): while nobody types, and while nothing lies over the page
 * that has keys of its own.
 */
export function watchKeys({
  documents,
  dispatch,
  scope,
}: Pick<RenderingContext, "documents" | "dispatch" | "scope">): void {
  document.addEventListener("keydown", (event) => {
    const name = nameOf(event);
    if (name === null || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    if (document.querySelector("dialog[open]")) return;
    const button = buttonOf(documents.open("shell")?.root, name);
    if (!button || !evaluateCondition(button["when"] as Condition | undefined, scope)) return;
    event.preventDefault();
    void doActions(button["action"] as Actions, (action) => dispatch(action, scope));
  });
}

function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey || key.length !== 1) return null;
  return `${ctrlKey || metaKey ? "Control+" : ""}${key.toUpperCase()}`;
}

function buttonOf(root: EngineNode | undefined, name: string): Record<string, unknown> | undefined {
  let found: Record<string, unknown> | undefined;
  const look = (node: EngineNode) => {
    const { keys } = node as { keys?: unknown };
    if (Array.isArray(keys) && keys.includes(name)) found ??= node as unknown as Record<string, unknown>;
  };
  if (root) visitNodes(root, "/root", look);
  return found;
}
