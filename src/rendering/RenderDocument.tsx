import { observer } from "mobx-react-lite";
import { createContext, use, useLayoutEffect, useMemo, useEffect } from "react";
import type { Scope } from "#engine/index.ts";
import { useRendering } from "./hooks/useRendering.ts";
import { declaredState, documentScope } from "./documentScope.ts";
import { NodeNotice } from "./NodeNotice.tsx";
import type { NodePlace } from "./NodePlace.ts";
import { RenderNode } from "./RenderNode.tsx";

interface RenderDocumentProps {
  /** Key of the document: `page/index`. */
  name: string;
  /** The site's scope without it. */
  scope?: Scope;
  /** The node that shows it, where another document does. */
  from?: NodePlace;
}

/** The documents of one site that are being drawn, outermost first. */
interface Around {
  site?: object;
  names: readonly string[];
}

const nothingAround: Around = { names: [] };
const DocumentsAround = createContext(nothingAround);

/**
 * Draws a document of the site. A published revision changes it in place; what did not change keeps its state. One that
 * would stand inside itself is not drawn again: it would never end, and costs only the node that shows it.
 */
export const RenderDocument = observer(function RenderDocument({ name, scope, from }: RenderDocumentProps) {
  const context = useRendering();
  const { documents, states, data } = context;
  const outer = use(DocumentsAround);
  // The console draws a site within its own pages, and both have a shell.
  const { names } = outer.site === documents ? outer : nothingAround;
  const within = useMemo(() => ({ site: documents, names: [...names, name] }), [documents, names, name]);
  const below = scope ?? context.scope;
  const own = useMemo(
    () => documentScope(below, name, { documents, states, data }),
    [below, name, documents, states, data],
  );
  const document = documents.open(name);
  const { state, keep } = document ?? {};
  // What is kept elsewhere is read once it is drawn: the platform, which draws it first, does not know it.
  useLayoutEffect(
    () => (state && states ? states.open(declaredState(name, { state, keep })) : undefined),
    [states, name, state, keep],
  );
  if (!document) {
    const { rest } = documents;
    if (rest && !rest.isWhole) return <AwaitedDocument complete={rest.complete} />;
    return <NodeNotice problem={{ document: name, pointer: "", reason: `There is no document "${name}"` }} />;
  }
  if (names.includes(name)) {
    const place = { document: from?.document ?? name, pointer: from?.pointer ?? "/root" };
    return <NodeNotice problem={{ ...place, reason: `It shows "${name}", in which it stands itself` }} />;
  }
  return (
    <DocumentsAround value={within}>
      <RenderNode key={name} node={document.root} document={name} pointer="/root" scope={own} />
    </DocumentsAround>
  );
});

/** Stands where a document will be that is on its way with the rest of the site, and asks for it. */
function AwaitedDocument({ complete }: { complete(): Promise<void> }) {
  useEffect(() => void complete(), [complete]);
  return <div className="awaited" aria-busy="true" />;
}
