import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { nodeSchemas } from "#contracts/nodeSchemas.ts";
import { nodeShapes } from "#contracts/nodeShapes.ts";
import { brokenKind, type BrokenNode } from "./BrokenNode.ts";
import { deepestNesting, lost, mendShape } from "#compile/shapes/mendShape.ts";
import type { EngineNode } from "./EngineNode.ts";
import { mapNodes } from "./mapNodes.ts";
import type { JsonSchema, SchemaError } from "#json/schema.ts";
import { shapesOf } from "./shapesOf.ts";
import { nearestWord, toDiagnostic } from "#compile/shapes/toDiagnostic.ts";

/** What is known while a document is opened. */
export interface Opening {
  document: string;
  problems: Diagnostic[];
  /** Where each id was first seen. */
  ids: Map<string, string>;
  depth: number;
  /** How many nodes were opened so far; shared by all of a document. */
  amount: { nodes: number };
}

/** More than ten of our biggest pages; a document of more would keep a phone busy for seconds. */
const mostNodes = 3_000;
/** Most nodes of one list, and right below one node: what is too long costs itself, and not what stands after it. */
const mostItems = 500;
const mostBelow = 1_000;

const schemas = nodeSchemas as Readonly<Record<string, JsonSchema>>;

/** Opens one node and what stands below it; a bad one becomes a broken node, and its problem is told. */
export function openNode(json: unknown, pointer: string, opening: Opening): EngineNode {
  const broken = (error: Omit<Diagnostic, "document">): EngineNode => {
    const problem = { document: opening.document, ...error };
    opening.problems.push(problem);
    return { kind: brokenKind, problem };
  };
  opening.amount.nodes += 1;
  if (opening.amount.nodes > mostNodes) {
    const reason = `A document has at most ${mostNodes} nodes; this one and those after it are left out`;
    // One problem for all of them: the list would be as long as the document.
    if (opening.amount.nodes === mostNodes + 1) return broken({ pointer, reason });
    const left: BrokenNode = {
      kind: brokenKind,
      problem: { document: opening.document, pointer, reason },
      isQuiet: true,
    };
    return left;
  }
  if (!isRecord(json))
    return broken({
      pointer,
      reason: `A node is an object, not ${json === null ? "null" : `a ${Array.isArray(json) ? "list" : typeof json}`}`,
    });
  if (opening.depth > deepestNesting)
    return broken({ pointer, reason: `Nodes are nested deeper than ${deepestNesting}` });
  const { kind } = json;
  if (typeof kind !== "string") return broken({ pointer, reason: "A node has a kind" });
  const schema = Object.hasOwn(schemas, `kind-${kind}`) ? schemas[`kind-${kind}`] : undefined;
  if (!schema)
    return broken({
      pointer: `${pointer}/kind`,
      reason: `The kind "${kind}" is not known`,
      ...nearestWord(kind, Object.keys(nodeShapes)),
    });
  const known = withoutUnknown(json, schema, pointer, opening);
  // Before the node itself is mended: what leaves its list must not move the pointers of those behind it.
  const deeper = { ...opening, depth: opening.depth + 1 };
  const shapes = shapesOf(kind);
  let below = 0;
  mapNodes(known as EngineNode, shapes, pointer, (child, at) => {
    if (placeOf(at) < mostItems) below += 1;
    return child;
  });
  if (below > mostBelow) return broken({ pointer, reason: `A node has at most ${mostBelow} nodes right below it` });
  const opened = mapNodes(known as EngineNode, shapes, pointer, (child, at) =>
    placeOf(at) < mostItems ? openNode(child, at, deeper) : leftOut(at, opening),
  );
  const errors: SchemaError[] = [];
  const tell = (error: SchemaError) => void errors.push(error);
  const mended = mendShape(schema, opened, { tell, find: findSchema }, pointer);
  const why = mended === lost ? errors.pop() : undefined;
  opening.problems.push(...errors.map((error) => ({ document: opening.document, ...toDiagnostic(error) })));
  if (why) return broken(toDiagnostic(why));
  noteId(mended as EngineNode, pointer, opening);
  if (kind === "part") return unplaced(pointer, opening);
  return mended as EngineNode;
}

/** A part that is still there could not be put in its place, which was told then (`expandParts`). */
function unplaced(pointer: string, { document }: Opening): BrokenNode {
  return { kind: brokenKind, problem: { document, pointer, reason: "This part could not be put in its place" } };
}

/** Place of a node in its list; 0 for one that stands in no list. */
function placeOf(pointer: string): number {
  return Number(/\/([0-9]+)$/.exec(pointer)?.[1] ?? 0);
}

/** What a list has too much of; told once for all of it. */
function leftOut(pointer: string, { document, problems }: Opening): BrokenNode {
  const reason = `A list has at most ${mostItems} nodes; this one and those after it are left out`;
  const problem = { document, pointer, reason };
  const isFirst = placeOf(pointer) === mostItems;
  if (isFirst) problems.push(problem);
  return { kind: brokenKind, problem, ...(isFirst ? {} : { isQuiet: true }) };
}

/** Nodes are opened one by one, so that a bad child does not cost its parent. */
function findSchema(reference: string): JsonSchema | undefined {
  const name = reference.replace("#/$defs/", "");
  if (name === "node") return undefined;
  // How many nodes a list may have was looked at while they were opened.
  return name === "nodes" ? { type: "array", maxItems: Infinity } : schemas[name];
}

function withoutUnknown(
  json: Record<string, unknown>,
  schema: JsonSchema,
  pointer: string,
  opening: Opening,
): Record<string, unknown> {
  const { properties = {} } = schema;
  const unknown = Object.keys(json).filter((name) => !Object.hasOwn(properties, name));
  if (unknown.length === 0) return json;
  for (const name of unknown) {
    const reason = `The property "${name}" is not known and was ignored`;
    opening.problems.push({
      document: opening.document,
      pointer: pointer + toPointer(name),
      reason,
      ...nearestWord(name, Object.keys(properties)),
    });
  }
  return Object.fromEntries(Object.entries(json).filter(([name]) => !unknown.includes(name)));
}

function noteId(node: Record<string, unknown>, pointer: string, { ids, document, problems }: Opening): void {
  const { id } = node;
  if (typeof id !== "string") return;
  const first = ids.get(id);
  if (first === undefined) ids.set(id, pointer);
  else
    problems.push({
      document,
      pointer: `${pointer}/id`,
      reason: `Two nodes are named "${id}": the other one is at ${first}`,
    });
}
