import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** The balance is asked for again after so many milliseconds while somebody looks. */
const balanceEveryMs = 30_000;

/** The unread messages are counted again after so many milliseconds while somebody looks. */
const unreadEveryMs = 60_000;

/** What a session brings along and takes with it: balance, messages, data, what was typed, and the dialogs that force. */
export function watchSession(stores: PlayerStores, { forms }: Pick<RenderingContext, "forms">): void {
  const { session, balance, messages, contracts, data, states, ui, texts } = stores;
  const load = () => {
    void balance.load();
    void messages.load();
  };
  const follow = (isLoggedIn: boolean) => {
    data.forgetLeft();
    if (isLoggedIn) load();
    else {
      balance.clear();
      messages.clear();
    }
  };
  watchValue(() => session.isLoggedIn, follow);
  follow(session.isLoggedIn);
  watchValue(() => contracts.agent, contracts.begin);
  void contracts.begin();

  // What somebody typed is not shown to the next one; whoever comes back after the session ended finds it again.
  watchValue(
    () => session.member?.account ?? null,
    () => forms.drafts.clear(),
  );
  // Nor is what they chose, or could take back; what a visitor chose before logging in is still theirs. Who is only expected back is nobody else yet.
  let last: string | null = null;
  const follows = () => {
    const { status } = session.state;
    return status === "visitor" || status === "loggedIn" ? (session.member?.account ?? null) : undefined;
  };
  const belong = (account: string | null | undefined) => {
    if (account === undefined) return;
    if (last !== null && account !== last) {
      states.clear();
      ui.toasts.withdrawOffers();
    }
    last = account;
  };
  watchValue(follows, belong);
  belong(follows());

  const force = () => {
    if (session.state.status === "mustChangePassword") ui.openDialog("changePassword");
  };
  watchValue(() => session.state.status, force);
  force();

  // Somebody has logged in in another tab: nobody need do it here.
  watchValue(
    () => session.state.status,
    (now, before) => {
      if (now === "loggedIn" && before === "restoring") ui.closeDialog("login");
    },
  );

  watchValue(
    () => session.state.status === "ended",
    (isEnded) => {
      if (!isEnded) return;
      ui.toasts.add(() => texts.texts.translate("error.session_ended"), "warning");
      ui.openDialog("login");
    },
  );

  const whileLooked = (ms: number, look: () => Promise<void>) => {
    setInterval(() => {
      if (session.isLoggedIn && document.visibilityState === "visible") void look();
    }, ms);
  };
  whileLooked(balanceEveryMs, balance.load);
  whileLooked(unreadEveryMs, messages.load);
}
