import { useId, type ReactElement, type ReactNode } from "react";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { useDispatch } from "#rendering/hooks/useDispatch.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../icons/Icon.tsx";
import { useModal } from "./useModal.ts";

interface ArrivingLayerProps {
  title: string;
  at: NodePlace;
  /** What is said meanwhile. */
  children: ReactNode;
}

/** Stands in for a dialog that is on its way: named as it will be, and it can be closed. */
export function ArrivingDialog({ closable = true, ...props }: ArrivingLayerProps & { closable?: boolean }) {
  return <ArrivingLayer {...props} way={closable ? "closeDialog" : undefined} />;
}

/** Stands in for a centre that is on its way. */
export function ArrivingCentre(props: ArrivingLayerProps): ReactElement {
  return <ArrivingLayer {...props} way="closeCentre" />;
}

interface LayerProps extends ArrivingLayerProps {
  /** The action that closes it; undefined where nothing does. */
  way: "closeDialog" | "closeCentre" | undefined;
}

function ArrivingLayer({ title, at, children, way }: LayerProps): ReactElement {
  const id = useId();
  const text = useFixedText();
  const dispatch = useDispatch(at);
  const close = way && ((): void => void dispatch({ do: way }));
  const dialog = useModal({ onEscape: close, isSheet: true });
  return (
    <dialog ref={dialog} className="dialog" data-size="s" aria-labelledby={id}>
      <div className="dialog__head">
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
    </dialog>
  );
}
