import { useMemo, type ReactElement } from "react";
import { kindHaving } from "#engine/index.ts";
import { sentFields } from "#engine/sentFields.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { NodeNotice } from "#rendering/NodeNotice.tsx";
import { FormBlock } from "./FormBlock.tsx";

/**
 * A form with fields that a call has sent, after those of its own. They are compiled and judged like any other; when they change,
 * what was typed stays in the fields that stay.
 */
export function SentForm(props: BlockProps<"form">): ReactElement {
  const { fieldRows, fields: own, at } = props;
  const sent = fieldRows?.value;
  const fields = useMemo(() => {
    const found = sentFields(sent);
    return found && [...(own ?? []), ...found];
  }, [own, sent]);
  if (!fields) {
    const reason = "What the call sent is no list of fields";
    return <NodeNotice problem={{ document: at.document, pointer: `${at.pointer}/fieldRows`, reason }} />;
  }
  return <FormBlock {...props} fields={fields} />;
}

/** Draws `form` whose fields a call sends. */
export const sentForm = defineBlock({
  kind: "form",
  name: "sentForm",
  match: kindHaving("form", "fieldRows"),
  component: SentForm,
});
