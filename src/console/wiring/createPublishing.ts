import type { Diagnostic } from "#contracts/api.ts";
import type { CallFailure } from "#stores/Answer.ts";
import type { ConsoleStores } from "../ConsoleStores.ts";
import { countHeld } from "../unsaved.ts";

/** What stands around the call that publishes. */
export interface Publishing {
  /** Saves what is not saved, and says what stays out. False where the operator thinks better of it. */
  mayPublish(): Promise<boolean>;
  /** It is live. */
  done(): void;
  /** Keeps a refusal of the draft for the place beside the button; false where the failure is another one. */
  refused(failure: CallFailure, message: string): Promise<boolean>;
}

/** Publishes what the page shows: a draft that changed elsewhere is shown again first. */
export function createPublishing({ draft, writing, review, ui, texts }: ConsoleStores): Publishing {
  return {
    async mayPublish() {
      review.forgetTry();
      await draft.flush();
      const { translate } = texts.texts;
      if (!draft.isSaved) {
        review.refuse({ message: translate("console.publish.unsaved"), problems: [] });
        return false;
      }
      const count = countHeld({ draft, writing });
      if (count === 0) return true;
      return ui.questions.ask({
        title: translate("console.publish.heldTitle"),
        body: translate("console.publish.heldText", { count }),
        submit: translate("console.publish.heldSubmit"),
        cancel: translate("console.confirm.cancel"),
        danger: false,
      });
    },
    done: () => review.forgetTry(),
    async refused(failure, message) {
      const { problems } = failure.details;
      if (failure.code === "draft_moved" || failure.code === "moved") {
        await review.lookAgain();
        review.refuse({ message: texts.texts.translate("console.publish.moved"), problems: [] });
        return true;
      }
      if (failure.code === "review_needed") {
        review.refuse({ message: texts.texts.translate("console.review.needed"), problems: [] });
        return true;
      }
      if (failure.kind === "conflict") await review.lookAgain();
      else if (failure.kind !== "malformed") return false;
      review.refuse({ message, problems: Array.isArray(problems) ? (problems as Diagnostic[]) : [] });
      return true;
    },
  };
}
