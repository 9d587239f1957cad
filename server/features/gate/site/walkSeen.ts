import { fieldShape, type Shape } from "#contracts/nodeShapes.ts";
import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import { eachAction, followersOf, isBroken, shapeOfMember, shapesOf, type EngineNode } from "#engine/index.ts";
import { joinPointer } from "#json/pointer.ts";
import { couldHold, type KnownFacts } from "../types/couldHold.ts";

/** Classes of screens that documents may hide things on. */
export type Screen = "phone" | "desktop";

/** Every class of screens. */
export const screens: readonly Screen[] = ["phone", "desktop"];

/** Who looks, and on what. */
export interface Onlooker {
  facts: KnownFacts;
  screen: Screen;
}

/** What a walk through a document tells its listener. */
export interface SeenListener {
  /** A node that shows, or may. */
  node?(node: EngineNode, pointer: string, isSure: boolean): void;
  /** An action that can be done; `from` is the node that offers it. */
  action?(action: Record<string, unknown>, pointer: string, from: EngineNode, isSure: boolean): void;
  /** A node that does not show, and what hides it. */
  hidden?(node: EngineNode, pointer: string, by: string): void;
}

/** Areas of the shell that a class of screens does not show (renderers/layouts/Shell.css). */
const notOn: Readonly<Record<Screen, string>> = { phone: "sideMenu", desktop: "bottom" };

/**
 * Walks what somebody sees of a document: nodes whose conditions hold or may hold on this class of screen, and the actions
 * they offer. `ignoring` walks what is hidden as well.
 */
export function walkSeen(
  root: EngineNode,
  { facts, screen }: Onlooker,
  listener: SeenListener,
  { pointer = "/root", ignoring = false } = {},
): void {
  walkNode(root, pointer, true);

  function walkNode(node: EngineNode, at: string, isSure: boolean): void {
    if (isBroken(node)) return;
    // What interrupts comes by itself, for a moment: nobody gets to what it offers when they want to.
    if (node.kind === "dialog" && at !== pointer) return;
    const holds = couldHold(node.when, facts);
    if (!ignoring && holds === "no") return listener.hidden?.(node, at, "/when");
    if (!ignoring && node["hideOn"] === screen) return listener.hidden?.(node, at, "/hideOn");
    const sure = isSure && holds === "yes";
    listener.node?.(node, at, sure);
    const off = !ignoring && node["disabledWhen"] !== undefined && couldHold(node["disabledWhen"], facts) === "yes";
    if (off) return listener.hidden?.(node, at, "/disabledWhen");
    for (const [name, shape] of Object.entries(shapesOf(node.kind))) {
      const isElsewhere = node.kind === "shell" && name === notOn[screen];
      if (node[name] !== undefined && !isElsewhere) walkShape(node[name], shape, joinPointer(at, name), node, sure);
    }
  }

  function walkShape(value: unknown, shape: Shape, at: string, node: EngineNode, isSure: boolean): void {
    if (typeof shape !== "string") {
      if ("each" in shape) return walkShape(value, shape.each, at, node, isSure);
      if (Array.isArray(value)) {
        if ("items" in shape)
          value.forEach((item: unknown, place) => {
            const isOff = !ignoring && isRecord(item) && couldHold(item["when"], facts) === "no";
            if (!isOff) walkShape(item, shape.items, joinPointer(at, place), node, isSure);
          });
        return;
      }
      if (!isRecord(value)) return;
      const isOff = !ignoring && "members" in shape && isButtonOff(value, facts);
      if (isOff) return;
      for (const [name, member] of Object.entries(value)) {
        const below = shapeOfMember(shape, name);
        if (below !== undefined) walkShape(member, below, joinPointer(at, name), node, isSure);
      }
      return;
    }
    if (shape === "node") return walkNode(value as EngineNode, at, isSure);
    if (shape === "nodes" && Array.isArray(value))
      return value.forEach((child, place) => walkNode(child as EngineNode, joinPointer(at, place), isSure));
    if (shape === "action" || shape === "actions") return tell(value, at, node, isSure);
    if (shape === "fields" && Array.isArray(value))
      value.forEach((field, place) => walkShape(field, { members: fieldShape }, joinPointer(at, place), node, isSure));
  }

  function tell(actions: unknown, at: string, from: EngineNode, isSure: boolean): void {
    visitActions(
      actions,
      (action, pointer, sure) => listener.action?.(action, pointer, from, isSure && sure),
      at,
      ignoring ? undefined : facts,
    );
  }
}

/** Whether something that may be pressed is surely not there, or not usable. */
function isButtonOff({ when, disabledWhen }: Record<string, unknown>, facts: KnownFacts): boolean {
  const isDisabled = disabledWhen !== undefined && couldHold(disabledWhen, facts) === "yes";
  return isDisabled || couldHold(when, facts) === "no";
}

/**
 * Visits one action or several and those that may follow, with their pointers. Those whose condition does not hold are left out
 * where the facts are given; what hangs on a condition, or on a call that fails, is not sure.
 */
export function visitActions(
  actions: unknown,
  visit: (action: Record<string, unknown>, pointer: string, isSure: boolean) => void,
  pointer = "",
  facts?: KnownFacts,
  isSure = true,
): void {
  for (const [action, at] of eachAction(actions, pointer)) {
    if (!isRecord(action)) continue;
    const holds = facts ? couldHold(action["when"], facts) : "yes";
    if (holds === "no") continue;
    const sure = isSure && holds === "yes";
    visit(action, at, sure);
    for (const [next, place] of followersOf(action, at))
      visitActions(next, visit, place, facts, sure && place.startsWith(`${at}/then`));
  }
}

/** The name of what an action does. */
export const verbOf = (action: Record<string, unknown>): string => inWords(action["do"]);
