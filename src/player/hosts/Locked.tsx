import { useId } from "react";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useModal } from "#renderers/ui/useModal.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import { homePath } from "../routing/homePath.ts";

/** The dialog over a page that another account has taken over: it says which, and goes on as that one. */
export function Locked({ stores, account }: { stores: PlayerStores; account: string }) {
  const id = useId();
  const { translate } = stores.texts.texts;
  const dialog = useModal({ onEscape: undefined });
  const goOn = async () => {
    stores.ui.closeAllDialogs();
    stores.route.push(homePath);
    await stores.session.dismissEnd();
    return { ok: true } as const;
  };
  return (
    <dialog ref={dialog} className="dialog" data-size="s" data-kept role="alertdialog" aria-labelledby={id}>
      <div className="dialog__head">
        <h2 id={id} className="dialog__title" tabIndex={-1} data-first>
          {translate("session.locked.title")}
        </h2>
      </div>
      <div className="dialog__body">{translate("session.locked.body", { account })}</div>
      <div className="dialog__foot">
        <PressButton variant="primary" label={translate("session.locked.go", { account })} onPress={goOn} />
      </div>
    </dialog>
  );
}
