import { createContext, use, type ComponentType, type ReactElement } from "react";
import type { Diagnostic } from "#contracts/api.ts";
import { isBroken, visitNodes, type OpenedDocument, type Renderer } from "#engine/index.ts";
import { NodeNotice } from "#rendering/NodeNotice.tsx";
import type { NodePlace } from "#rendering/NodePlace.ts";

/** What the document door found wrong inside of nodes that are drawn all the same, by the pointer of the node. */
export type NodeNotes = ReadonlyMap<string, readonly Diagnostic[]>;

const none: NodeNotes = new Map();

const NotesContext = createContext<(document: string) => NodeNotes>(() => none);

/** Gives the notes of documents, by their keys, to what is drawn below. */
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

/** The notes of each of many documents, made when the first of their nodes is drawn. */
export function notesOfAll(open: (key: string) => OpenedDocument | undefined): (document: string) => NodeNotes {
  const made = new Map<string, NodeNotes>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const opened = open(key);
    const notes = opened ? notesOf(opened) : none;
    made.set(key, notes);
    return notes;
  };
}

function innermost(pointer: string, known: ReadonlyMap<string, unknown>): string | undefined {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) if (known.has(at)) return at;
  return undefined;
}

/** The renderer, with a notice before what it draws for each thing that is wrong in its node. */
export function withNotes(renderer: Renderer): Renderer {
  const Block = renderer.component as ComponentType<Record<string, unknown>>;
  const Noted = (props: Record<string, unknown>): ReactElement => {
    const notesIn = use(NotesContext);
    const at = props["at"] as Partial<NodePlace> | undefined;
    const here = at?.document === undefined ? undefined : notesIn(at.document).get(at.pointer ?? "");
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
