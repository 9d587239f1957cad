import type { ReactElement } from "react";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useDispatch } from "#rendering/hooks/useDispatch.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { ConflictForm } from "./ConflictForm.tsx";

/**
 * The places that somebody else published meanwhile, or has otherwise in a draft that is being taken over; for each, whose
 * value stays. Nothing where there are none.
 */
export const Conflicts = observing(function Conflicts({ at }: { at: NodePlace }): ReactElement | null {
  const translate = useFixedText();
  const dispatch = useDispatch(at);
  const { draft, review, handOver } = useConsoleTools();
  const { contested } = handOver;
  if (contested !== null) {
    const { account, hash, conflicts } = contested;
    return (
      <ConflictForm
        key={`${account} ${hash}`}
        title={translate("console.drafts.conflicts", { account })}
        theirs={translate("console.drafts.theirs", { account })}
        conflicts={conflicts}
        takesFocus
        onSettle={(chosen) => {
          handOver.answer(chosen);
          return dispatch({
            do: "call",
            call: "adoptDraft",
            params: { account, hash },
            success: { text: "console.drafts.taken", values: { account } },
          });
        }}
      >
        <PressButton
          variant="ghost"
          label={translate("console.drafts.leave")}
          onPress={async () => {
            handOver.giveUp();
            return { ok: true };
          }}
        />
      </ConflictForm>
    );
  }
  if (review.conflicts.length === 0) return null;
  return (
    <ConflictForm
      title={translate("console.changes.conflicts")}
      theirs={translate("console.changes.theirs")}
      conflicts={review.conflicts}
      onSettle={async (chosen) => ((await draft.rebase(chosen)) ? { ok: true } : { ok: false })}
    />
  );
});
