import { useId, type PointerEvent, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useDispatch } from "#rendering/hooks/useDispatch.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../icons/Icon.tsx";
import { useDrag } from "../ui/useDrag.ts";
import { besideQuery } from "../ui/sheetQuery.ts";
import { useKeptFocus } from "../ui/useKeptFocus.ts";
import { useMatches } from "../ui/useMatches.ts";
import { useModal } from "../ui/useModal.ts";
import { usePageMark } from "../ui/usePageMark.ts";

/**
 * A dialog over the page: a sheet at the bottom of a phone, with a grip, which a swipe down closes; on a desktop a window that can be moved by its head. Escape
 * and the close button close it; a press outside only where the document says so. One that cannot be closed has
 * no grip and follows no swipe. One at the side leaves the page usable where a screen has room for both.
 */
export function Dialog(props: BlockProps<"dialog">): ReactElement {
  const { title, children, footer, size = "m", closeOnOutside = false, closable = true, at } = props;
  const { scrollable = true, draggable = true, stands = "middle" } = props;
  const id = useId();
  const text = useFixedText();
  const dispatch = useDispatch(at);
  const close = closable ? (): void => void dispatch({ do: "closeDialog" }) : undefined;
  const isAside = stands === "side";
  const isBeside = useMatches(besideQuery) && isAside;
  const dialog = useModal({
    onEscape: close,
    firstFocus: ".dialog__body :is(input, select, textarea)",
    isSheet: closable,
    isBeside,
  });
  useKeptFocus(dialog);
  usePageMark("held", scrollable && !isBeside);
  usePageMark("beside", isBeside);
  const drag = useDrag(draggable && !isAside);
  const handlePointerDown = (event: PointerEvent): void => {
    if (closeOnOutside && !isBeside && event.target === event.currentTarget) close?.();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-size={size}
      data-kept={closable ? undefined : true}
      data-stands={isBeside ? "beside" : isAside ? "side" : undefined}
      style={drag.style}
      aria-labelledby={id}
      onPointerDown={handlePointerDown}
    >
      <div className="dialog__head" data-draggable={draggable && !isAside} {...drag.handlers}>
        <h2 id={id} className="dialog__title" tabIndex={-1} data-first>
          {title}
        </h2>
        {close ? (
          <button type="button" className="icon-button" aria-label={text("ui.dialog.close")} onClick={close}>
            <Icon name="close" />
          </button>
        ) : null}
      </div>
      <div className="dialog__body">{children}</div>
      {footer === undefined ? null : <div className="dialog__foot">{footer}</div>}
    </dialog>
  );
}

/** Draws `dialog`. */
export const dialog = defineBlock({ kind: "dialog", component: Dialog });
