import { evaluateCondition, isBroken, resolveText, resolveValue, type EngineNode, type Scope } from "#engine/index.ts";
import type { Condition, Text, Value } from "#contracts/config.ts";
import { holdFrame, type BegunFrame } from "#renderers/ui/heldFrame.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";

/** What of a frame's node is read here. */
interface FrameNode {
  label: Text;
  fullscreen?: boolean;
  src?: Value;
  sandbox?: Value;
  allow?: Value;
  opens?: Value;
  single?: Value;
  ready?: Value;
}

/**
 * Begins the first frame that a page is going to draw, whose calls are answered. Undefined where it has none, where it opens in a window of
 * its own, or may run in one tab alone, which is the page's to settle.
 */
export function holdFirstFrame(root: EngineNode, scope: Scope, rendering: RenderingContext): BegunFrame | undefined {
  const found = firstFrame(root, scope);
  if (found === undefined) return undefined;
  const valueOf = (name: "src" | "sandbox" | "allow" | "opens" | "single" | "ready"): unknown =>
    found[name] === undefined ? undefined : resolveValue(found[name], scope);
  if (valueOf("opens") === "window" || valueOf("single") === true) return undefined;
  return holdFrame({
    src: valueOf("src"),
    title: resolveText(found.label, scope, rendering),
    sandbox: valueOf("sandbox"),
    allow: valueOf("allow"),
    fullscreen: found.fullscreen === true,
    saysReady: valueOf("ready") === true,
  });
}

/** The first frame below, as far as it is drawn, in what lays out and what loads. */
function firstFrame(node: EngineNode, scope: Scope): (EngineNode & FrameNode) | undefined {
  if (isBroken(node) || !evaluateCondition(node.when as Condition | undefined, scope)) return undefined;
  if (node.kind === "frame") return node as EngineNode & FrameNode;
  if (node.kind !== "stack" && node.kind !== "data") return undefined;
  for (const child of (node["children"] ?? []) as EngineNode[]) {
    const found = firstFrame(child, scope);
    if (found) return found;
  }
  return undefined;
}
