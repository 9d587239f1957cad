import { isRecord } from "#compile/isRecord.ts";
import { nearest } from "#compile/nearest.ts";
import { pointer as pointerOf } from "#compile/pointer.ts";
import type { Problem } from "#contracts/entities.ts";
import { nodeSchemas } from "#contracts/nodeSchemas.ts";
import { nodeShapes } from "#contracts/nodeShapes.ts";
import { brokenKind, type BrokenNode } from "./BrokenNode.ts";
import { checkShape } from "#compile/shapes/checkShape.ts";
import type { EngineNode } from "./EngineNode.ts";
import { mapNodes } from "./mapNodes.ts";
import type { SchemaShape } from "#compile/shapes/SchemaShape.ts";
import type { ShapeFault } from "#compile/shapes/ShapeFault.ts";
import { shapesOf } from "./shapesOf.ts";

/** What is known while a document is opened. */
export interface Opening {
  document: string;
  problems: Problem[];
  /** Where each id was first seen. */
  ids: Map<string, string>;
  depth: number;
  /** How many nodes were opened so far; shared by all of a document. */
  amount: { nodes: number };
}

/** Deeper than any page; a document that nests further is broken, or made to exhaust the stack. */
const deepest = 40;
/** More than ten of our biggest pages; a document of more would keep a phone busy for seconds. */
const mostNodes = 3_000;

const schemas = nodeSchemas as Readonly<Record<string, SchemaShape>>;

/** Opens one node and what stands below it; a bad one becomes a broken node, and its problem is told. */
export function openNode(json: unknown, pointer: string, opening: Opening): EngineNode {
  const broken = (fault: Omit<Problem, "document">): EngineNode => {
    const problem = { document: opening.document, ...fault };
    opening.problems.push(problem);
    return { kind: brokenKind, problem };
  };
  if (!isRecord(json))
    return broken({
      pointer,
      reason: `A node is an object, not ${json === null ? "null" : `a ${Array.isArray(json) ? "list" : typeof json}`}`,
    });
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
  if (opening.depth > deepest) return broken({ pointer, reason: `Nodes are nested deeper than ${deepest}` });
  const { kind } = json;
  if (typeof kind !== "string") return broken({ pointer, reason: "A node has a kind" });
  const schema = Object.hasOwn(schemas, `kind-${kind}`) ? schemas[`kind-${kind}`] : undefined;
  if (!schema)
    return broken({
      pointer: `${pointer}/kind`,
      reason: `The kind "${kind}" is not known`,
      ...near(kind, Object.keys(nodeShapes)),
    });
  const known = withoutUnknown(json, schema, pointer, opening);
  const fault = checkShape({ ...schema, additionalProperties: true }, known, findSchema, pointer);
  if (fault) return broken(toProblem(fault));
  noteId(known, pointer, opening);
  const deeper = { ...opening, depth: opening.depth + 1 };
  return mapNodes(known as EngineNode & Record<string, unknown>, shapesOf(kind), pointer, (child, at) =>
    openNode(child, at, deeper),
  );
}

/** Nodes are opened one by one, so that a bad child does not cost its parent. */
function findSchema(reference: string): SchemaShape | undefined {
  const name = reference.replace("#/$defs/", "");
  if (name === "node") return undefined;
  return name === "nodes" ? { type: "array" } : schemas[name];
}

function withoutUnknown(
  json: Record<string, unknown>,
  schema: SchemaShape,
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
      pointer: pointer + pointerOf(name),
      reason,
      ...near(name, Object.keys(properties)),
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

function toProblem({ pointer, reason, written, choices }: ShapeFault): Omit<Problem, "document"> {
  const sentence = reason.charAt(0).toUpperCase() + reason.slice(1);
  return { pointer, reason: sentence, ...(written === undefined ? {} : near(written, choices ?? [])) };
}

function near(written: string, choices: readonly string[]): { nearest?: string } {
  // Of words equally near, the one of the same length is meant more often: letters get swapped.
  const byLength = choices.toSorted(
    (a, b) => Math.abs(a.length - written.length) - Math.abs(b.length - written.length),
  );
  const found = nearest(written, byLength);
  return found === undefined ? {} : { nearest: found };
}
