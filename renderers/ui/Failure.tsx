import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../icons/Icon.tsx";
import { PressButton } from "./PressButton.tsx";

/** Says what could not be loaded, and tries again. */
export function Failure({ message, onRetry }: { message: string; onRetry(): Promise<void> }): ReactElement {
  const text = useFixedText();
  const retry = async (): Promise<{ ok: true }> => {
    await onRetry();
    return { ok: true };
  };
  return (
    <div className="notice" data-tone="negative" role="alert">
      <Icon name="error" size={22} />
      <div className="notice__words">
        <p className="notice__title">{text("ui.data.failed")}</p>
        {message === "" ? null : <p>{message}</p>}
        <PressButton variant="secondary" size="s" icon="refresh" label={text("ui.data.retry")} onPress={retry} />
      </div>
    </div>
  );
}
