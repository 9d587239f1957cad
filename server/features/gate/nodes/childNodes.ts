import { isRecord } from "#json/isRecord.ts";
import type { EngineNode } from "#engine/index.ts";
import { joinPointer } from "#json/pointer.ts";

/** A node right below another one. */
export interface ChildNode {
  child: EngineNode;
  at: string;
  /** The member of the node above that it stands in, at whatever depth. */
  member: string;
}

/** What a call is given: a parameter may be called `kind`, and is no node. */
const params = "params";

/** Nodes of opened documents, which several checks walk many times each, and never change. */
const known = new WeakMap<EngineNode, { pointer: string; found: readonly ChildNode[] }>();

/** Every node right below a node, wherever it stands in it. */
export function childNodes(node: EngineNode, pointer: string): readonly ChildNode[] {
  const last = known.get(node);
  if (last?.pointer === pointer) return last.found;
  const found = findChildNodes(node, pointer);
  known.set(node, { pointer, found });
  return found;
}

function findChildNodes(node: EngineNode, pointer: string): ChildNode[] {
  const found: ChildNode[] = [];
  const look = (value: unknown, at: string, member: string): void => {
    if (isRecord(value) && typeof value["kind"] === "string")
      return void found.push({ child: value as unknown as EngineNode, at, member });
    if (Array.isArray(value)) return value.forEach((item, place) => look(item, joinPointer(at, place), member));
    if (!isRecord(value)) return;
    for (const [name, inner] of Object.entries(value)) if (name !== params) look(inner, joinPointer(at, name), member);
  };
  for (const [name, value] of Object.entries(node)) if (name !== params) look(value, joinPointer(pointer, name), name);
  return found;
}
