import type { Diagnostic } from "#contracts/api.ts";
import { nodeShapes } from "#contracts/nodeShapes.ts";
import {
  createRegistry,
  evaluateCondition,
  isBroken,
  layerScope,
  pickRenderer,
  resolveText,
  resolveValue,
  shapesOf,
  type EngineNode,
  type Scope,
  type ScopeRoots,
} from "#engine/index.ts";
import type { Text, Value } from "#contracts/config.ts";
import type { JsonSchema } from "#json/schema.ts";
import { consoleKinds } from "#compile/consoleKinds.ts";
import { childNodes } from "../nodes/childNodes.ts";
import { dataAround } from "../types/dataAround.ts";
import { sampleOf } from "../types/sampleOf.ts";
import type { IndexedLayout, SiteIndex } from "../SiteIndex.ts";
import { visitors, visitorScope } from "./visitors.ts";

/** One renderer for each kind that the player draws. */
const registry = createRegistry(
  Object.keys(nodeShapes)
    .filter((kind) => !consoleKinds.has(kind))
    .map((kind) => ({ name: kind, match: { kind, rank: 1, description: kind }, component: null })),
);

/**
 * Walks every page, dialog and centre page as every kind of visitor would see it, in each language and both themes, with the
 * engine's own functions: every condition is decided, a renderer is picked for every node that shows, every text and value
 * is resolved. What cannot be drawn is named.
 */
export function checkRendering(index: SiteIndex): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const own = index.layouts.map((layout) => ({ layout, roots: documentRoots(layout, index) }));
  for (const visitor of visitors) {
    let left = own;
    for (const look of looksOf(index)) {
      const scope = visitorScope(visitor, look, index);
      // A document that reads neither language nor theme is the same in all of them.
      left = left.filter(({ layout, roots }) => {
        const noted = noteLook(layerScope(scope, roots, layout.key));
        walk(layout.opened.root, "/root", noted.scope, layout, problems);
        return noted.isRead();
      });
    }
  }
  return problems;
}

/** Each language in both themes. */
function looksOf({ compiled }: SiteIndex): { language: string; theme: "dark" | "light" }[] {
  return compiled.brand.settings.languages.flatMap((language) =>
    (["dark", "light"] as const).map((theme) => ({ language, theme })),
  );
}

/** A scope that knows whether anything was read of what differs between looks: all of it is below `/ui`. */
function noteLook(scope: Scope): { scope: Scope; isRead: () => boolean } {
  let isRead = false;
  const read: Scope["read"] = (pointer) => {
    isRead ||= pointer === "/ui" || pointer.startsWith("/ui/");
    return scope.read(pointer);
  };
  return { scope: { ...scope, read }, isRead: () => isRead };
}

/** What only one document reads: plausible answers of its calls and of those around it, and its state as it begins. */
function documentRoots(layout: IndexedLayout, index: SiteIndex): ScopeRoots {
  const answers = Object.fromEntries([...dataAround(layout, index)].map(([id, type]) => [id, answerOf(type)]));
  return { data: () => answers, state: () => layout.opened.state };
}

/** Answers by their types: a type of an opened layout is read by every layout around it, and in the next check again. */
const answersOf = new WeakMap<JsonSchema, unknown>();

function answerOf(type: JsonSchema): unknown {
  if (!answersOf.has(type)) answersOf.set(type, sampleOf(type));
  return answersOf.get(type);
}

function walk(node: EngineNode, pointer: string, scope: Scope, layout: IndexedLayout, problems: Diagnostic[]): void {
  const tell = (reason: string) =>
    problems.push({ document: layout.document, pointer: layout.pointer + pointer, reason, severity: "error" });
  if (isBroken(node)) return;
  try {
    if (!evaluateCondition(node.when, scope)) return;
    const pick = pickRenderer(registry, node, pointer);
    if ("unknown" in pick) return void tell(`No renderer draws the kind "${pick.unknown}" on the site`);
    const translate = (key: string) => key;
    for (const [name, shape] of Object.entries(shapesOf(node.kind))) {
      const value = (node as Record<string, unknown>)[name];
      if (value === undefined) continue;
      if (shape === "text") resolveText(value as Text, scope, { translate, format: String });
      if (shape === "value") resolveValue(value as Value, scope);
    }
  } catch (error) {
    return void tell(`It cannot be drawn: ${(error as Error).message}`);
  }
  for (const { child, at } of childNodes(node, pointer)) walk(child, at, scope, layout, problems);
}
