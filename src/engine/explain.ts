import type { Condition, Text, Value } from "#contracts/config.ts";
import type { EngineNode } from "./EngineNode.ts";
import type { Explanation, ValueTrace } from "./Explanation.ts";
import { pickRenderer } from "./pickRenderer.ts";
import type { Registry } from "./Registry.ts";
import { resolveText } from "./resolveText.ts";
import { resolveValue } from "./resolveValue.ts";
import type { Scope } from "./createScope.ts";
import { shapesOf } from "./shapesOf.ts";
import type { TextSource } from "./TextSource.ts";
import { traceCondition } from "./traceCondition.ts";
import { traceValue } from "./traceValue.ts";
import { visitRoles } from "./visitRoles.ts";

/** Explains a node: why it is shown or hidden, which renderer won and why, where every value came from. Never throws. */
export function explain(
  node: EngineNode,
  pointer: string,
  scope: Scope,
  registry: Registry,
  source: TextSource,
): Explanation {
  const condition = node.when === undefined ? null : traceCondition(node.when, scope);
  return {
    pointer,
    kind: node.kind,
    isShown: condition?.holds ?? true,
    condition,
    renderer: explainRenderer(node, pointer, registry),
    values: explainValues(node, pointer, scope, source),
  };
}

function explainRenderer(node: EngineNode, pointer: string, registry: Registry): Explanation["renderer"] {
  try {
    const pick = pickRenderer(registry, node, pointer);
    if ("unknown" in pick) return { problem: `No renderer is for the kind "${pick.unknown}"` };
    const others = (registry.get(node.kind) ?? []).filter((other) => other !== pick.renderer);
    const described = others.map(({ name, match }) => `${name}: ${match.description} (rank ${match.rank})`);
    return { name: pick.renderer.name, why: pick.why, others: described };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function explainValues(node: EngineNode, pointer: string, scope: Scope, source: TextSource): ValueTrace[] {
  const values: ValueTrace[] = [];
  const visit = (role: string, written: unknown, at: string) => {
    if (role === "text")
      values.push({
        pointer: at,
        role,
        ...fromText(written as Text, scope),
        value: resolveText(written as Text, scope, source),
      });
    if (role === "value")
      values.push({
        pointer: at,
        role,
        ...fromValue(written as Value, scope),
        value: resolveValue(written as Value, scope),
      });
    if (role === "condition" && at !== `${pointer}/when`) {
      const condition = traceCondition(written as Condition, scope);
      values.push({ pointer: at, role, value: condition.holds, condition });
    }
  };
  for (const [name, shape] of Object.entries(shapesOf(node.kind))) {
    visitRoles(node[name], shape, `${pointer}/${name}`, visit, false);
  }
  return values;
}

function fromText(text: Text, scope: Scope): Partial<ValueTrace> {
  if (typeof text === "string") return { from: text, layer: "texts" };
  return "bind" in text ? fromPointer(text.bind, scope) : { from: text.text, layer: "texts" };
}

function fromValue(value: Value, scope: Scope): Partial<ValueTrace> {
  if (value === null || typeof value !== "object") return {};
  return "bind" in value ? fromPointer(value.bind, scope) : { figure: traceValue(value, scope) };
}

function fromPointer(from: string, scope: Scope): Partial<ValueTrace> {
  const layer = scope.sourceOf(from);
  return layer === undefined ? { from } : { from, layer };
}
