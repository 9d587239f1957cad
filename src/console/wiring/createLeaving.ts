import type { ConsoleStores } from "../ConsoleStores.ts";
import { countUnsaved } from "../unsaved.ts";

/** What leaving the console, or the draft, means for what is not saved. */
export interface Leaving {
  /** May the operator sign out? Asks where that would lose something. */
  mayLeave(): Promise<boolean>;
  /** The draft was discarded: with it goes what was not saved, and the device forgets it. */
  forgetDraft(): void;
}

/** Signing out empties what the browser keeps of the site, so what could not be saved would be lost. */
export function createLeaving({ draft, writing, ui, texts }: ConsoleStores): Leaving {
  return {
    async mayLeave() {
      await draft.flush();
      const count = countUnsaved({ draft, writing });
      if (count === 0) return true;
      const { translate } = texts.texts;
      return ui.questions.ask({
        title: translate("console.leave.title"),
        body: translate("console.leave.text", { count }),
        submit: translate("console.leave.submit"),
        cancel: translate("console.leave.stay"),
        danger: true,
      });
    },
    forgetDraft() {
      draft.forget();
      writing.clear();
    },
  };
}
