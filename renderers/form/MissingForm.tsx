import type { ReactElement } from "react";
import { NodeNotice } from "#rendering/NodeNotice.tsx";
import type { NodePlace } from "#rendering/NodePlace.ts";

/** Stands where a form was asked for that nobody describes. */
export function MissingForm({ name, at }: { name: string; at: NodePlace }): ReactElement {
  const reason = name === "" ? "A form needs a name or fields" : `There is no form "${name}"`;
  return <NodeNotice problem={{ document: at.document, pointer: `${at.pointer}/form`, reason }} />;
}
