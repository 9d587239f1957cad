import { useId } from "react";
import { observing } from "#rendering/observing.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useModal } from "#renderers/ui/useModal.ts";
import type { AskedQuestion } from "#stores/Questions.ts";
import type { ScreenStores } from "../ScreenStores.ts";

/** The question that waits for an answer, over everything. */
export const QuestionDialog = observing(function QuestionDialog({ stores }: { stores: ScreenStores }) {
  const question = stores.ui.questions.open;
  return question === null ? null : <Question question={question} />;
});

const Question = observing(function Question({ question }: { question: AskedQuestion }) {
  const { title, body, submit, cancel, danger, leads = "submit", answer } = question;
  const id = useId();
  const dialog = useModal({ onEscape: () => answer(false), isSheet: true });
  const give = (confirmed: boolean) => async () => {
    answer(confirmed);
    return { ok: true } as const;
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-size="s"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-body`}
    >
      <div className="dialog__head">
        <h2 id={id} className="dialog__title" tabIndex={-1} data-first>
          {title}
        </h2>
      </div>
      <div className="dialog__body" id={`${id}-body`}>
        {body}
      </div>
      <div className="dialog__foot">
        {leads === "cancel" ? <PressButton variant="ghost" label={submit} onPress={give(true)} /> : null}
        {cancel === null ? null : (
          <PressButton variant={leads === "cancel" ? "primary" : "secondary"} label={cancel} onPress={give(false)} />
        )}
        {leads === "cancel" ? null : (
          <PressButton variant={danger ? "danger" : "primary"} label={submit} onPress={give(true)} />
        )}
      </div>
    </dialog>
  );
});
