import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";

/** The form that a publication's note is written into: the document, and the form's id. */
const publishForm = "page/changes/publish";

/**
 * Lets the stores follow who is signed in: an operator's draft is loaded, with what the device kept of it; a session that
 * ended leaves everything as it is and asks for the password over it; another operator begins with an empty screen.
 */
export function followOperator(stores: ConsoleStores, { forms }: Pick<RenderingContext, "forms">): void {
  const { operator, draft, review, writing, handOver, preview, data, ui } = stores;
  let account: string | null = null;

  const forget = () => {
    draft.clear();
    review.clear();
    writing.clear();
    preview.clear();
    stores.origins.clear();
    stores.flagTurns.clear();
    stores.comments.clear();
    stores.presence.clear();
    stores.assets.clear();
    stores.copying.store?.clear();
    handOver.giveUp();
    forms.drafts.clear();
    account = null;
  };

  const follow = () => {
    const { status } = operator.state;
    if (status === "expired") ui.openDialog("signIn");
    else ui.closeDialog("signIn");
    if (status === "signedOut") {
      ui.closeAllDialogs();
      forget();
    }
    if (status !== "signedIn") return;
    const { account: current, mustEnrol } = operator.view;
    if (current !== account) {
      // Nothing else is served yet. Whoever works already is told, and stays.
      if (mustEnrol) stores.route.push("/account");
      forget();
      account = current;
      draft.open(current ?? "");
      writing.restore();
    }
    void draft.load();
    void data.reloadAll();
  };
  watchValue(() => `${operator.state.status} ${operator.view.account ?? ""} ${operator.view.mustEnrol}`, follow);

  const reviewedDraft = () => (draft.hash === null ? null : `${draft.hash} ${draft.live?.hash ?? ""}`);
  watchValue(reviewedDraft, (hash) => {
    if (hash !== null) void review.refresh();
  });

  // Each publication begins with an empty note: what was written for the one before goes with it.
  watchValue(
    () => review.isChanged,
    (isChanged) => {
      if (isChanged) forms.drafts.delete(publishForm);
    },
  );

  watchValue(
    () => draft.restored,
    (count) => {
      if (count > 0) ui.toasts.add(() => stores.texts.texts.translate("console.state.restored", { count }), "neutral");
    },
  );
}
