import type { ReactNode } from "react";
import type { Action, Actions, Condition, Text, Value } from "#contracts/config.ts";
import type { Shown } from "#contracts/blockProps.ts";
import type { Shape } from "#contracts/nodeShapes.ts";
import {
  doActions,
  currencyOf,
  evaluateCondition,
  resolveText,
  resolveValue,
  shapesOf,
  type EngineNode,
  type Scope,
} from "#engine/index.ts";
import type { RenderingContext } from "./RenderingContext.ts";
import { labelsUnder } from "./labelsUnder.ts";
import { rowScope } from "./rowScope.ts";

/** Draws nodes: one, or a list as elements with stable keys. */
export interface Draw {
  node(node: EngineNode, pointer: string, scope: Scope): ReactNode;
  nodes(nodes: readonly EngineNode[], pointer: string, scope: Scope): ReactNode;
}

interface Resolving {
  scope: Scope;
  context: Pick<RenderingContext, "translate" | "format" | "dispatch">;
  draw: Draw;
  /** Where the rows of the node were read. */
  list?: string | undefined;
}

/** The finished props of a node: each property resolved as the table of shapes says. Reads are observed. */
export function resolveProps(node: EngineNode, pointer: string, resolving: Resolving): Record<string, unknown> {
  const { kind: _kind, hideOn: _hideOn, ...properties } = node;
  return resolveMembers(properties, shapesOf(node.kind), pointer, resolving);
}

function resolveMembers(
  members: Readonly<Record<string, unknown>>,
  shapes: Readonly<Record<string, Shape>>,
  pointer: string,
  resolving: Resolving,
): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  const { rows } = members;
  const isBound = typeof rows === "object" && rows !== null && "bind" in rows && typeof rows.bind === "string";
  const inside = isBound ? { ...resolving, list: rows.bind as string } : resolving;
  for (const [name, member] of Object.entries(members)) {
    const shape = shapes[name] ?? "raw";
    if (name === "when" || member === undefined) continue;
    props[name] = resolve(member, shape, `${pointer}/${name}`, inside);
  }
  for (const [name, shape] of Object.entries(shapes)) {
    if (shape !== "condition" || name === "when") continue;
    const condition = members[name] as Condition | undefined;
    props[decidedName(name)] = condition !== undefined && evaluateCondition(condition, resolving.scope);
    delete props[name];
  }
  return props;
}

function resolve(value: unknown, shape: Shape, pointer: string, resolving: Resolving): unknown {
  if (typeof shape === "string") return resolveRole(value, shape, pointer, resolving);
  if ("each" in shape) {
    return (row: unknown, index = 0) =>
      resolve(value, shape.each, pointer, {
        ...resolving,
        scope: rowScope(resolving.scope, shape.as, row, index, resolving.list),
      });
  }
  if ("items" in shape) {
    return (value as unknown[]).flatMap((item, index) => {
      const condition = typeof item === "object" && item !== null ? (item as { when?: Condition }).when : undefined;
      if (!evaluateCondition(condition, resolving.scope)) return [];
      return [resolve(item, shape.items, `${pointer}/${index}`, resolving)];
    });
  }
  if ("members" in shape) {
    const { when } = value as { when?: Condition };
    if (!evaluateCondition(when, resolving.scope)) return undefined;
    return resolveMembers(value as Record<string, unknown>, shape.members, pointer, resolving);
  }
  if (typeof value === "string") return labelsUnder(value, resolving.context.translate);
  const values = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    values.map(([name, member]) => [name, resolve(member, shape.values, `${pointer}/${name}`, resolving)]),
  );
}

function resolveRole(
  value: unknown,
  role: Shape & string,
  pointer: string,
  { scope, context, draw }: Resolving,
): unknown {
  switch (role) {
    case "text":
      return resolveText(value as Text, scope, context);
    case "value":
      return shown(value as Value, scope, context);
    case "condition":
      return evaluateCondition(value as Condition, scope);
    case "action":
      return () => context.dispatch(value as Action, scope);
    case "actions":
      return () => doActions(value as Actions, (action) => context.dispatch(action, scope));
    case "node":
      return draw.node(value as EngineNode, pointer, scope);
    case "nodes":
      return draw.nodes(value as EngineNode[], pointer, scope);
    default:
      return value;
  }
}

function shown(value: Value, scope: Scope, { format }: Resolving["context"]): Shown {
  const resolved = resolveValue(value, scope);
  const isPlain = resolved === null || typeof resolved !== "object";
  const asked = value !== null && typeof value === "object" ? value.format : undefined;
  const isBound = value !== null && typeof value === "object" && (asked === "money" || !isPlain);
  const currency = isBound ? currencyOf(value, scope) : undefined;
  return {
    value: resolved,
    text: isPlain ? format(resolved, asked, currency) : "",
    ...(currency === undefined ? {} : { currency }),
    ...(asked === undefined ? {} : { format: asked }),
    ...placeOf(value),
  };
}

/** Where a binding reads; and by what a number that is read there is multiplied. */
function placeOf(value: Value): Pick<Shown, "pointer" | "factor"> {
  if (value === null || typeof value !== "object") return {};
  if ("bind" in value) return { pointer: value.bind };
  const [read, factor] = "times" in value && value.times.length === 2 ? value.times : [];
  return typeof factor === "number" && typeof read === "object" && read !== null && "bind" in read
    ? { pointer: read.bind, factor }
    : {};
}

/** `disabledWhen`, a condition, reaches the block decided, as `isDisabled`. */
function decidedName(condition: string): string {
  const word = condition.replace(/When$/, "");
  return `is${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
