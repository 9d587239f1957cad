import { createContext, use, type ComponentType, type ReactElement } from "react";
import type { Diagnostic } from "#contracts/api.ts";
import { isBroken, visitNodes, type OpenedDocument, type Renderer } from "#engine/index.ts";
import { NodeNotice } from "#rendering/NodeNotice.tsx";
import type { NodePlace } from "#rendering/NodePlace.ts";

/** What the document door found wrong inside of nodes that are drawn all the same, by the pointer of the node. */
export type NodeNotes = ReadonlyMap<string, readonly Diagnostic[]>;

const NotesContext = createContext<{ document: string; notes: NodeNotes }>({ document: "", notes: new Map() });

/** Gives the notes of a document to what is drawn below. */
export const NotesProvider = NotesContext.Provider;

/** The problems of a document, each at the innermost node that it is in. A broken node has its own notice and none here. */
export function notesOf({ root, problems }: OpenedDocument): NodeNotes {
  const notes = new Map<string, Diagnostic[]>();
  if (problems.length === 0) return notes;
  const broken = new Map<string, boolean>();
  visitNodes(root, "/root", (node, pointer) => void broken.set(pointer, isBroken(node)));
  for (const problem of problems) {
    const owner = innermost(problem.pointer, broken);
    if (owner === undefined || broken.get(owner) === true) continue;
    notes.set(owner, [...(notes.get(owner) ?? []), problem]);
  }
  return notes;
}

function innermost(pointer: string, known: ReadonlyMap<string, unknown>): string | undefined {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) if (known.has(at)) return at;
  return undefined;
}

/** The renderer, with a notice before what it draws for each thing that is wrong in its node. */
export function withNotes(renderer: Renderer): Renderer {
  const Block = renderer.component as ComponentType<Record<string, unknown>>;
  const Noted = (props: Record<string, unknown>): ReactElement => {
    const { document, notes } = use(NotesContext);
    const at = props["at"] as Partial<NodePlace> | undefined;
    const here = at?.document === document ? notes.get(at.pointer ?? "") : undefined;
    return (
      <>
        {here?.map((problem) => (
          <NodeNotice key={`${problem.pointer} ${problem.reason}`} problem={problem} />
        ))}
        <Block {...props} />
      </>
    );
  };
  return { ...renderer, component: Noted };
}
