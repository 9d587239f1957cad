import { useMemo, useState, type ReactElement } from "react";
import { reuseUnchanged } from "#json/equal.ts";
import { FieldSlot } from "#rendering/fields/FieldSlot.tsx";
import type { FieldSlotProps } from "#rendering/fields/FieldSlotProps.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { Chooser } from "./Chooser.tsx";
import { leafOf } from "./leafOf.ts";
import type { SchemaWidgetProps } from "./SchemaWidgetProps.ts";
import { useLeaf } from "./useLeaf.ts";
import { viewOfWidget } from "./viewOfWidget.ts";

/**
 * Every widget of rjsf: the very field renderers of the engine lane, over the same model. Rjsf says where and what;
 * what is typed never goes through it. The choice between alternatives has no place in the document, and is drawn apart.
 */
export function SchemaWidget(props: SchemaWidgetProps): ReactElement {
  return props.htmlName === undefined ? <Chooser {...props} /> : <LeafWidget {...props} />;
}

function LeafWidget(props: SchemaWidgetProps): ReactElement {
  const { drawn } = props.registry.formContext;
  const context = useRendering();
  const leaf = leafOf(props);
  const field = useLeaf(props.registry.formContext, leaf, props.value);
  const [known] = useState(() => new Map<"view", FieldSlotProps["view"]>());
  const view = reuseUnchanged(known.get("view"), viewOfWidget(props, leaf, context));
  known.set("view", view);
  const binding = useMemo(() => ({ form: drawn.form, at: drawn.at }), [drawn]);
  return (
    <FieldSlot field={field} view={view} binding={binding} isDisabled={props.disabled || props.readonly || false} />
  );
}
