import { observer } from "mobx-react-lite";
import type { Scope } from "#engine/index.ts";
import { useRendering } from "./hooks/useRendering.ts";
import { NodeNotice } from "./NodeNotice.tsx";
import { RenderNode } from "./RenderNode.tsx";

interface RenderDocumentProps {
  /** Key of the document: `page/index`. */
  name: string;
  /** The site's scope without it. */
  scope?: Scope;
}

/** Draws a document of the site. A published revision changes it in place; what did not change keeps its state. */
export const RenderDocument = observer(function RenderDocument({ name, scope }: RenderDocumentProps) {
  const context = useRendering();
  const document = context.documents.open(name);
  if (!document) {
    return <NodeNotice problem={{ document: name, pointer: "", reason: `There is no document "${name}"` }} />;
  }
  return <RenderNode key={name} node={document.root} document={name} pointer="/root" scope={scope ?? context.scope} />;
});
