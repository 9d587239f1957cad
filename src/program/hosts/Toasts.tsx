import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { observing } from "#rendering/observing.ts";
import { Icon } from "#renderers/icons/Icon.tsx";
import { toastMs, type Toast } from "#stores/UiStore.ts";
import type { ScreenStores } from "../ScreenStores.ts";

const icons = { neutral: "info", positive: "success", negative: "error", warning: "warning" } as const;

/**
 * Messages that go away by themselves. They stand inside the dialog on top, because everything outside of an open modal
 * dialog is neither reachable nor read out.
 */
export const Toasts = observing(function Toasts({ stores }: { stores: ScreenStores }) {
  const { toasts, dialogs, centre, question } = stores.ui;
  const [place, setPlace] = useState<Element>(document.body);
  const opened = [dialogs.length, centre?.centre, question === null, toasts.length].join();
  useLayoutEffect(() => {
    setPlace([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body);
  }, [opened]);
  return createPortal(
    <div className="toasts">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} stores={stores} />
      ))}
    </div>,
    place,
  );
});

function ToastItem({ toast, stores }: { toast: Toast; stores: ScreenStores }) {
  const { id, tone, text } = toast;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    // A message under the pointer or the keyboard is being read.
    if (isHeld) return undefined;
    const timer = setTimeout(() => stores.ui.removeToast(id), toastMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, stores]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      className="toast"
      data-tone={tone}
      role={tone === "negative" || tone === "warning" ? "alert" : "status"}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={icons[tone]} size={20} />
      <p className="toast__text">{text}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={stores.texts.texts.translate("session.dismiss")}
        onClick={() => stores.ui.removeToast(id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
