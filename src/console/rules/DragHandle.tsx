import type { ReactElement } from "react";
import { Icon } from "#renderers/icons/Icon.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { useDragOrder } from "./useDragOrder.ts";

/** What `useDragOrder` puts on the handle of an entry. */
export type DragHandlers = ReturnType<ReturnType<typeof useDragOrder>["handlers"]>;

interface DragHandleProps {
  /** Tells the entry from others of its list. */
  name: string;
  title: string;
  /** Undefined for what cannot be moved: its place stays free. */
  handlers: DragHandlers | undefined;
}

/** What an entry of an ordered list is held by, by a pointer or by keys. */
export function DragHandle({ name, title, handlers }: DragHandleProps): ReactElement {
  const translate = useFixedText();
  if (handlers === undefined) return <span className="rule-entry__handle" />;
  return (
    <button
      type="button"
      className="rule-entry__handle"
      data-handle={name}
      aria-label={translate("console.field.move", { field: title })}
      title={translate("console.field.moveHow")}
      {...handlers}
    >
      <Icon name="menu" />
    </button>
  );
}
